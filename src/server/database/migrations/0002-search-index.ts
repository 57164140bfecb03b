import { sql } from 'kysely';
import type { MigrationFile } from '../migrate.ts';

/** The index of the search (see src/server/search/README.md), still empty: the search fills it when the site starts. */
export const migration: MigrationFile = ({ dialect, columns: { text } }) => ({
  async up(db) {
    await db.schema
      .createTable('search_entry')
      .addColumn('place', dialect === 'sqlite' ? 'integer' : 'bigint', (column) => column.primaryKey())
      .addColumn('name_key', text, (column) => column.notNull())
      .addColumn('name_accents', text, (column) => column.notNull())
      .execute();
    await db.schema.createIndex('search_entry_name_key').on('search_entry').columns(['name_key', 'place']).execute();
    await db.schema
      .createTable('search_word')
      .addColumn('word', text, (column) => column.primaryKey())
      .addColumn('uses', 'integer', (column) => column.notNull())
      .addColumn('named', 'integer', (column) => column.notNull())
      .execute();
    await db.schema.createIndex('search_word_rank').on('search_word').columns(['named desc', 'uses desc', 'word']).execute();

    if (dialect === 'sqlite') {
      // The tokens of a record without their text and places: the least that answers which records have which tokens.
      await sql`create virtual table search_index using fts5(
        tokens, content='', contentless_delete=1, detail=none, tokenize="ascii tokenchars '_'"
      )`.execute(db);
    } else {
      await sql`alter table search_entry add column tokens tsvector not null`.execute(db);
      // Where most names match, they are read in order until there are enough.
      await db.schema.createIndex('search_entry_walk').on('search_entry').columns(['place', 'name_key']).execute();
      // Without `fastupdate`, whose list of what is yet to be sorted in every search would read through.
      await sql`create index search_entry_tokens on search_entry using gin (tokens) with (fastupdate = off)`.execute(db);
    }
    for (const table of ['vi_tri', 'mon_hoc', 'bai_viet']) await db.schema.alterTable(table).dropColumn('search_text').execute();
  },
});
