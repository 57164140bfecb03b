import type { z } from 'zod';
import type { offeredRecord } from '#shared/answers/records.ts';
import { type Expression, type RawBuilder, sql, type SqlBool } from 'kysely';
import type { Description } from '#shared/content-types/description.ts';
import { idsOf } from '#server/database/ids-of.ts';
import type { Database } from '#server/database/schema.ts';
import { countOf, keptCountOf, metaOf, offsetOf } from '#server/database/paging.ts';
import { yieldToEventLoop } from '#server/database/waited-time.ts';
import { withPictureFacts } from '#server/media/picture-facts.ts';
import { byKind } from '#shared/fields/by-kind.ts';
import type { Field } from '#shared/fields/index.ts';
import type { RecordType } from './model.ts';
import type { ListAnswer, ListQuery } from './list-query.ts';
import { namedCondition } from './names.ts';
import { withHiddenBy } from './hidden-by.ts';
import { hasDraft } from './pending-drafts.ts';
import { decodeRow, fieldsOfKind, loose, recordColumns, type Stored } from './record.ts';

/** What a list is sorted by, before the id. */
type SortKey = { by: RawBuilder<string | number>; descending: boolean };

/** No text of UTF-8 comes after it, by bytes. */
const lastText = '\u{10FFFF}';

/**
 * A name sorts by its dictionary order. Of records at the same place those come first whose moment is the latest, where lists of
 * the type sort by one.
 */
function sortKeys({ title, fields, list }: Description, sortBy: string, descending: boolean): SortKey[] {
  if (sortBy === title) return [{ by: sql.ref('sort_name'), descending }];
  const moment = sortBy === 'order' ? list.sorts.find((name) => fields[name]?.kind === 'datetime') : undefined;
  const own = { by: sortValue(sortBy, fields[sortBy], descending), descending };
  return moment === undefined ? [own] : [own, { by: sortValue(moment, fields[moment], true), descending: true }];
}

/** A column of the table, and whether the greatest comes first. */
type Sorted = [column: RawBuilder<string | number>, descending: boolean];

const asItIs = (_: Field, column: Sorted[0]) => column;
const textsLast = (_: Field, ...[column, descending]: Sorted): Sorted[0] =>
  descending ? sql`coalesce(${column}, '')` : sql`coalesce(nullif(${column}, ''), ${sql.lit(lastText)})`;

/**
 * What is empty counts as what comes last, which is not left to the database: each puts it at another end. In words that an index
 * can be made of; for moments in descending order there is one.
 */
const sortable = byKind<Field, Sorted, Sorted[0]>({
  integer: asItIs,
  visibility: asItIs,
  choice: asItIs,
  flag: asItIs,
  number: ({ from, to }, column, descending) => sql`coalesce(${column}, ${sql.lit(descending ? from - 1 : to + 1)})`,
  text: textsLast,
  paragraph: textsLast,
  slug: textsLast,
  reference: textsLast,
  tags: textsLast,
  choices: textsLast,
  references: textsLast,
  sections: textsLast,
  table: textsLast,
  image: textsLast,
  date: textsLast,
  datetime: textsLast,
  url: textsLast,
  link: textsLast,
});

function sortValue(name: string, field: Field | undefined, descending: boolean): Sorted[0] {
  const column = sql.ref<string | number>(name);
  return field === undefined ? column : sortable(field, column, descending);
}

/** A page of records, without their sections: those are long, and no list shows them. */
export async function readList(db: Database, type: RecordType, asked: ListQuery): Promise<ListAnswer> {
  const { description, slots } = type;
  if (slots.listQuery) return slots.listQuery(db, asked);

  const conditions = await conditionsOf(db, type, asked);
  const conditioned = conditionedTable(db, type, conditions);
  const query = { ...asked, page: (await pageAround(conditioned, description, asked)) ?? asked.page };
  const total = await keptCountOf(db, conditioned);
  const meta = metaOf(query, total);
  if (query.page > meta.last_page || total === 0) return { data: [], meta };

  const keys = sortKeys(description, query.sortBy, query.descending);
  const offset = offsetOf(query);
  const page = sorted(conditioned, keys).limit(query.perPage).offset(offset);
  const wanted = offset < leastFar ? page : sorted(conditionedTable(db, type, [isAmong(page)]), keys);
  return { data: await withPictureFacts(db, await withHiddenBy(db, type, await readListed(db, type, wanted))), meta };
}

/** From so many rows on, those before a page are passed over by their ids, which an index holds, instead of being read. */
const leastFar = 1_000;

const isAmong = (page: Rows): Condition => sql<SqlBool>`id in (${page.select('id')})`;

/** Records as lists give them, with what their type attaches. */
export async function readListed(db: Database, { description, slots }: RecordType, wanted: Rows): Promise<Stored[]> {
  const { fields } = description;
  const long = fieldsOfKind(fields, 'sections');
  const rows = await wanted
    .select(recordColumns(fields).filter((column) => !long.includes(column)))
    .select(hasDraft(db, description))
    .execute();
  const records = rows.map((row) => ({ ...decodeRow(fields, row), has_draft: Boolean(row['has_draft']) }));
  return slots.attach ? slots.attach(db, records) : records;
}

type Rows = ReturnType<typeof conditionedTable>;

/** In the order of a list; a second key `id` makes it one and the same each time. */
const sorted = <Q extends Rows>(query: Q, keys: readonly SortKey[]) =>
  keys.reduce((one, { by, descending }) => one.orderBy(by, descending ? 'desc' : 'asc') as Q, query).orderBy('id');

/** The page that the record `around` is on; null where none is asked for, or the filters leave it out. */
async function pageAround(conditioned: Rows, description: Description, { around, sortBy, descending, perPage }: ListQuery) {
  if (around === null) return null;
  const keys = [...sortKeys(description, sortBy, descending), { by: sql.ref<number>('id'), descending: false }];
  const own = await conditioned
    .select(keys.map(({ by }, index) => by.as(`key_${index}`)))
    .where('id', '=', around)
    .executeTakeFirst();
  if (own === undefined) return null;
  const values = keys.map((_key, index) => (own as Record<string, string | number>)[`key_${index}`] ?? '');
  const before = await countOf(
    conditioned.where(({ eb, or, and }) =>
      or(
        keys.map(({ by, descending: isDown }, at) =>
          and([
            ...keys.slice(0, at).map((key, index) => eb(key.by, '=', values[index] ?? '')),
            eb(by, isDown ? '>' : '<', values[at] ?? ''),
          ]),
        ),
      ),
    ),
  );
  return Math.floor(before / perPage) + 1;
}

type Condition = Expression<SqlBool>;

/** What the filters of a query hold its rows to. */
export const conditionsOf = (db: Database, { slots, description }: RecordType, { filters, now }: ListQuery) =>
  Promise.all(
    [...filters].map(([key, value]) => {
      if (key === 'keyword') return namedCondition(db, description, String(value));
      return slots.filters?.[key]?.(value, db, now) ?? sql<SqlBool>`${sql.ref(key)} = ${value}`;
    }),
  );

/** The ids of all records that a list with these filters holds, in its order, up to `most`. */
export async function readIds(db: Database, type: RecordType, query: ListQuery, most: number): Promise<number[]> {
  const found = conditionedTable(db, type, await conditionsOf(db, type, query));
  const rows = await sorted(found, sortKeys(type.description, query.sortBy, query.descending))
    .select('id')
    .limit(most)
    .execute();
  return idsOf(rows);
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
    if (from > 0) await yieldToEventLoop();
    const rows = await found
      .where('id', '>', from)
      .where('id', '<=', from + step)
      .limit(most - ids.length)
      .execute();
    ids.push(...idsOf(rows));
  }
  return ids;
}

/** Ids that one query looks through: where they are many, a few milliseconds of work. */
const leastStep = 2_000;
/** Queries that look through a table; ids that lie far apart make none more. */
const mostParts = 50;

export const conditionedTable = (db: Database, { description }: RecordType, conditions: readonly Condition[]) =>
  conditions.reduce((query, condition) => query.where(condition), loose(db).selectFrom(description.table));

/**
 * What a dropdown offers: every record, hidden ones too, so that a form can show what a record already hangs on; a page of them, or
 * those with some ids, where that is asked for.
 */
export async function readDropdown(db: Database, type: RecordType, query: ListQuery): Promise<z.output<typeof offeredRecord>[]> {
  const { fields, title } = type.description;
  const parents = fieldsOfKind(fields, 'reference');
  const others = [...fieldsOfKind(fields, 'slug'), ...fieldsOfKind(fields, 'visibility')];
  const { ids, paged, page, perPage } = query;
  return conditionedTable(db, type, await conditionsOf(db, type, query))
    .$if(ids !== null, (these) => these.where('id', 'in', ids ?? []))
    .$if(paged, (all) => all.limit(perPage).offset((page - 1) * perPage))
    .select(['id', title, ...parents, ...others])
    .$castTo<z.output<typeof offeredRecord>>()
    .orderBy('order')
    .orderBy('id')
    .execute();
}
