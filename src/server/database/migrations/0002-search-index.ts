import { type Kysely, sql } from 'kysely';
import type { Migration } from 'kysely/migration';
import { fillIndex } from '../../search/keep-index.ts';
import type { Engine } from '../connect.ts';
import type { ColumnTypes } from '../dialects/column-types.ts';
import type { Schema } from '../schema.ts';

/** The index of the search (see src/server/search/README.md), filled with the records that exist already. */
export function searchIndex(engine: Engine, { text }: ColumnTypes): Migration {
  return {
    async up(db: Kysely<Schema>) {
      await db.schema
        .createTable('search_entry')
        .addColumn('place', engine === 'sqlite' ? 'integer' : 'bigint', (column) => column.primaryKey())
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

      if (engine === 'sqlite') {
        // Tokens only, no text and no places in it: the least that answers which records have which tokens.
        await sql`create virtual table search_index using fts5(
          tokens, content='', contentless_delete=1, detail=none, tokenize="ascii tokenchars '_'"
        )`.execute(db);
      } else {
        await sql`alter table search_entry add column tokens tsvector not null`.execute(db);
        // Nothing ever reads the tokens of a row; kept outside it, they do not stand in the way of what is read.
        await sql`alter table search_entry alter column tokens set storage external`.execute(db);
        await sql`alter table search_entry set (toast_tuple_target = 128)`.execute(db);
      }
      await fillIndex(db, engine);
      // One pass over what is there is far quicker than following it row by row.
      if (engine === 'postgres') {
        await sql`create index search_entry_tokens on search_entry using gin (tokens) with (fastupdate = off)`.execute(db);
      }
      for (const table of ['vi_tri', 'mon_hoc', 'bai_viet'])
        await db.schema.alterTable(table).dropColumn('search_text').execute();
    },
  };
}
