import { z } from 'zod';
import { batchDone, hiddenAlong, hiddenAlongMeta } from '#shared/answers/batch.ts';
import { changeMeta, formPage, madePreview, preview } from '#shared/answers/journal.ts';
import { listings, maxListingChanges } from '#shared/answers/listings.ts';
import { pastAddress, pastAddressesMeta } from '#shared/answers/past-addresses.ts';
import { recordUses } from '#shared/answers/uses.ts';
import { wrongType } from '#shared/fields/described.ts';
import { recordId } from '#shared/fields/reference.ts';
import { isRecord } from '#shared/formats/json.ts';
import { addressBody, removedQuery } from './addresses.ts';
import { defineCalls } from './call.ts';
import { sentLabel } from './labels.ts';

/**
 * Calls that each content type has in the same shape. `:resource` is the path of the type and `{noun}` what its records are
 * called: where a call is mounted, answered for and told, it is one of that type.
 */
export const ofRecords = { tag: ':resource ({noun})', needs: 'content' } as const;

export const mostInBatch = 20_000;

export const tooManyInBatch = `Mỗi lần chỉ làm được với tối đa ${mostInBatch.toLocaleString('vi-VN')} bản ghi.`;

const wrongFilters = 'Bộ lọc không đọc được';

/** Taken as they were sent: a record of zod leaves the key '__proto__' out, which is a filter of no list either. */
const filters = z.custom<Readonly<Record<string, string | number>>>(isRecord, wrongFilters).superRefine((given, context) => {
  for (const [name, value] of Object.entries(given))
    if (!['string', 'number'].includes(typeof value)) context.addIssue({ code: 'custom', path: [name], message: wrongFilters });
});

const batchBody = z.object(
  {
    action: z
      .enum(['set', 'delete', 'order', 'copy'], 'Việc cần làm phải là một trong: set, delete, order, copy')
      .describe(
        '`set` gives them the `values`; `order` puts siblings in the order of `ids`; `copy` makes hidden copies, of types that have them.',
      ),
    ids: z
      .array(recordId('Mã số không hợp lệ'), 'Danh sách bản ghi phải là danh sách mã số')
      .max(mostInBatch, tooManyInBatch)
      .optional()
      .describe('Which records; or `filters`.'),
    filters: filters.optional().meta({
      type: 'object',
      additionalProperties: { type: ['string', 'number'] },
      description: 'All records that a list with these filters holds. Others than those of the list are refused.',
    }),
    all: z
      .boolean('all phải là true hoặc false')
      .optional()
      .describe('Has to be true where `filters` narrow nothing: every record is meant.'),
    count: z
      .int('Số bản ghi phải là số nguyên')
      .min(0, 'Số bản ghi phải là số nguyên')
      .optional()
      .describe('How many records `filters` held when they were read: where there are more or fewer by now, 409 and no change.'),
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

const chosenBody = batchBody.pick({ ids: true, filters: true, all: true });
export type Chosen = z.output<typeof chosenBody>;

export const batchCalls = defineCalls(ofRecords, {
  'POST /admin/:resource/batch': {
    id: 'changeMany',
    summary: 'Changes, deletes, orders or copies many {noun} at once, altogether or not at all',
    body: batchBody,
    bodyTypes: ['json'],
    data: batchDone,
    meta: changeMeta,
    refusals: [404, 409],
  },
  'POST /admin/:resource/hidden-along': {
    id: 'listHiddenAlong',
    summary: 'What visitors would not see any more if these {noun} were hidden: shown records below them, and what leads there',
    body: chosenBody,
    bodyTypes: ['json'],
    data: hiddenAlong,
    meta: hiddenAlongMeta,
  },
});

export const usesCalls = defineCalls(ofRecords, {
  'GET /admin/:resource/:id/uses': {
    id: 'getUses',
    summary: 'What hangs on one {noun}, what lists it, and what links to its page',
    data: recordUses,
  },
});

/** A form carries only text. */
const sentId = (message: string) => {
  const number = recordId(message);
  const typed = z
    .string(message)
    .regex(/^\d{1,10}$/, message)
    .transform(Number)
    .pipe(number);
  return z.union([number, typed], message);
};

const sentIds = (name: string) => {
  const message = wrongType(name, 'danh sách mã số');
  return z.array(sentId(message), message).max(maxListingChanges, tooManyListings).default([]);
};

const tooManyListings = `Mỗi lần chỉ gắn hoặc gỡ được nhiều nhất ${maxListingChanges} mục.`;

const listingBody = z
  .object({
    resource: z.string('resource phải là văn bản').describe('The path of the content type whose records are changed.'),
    field: z.string('field phải là văn bản').describe('Their field that holds the list.'),
    add: sentIds('add').describe('Records that are to name this one, after what they name already.'),
    remove: sentIds('remove').describe('Records that are to name it no more.'),
  })
  .refine(({ add, remove }) => add.length + remove.length <= maxListingChanges, { path: ['add'], error: tooManyListings });
export type ListingChange = z.output<typeof listingBody>;

/** Who lists a record; of types that others list. */
export const listingsCalls = defineCalls(ofRecords, {
  'GET /admin/:resource/:id/listings': {
    id: 'getListings',
    summary: 'The records that name {noun} in a list of theirs',
    data: listings,
  },
  'PUT /admin/:resource/:id/listings': {
    id: 'changeListings',
    summary: 'Adds {noun} at the end of lists of other records, and takes it out of others; each of them gets a version',
    body: listingBody,
    data: listings,
    meta: changeMeta,
  },
});

const answered = { data: z.array(pastAddress), meta: pastAddressesMeta } as const;

/** Old addresses of a record; of types with a page. */
export const pastAddressCalls = defineCalls(ofRecords, {
  'GET /admin/:resource/:id/addresses': {
    id: 'listPastAddresses',
    summary: 'Where {noun} was found before, the latest first; at most 500',
    ...answered,
  },
  'POST /admin/:resource/:id/addresses': {
    id: 'addPastAddress',
    summary: 'Has a whole path lead to {noun}',
    body: addressBody,
    ...answered,
    status: 201,
  },
  'DELETE /admin/:resource/:id/addresses': {
    id: 'removePastAddress',
    summary: 'Forgets an old address of {noun}',
    query: removedQuery,
    ...answered,
  },
});

/** For how many days a preview may work. */
export const previewDays = [1, 7, 30] as const;
const wrongDays = `${sentLabel('days')} phải là một trong: ${previewDays.join(', ')}`;

/** Previews of a record; of types with a page. */
export const previewCalls = defineCalls(ofRecords, {
  'POST /admin/:resource/preview': {
    id: 'previewValues',
    summary: 'The page of {noun} as it would be with these values; nothing of it is kept, and what breaks a rule is left out',
    record: 'changed',
    body: z.object({
      id: sentId('Mã số không hợp lệ').nullish().describe('Which record, with its draft, the values are of; none for a new one.'),
    }),
    data: formPage,
    refusals: [404],
  },
  'GET /admin/:resource/:id/previews': {
    id: 'listPreviews',
    summary: 'The addresses that show {noun} before it is public',
    data: z.array(preview),
  },
  'POST /admin/:resource/:id/previews': {
    id: 'createPreview',
    summary: 'Makes an address that shows {noun} as it would be if it were published now; whoever has it may see it',
    body: z.object({
      days: z.coerce.number(wrongDays).pipe(z.literal(previewDays, wrongDays)).default(7).describe('For how many days it works.'),
    }),
    bodyIsOptional: true,
    data: madePreview,
    status: 201,
    refusals: [409],
  },
  'DELETE /admin/:resource/:id/previews': { id: 'revokePreviews', summary: 'Takes back all of these addresses' },
  'DELETE /admin/:resource/:id/previews/:preview': { id: 'revokePreview', summary: 'Takes back one of these addresses' },
});
