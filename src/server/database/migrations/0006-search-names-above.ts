import { type Kysely, sql } from 'kysely';
import type { Migration } from 'kysely/migration';
import { fillIndex } from '#server/search/keep-index.ts';
import type { Dialect } from '../connect.ts';
import type { Schema } from '../schema.ts';
import { createTokenIndex } from './0002-search-index.ts';

/** Makes the index anew: positions and subjects are found by the names of what they hang on as well. */
export function searchNamesAbove(dialect: Dialect): Migration {
  return {
    async up(db: Kysely<Schema>) {
      for (const table of ['search_entry', 'search_word', 'search_pair'] as const) await db.deleteFrom(table).execute();
      if (dialect === 'sqlite') await sql`insert into search_index(search_index) values ('delete-all')`.execute(db);
      else await sql`drop index search_entry_tokens`.execute(db);
      await fillIndex(db, dialect);
      if (dialect === 'postgres') await createTokenIndex(db);
    },
  };
}
