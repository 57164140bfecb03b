import type { Description } from '#shared/content-types/description.ts';
import { hideAtField } from '#shared/content-types/hide-at.ts';
import { texts } from '#shared/texts.ts';
import { unprocessable } from '#server/http/errors.ts';
import { byPlace, bytesOfRows, idBatches, readRows, refuseNamed } from './batch.ts';
import { insertValues, knownFields } from './change.ts';
import type { Batch, RecordType } from './model.ts';
import { decodeRow, type Values } from './record.ts';
import { statusValues } from './status-values.ts';

/**
 * Makes a hidden copy of each of these records, which holds what its type says of copies, but of those that were copied before.
 * Gives how many. Refuses with 404 or 422.
 */
export async function copyAll(batch: Batch, type: RecordType, ids: readonly number[]): Promise<number> {
  const { description, slots } = type;
  const { copied } = slots;
  if (copied === undefined) throw unprocessable({ action: [texts.notCopied(description.noun)] });
  let count = 0;
  for await (const part of idBatches(ids.toSorted(byPlace), bytesOfRows(batch.db, description))) {
    for (const row of await readRows(batch, type, part)) {
      const record = decodeRow(description.fields, row);
      const values: Values = { ...knownFields(description, record as Values), ...copied(record), ...hiddenNow(description) };
      if (await slots.isCopied?.(batch.db, values)) continue;
      await refuseNamed(description, row, await slots.faults?.(batch.db, values, null, batch.clock()));
      await insertValues(batch, type, values);
      count += 1;
    }
  }
  if (count === 0) throw unprocessable({ ids: [texts.copiedBefore(description.noun)] });
  return count;
}

const hiddenNow = (description: Description): Values => {
  const off = statusValues(description)?.off;
  return { ...(off !== undefined && { status: off }), [hideAtField]: null };
};
