import { Hono } from 'hono';
import type { EnquiryMail } from '#shared/answers/accounts.ts';
import { accountTexts } from '#shared/admin-texts.ts';
import { mailCalls } from '#shared/calls/mail.ts';
import { answerCalls } from '#server/http/answer-calls.ts';
import { concurrencyLimit } from '#server/http/concurrency-limit.ts';
import { Refusal } from '#server/http/errors.ts';
import { MailFault } from '#server/mail/smtp.ts';
import { notSignedIn } from './access.ts';
import type { SignedIn } from './guard.ts';
import type { AuthParts } from './sign-in-routes.ts';

/** How many may wait while a server of mail takes its time with the mail of somebody else. */
const mostWaiting = 3;

/** What accounts choose of mail, and how mail is doing. */
export function mailRoutes({ db, mail }: AuthParts): Hono<SignedIn> {
  const limited = concurrencyLimit(1, mostWaiting);
  const isOn = mail?.hasLinks === true;

  return answerCalls(new Hono<SignedIn>(), '/admin', mailCalls, {
    'GET /admin/me/enquiry-mail': async ({ context }) => {
      const { id, inbox } = context.get('admin');
      if (!isOn || !inbox) return { data: { enquiry_mail: null } };
      const { enquiry_mail } = await db
        .selectFrom('admin')
        .select('enquiry_mail')
        .where('id', '=', id)
        .executeTakeFirstOrThrow(() => notSignedIn());
      return { data: { enquiry_mail } };
    },
    'PUT /admin/me/enquiry-mail': async ({ context, body }) => {
      if (!isOn) throw new Refusal(409, accountTexts.noMail);
      const { enquiry_mail } = await body();
      await db.updateTable('admin').set({ enquiry_mail }).where('id', '=', context.get('admin').id).execute();
      return { data: { enquiry_mail }, message: chosen[enquiry_mail] };
    },
    'GET /admin/mail': async () => ({
      data: {
        is_set: mail !== undefined,
        on: isOn,
        ...(mail === undefined ? { from: null, waiting: 0, given_up: 0, faults: [] } : await mail.report()),
      },
    }),
    'POST /admin/mail/test': async ({ context }) => {
      if (mail === undefined) throw new Refusal(409, accountTexts.noMail);
      const to = context.get('admin');
      await limited(() => mail.test(to)).catch((error: unknown) => {
        throw error instanceof MailFault ? new Refusal(503, error.message, {}, { 'Retry-After': '30' }) : error;
      });
      return { data: null, message: `Đã gửi thư thử tới ${to.email}.` };
    },
  });
}

const chosen: Record<EnquiryMail, string> = {
  none: 'Bạn sẽ không nhận thư về câu hỏi mới.',
  at_once: 'Bạn sẽ nhận thư ngay khi có câu hỏi mới.',
  morning: 'Bạn sẽ nhận thư lúc 7:30 sáng, khi có câu hỏi đang chờ.',
};
