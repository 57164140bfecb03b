import { setImmediate } from 'node:timers/promises';
import { type Expression, sql, type SqlBool } from 'kysely';
import type { Description } from '#shared/content-types/description.ts';
import type { Database } from '#server/database/schema.ts';
import { metaOf } from '#server/database/paging.ts';
import { countWaitsAnew } from '#server/database/waited-time.ts';
import { withPictureFacts } from '#server/media/picture-facts.ts';
import type { RecordType } from './record-types.ts';
import type { ListAnswer, ListQuery } from './list-query.ts';
import { namedCondition } from './keyword.ts';
import { withHiddenBy } from './hidden-by.ts';
import { hasDraft } from './pending-drafts.ts';
import { decodeRow, fieldsOfKind, loose, recordColumns } from './record.ts';

/** A page of records, without their sections: those are long, and no list shows them. */
export async function readList(db: Database, type: RecordType, asked: ListQuery): Promise<ListAnswer> {
  const { description, slots } = type;
  const { listQuery, attach } = slots;
  if (listQuery) return listQuery(db, asked);

  const conditions = await conditionsOf(db, type, asked);
  const conditioned = conditionedTable(db, type, conditions);
  const query = { ...asked, page: (await pageAround(conditioned, description, asked)) ?? asked.page };
  const { total } = await conditioned.select(({ fn }) => fn.countAll<number>().as('total')).executeTakeFirstOrThrow();
  const meta = metaOf(query, total);
  if (query.page > meta.last_page || total === 0) return { data: [], meta };

  const long = fieldsOfKind(description.fields, 'sections');
  const rows = await conditioned
    .select(recordColumns(description.fields).filter((column) => !long.includes(column)))
    .select(hasDraft(db, description))
    .orderBy(sortExpression(description, query.sortBy), query.descending ? 'desc' : 'asc')
    .orderBy('id')
    .limit(query.perPage)
    .offset((query.page - 1) * query.perPage)
    .execute();
  const records = rows.map((row) => ({ ...decodeRow(description.fields, row), has_draft: Boolean(row['has_draft']) }));
  const attached = attach ? await attach(db, records) : records;
  return { data: await withPictureFacts(db, await withHiddenBy(db, type, attached)), meta };
}

/** The page that the record `around` is on; null where none is asked for, or the filters leave it out. */
async function pageAround(
  conditioned: ReturnType<typeof conditionedTable>,
  description: Description,
  { around, sortBy, descending, perPage }: ListQuery,
): Promise<number | null> {
  if (around === null) return null;
  const sorted = sortExpression(description, sortBy);
  const own = await conditioned.select(sorted.$castTo<string | number>().as('key')).where('id', '=', around).executeTakeFirst();
  if (own === undefined) return null;
  const { before } = await conditioned
    .select(({ fn }) => fn.countAll<number>().as('before'))
    .where(({ eb, or, and }) =>
      or([eb(sorted, descending ? '>' : '<', own.key), and([eb(sorted, '=', own.key), eb('id', '<', around)])]),
    )
    .executeTakeFirstOrThrow();
  return Math.floor(Number(before) / perPage) + 1;
}

/**
 * A name sorts by its dictionary order. A moment that is not there sorts as the earliest, on both databases
 * alike, in words that an index can be made of.
 */
function sortExpression({ title, fields }: Description, sortBy: string) {
  if (sortBy === title) return sql.ref('sort_name');
  return fields[sortBy]?.kind === 'datetime' ? sql`coalesce(${sql.ref(sortBy)}, '')` : sql.ref(sortBy);
}

type Condition = Expression<SqlBool>;

/** What the filters of a query hold its rows to. */
export const conditionsOf = (
  db: Database,
  { slots, description }: RecordType,
  { filters, now }: ListQuery,
): Promise<Condition[]> =>
  Promise.all(
    [...filters].map(([key, value]) => {
      if (key === 'keyword') return namedCondition(db, description, String(value));
      return slots.filters?.[key]?.(value, db, now) ?? sql<SqlBool>`${sql.ref(key)} = ${value}`;
    }),
  );

/** The ids of all records that a list with these filters holds, in its order, up to `most`. */
export async function readIds(db: Database, type: RecordType, query: ListQuery, most: number): Promise<number[]> {
  const rows = await conditionedTable(db, type, await conditionsOf(db, type, query))
    .select('id')
    .orderBy(sortExpression(type.description, query.sortBy), query.descending ? 'desc' : 'asc')
    .orderBy('id')
    .limit(most)
    .execute();
  return rows.map(({ id }) => Number(id));
}

/** The same ids in their own order, a part of the table at a time: other work of the process gets its turn in between. */
export async function readIdsInParts(db: Database, type: RecordType, query: ListQuery, most: number): Promise<number[]> {
  const found = conditionedTable(db, type, await conditionsOf(db, type, query))
    .select('id')
    .orderBy('id');
  const { last } = await loose(db)
    .selectFrom(type.description.table)
    .select(({ fn }) => fn.max('id').as('last'))
    .executeTakeFirstOrThrow();
  const lastId = Number(last ?? 0);
  const step = Math.max(leastStep, Math.ceil(lastId / mostParts));
  const ids: number[] = [];
  for (let from = 0; from < lastId && ids.length < most; from += step) {
    if (from > 0) {
      await setImmediate();
      countWaitsAnew();
    }
    const rows = await found
      .where('id', '>', from)
      .where('id', '<=', from + step)
      .limit(most - ids.length)
      .execute();
    ids.push(...rows.map(({ id }) => Number(id)));
  }
  return ids;
}

/** Ids that one query looks through: where they are many, a few milliseconds of work. */
const leastStep = 2_000;
/** Queries that look through a table; ids that lie far apart make none more. */
const mostParts = 50;

export const conditionedTable = (db: Database, { description }: RecordType, conditions: readonly Condition[]) =>
  conditions.reduce((query, condition) => query.where(condition), loose(db).selectFrom(description.table));

/** What a dropdown offers: every record, hidden ones too, so that a form can show what a record already hangs on. */
export async function readDropdown(db: Database, type: RecordType, query: ListQuery): Promise<Record<string, unknown>[]> {
  const { fields, title } = type.description;
  const parents = fieldsOfKind(fields, 'reference');
  const others = [...fieldsOfKind(fields, 'slug'), ...fieldsOfKind(fields, 'visibility')];
  return conditionedTable(db, type, await conditionsOf(db, type, query))
    .select(['id', title, ...parents, ...others])
    .orderBy('order')
    .orderBy('id')
    .execute();
}
