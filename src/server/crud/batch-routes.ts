import { Hono } from 'hono';
import { batchCalls, type Chosen, mostInBatch, tooManyInBatch } from '#shared/calls/of-records.ts';
import { nounTexts, texts } from '#shared/texts.ts';
import type { Users } from '#shared/answers/uses.ts';
import type { SignedIn } from '#server/auth/guard.ts';
import { answerCalls } from '#server/http/answer-calls.ts';
import { Refusal, unprocessable } from '#server/http/errors.ts';
import type { Database } from '#server/database/schema.ts';
import type { Description } from '#shared/content-types/description.ts';
import { hideAtField } from '#shared/content-types/hide-at.ts';
import { byPlace, bytesOfRows, deleteAll, idBatches, mayShare, putInOrder, readRows, refuseNamed, setInAll } from './batch.ts';
import { readHiddenAlong } from './hidden-along.ts';
import { readIdsInParts } from './list.ts';
import { readListQuery, refuseUnknown } from './list-query.ts';
import { readValues } from './read-values.ts';
import type { Batch, RecordType } from './model.ts';
import { type CallerParts, callerReader } from './caller.ts';
import { inNumberedBatch, unbounded } from './write-context.ts';
import { insertValues, knownFields } from './change.ts';
import { decodeRow, type Values } from './record.ts';
import { statusValues } from './status-values.ts';

/**
 * Makes a hidden copy of each of these records, which holds what its type says of copies, but of those that were copied before.
 * Gives how many. Refuses with 404 or 422.
 */
async function copyAll(batch: Batch, type: RecordType, ids: readonly number[]): Promise<number> {
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

const allUnasked = 'Chưa lọc gì nên việc này sẽ gồm mọi bản ghi: hãy gửi all là true nếu đúng là muốn vậy.';

const otherNumber = (seen: number, now: number) =>
  `Chưa có gì thay đổi: danh sách này giờ có ${now.toLocaleString('vi-VN')} bản ghi, không phải ${seen.toLocaleString('vi-VN')}. Hãy xem lại danh sách rồi chọn lại.`;

/** What leads to the pages of records, or of what belongs to them, by an address of its own. */
export type LeadingHere = (request: Request, type: RecordType, ids: readonly number[]) => Promise<Users[]>;

export type BatchParts = CallerParts & { leadingHere: LeadingHere };

export function batchRoutes(parts: BatchParts, type: RecordType): Hono<SignedIn> {
  const { description } = type;
  const asCaller = callerReader(parts);
  return answerCalls(new Hono<SignedIn>(), '/admin/:resource', batchCalls, {
    'POST /admin/:resource/batch': async ({ context, body }) => {
      const { action, ids, filters, all, count: seen, values = {}, detach = false } = await body();
      const given = action === 'set' ? sharedValues(type, values) : {};
      const caller = asCaller(context);
      const { result: count, batch } = await inNumberedBatch(action === 'delete' ? unbounded(caller) : caller, async (open) => {
        // A list can tell which records, not in which order they shall be.
        if (action === 'order' && ids === undefined) throw unprocessable({ ids: [texts.nothingChosen] });
        const chosen = await chosenIds(open.db, type, { ids, filters, all }, open.clock());
        // What others have added since the list was read is nothing that the caller has chosen.
        if (ids === undefined && seen !== undefined && seen !== chosen.length)
          throw new Refusal(409, otherNumber(seen, chosen.length));
        if (chosen.length === 0) throw unprocessable({ ids: [texts.nothingChosen] });
        if (action === 'delete') return deleteAll(open, type, chosen, detach);
        if (action === 'copy') return copyAll(open, type, chosen);
        return action === 'order' ? putInOrder(open, type, chosen) : setInAll(open, type, chosen, given);
      });
      const said = nounTexts(description.noun);
      const message = { delete: said.deletedMany, copy: said.copiedMany, set: said.changedMany, order: said.changedMany }[action];
      return { data: { count }, message: message(count), meta: { batch } };
    },
    'POST /admin/:resource/hidden-along': async ({ context, body }) => {
      const chosen = await chosenIds(parts.db, type, await body(), parts.clock());
      const data = await readHiddenAlong(parts.db, type, chosen);
      const counts = data.map(
        ({ resource, count }) => `${count.toLocaleString('vi-VN')} ${parts.types.at(resource).description.noun}`,
      );
      const links = await parts.leadingHere(context.req.raw, type, chosen);
      return { data, message: texts.hiddenAlong(counts), meta: { links } };
    },
  });
}

async function chosenIds(db: Database, type: RecordType, { ids, filters, all }: Chosen, now: Date): Promise<number[]> {
  refuseUnknown(Object.keys(filters ?? {}), type.description.list.filters);
  return [...new Set(ids ?? (await matching(db, type, { filters, all }, now)))];
}

function sharedValues({ description }: RecordType, values: Record<string, unknown>) {
  const { fields } = description;
  const errors: Record<string, string[]> = {};
  for (const name of Object.keys(values)) {
    const label = Object.hasOwn(fields, name) ? fields[name]?.label : undefined;
    if (!mayShare(description, name)) errors[name] = [texts.notForMany(label ?? name)];
  }
  const sent = readValues(description, values, false);
  const faults = { ...errors, ...sent.faults };
  if (Object.keys(faults).length > 0) throw unprocessable(faults);
  if (Object.keys(sent.values).length === 0) throw unprocessable({ values: [texts.nothingToSet] });
  return sent.values;
}

type Filtered = Pick<Chosen, 'filters' | 'all'>;

async function matching(db: Database, type: RecordType, { filters, all }: Filtered, now: Date): Promise<number[]> {
  if (filters === undefined) throw unprocessable({ ids: [texts.nothingChosen] });
  const query = readListQuery(type.description, (key) => (Object.hasOwn(filters, key) ? [String(filters[key])] : undefined), now);
  if (query.filters.size === 0 && all !== true) throw unprocessable({ all: [allUnasked] });
  const found = await readIdsInParts(db, type, query, mostInBatch + 1);
  if (found.length > mostInBatch) throw unprocessable({ ids: [tooManyInBatch] });
  return found;
}
