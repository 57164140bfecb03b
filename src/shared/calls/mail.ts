import { z } from 'zod';
import { enquiryMails } from '#shared/answers/accounts.ts';
import { enquiryMailChoice, mailLink, mailReport, mailState } from '#shared/answers/mail.ts';
import { defineCalls } from './call.ts';
import { email } from './accounts.ts';
import { sent } from './reading.ts';

const signingIn = { tag: 'Signing in' } as const;
const accounts = { tag: 'Accounts', needs: 'accounts' } as const;
const shortBody = { maxBytes: 16 * 1024 } as const;
const token = sent('Liên kết').regex(/^[\w-]{43}$/, 'Liên kết không đọc được, hãy bấm lại vào liên kết trong thư');

/** Of whoever cannot sign in: they need no token. */
export const passwordMailCalls = defineCalls(signingIn, {
  'GET /admin/mail-state': {
    id: 'getMailState',
    summary: 'Whether a forgotten password can be set anew by a link in a mail',
    data: mailState,
  },
  'POST /admin/forgotten-password': {
    ...shortBody,
    id: 'forgetPassword',
    summary:
      'Sends a link to set another password, good once for 48 hours, where this is the e-mail of an account; the answer says nothing of that',
    body: z.object({ email }),
    refusals: [409, 429],
  },
  'POST /admin/password-link': {
    ...shortBody,
    id: 'readPasswordLink',
    summary: 'What the token of a link is for and whose it is; 404 where it was used, has expired or a newer one was sent',
    body: z.object({ token }),
    data: mailLink,
    refusals: [404, 429],
  },
  'POST /admin/new-password': {
    ...shortBody,
    id: 'setPasswordByLink',
    summary:
      'Sets a password by the token of a link, which ends with it, and ends all sessions of the account; a second factor stays on',
    body: z.object({ token, password: sent('Mật khẩu') }),
    refusals: [404, 429],
  },
});

export const mailCalls = defineCalls(accounts, {
  'GET /admin/me/enquiry-mail': {
    tag: 'Own account',
    needs: 'own',
    id: 'getEnquiryMail',
    summary: 'When mail tells of new enquiries',
    data: enquiryMailChoice,
  },
  'PUT /admin/me/enquiry-mail': {
    tag: 'Own account',
    needs: 'inbox',
    id: 'chooseEnquiryMail',
    summary: 'Chooses when mail tells of new enquiries: never, at once (a mail in ten minutes at most), or in the morning',
    body: z.object({ enquiry_mail: z.enum(enquiryMails, 'Hãy chọn khi nào nhận thư') }),
    data: enquiryMailChoice,
    refusals: [409],
  },
  'GET /admin/mail': {
    id: 'getMail',
    summary: 'How mail is doing: what waits, and what could not be sent',
    data: mailReport,
  },
  'POST /admin/mail/test': {
    id: 'sendTestMail',
    summary: 'Sends a mail to the caller and waits for what the server of mail says of it',
    refusals: [409, 503],
  },
});
