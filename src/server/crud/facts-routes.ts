import { Hono } from 'hono';
import { factTexts } from '#shared/admin-texts.ts';
import { factCalls, factCountCalls } from '#shared/calls/facts.ts';
import type { SignedIn } from '#server/auth/guard.ts';
import { answerCalls } from '#server/http/answer-calls.ts';
import { readBody } from '#server/http/body.ts';
import type { Limited } from '#server/http/concurrency-limit.ts';
import { queryOf } from '#server/http/percent-encoding.ts';
import { required, wrongType } from '#shared/fields/described.ts';
import { maxFactChanges } from '#shared/answers/facts.ts';
import { maxId } from '#shared/fields/reference.ts';
import { isRecord } from '#shared/formats/json.ts';
import { Refusal, unprocessable } from '#server/http/errors.ts';
import { countFacts, type FactType, readFactRows, readFacts, withFacts } from './facts.ts';
import { exactCalls } from './exact-calls.ts';
import { readListQuery } from './list-query.ts';
import { callerReader } from './caller.ts';
import { warningsIn } from './warned.ts';
import { inAnsweredBatch } from './write-context.ts';
import type { Batch, WriteContext } from './model.ts';
import { updateValues } from './change.ts';
import type { Faults, Values } from './record.ts';
import { readValues } from './read-values.ts';

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

type FactsParts = WriteContext & {
  trustProxy?: number | undefined;
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
        const ids = changes.map(({ id }) => id);
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
