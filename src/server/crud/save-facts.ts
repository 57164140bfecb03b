import { required, wrongType } from '#shared/fields/described.ts';
import { maxFactChanges } from '#shared/answers/facts.ts';
import { maxId } from '#shared/fields/reference.ts';
import { isRecord } from '#shared/formats/json.ts';
import { factTexts } from '#shared/admin-texts.ts';
import { Refusal, unprocessable } from '#server/http/errors.ts';
import { updateValues } from './change.ts';
import { type FactType, readFactRows } from './facts.ts';
import type { Faults, Values } from './record.ts';
import { readValues } from './read-values.ts';
import type { Batch } from './model.ts';

/** What is changed of one record; `version` is the one that was read. */
export type FactChange = { id: number; version: number; values: Values };

/** The changes of a body, judged by the rules of their fields; refuses with 422, faults named `changes.3.luong_tu`. */
export function readFactChanges({ type, facts }: FactType, given: unknown): FactChange[] {
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
export async function writeFacts(batch: Batch, one: FactType, changes: readonly FactChange[]): Promise<void> {
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
