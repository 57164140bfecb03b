import { z } from 'zod';
import {
  enquiriesChanged,
  enquiry,
  enquiryChange,
  enquiryCounts,
  enquiryFilters,
  enquiryNote,
  enquiryPerson,
  enquiryRow,
  enquirySent,
  enquiryStates,
  proofChallenge,
} from '#shared/answers/enquiries.ts';
import { listMeta } from '#shared/answers/wire.ts';
import { askers } from '#shared/enquiries/askers.ts';
import { consentMissing } from '#shared/enquiries/asked-faults.ts';
import { contactTexts, readContact } from '#shared/enquiries/contact.ts';
import { enquiryMax } from '#shared/enquiries/enquiry-limits.ts';
import { cleanLine, cleanText } from '#shared/fields/clean-text.ts';
import { required, tooLong, wrongType } from '#shared/fields/described.ts';
import { maxId } from '#shared/fields/reference.ts';
import { defineCalls } from './call.ts';
import { sentLabel } from './labels.ts';
import { adminPaging, flag, sent } from './reading.ts';

const optionalLine = (label: string, max: number) =>
  z
    .string(wrongType(label, 'văn bản'))
    .max(4 * max, tooLong(label, max))
    .nullish()
    .transform((text) => cleanLine(text ?? ''))
    .pipe(z.string().max(max, tooLong(label, max)));
const words = (label: string, max: number, clean = cleanText) =>
  sent(label)
    .max(4 * max, tooLong(label, max))
    .transform(clean)
    .pipe(z.string().min(1, required(label)).max(max, tooLong(label, max)));

/** What a family sends. `website` is a field that nobody sees; what fills it is a program. */
export const enquiryForm = z.object({
  name: words('Tên', enquiryMax.name, cleanLine),
  contact: z
    .string({ error: contactTexts.missing })
    .max(enquiryMax.contact, tooLong('Cách trả lời', enquiryMax.contact))
    .transform((typed, { addIssue }) => {
      const read = readContact(typed);
      if (!('fault' in read)) return read;
      addIssue(read.fault);
      return z.NEVER;
    })
    .describe('A Vietnamese number, or an address of e-mail.'),
  zalo: flag('Dùng Zalo').optional().describe('Whether the number is answered on Zalo.'),
  who: z.enum(askers, 'Hãy chọn bạn là ai').default('hoc-sinh'),
  question: words('Câu hỏi', enquiryMax.question),
  about: optionalLine('Hỏi về', enquiryMax.about),
  page: optionalLine('Trang', enquiryMax.page).describe('The path of the page it was asked on.'),
  call_at: optionalLine('Khi nào nên gọi', enquiryMax.call_at),
  consent: z
    .union([z.literal(true), z.literal('true'), z.literal('1'), z.literal(1), z.literal('on')], consentMissing)
    .describe('That the school keeps what is sent, to answer it.'),
  website: optionalLine('Website', 500).describe('Leave it out.'),
  proof: optionalLine('Proof', 2_000).describe(
    'The solution of a challenge, as base64 of JSON; without it an enquiry may count as suspected.',
  ),
});
export type EnquiryForm = z.input<typeof enquiryForm>;

const asking = { tag: 'Enquiries' } as const;
const inbox = { ...asking, needs: 'inbox' } as const;
const people = { needs: 'accounts', needsProof: true, refusals: [503] } as const;

/** The most that one call changes. */
const mostChanges = 200;

const whole = (label: string) =>
  z.int(wrongType(label, 'số nguyên')).min(1, wrongType(label, 'số nguyên')).max(maxId, wrongType(label, 'số nguyên'));
/** As it is read, held to what a database has room for. */
const change = enquiryChange.extend({
  id: whole('Câu hỏi'),
  version: whole(sentLabel('version')),
  state: z.enum(enquiryStates, 'Trạng thái không có'),
  call_back_on: z.iso.date('Ngày hẹn gọi lại phải là ngày dạng 2026-08-21').nullable(),
  by: whole('Người trả lời').nullable().optional().describe('The caller unless told, where the state says that somebody has it.'),
});

const listing = {
  query: z.object({
    ...adminPaging.shape,
    state: z
      .enum(enquiryFilters, 'Trạng thái không có')
      .optional()
      .describe(
        "'open', of a search 'all', unless told: all that nobody is done with; 'due': to be called back by today; 'mine': taken by the caller and not done; 'all': every one.",
      ),
  }),
  data: z.array(enquiryRow),
  meta: listMeta,
  refusals: [503],
} as const;

const person = z.object({
  contact: sent('Số điện thoại hoặc email').max(enquiryMax.contact, tooLong('Số điện thoại hoặc email', enquiryMax.contact)),
});

/** Of whoever visits the site. */
export const askingCalls = defineCalls(asking, {
  'GET /enquiry-proof': {
    id: 'getEnquiryProof',
    summary: 'A challenge that a browser solves while somebody writes an enquiry; it is good for an hour, once',
    data: proofChallenge,
    refusals: [503],
  },
  'POST /enquiries': {
    id: 'sendEnquiry',
    summary: 'Asks the school something; the same question of the same person within a day is one',
    body: enquiryForm,
    maxBytes: 32 * 1024,
    data: enquirySent,
    status: 201,
    refusals: [403, 503],
  },
});

/** Of whoever answers. */
export const enquiryCalls = defineCalls(inbox, {
  'GET /admin/enquiries': { ...listing, id: 'listEnquiries', summary: 'Enquiries, the newest first' },
  'POST /admin/enquiry-searches': {
    ...listing,
    id: 'searchEnquiries',
    summary: 'Those of a list that hold what is looked for; nobody is named in its address, which logs keep',
    body: z.object({
      q: sent('Từ khóa')
        .max(200, tooLong('Từ khóa', 200))
        .describe('A number, an address, the number of an enquiry, or words among the newest 2,000.'),
    }),
  },
  'GET /admin/enquiry-counts': {
    id: 'countEnquiries',
    summary: 'How many wait; asking is no use of a session, which ends all the same where nobody uses it',
    data: enquiryCounts,
    asksItself: true,
  },
  'GET /admin/enquiries/:id': {
    id: 'getEnquiry',
    summary: 'One enquiry; that it was opened stands in the security log',
    data: enquiry,
    refusals: [503],
  },
  'POST /admin/enquiry-changes': {
    id: 'changeEnquiries',
    summary: 'Changes the state of enquiries, all or none; 409 where one has been changed since',
    body: z.object({
      changes: z
        .array(change, 'Không có gì để đổi')
        .min(1, 'Không có gì để đổi')
        .max(mostChanges, `Mỗi lần đổi nhiều nhất ${mostChanges} câu hỏi`),
    }),
    bodyTypes: ['json'],
    data: enquiriesChanged,
    refusals: [404, 409],
  },
  'POST /admin/enquiries/:id/notes': {
    id: 'noteOnEnquiry',
    summary: 'Adds a note, or what was answered, which makes the enquiry an answered one',
    body: z.object({ kind: z.enum(['note', 'answer']).default('note'), text: words('Ghi chú', enquiryMax.note) }),
    data: enquiryNote,
    status: 201,
    refusals: [503],
  },
  'GET /admin/enquiry-sheet': {
    ...people,
    id: 'exportEnquiries',
    summary: 'Enquiries as a workbook; the security log tells who took it',
    query: listing.query.pick({ state: true }),
    file: ['application/vnd.openxmlformats-officedocument.spreadsheetml.sheet'],
  },
  'POST /admin/enquiry-people': {
    ...people,
    id: 'findEnquirer',
    summary: 'All that is kept of one number or address, for whoever asks what is kept of them',
    body: person,
    data: enquiryPerson,
  },
  'POST /admin/enquiry-people/removals': {
    ...people,
    id: 'removeEnquirer',
    summary: 'Removes all that is kept of one number or address, for good',
    body: person,
    data: z.object({ removed: z.int() }),
  },
});
