import { z } from 'zod';
import { journalEntry, olderMeta, recordDraft, recordVersion } from '#shared/answers/journal.ts';
import { listedRecord, offeredRecord, savedRecord, wholeRecord } from '#shared/answers/records.ts';
import { listMeta } from '#shared/answers/wire.ts';
import { defineCalls, overwriting } from './call.ts';
import { sentLabel } from './labels.ts';
import { ofRecords } from './of-records.ts';
import { before, flag, versionRead, wholeNumber } from './reading.ts';

/** Of a change: the version that was read. */
const basedOn = z.object({ version: versionRead });

const detaching =
  'Takes the record out of every list that names it, in the same batch. Without it such a record is refused (409) with the counts in `data.detach`.';

export const recordCalls = defineCalls(ofRecords, {
  'GET /admin/:resource/all': {
    id: 'listRecords',
    summary: 'A page of {noun}, hidden ones too',
    listed: 'paged',
    data: z.array(listedRecord),
    meta: listMeta,
  },
  'GET /admin/:resource/:id': { id: 'getRecord', summary: 'One {noun}', data: wholeRecord },
  'POST /admin/:resource': {
    id: 'createRecord',
    summary: 'Creates {noun}',
    record: 'new',
    data: savedRecord,
    status: 201,
  },
  'PUT /admin/:resource/:id': {
    id: 'changeRecord',
    summary: 'Changes the fields that are sent of {noun}',
    record: 'changed',
    body: basedOn,
    data: savedRecord,
    refusals: [409],
  },
  'DELETE /admin/:resource/:id': {
    id: 'deleteRecord',
    summary: 'Deletes {noun}; refused while something hangs on it, or lists it',
    query: basedOn.extend({ detach: z.literal('1').optional().describe(detaching) }),
    body: basedOn.extend({ detach: z.literal([1, '1', true]).optional().describe(detaching) }),
    bodyIsOptional: true,
    ...overwriting,
  },
});

/** Of types that others refer to. */
export const dropdownCalls = defineCalls(ofRecords, {
  'GET /admin/:resource/dropdown': {
    id: 'listChoices',
    summary: 'Every {noun} for a dropdown, hidden ones too; or a page of them, or some by their ids',
    listed: 'filters',
    data: z.array(offeredRecord),
    refusals: [400, 422],
  },
});

/** Of types with a picture; `:picture` is what its field says (`upload`). */
export const uploadCalls = defineCalls(ofRecords, {
  'POST /admin/:resource/:id/:picture': {
    id: 'upload',
    summary: 'Replaces a picture of {noun}',
    record: 'picture',
    body: basedOn,
    bodyTypes: ['multipart'],
    data: savedRecord,
    refusals: [409],
  },
});

const listVersions = {
  id: 'listVersions',
  summary: 'What happened to {noun}, the newest first, 100 at a time',
  query: z.object({ before }),
  data: z.array(journalEntry),
  meta: olderMeta,
  refusals: [422],
} as const;
const getVersion = { id: 'getVersion', summary: '{noun} as it was then', data: recordVersion } as const;
const restoreVersion = {
  id: 'restoreVersion',
  summary: 'Writes an earlier version of {noun} again, as a new one; status and moments stay unless they are asked for',
  body: basedOn.extend({
    with_status: flag(sentLabel('with_status'))
      .default(false)
      .describe('Whether status and moments come back too, as they were in that version.'),
  }),
  bodyIsOptional: true,
  data: savedRecord,
  ...overwriting,
} as const;

const seenDraft = z.object({
  draft: wholeNumber(sentLabel('draft'))
    .nullish()
    .describe('The `seq` of the draft that was read, 0 for none; when there is another by now, the answer is 409 with it'),
});

/** What the journal keeps of a record: its versions, and the draft beside it. */
export const versionCalls = defineCalls(ofRecords, {
  'GET /admin/:resource/:id/versions': listVersions,
  'GET /admin/:resource/:id/versions/:seq': getVersion,
  'POST /admin/:resource/:id/versions/:seq/restore': restoreVersion,
});

export const draftCalls = defineCalls(ofRecords, {
  'GET /admin/:resource/:id/draft': { id: 'getDraft', summary: 'The draft beside {noun}', data: recordDraft.nullable() },
  'PUT /admin/:resource/:id/draft': {
    id: 'saveDraft',
    summary: "Keeps values beside {noun}; those that are the record's leave no draft, and the answer null",
    record: 'changed',
    body: basedOn.extend(seenDraft.shape),
    data: recordDraft.nullable(),
    refusals: [409],
  },
  'POST /admin/:resource/:id/draft/publish': {
    id: 'publishDraft',
    summary: 'Writes the draft into {noun}',
    body: basedOn.extend(seenDraft.shape),
    bodyIsOptional: true,
    data: savedRecord,
    ...overwriting,
  },
  'DELETE /admin/:resource/:id/draft': {
    id: 'discardDraft',
    summary: 'Does away with the draft beside {noun}',
    query: seenDraft,
    body: seenDraft,
    bodyIsOptional: true,
    refusals: [409],
  },
});

const settings = { tag: 'Settings', needs: 'accounts' } as const;

/** What the site says of the school: one record, which is found without its number. */
export const settingsCalls = defineCalls(settings, {
  'GET /admin/cai-dat': { id: 'getSettings', summary: 'What the site says of the school', data: wholeRecord },
  'PUT /admin/cai-dat': {
    id: 'changeSettings',
    summary: 'Changes what is sent of it; every page says it at once',
    record: 'changed',
    body: basedOn,
    data: wholeRecord,
    ...overwriting,
  },
  'GET /admin/cai-dat/versions': listVersions,
  'GET /admin/cai-dat/versions/:seq': getVersion,
  'POST /admin/cai-dat/versions/:seq/restore': restoreVersion,
});
