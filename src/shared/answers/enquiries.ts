import { z } from 'zod';
import { askers } from '#shared/enquiries/askers.ts';
import { id, moment, text } from './parts.ts';

export { type Asker, askerNames } from '#shared/enquiries/askers.ts';

/** What families ask the school, and what became of it. */

export const enquiryStates = ['new', 'answering', 'unreached', 'callback', 'answered', 'closed', 'spam'] as const;
export type EnquiryState = (typeof enquiryStates)[number];
export const enquiryStateNames: Record<EnquiryState, string> = {
  new: 'Mới',
  answering: 'Đang trả lời',
  unreached: 'Gọi không được',
  callback: 'Hẹn gọi lại',
  answered: 'Đã trả lời',
  closed: 'Đã đóng',
  spam: 'Nghi rác',
};

/** What the inbox is narrowed to: what waits, what to call back by today, what one has taken, all, or a state. */
export const enquiryFilters = ['open', 'due', 'mine', 'all', ...enquiryStates] as const;
export type EnquiryFilter = (typeof enquiryFilters)[number];

/** A task that a browser solves before it sends: the number below `maxnumber` whose hash with `salt` is `challenge`. */
export const proofChallenge = z.object({
  algorithm: text,
  challenge: text,
  maxnumber: z.int(),
  salt: text,
  signature: text,
});
export type ProofChallenge = z.infer<typeof proofChallenge>;

export const enquirySent = z.object({
  number: text.describe('By which the school knows the enquiry.'),
  next: text.describe('What happens next, as a sentence.'),
});
export type EnquirySent = z.infer<typeof enquirySent>;

/** An account as far as it takes to name it; null where it is removed. */
const worker = z.object({ id, name: text }).nullable();

/** An enquiry as lists show it. */
export const enquiryRow = z.object({
  id,
  number: text,
  version: z.int(),
  received_at: moment,
  state: z.enum(enquiryStates),
  state_at: moment,
  by: worker.describe('Who has taken it.'),
  call_back_on: z.iso.date().nullable().describe('For the state callback.'),
  name: text,
  who: z.enum(askers),
  about: text,
  begin: text.describe('The first words of the question.'),
  times: z.int().describe('How many like it came; more than 1 only of those that are suspected.'),
  same_person: z.int().describe('Further enquiries of the same number or address.'),
});
export type EnquiryRow = z.infer<typeof enquiryRow>;

export const enquiryNote = z.object({
  id,
  at: moment,
  by: worker,
  kind: z.enum(['note', 'answer']).describe('For oneself, or what was answered.'),
  text,
});
export type EnquiryNote = z.infer<typeof enquiryNote>;

/** With what an answer may begin, as the settings tell it. */
const answerTemplate = z.object({ ten: text, noi_dung: text });
export type AnswerTemplate = z.infer<typeof answerTemplate>;

export const enquiry = enquiryRow.omit({ begin: true, same_person: true }).extend({
  contact: z.object({ kind: z.enum(['phone', 'email']), value: text, zalo: z.boolean() }),
  question: text,
  page: text.nullable().describe('The path of the page it was asked on.'),
  call_at: text.describe('When one would like to be called.'),
  consent_at: moment,
  notes: z.array(enquiryNote),
  others: z
    .array(enquiryRow.pick({ id: true, number: true, received_at: true, state: true, name: true, begin: true }))
    .describe('Of the same number or address.'),
  templates: z.array(answerTemplate).describe('With what an answer may begin.'),
});
export type Enquiry = z.infer<typeof enquiry>;

/** `closed`: why no enquiry is taken, in a sentence; null: they are. */
export const enquiryCounts = z.object({
  closed: text.nullable(),
  new: z.int(),
  mine: z.int().describe('Taken by the caller and not done.'),
  due: z.int().describe('To be called back today or before.'),
  spam: z.int(),
  dropped: z.int().describe('Suspected ones that were removed to make room.'),
  latest: z.int().describe('The id of the newest that is no suspected one; 0: none.'),
});
export type EnquiryCounts = z.infer<typeof enquiryCounts>;

/** What a change leaves to be taken back: sent again as `changes`. */
export const enquiryChange = z.object({
  id,
  version: z.int(),
  state: z.enum(enquiryStates),
  call_back_on: z.iso.date().nullable(),
  by: z.int().nullable().optional().describe('Who has it; the caller unless told, where the state says that somebody does.'),
});
export type EnquiryChange = z.infer<typeof enquiryChange>;

export const enquiriesChanged = z.object({
  changed: z.int(),
  undo: z.array(enquiryChange),
});

/** All that is kept of one number or address. */
export const enquiryPerson = z.object({ enquiries: z.array(enquiry.omit({ others: true, templates: true })) });
export type EnquiryPerson = z.infer<typeof enquiryPerson>;
