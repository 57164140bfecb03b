import { type ExpressionBuilder, type RawBuilder, type SelectQueryBuilder, sql } from 'kysely';
import type { Description } from '#shared/content-types/description.ts';
import { type descriptions, major, position, subject } from '#shared/content-types/index.ts';
import { parentsOf } from '#shared/content-types/parents.ts';
import { loose } from '#server/crud/record.ts';
import { statusValues } from '#server/crud/status-values.ts';
import { compiledQuery } from '#server/database/compiled-query.ts';
import type { Database, Schema } from '#server/database/schema.ts';

/** What visitors may know of. Every public read of content starts here, so that nothing hidden slips through one of them. */

type Described = (typeof descriptions)[number];
type Referring = { kind: 'reference'; required: true };
type ParentOf<D extends Described> = {
  [K in keyof D['fields']]: D['fields'][K] extends Referring & { to: infer Path } ? Extract<Described, { path: Path }> : never;
}[keyof D['fields']];
type TablesOf<D extends Described> = D extends Described ? D['table'] | TablesOf<ParentOf<D>> : never;

/**
 * SQLite takes it that few records are shown. To find the positions of a career, and a few articles by their ids, it would read all
 * that are: a sign hides the index of their status.
 */
function hiddenFromIndex({ table, appearsAt }: Description, status: RawBuilder<string | number>) {
  if (appearsAt !== undefined) return sql<string>`${status} || ''`;
  return table === position.table ? sql<number>`+${status}` : status;
}

type Rows = SelectQueryBuilder<Record<string, Record<string, string | number | null>>, string, object>;

/** The records of a type, hidden ones too, with what they belong to. */
export function rowsWithParents(db: Database, description: Description): Rows {
  let below = description.table;
  let rows: Rows = loose(db).selectFrom(below);
  for (const { description: parent, column } of parentsOf(description)) {
    rows = rows.innerJoin(parent.table, `${parent.table}.id`, `${below}.${column}`);
    below = parent.table;
  }
  return rows;
}

/**
 * The records of a type that visitors see at a moment (ISO 8601), with what they belong to, all of which is shown; in a query for a
 * few of them where they appear at a moment of their own.
 */
export function shownRows(db: Database, description: Description, moment = ''): Rows {
  const { table, appearsAt, shownWith } = description;
  let rows = rowsWithParents(db, description);
  for (const each of [description, ...parentsOf(description).map((parent) => parent.description)]) {
    const status = statusValues(each);
    const column = sql.ref<string | number>(`${each.table}.status`);
    if (status !== null) rows = rows.where(each === description ? hiddenFromIndex(description, column) : column, '=', status.on);
  }
  if (shownWith !== undefined) rows = rows.where(`${table}.${shownWith}`, '!=', '[]');
  return appearsAt === undefined ? rows : rows.where(`${table}.${appearsAt}`, '<=', moment);
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

const lastAppeared = compiledQuery((db, moment: string) =>
  db
    .selectFrom('bai_viet')
    .select(({ fn }) => fn.max<string | null>('published_at').as('moment'))
    .where('status', '=', 'published')
    .where('published_at', '<=', moment),
);

/** Since when the articles that visitors see are those that they see now, if nobody changes one. */
export const articlesStand = (db: Database, now: Date) => ({
  now,
  since: async () => (await lastAppeared(db, now.toISOString()))[0]?.moment ?? '',
});

const nextAppearing = compiledQuery((db, moment: string) =>
  db
    .selectFrom('bai_viet')
    .select(({ fn }) => fn.min<string | null>('published_at').as('moment'))
    .where('status', '=', 'published')
    .where('published_at', '>', moment),
);

/** When visitors see the next article if nobody changes one, in milliseconds; `Infinity` where none waits for its moment. */
export async function nextAppears(db: Database, now: Date): Promise<number> {
  const [next] = await nextAppearing(db, now.toISOString());
  return next?.moment == null ? Infinity : Date.parse(next.moment);
}

/** Puts rows in the order of the site: by the places of what these tables hold, one within the other. */
export const inOrder =
  (...tables: (keyof Schema)[]) =>
  <DB, Table extends keyof DB, Row>(query: SelectQueryBuilder<DB, Table, Row>) =>
    tables.reduce((ordered, table) => ordered.orderBy(sql.ref(`${table}.order`)).orderBy(sql.ref(`${table}.id`)), query);
