import { Hono } from 'hono';
import { setImmediate } from 'node:timers/promises';
import { factTexts } from '#shared/admin-texts.ts';
import { factCalls, factCountCalls } from '#shared/calls/facts.ts';
import type { SignedIn } from '#server/auth/guard.ts';
import { answerCalls } from '#server/http/answer-calls.ts';
import { readBody } from '#server/http/body.ts';
import type { Limited } from '#server/http/concurrency-limit.ts';
import { queryOf } from '#server/http/percent-encoding.ts';
import { required, wrongType } from '#shared/fields/described.ts';
import { type FactCount, maxFactChanges } from '#shared/answers/facts.ts';
import { maxId } from '#shared/fields/reference.ts';
import { isRecord } from '#shared/formats/json.ts';
import { Refusal, unprocessable } from '#server/http/errors.ts';
import { type FactColumns, factColumnsOf } from '#shared/facts/fact-columns.ts';
import { missingFacts } from '#shared/facts/missing-facts.ts';
import type { Missing } from '#shared/facts/needed-facts.ts';
import { dayAt } from '#shared/formats/vi-date.ts';
import { idsOf } from '#server/database/ids-of.ts';
import type { Database } from '#server/database/schema.ts';
import { metaOf } from '#server/database/paging.ts';
import { exactCalls } from './exact-calls.ts';
import { type ListQuery, readListQuery } from './list-query.ts';
import { type CallerParts, callerReader } from './caller.ts';
import { warningsIn } from './warned.ts';
import { inAnsweredBatch } from './write-context.ts';
import type { Batch, RecordType } from './model.ts';
import { updateValues } from './change.ts';
import { decodeRow, type Faults, loose, type Stored, type Values } from './record.ts';
import { readValues } from './read-values.ts';
import { conditionedTable, conditionsOf, readListed } from './list.ts';
import { parentOf } from './named-rows.ts';

type FactType = { type: RecordType; facts: FactColumns };

const withFacts = (types: readonly RecordType[]): FactType[] =>
  types.flatMap((type) => {
    const facts = factColumnsOf(type.description.path);
    return facts === null ? [] : [{ type, facts }];
  });

type FactsQuery = { list: ListQuery; only: 'missing' | 'illustrative' | null };
type FactsRow = Stored & { missing: Missing[] };

/** Rows that one query reads: SQLite holds everything else up meanwhile. */
const batchSize = 500;
/** Rows that are looked at in all: more than a site has, and a bound. */
const mostRows = 50_000;

/** A page of records with what each of them misses, in the order of what they hang on. */
async function readFacts(db: Database, { type, facts }: FactType, { list, only }: FactsQuery, now: Date) {
  const found = await judgeAll(db, { type, facts }, list, now);
  const missing = found.filter((row) => row.missing.length > 0);
  const illustrative = found.filter((row) => row.isIllustrative);
  const wanted = only === 'missing' ? missing : only === 'illustrative' ? illustrative : found;
  const places = await placesOf(db, type);
  const ordered = wanted.toSorted((a, b) => (places.get(a.id) ?? 0) - (places.get(b.id) ?? 0));
  const shown = ordered.slice((list.page - 1) * list.perPage, list.page * list.perPage);
  return {
    data: await readFactRows(db, { type, facts }, idsOf(shown), now),
    meta: { ...metaOf(list, wanted.length), missing: missing.length, illustrative: illustrative.length },
  };
}

/** These records as the list gives them, with what they miss, in the order of the ids. Those that are gone are left out. */
async function readFactRows(db: Database, { type }: FactType, ids: readonly number[], now: Date): Promise<FactsRow[]> {
  if (ids.length === 0) return [];
  const { name, table } = type.description;
  const records = await readListed(db, type, loose(db).selectFrom(table).where('id', 'in', ids));
  const today = dayAt(now);
  const byId = new Map(records.map((record) => [record.id, { ...record, missing: missingFacts(name, record, today) }]));
  return ids.flatMap((id) => byId.get(id) ?? []);
}

/** How many records of each content type miss something, and how many have figures that are made up. */
async function countFacts(db: Database, types: readonly FactType[], now: Date): Promise<FactCount[]> {
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

/** What is changed of one record; `version` is the one that was read. */
type FactChange = { id: number; version: number; values: Values };

/** The changes of a body, judged by the rules of their fields; refuses with 422, faults named `changes.3.luong_tu`. */
function readFactChanges({ type, facts }: FactType, given: unknown): FactChange[] {
  if (given === undefined || given === null) throw unprocessable({ changes: [required('changes')] });
  if (!Array.isArray(given)) throw unprocessable({ changes: [wrongType('changes', 'danh sách')] });
  if (given.length > maxFactChanges) throw unprocessable({ changes: [factTexts.tooMany(maxFactChanges)] });
  const faults: Faults = {};
  const seen = new Set<number>();
  const changes = given.flatMap((one: unknown, index): FactChange[] => {
    const at = `changes.${index}`;
    const { id, version, values } = isRecord(one) ? one : {};
    if (!isNumber(id, 1, maxId)) faults[`${at}.id`] = [wrongType('id', 'mã số của một bản ghi')];
    else if (seen.has(id)) faults[`${at}.id`] = [factTexts.twice];
    if (!isNumber(version, 0, Number.MAX_SAFE_INTEGER)) faults[`${at}.version`] = [wrongType('version', 'số nguyên')];
    if (!isRecord(values)) faults[`${at}.values`] = [wrongType('values', 'các ô cần lưu')];
    if (!isNumber(id, 1, maxId) || !isNumber(version, 0, Number.MAX_SAFE_INTEGER) || !isRecord(values)) return [];
    seen.add(id);
    for (const name of Object.keys(values)) {
      if (!facts.columns.includes(name) && !facts.also.includes(name)) faults[`${at}.${name}`] = [factTexts.notHere];
    }
    const read = readValues(type.description, values, false);
    for (const [name, messages] of Object.entries(read.faults)) faults[`${at}.${name}`] = messages;
    return [{ id, version, values: read.values }];
  });
  if (Object.keys(faults).length > 0) throw unprocessable(faults);
  return changes;
}

const isNumber = (given: unknown, from: number, to: number): given is number =>
  typeof given === 'number' && Number.isSafeInteger(given) && given >= from && given <= to;

/**
 * Writes all changes or none: refuses with 409 where others have changed records since, naming and giving these as they stand, or
 * else with 422 and the faults of all rows.
 */
async function writeFacts(batch: Batch, one: FactType, changes: readonly FactChange[]): Promise<void> {
  const { type } = one;
  const { noun, title } = type.description;
  const stale: number[] = [];
  const faults: Faults = {};
  for (const [index, { id, version, values }] of changes.entries()) {
    try {
      await updateValues(batch, type, id, values, version);
    } catch (error) {
      if (!(error instanceof Refusal)) throw error;
      if (error.status === 409) stale.push(id);
      else if (error.status === 404) faults[`changes.${index}.id`] = [error.message];
      else if (error.status !== 422) throw error;
      for (const [name, messages] of Object.entries(error.body.errors ?? {})) faults[`changes.${index}.${name}`] = messages;
    }
  }
  // Nothing of it stays: the transaction is given up.
  if (stale.length > 0) {
    const data = await readFactRows(batch.db, one, stale, batch.clock());
    const titles = data.map((row) => String(row[title]));
    throw new Refusal(409, factTexts.stale(noun, titles), { data });
  }
  if (Object.keys(faults).length > 0) throw unprocessable(faults);
}

type FactsParts = CallerParts & {
  /** All facts are looked through: one call after the other. */
  limited: Limited;
};

/** The calls of 'Bảng dữ kiện': of all content types with facts together, and of each. */
export function factRoutes(parts: FactsParts): Hono<SignedIn> {
  const { db, types, clock, limited } = parts;
  const router = new Hono<SignedIn>();
  const asCaller = callerReader(parts);
  const all = withFacts(types.all);

  answerCalls(router, '/admin', factCountCalls, {
    'GET /admin/facts': async () => ({ data: await limited(() => countFacts(db, all, clock())) }),
  });
  for (const one of all) {
    const { description } = one.type;
    const ofType = answerCalls(new Hono<SignedIn>(), '/admin/facts/:resource', exactCalls(factCalls, one.type), {
      'GET /admin/facts/:resource': async ({ context, query }) => {
        const given = queryOf(context.req.url);
        const list = readListQuery(description, (key) => given.getAll(key), clock());
        const { only = null } = query();
        return limited(() => readFacts(db, one, { list, only }, clock()));
      },
      'PUT /admin/facts/:resource': async ({ context }) => {
        const { changes: given } = await readBody(context, { types: ['json'] });
        const changes = readFactChanges(one, given);
        const ids = idsOf(changes);
        const caller = asCaller(context);
        const { batch, data } = await inAnsweredBatch(
          caller,
          (open) => writeFacts(open, one, changes),
          (open) => readFactRows(open, one, ids, clock()),
        );
        const warned = warningsIn(caller.warned, (field, id) => `changes.${ids.indexOf(id)}.${field}`);
        return { data, message: factTexts.saved(description.noun, ids.length), meta: { batch }, ...warned };
      },
    });
    router.route(`/facts/${description.path}`, ofType);
  }
  return router;
}
