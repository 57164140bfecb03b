import { type Context, Hono } from 'hono';
import { enquiryCalls } from '#shared/calls/enquiries.ts';
import { readContact } from '#shared/enquiries/contact.ts';
import { keptEnquiries } from '#shared/enquiries/enquiry-limits.ts';
import { dayAt } from '#shared/formats/vi-date.ts';
import { defaultPageSize } from '#shared/paging/page-sizes.ts';
import { networkReader } from '#server/auth/client-address.ts';
import { callersLog, type SignedIn } from '#server/auth/guard.ts';
import type { SecurityLog } from '#server/auth/security-log.ts';
import { readId } from '#server/crud/list-query.ts';
import type { Admit } from '#server/crud/model.ts';
import type { Database } from '#server/database/schema.ts';
import { answerCalls } from '#server/http/answer-calls.ts';
import type { Limited } from '#server/http/concurrency-limit.ts';
import { notFound, Refusal, unprocessable } from '#server/http/errors.ts';
import { readTemplates } from '#server/public/answer-templates.ts';
import { writeXlsx } from '#server/sheets/write-xlsx.ts';
import { addNote, changeEnquiries, type Changing, enquiryTexts, removePerson } from './change-enquiries.ts';
import { type EnquiryKeys, keyedHash, type OpenedKey } from './data-key.ts';
import { enquirySheet } from './enquiry-sheet.ts';
import { readTally } from './pace.ts';
import { countEnquiries, idsNarrowedTo, idsOfPerson, openRows, readEnquiries, readEnquiry, tellWhole } from './read-enquiries.ts';

type InboxParts = {
  db: Database;
  clock: () => Date;
  opened: OpenedKey;
  trustProxy?: number | undefined;
  securityLog: SecurityLog;
  admit?: Admit | undefined;
  /** For what opens many enquiries. */
  limited: Limited;
};

const isFull =
  'Chưa nhận câu hỏi: đã giữ nhiều câu hỏi nhất có thể. Hãy xóa bớt, hoặc giảm số tháng giữ câu hỏi trong Cài đặt trang.';
/** Numbers that the security log names; it holds 200 letters. */
const mostNamed = 20;

/** The calls of whoever answers. */
export function inboxRoutes(parts: InboxParts): Hono<SignedIn> {
  const { db, clock, opened, limited, admit } = parts;
  const tell = callersLog(parts);
  const networkOf = networkReader(parts.trustProxy ?? 0);
  type Caller = Context<SignedIn>;
  const me = (context: Caller) => context.get('admin').id;

  function keysOrRefuse(): EnquiryKeys {
    if (opened.keys === null) throw new Refusal(503, opened.closed, {}, { 'Retry-After': '60' });
    return opened.keys;
  }
  const idAt = (at: { id: string }): number => {
    const id = readId(at.id);
    if (id === undefined) throw notFound(enquiryTexts.gone);
    return id;
  };
  const changing = (context: Caller): Changing => ({ db, now: clock(), by: me(context), address: networkOf(context), admit });

  function hashOf(typed: string): string {
    const contact = readContact(typed);
    if ('fault' in contact) throw unprocessable({ contact: [contact.fault] });
    return keyedHash(keysOrRefuse().contact, contact.value);
  }

  return answerCalls(new Hono<SignedIn>(), '/admin', enquiryCalls, {
    'GET /admin/enquiries': async ({ context, query }) => {
      const { page = 1, per_page: perPage = defaultPageSize, state = 'open' } = query();
      const found = await readEnquiries(db, keysOrRefuse(), { state, me: me(context), now: clock() }, '', { page, perPage });
      await tell(context, 'enquiries_listed', 'theo trang');
      return found;
    },
    'POST /admin/enquiry-searches': async ({ context, query, body }) => {
      const { page = 1, per_page: perPage = defaultPageSize, state = 'all' } = query();
      const { q } = await body();
      const narrowed = { state, me: me(context), now: clock() };
      const found = await limited(() => readEnquiries(db, keysOrRefuse(), narrowed, q, { page, perPage }));
      await tell(context, 'enquiries_listed', 'theo từ tìm');
      return { ...found, message: `Tìm thấy ${found.meta.total} câu hỏi.` };
    },
    'GET /admin/enquiry-counts': async ({ context }) => {
      const [counts, { kept }] = await Promise.all([countEnquiries(db, me(context), clock()), readTally(db)]);
      return { data: { closed: opened.closed ?? (kept >= keptEnquiries ? isFull : null), ...counts } };
    },
    'GET /admin/enquiries/:id': async ({ context, at }) => {
      const found = await readEnquiry(db, keysOrRefuse(), idAt(at));
      if (found === null) throw notFound(enquiryTexts.gone);
      await tell(context, 'enquiry_opened', `số ${found.number}`);
      return { data: { ...found, templates: await readTemplates(db) } };
    },
    'POST /admin/enquiry-changes': async ({ context, body }) => {
      const { changes } = await body();
      const undo = await changeEnquiries(changing(context), changes);
      return { data: { changed: undo.length, undo }, message: 'Đã đổi.' };
    },
    'POST /admin/enquiries/:id/notes': async ({ context, at, body }) => {
      const { name } = context.get('admin');
      const added = await addNote(changing(context), keysOrRefuse(), idAt(at), await body());
      return { data: { ...added, by: { id: me(context), name } }, message: 'Đã ghi.' };
    },
    'GET /admin/enquiry-sheet': async ({ context, query }) => {
      const { state = 'open' } = query();
      const keys = keysOrRefuse();
      const ids = await idsNarrowedTo(db, { state, me: me(context), now: clock() });
      // What is only asked about is not read.
      if (context.req.method !== 'HEAD') await tell(context, 'enquiries_exported', `${ids.length} câu hỏi`);
      return new Response(ReadableStream.from(writeXlsx([enquirySheet(db, keys, ids)])), {
        headers: {
          'Content-Type': enquiryCalls['GET /admin/enquiry-sheet'].file[0],
          'Content-Disposition': `attachment; filename="hoi-tu-van-${dayAt(clock())}.xlsx"`,
        },
      });
    },
    'POST /admin/enquiry-people': async ({ context, body }) => {
      const hash = hashOf((await body()).contact);
      const rows = await openRows(db, keysOrRefuse(), await idsOfPerson(db, hash));
      await tell(context, 'enquirer_looked_up', `${rows.length} câu hỏi`);
      return { data: { enquiries: await tellWhole(db, keysOrRefuse(), rows) }, message: `Tìm thấy ${rows.length} câu hỏi.` };
    },
    'POST /admin/enquiry-people/removals': async ({ context, body }) => {
      const numbers = await removePerson(changing(context), hashOf((await body()).contact));
      const named = numbers.slice(0, mostNamed).join(', ');
      await tell(
        context,
        'enquirer_removed',
        numbers.length === 0 ? 'không có câu hỏi nào' : `${numbers.length} câu hỏi: ${named}`,
      );
      return { data: { removed: numbers.length }, message: `Đã xóa ${numbers.length} câu hỏi.` };
    },
  });
}
