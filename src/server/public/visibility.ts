import { type ExpressionBuilder, type SelectQueryBuilder, sql } from 'kysely';
import type { Description } from '#shared/content-types/description.ts';
import { type descriptions, major, position, subject } from '#shared/content-types/index.ts';
import { parentsOf } from '#shared/content-types/parents.ts';
import { shown } from '#shared/fields/visibility.ts';
import { loose } from '#server/crud/record.ts';
import type { Database, Schema } from '#server/database/schema.ts';

/** What visitors may know of. Every public read of content starts here, so that nothing hidden slips through one of them. */

type Described = (typeof descriptions)[number];
type Referring = { kind: 'reference'; required: true };
type ParentOf<D extends Described> = {
  [K in keyof D['fields']]: D['fields'][K] extends Referring & { to: infer Path } ? Extract<Described, { path: Path }> : never;
}[keyof D['fields']];
type TablesOf<D extends Described> = D extends Described ? D['table'] | TablesOf<ParentOf<D>> : never;

/** SQLite takes it that few of them are shown, and would read all of these to find those of a career: a sign hides the index. */
const hidingIndex: ReadonlySet<string> = new Set([position.table]);

/**
 * The records of a type that visitors see at a moment (ISO 8601), with what they belong to, all of which is shown; in a query for a
 * few of them where they appear at a moment of their own.
 */
export function shownRows(db: Database, description: Description, moment = '') {
  const { table, fields, appearsAt } = description;
  const { status } = fields;
  let rows: SelectQueryBuilder<Record<string, Record<string, string | number | null>>, string, object> = loose(db).selectFrom(
    table,
  );
  const above = parentsOf(description);
  for (const [index, parent] of above.entries()) {
    const below = above[index - 1]?.description ?? description;
    rows = rows.innerJoin(parent.description.table, `${parent.description.table}.id`, `${below.table}.${parent.column}`);
  }
  const own = sql.ref<number>(`${table}.status`);
  if (status?.kind === 'visibility') rows = rows.where(hidingIndex.has(table) ? sql<number>`+${own}` : own, '=', shown);
  // The last value of a status is the one that visitors see. SQLite takes it that few records have it, too.
  if (status?.kind === 'choice') rows = rows.where(sql<string>`${own} || ''`, '=', String(status.values.at(-1)?.value));
  if (appearsAt !== undefined) rows = rows.where(`${table}.${appearsAt}`, '<=', moment);
  for (const parent of above)
    if (parent.description.fields['status'] !== undefined) rows = rows.where(`${parent.description.table}.status`, '=', shown);
  return rows;
}

/** The same for readers that know the tables. */
export const shownOf =
  <D extends Described>(description: D) =>
  (db: Database) =>
    shownRows(db, description) as unknown as SelectQueryBuilder<Schema, TablesOf<D>, object>;

export const shownPositions = shownOf(position);
export const shownMajors = shownOf(major);
export const shownSubjects = shownOf(subject);

/** Published and due. Moments are kept in one format of UTC, so that comparing text compares time. */
export const isPublished = (moment: string) => (expression: ExpressionBuilder<Schema, 'bai_viet'>) =>
  expression.and([expression('bai_viet.status', '=', 'published'), expression('bai_viet.published_at', '<=', moment)]);

export const shownArticles = (db: Database, now: Date) => db.selectFrom('bai_viet').where(isPublished(now.toISOString()));
