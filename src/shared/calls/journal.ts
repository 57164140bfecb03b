import { z } from 'zod';
import { changeMeta, journalActions, journalEntry, journalEvent, olderMeta, trashedRecord } from '#shared/answers/journal.ts';
import { parseMoment } from '#shared/formats/parse-moment.ts';
import { defineCalls } from './call.ts';
import { sentLabel } from './labels.ts';
import { before, idParameter, resource, wholeNumber } from './reading.ts';

const journal = { tag: 'Journal', needs: 'content' } as const;

/** When a day begins in Vietnam, '2026-08-21'; null when there is no such day. */
const startOfDay = (text: string): string | null => parseMoment(`${text}T00:00`);

const day = (name: string) => {
  const message = `${sentLabel(name)} phải là ngày dạng 2026-08-21`;
  return z
    .string()
    .regex(/^\d{4}-\d{2}-\d{2}$/, message)
    .refine((text) => startOfDay(text) !== null, message)
    .transform((text) => new Date(startOfDay(text) ?? text))
    .optional();
};

export const journalCalls = defineCalls(journal, {
  'GET /admin/journal': {
    id: 'listChanges',
    summary:
      'Who changed what, the newest first; where it is narrowed, a call may give fewer than there are, and says where to go on',
    query: z.object({
      resource,
      by: idParameter(sentLabel('by')).describe('The id of an account.'),
      action: z.enum(journalActions, `${sentLabel('action')} không phải là một loại thay đổi`).optional(),
      from: day('from').describe('A day in Vietnam.'),
      to: day('to').describe('A day in Vietnam, included.'),
      before,
    }),
    data: z.array(journalEvent),
    meta: olderMeta,
  },
  'GET /admin/drafts': {
    id: 'listDrafts',
    summary: 'Records with a draft beside the version that visitors see, the last 100',
    data: z.array(journalEntry),
  },
  'POST /admin/undo': {
    id: 'undoBatch',
    summary:
      'Takes back all that one batch changed; refused as a whole when one of its records was changed since, or the role does not allow to change one of them',
    body: z.object({ batch: wholeNumber(sentLabel('batch')) }),
    meta: changeMeta,
    refusals: [404, 409],
  },
  'GET /admin/trash': {
    id: 'listTrash',
    summary: 'Deleted records that can be brought back, what was deleted last first',
    query: z.object({ resource, before }),
    data: z.array(trashedRecord),
    meta: olderMeta,
  },
  'POST /admin/trash/:resource/:id/restore': {
    id: 'restoreFromTrash',
    summary:
      'Brings a deleted record back with its id, slug and pictures; what it hangs on comes along. A reference that is gone for good can be sent anew',
    body: z.looseObject({}),
    bodyIsOptional: true,
    data: z.record(z.string(), z.unknown()),
    meta: changeMeta,
  },
  'DELETE /admin/trash/:resource/:id': {
    needs: 'accounts',
    id: 'purgeFromTrash',
    summary: 'Takes a deleted record away for good, with its versions and pictures',
  },
});
