import { type Context, Hono } from 'hono';
import { z } from 'zod';
import { judge } from '#shared/fields/judge.ts';
import { maxId } from '#shared/fields/reference.ts';
import { isRecord } from '#shared/rules/is-record.ts';
import { nounTexts, texts } from '#shared/texts.ts';
import type { BatchDone, HiddenAlongMeta } from '#shared/answers/batch.ts';
import type { Users } from '#shared/answers/uses.ts';
import type { SignedIn } from '#server/auth/guard.ts';
import { readBody } from '#server/http/body.ts';
import { unprocessable } from '#server/http/errors.ts';
import type { Database } from '#server/database/schema.ts';
import { deleteAll, mayShare, mostInBatch, putInOrder, setInAll } from './batch.ts';
import { readHiddenAlong } from './hidden-along.ts';
import { readIdsInParts } from './list.ts';
import { readListQuery, refuseUnknown } from './list-query.ts';
import { readValues } from './read-values.ts';
import type { RecordType } from './record-types.ts';
import { callerReader } from './caller.ts';
import { inNumberedBatch, type WriteContext } from './write-context.ts';

const wrongFilters = 'Bộ lọc không đọc được';
const id = z.int('Mã số không hợp lệ').min(1, 'Mã số không hợp lệ').max(maxId, 'Mã số không hợp lệ');
const wrongIds = 'Danh sách bản ghi phải là danh sách mã số';
const allUnasked = 'Chưa lọc gì nên việc này sẽ gồm mọi bản ghi: hãy gửi all là true nếu đúng là muốn vậy.';
const most = `Mỗi lần chỉ làm được với tối đa ${mostInBatch.toLocaleString('vi-VN')} bản ghi.`;

/** What many records are asked to become. */
export const batchBody = z.object(
  {
    action: z
      .enum(['set', 'delete', 'order'], 'Việc cần làm phải là một trong: set, delete, order')
      .describe('`set` gives them the `values`; `order` puts siblings in the order of `ids`.'),
    ids: z.array(id, wrongIds).max(mostInBatch, most).optional().describe('Which records; or `filters`.'),
    filters: z
      .record(z.string(), z.union([z.string(), z.number()], wrongFilters), wrongFilters)
      .optional()
      .describe('All records that a list with these filters holds. Others than those of the list are refused.'),
    all: z
      .boolean('all phải là true hoặc false')
      .optional()
      .describe('Has to be true where `filters` narrow nothing: every record is meant.'),
    values: z
      .record(z.string(), z.unknown(), 'Giá trị không đọc được')
      .optional()
      .describe('For `set`: fields and their values, as a change of one record takes them; no title, slug, picture or sections.'),
    detach: z
      .boolean('Cách gỡ phải là true hoặc false')
      .optional()
      .describe('For `delete`: takes them out of the lists that hold them.'),
  },
  'Nội dung gửi lên phải là một đối tượng',
);

/** Which records are asked about. */
export const chosenBody = batchBody.pick({ ids: true, filters: true, all: true });

/** What leads to the pages of records, or of what belongs to them, by an address of its own. */
export type LeadingHere = (request: Request, type: RecordType, ids: readonly number[]) => Promise<Users[]>;

export type BatchParts = WriteContext & { trustProxy?: number | undefined; leadingHere: LeadingHere };

/** The call that changes many records of one content type at once, below /admin/{path}. */
export function batchRoutes(parts: BatchParts, type: RecordType): Hono<SignedIn> {
  const router = new Hono<SignedIn>();
  const { description } = type;
  const asCaller = callerReader(parts);

  async function read<S extends z.ZodObject>(context: Context, schema: S): Promise<z.output<S>> {
    const body = await readBody(context, { types: ['json'] });
    const judged = judge(schema, body);
    if (!judged.ok) throw unprocessable(judged.errors);
    // As they were sent: zod leaves the key '__proto__' out.
    if (isRecord(body['filters'])) refuseUnknown(Object.keys(body['filters']), description.list.filters);
    return judged.value as z.output<S>;
  }

  router.post('/batch', async (context) => {
    const { action, ids, filters, all, values = {}, detach = false } = await read(context, batchBody);
    const given = action === 'set' ? sharedValues(type, values) : {};
    const { result, batch } = await inNumberedBatch(asCaller(context), async (open) => {
      // A list can tell which records, not in which order they shall be.
      if (action === 'order' && ids === undefined) throw unprocessable({ ids: [texts.nothingChosen] });
      const chosen = await chosenIds(open.db, type, { ids, filters, all }, open.clock());
      if (chosen.length === 0) throw unprocessable({ ids: [texts.nothingChosen] });
      if (action === 'delete') return deleteAll(open, type, chosen, detach);
      return action === 'order' ? putInOrder(open, type, chosen) : setInAll(open, type, chosen, given);
    });
    const said = nounTexts(description.noun);
    const message = action === 'delete' ? said.deletedMany(result) : said.changedMany(result);
    return context.json({ success: true, data: { count: result } satisfies BatchDone, message, meta: { batch } });
  });

  router.post('/hidden-along', async (context) => {
    const chosen = await chosenIds(parts.db, type, await read(context, chosenBody), parts.clock());
    const data = await readHiddenAlong(parts.db, type, chosen);
    const counts = data.map(
      ({ resource, count }) => `${count.toLocaleString('vi-VN')} ${parts.types.at(resource).description.noun}`,
    );
    const meta: HiddenAlongMeta = { links: await parts.leadingHere(context.req.raw, type, chosen) };
    return context.json({ success: true, data, message: texts.hiddenAlong(counts), meta });
  });
  return router;
}

async function chosenIds(
  db: Database,
  type: RecordType,
  { ids, filters, all }: z.infer<typeof chosenBody>,
  now: Date,
): Promise<number[]> {
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

type Filtered = Pick<z.infer<typeof chosenBody>, 'filters' | 'all'>;

async function matching(db: Database, type: RecordType, { filters, all }: Filtered, now: Date): Promise<number[]> {
  if (filters === undefined) throw unprocessable({ ids: [texts.nothingChosen] });
  const query = readListQuery(type.description, (key) => (Object.hasOwn(filters, key) ? [String(filters[key])] : undefined), now);
  if (query.filters.size === 0 && all !== true) throw unprocessable({ all: [allUnasked] });
  const found = await readIdsInParts(db, type, query, mostInBatch + 1);
  if (found.length > mostInBatch) throw unprocessable({ ids: [most] });
  return found;
}
