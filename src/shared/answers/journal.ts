import { z } from 'zod';
import { id, moment, text } from './parts.ts';

/** What happened to content, and what can be done with it afterwards. */

/**
 * 'draft', 'discard' and 'publish' are about the version beside the one that visitors see; 'restore' writes an earlier one
 * again, out of the trash too; 'purge' takes a deleted record away for good. 'enquiry' is about what a family asked, of which
 * `title` is the number.
 */
export const journalActions = [
  'create',
  'update',
  'delete',
  'restore',
  'draft',
  'discard',
  'publish',
  'purge',
  'settings',
  'account',
  'enquiry',
] as const;
export type JournalAction = (typeof journalActions)[number];

/** Who did it; null: the program. */
export const doer = z
  .object({ id, name: text.nullable().describe('Null: the account was removed since.') })
  .nullable()
  .describe('Null: the program itself.');
export type Doer = z.infer<typeof doer>;

const seq = z.int().describe('The number of the row in the journal.');

/** What a change was about beside its record. */
export const journalNote = z.object({
  version: z.int().optional().describe('A restore wrote this version again.'),
  is_draft: z.literal(true).optional().describe('It was a draft made from that version.'),
  from_trash: z.literal(true).optional(),
  hidden_on_time: z.literal(true).optional().describe('It was hidden at the moment it had been given (`an_luc`).'),
  added: text.optional().describe('An old address that leads here from now on.'),
  removed: text.optional().describe('An old address that led here until now.'),
  others: z.int().optional().describe('How many other addresses were added with it.'),
  enquiry: text.optional().describe('What was done with an enquiry, in words.'),
});
export type JournalNote = z.infer<typeof journalNote>;

export const journalEntry = z.object({
  seq,
  at: moment,
  by: doer,
  batch: z.int().nullable().describe('What was changed at once has the same one.'),
  resource: text.describe('The path of its content type.'),
  id,
  action: z.enum(journalActions),
  version: z.int().nullable(),
  title: text.nullable().describe('Its name at that time.'),
  changed: z.array(text).describe('The fields that are others than before.'),
  can_restore: z.boolean().describe('Whether what it was then is still kept, and the caller may change it.'),
  note: journalNote.nullable(),
});
export type JournalEntry = z.infer<typeof journalEntry>;

/** A change as it stands among those of all records. */
export const journalEvent = journalEntry.extend({
  in_trash: z.boolean().describe('Whether its record is in the trash by now.'),
  is_gone: z.boolean().describe('Whether its record is gone for good.'),
  can_undo: z.boolean().describe('Whether nothing else has changed its record since: such a batch can be taken back.'),
});
export type JournalEvent = z.infer<typeof journalEvent>;

/** A record as it was. */
const record = z.record(z.string(), z.unknown()).describe('The record as its own call gives it, without what is computed.');

/** What a kept record refers to that would not be found from it as it was. */
export const brokenReference = z.object({
  field: text,
  resource: text.describe('The path of its content type.'),
  id,
  title: text.describe('Its name at last.'),
  state: z.enum(['gone', 'hidden']).describe("'hidden' also where something above it is hidden."),
});
export type BrokenReference = z.infer<typeof brokenReference>;

export const recordVersion = journalEntry.extend({ record, broken: z.array(brokenReference) });
export type RecordVersion = z.infer<typeof recordVersion>;

/** The version beside the one that visitors see. */
export const recordDraft = z.object({
  seq: seq.describe('To be sent as `draft` with what is based on it.'),
  at: moment,
  by: doer,
  version: z.int().describe('The version of the record that it was made from.'),
  changed: z.array(text).describe('The fields that are others than in the record as it stands.'),
  gone: z.array(text).describe('The names of records that its lists named and that were deleted since; they are left out.'),
  record,
});
export type RecordDraft = z.infer<typeof recordDraft>;

/** An address that shows a record before visitors may see it. Where it leads is told once, when it is made. */
export const preview = z.object({
  id: text.describe('What it is called where it is taken back.'),
  at: moment,
  by: doer,
  expires_at: moment,
});
export type Preview = z.infer<typeof preview>;

export const madePreview = preview.extend({
  address: text.describe('Whole where the site knows its own address, below it otherwise.'),
});
export type MadePreview = z.infer<typeof madePreview>;

export const formPage = z.object({
  html: text.describe('The whole page, without scripts; `data-style` stands for `style`.'),
  anchor: text.describe('The id of the element that shows the record, where the page shows others too; else empty.'),
});
export type FormPage = z.infer<typeof formPage>;

export const trashedRecord = journalEntry.extend({
  gone_at: moment.describe('When it is taken away for good.'),
});
export type TrashedRecord = z.infer<typeof trashedRecord>;

/** What a change answers beside its record. */
export const changeMeta = z.object({
  batch: z.int().nullable().describe('The number by which all that it did can be taken back; null when it did nothing.'),
});
export type ChangeMeta = z.infer<typeof changeMeta>;

/** Where a list that is read from the newest to the oldest goes on. */
export const olderMeta = z.object({ next: z.int().nullable().describe('To be sent as `before`; null at the end.') });
export type OlderMeta = z.infer<typeof olderMeta>;
