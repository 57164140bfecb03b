import type { Kysely } from 'kysely';
import type { Migration } from 'kysely/migration';
import type { ColumnTypes } from '../dialects/column-types.ts';
import type { Schema } from '../schema.ts';

/** Which words stand side by side in names, by which a mistake is told from a word that was meant; 0006 fills it. */
export function searchPairs({ text }: ColumnTypes): Migration {
  return {
    async up(db: Kysely<Schema>) {
      await createPairs(db, text);
    },
  };
}

/** The index is filled with the code of today, which writes pairs as well: it calls for the table before its time. */
export const createPairs = (db: Kysely<Schema>, text: ColumnTypes['text']) =>
  db.schema
    .createTable('search_pair')
    .ifNotExists()
    .addColumn('one', text, (column) => column.notNull())
    .addColumn('other', text, (column) => column.notNull())
    .addColumn('named', 'integer', (column) => column.notNull())
    .addPrimaryKeyConstraint('search_pair_key', ['one', 'other'])
    .execute();
