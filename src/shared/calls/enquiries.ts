import { z } from 'zod';
import {
  askers,
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
import { contactTexts } from '#shared/enquiries/contact.ts';
import { enquiryMax } from '#shared/enquiries/enquiry-limits.ts';
import { cleanLine, cleanText } from '#shared/fields/clean-text.ts';
import { required, tooLong, wrongType } from '#shared/fields/described.ts';
import { defineCalls } from './call.ts';
import { adminPaging, flag, sent } from './reading.ts';

const line = (label: string, max: number) =>
  z
    .string(wrongType(label, 'văn bản'))
    .max(4 * max, tooLong(label, max))
    .transform(cleanLine)
    .pipe(z.string().max(max, tooLong(label, max)));
const optionalLine = (label: string, max: number) => z.preprocess((value) => value ?? '', line(label, max));
const words = (label: string, max: number) =>
  sent(label)
    .max(4 * max, tooLong(label, max))
    .transform(cleanText)
    .pipe(z.string().min(1, required(label)).max(max, tooLong(label, max)));

/** What is told where the box is not ticked. */
export const consentMissing = 'Cần bạn đồng ý thì trường mới được giữ thông tin để trả lời';

/** What a family sends. `website` is a field that nobody sees; what fills it is a program. */
export const enquiryForm = z.object({
  name: sent('Tên')
    .max(4 * enquiryMax.name, tooLong('Tên', enquiryMax.name))
    .transform(cleanLine)
    .pipe(z.string().min(1, required('Tên')).max(enquiryMax.name, tooLong('Tên', enquiryMax.name))),
  contact: z
    .string({ error: contactTexts.missing })
    .max(enquiryMax.contact, tooLong('Cách trả lời', enquiryMax.contact))
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

const asking = 'Enquiries';
const inbox = { tag: asking, needs: 'inbox' } as const;
const people = { tag: asking, needs: 'accounts', needsProof: true, refusals: [503] } as const;

/** The most that one call changes. */
export const mostChanges = 200;

const person = z.object({
  contact: sent('Số điện thoại hoặc email').max(enquiryMax.contact, tooLong('Số điện thoại hoặc email', enquiryMax.contact)),
});

/** Of whoever visits the site. */
export const askingCalls = defineCalls({
  'GET /enquiry-proof': {
    tag: asking,
    id: 'getEnquiryProof',
    summary: 'A challenge that a browser solves while somebody writes an enquiry; it is good for an hour, once',
    data: proofChallenge,
    refusals: [503],
  },
  'POST /enquiries': {
    tag: asking,
    id: 'sendEnquiry',
    summary: 'Asks the school something; the same question of the same person within a day is one',
    body: enquiryForm,
    maxBytes: 32 * 1024,
    data: enquirySent,
    status: 201,
    refusals: [503],
  },
});

/** Of whoever answers. */
export const enquiryCalls = defineCalls({
  'GET /admin/enquiries': {
    ...inbox,
    id: 'listEnquiries',
    summary: 'Enquiries, the newest first',
    query: z.object({
      ...adminPaging.shape,
      state: z
        .enum(enquiryFilters, 'Trạng thái không có')
        .optional()
        .describe(
          "'open', unless told or searched: all that nobody is done with; 'due': to be called back by today; 'mine': taken by the caller and not done; 'all': every one.",
        ),
      q: z
        .string()
        .max(200, tooLong('Từ khóa', 200))
        .optional()
        .describe('A number, an address, the number of an enquiry, or words among the newest 2,000.'),
    }),
    data: z.array(enquiryRow),
    meta: listMeta,
    refusals: [503],
  },
  'GET /admin/enquiry-counts': {
    ...inbox,
    id: 'countEnquiries',
    summary: 'How many wait; asking is no use of a session, which ends all the same where nobody uses it',
    data: enquiryCounts,
    asksItself: true,
  },
  'GET /admin/enquiries/:id': {
    ...inbox,
    id: 'getEnquiry',
    summary: 'One enquiry; that it was opened stands in the security log',
    data: enquiry,
    refusals: [503],
  },
  'POST /admin/enquiry-changes': {
    ...inbox,
    id: 'changeEnquiries',
    summary: 'Changes the state of enquiries, all or none; 409 where one has been changed since',
    body: z.object({
      changes: z
        .array(enquiryChange, 'Không có gì để đổi')
        .min(1, 'Không có gì để đổi')
        .max(mostChanges, `Mỗi lần đổi nhiều nhất ${mostChanges} câu hỏi`),
    }),
    data: enquiriesChanged,
    refusals: [409],
  },
  'POST /admin/enquiries/:id/notes': {
    ...inbox,
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
    query: z.object({ state: z.enum(['open', 'all', ...enquiryStates], 'Trạng thái không có').optional() }),
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
