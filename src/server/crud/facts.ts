import { setImmediate } from 'node:timers/promises';
import type { FactCount, FactsMeta } from '#shared/answers/facts.ts';
import { type FactColumns, factColumnsOf } from '#shared/facts/fact-columns.ts';
import { type Missing, missingFacts } from '#shared/facts/missing-facts.ts';
import { dayAt } from '#shared/formats/vi-date.ts';
import type { Database } from '#server/database/schema.ts';
import { metaOf } from '#server/database/paging.ts';
import { conditionedTable, conditionsOf, readListed } from './list.ts';
import type { ListQuery } from './list-query.ts';
import { parentOf } from './named-rows.ts';
import { decodeRow, loose, type Stored } from './record.ts';
import type { RecordType } from './model.ts';

export type FactType = { type: RecordType; facts: FactColumns };

export function withFacts(types: readonly RecordType[]): FactType[] {
  return types.flatMap((type) => {
    const facts = factColumnsOf(type.description.path);
    return facts === null ? [] : [{ type, facts }];
  });
}

type FactsQuery = { list: ListQuery; only: 'missing' | 'illustrative' | null };
export type FactsRow = Stored & { missing: Missing[] };

/** Rows that one query reads: SQLite holds everything else up meanwhile. */
const batchSize = 500;
/** Rows that are looked at in all: more than a site has, and a bound. */
const mostRows = 50_000;

/** A page of records with what each of them misses, in the order of what they hang on. */
export async function readFacts(
  db: Database,
  { type, facts }: FactType,
  { list, only }: FactsQuery,
  now: Date,
): Promise<{ data: FactsRow[]; meta: FactsMeta }> {
  const found = await judgeAll(db, { type, facts }, list, now);
  const missing = found.filter((row) => row.missing.length > 0);
  const illustrative = found.filter((row) => row.isIllustrative);
  const wanted = only === 'missing' ? missing : only === 'illustrative' ? illustrative : found;
  const places = await placesOf(db, type);
  const ordered = wanted.toSorted((a, b) => (places.get(a.id) ?? 0) - (places.get(b.id) ?? 0));
  const shown = ordered.slice((list.page - 1) * list.perPage, list.page * list.perPage);
  const records = await readFactRows(
    db,
    { type, facts },
    shown.map(({ id }) => id),
    now,
  );
  return {
    data: records,
    meta: { ...metaOf(list, wanted.length), missing: missing.length, illustrative: illustrative.length },
  };
}

/** These records as the list gives them, with what they miss, in the order of the ids. Those that are gone are left out. */
export async function readFactRows(db: Database, { type }: FactType, ids: readonly number[], now: Date): Promise<FactsRow[]> {
  if (ids.length === 0) return [];
  const { name, table } = type.description;
  const records = await readListed(db, type, loose(db).selectFrom(table).where('id', 'in', ids));
  const today = dayAt(now);
  const byId = new Map(records.map((record) => [record.id, { ...record, missing: missingFacts(name, record, today) }]));
  return ids.flatMap((id) => byId.get(id) ?? []);
}

/** How many records of each content type miss something, and how many have figures that are made up. */
export async function countFacts(db: Database, types: readonly FactType[], now: Date): Promise<FactCount[]> {
  const counts: FactCount[] = [];
  for (const { type, facts } of types) {
    const found = await judgeAll(db, { type, facts }, null, now);
    counts.push({
      resource: type.description.path,
      total: found.length,
      missing: found.filter(({ missing }) => missing.length > 0).length,
      illustrative: found.filter(({ isIllustrative }) => isIllustrative).length,
      strange: found.filter(({ missing }) => missing.some(({ why }) => why === 'strange')).length,
    });
  }
  return counts;
}

type JudgedRow = { id: number; missing: Missing[]; isIllustrative: boolean };

/** What every record that fits misses. Other work gets its turn between the queries. */
async function judgeAll(db: Database, { type, facts }: FactType, query: ListQuery | null, now: Date): Promise<JudgedRow[]> {
  const { name, title, fields } = type.description;
  const conditions = query === null ? [] : await conditionsOf(db, type, query);
  const columns = [...new Set([title, ...facts.columns, ...facts.also])];
  const today = dayAt(now);
  const judged: JudgedRow[] = [];
  for (let cursor = 0, left = mostRows; left > 0;) {
    const rows = await conditionedTable(db, type, conditions)
      .select(['id', ...columns])
      .where('id', '>', cursor)
      .orderBy('id')
      .limit(Math.min(batchSize, left))
      .execute();
    for (const row of rows) {
      const record = decodeRow(fields, { version: 0, created_at: '', updated_at: '', ...row });
      judged.push({
        id: record.id,
        missing: missingFacts(name, record, today),
        isIllustrative: record['minh_hoa'] === true,
      });
    }
    if (rows.length < batchSize) break;
    cursor = Number(rows.at(-1)?.['id'] ?? 0);
    left -= rows.length;
    await setImmediate();
  }
  return judged;
}

/** Places of all records in the order in which an editor reads them: what hangs on the first before what hangs on the second. */
async function placesOf(db: Database, type: RecordType): Promise<Map<number, number>> {
  const parent = parentOf(type);
  const rows = await loose(db)
    .selectFrom(type.description.table)
    .select(['id', ...(parent ? [parent.column] : [])])
    .orderBy('order')
    .orderBy('id')
    .limit(mostRows)
    .execute();
  if (parent === null) return new Map(rows.map(({ id }, place) => [Number(id), place]));
  const above = await placesOf(db, parent.type);
  const placeAbove = (row: (typeof rows)[number]) => above.get(Number(row[parent.column])) ?? above.size;
  return new Map(rows.toSorted((a, b) => placeAbove(a) - placeAbove(b)).map(({ id }, place) => [Number(id), place]));
}
