import { type Expression, sql } from 'kysely';
import type { Description } from '#shared/content-types/description.ts';
import type { Database } from '#server/database/schema.ts';

/** What begins a draft, and what ends it. Written into queries, so that the index of these rows is used. */
export const draftActions = (['draft', 'discard', 'publish', 'delete'] as const).map((action) => sql.lit(action));

/** The last of these rows of one record: one step into the index. */
const lastOf = (db: Database, resource: Expression<string>, id: Expression<number>) =>
  db
    .selectFrom('journal as later')
    .where('later.resource', '=', resource)
    .where('later.record_id', '=', id)
    .where('later.action', 'in', draftActions)
    .orderBy('later.seq', 'desc')
    .limit(sql.lit(1));

/** Rows of the journal that hold the draft of a record: nothing has ended it since. */
export const pendingDrafts = (db: Database) =>
  db
    .selectFrom('journal')
    .where('journal.action', 'in', draftActions)
    .where('journal.action', '=', sql.lit('draft'))
    .where(
      'journal.seq',
      '=',
      lastOf(db, sql.ref<string>('journal.resource'), sql.ref<number>('journal.record_id')).select('later.seq'),
    );

/** Selects whether a row of this table has a draft beside the version that visitors see. */
export const hasDraft = (db: Database, { table, name }: Description) =>
  sql<boolean | number | null>`(${lastOf(db, sql.lit(name), sql.ref(`${table}.id`)).select('later.action')} = 'draft')`.as(
    'has_draft',
  );
