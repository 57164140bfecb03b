import { z } from 'zod';
import {
  account,
  accountCreated,
  accountRules,
  issued,
  loginAnswer,
  me,
  notices,
  ownSession,
  recoveryCodes,
  recoveryCodesLeft,
  roleNames,
  roles,
  secondFactorStart,
  securityEvent,
  securityEventKinds,
  whoIsHere,
} from '#shared/answers/accounts.ts';
import { listMeta } from '#shared/answers/wire.ts';
import { cleanLine } from '#shared/fields/clean-text.ts';
import { required, tooLong, wrongType } from '#shared/fields/described.ts';
import { maxPasswordLength, passwordLength } from '#shared/accounts/password.ts';
import { defineCalls } from './call.ts';
import { sentLabel } from './labels.ts';
import { adminPaging, flag, idParameter, sent } from './reading.ts';

export const email = sent('Email')
  .trim()
  .min(1, { error: required('Email'), abort: true })
  .pipe(z.email('Email không đúng định dạng').max(255, tooLong('Email', 255)));

/** As it was typed: spaces belong to it. */
const knownPassword = (label: string) =>
  sent(label)
    .min(1, required(label))
    .refine((password) => passwordLength(password) <= maxPasswordLength, tooLong(label, maxPasswordLength));

const code = z.string(wrongType('Mã', 'văn bản')).max(100, tooLong('Mã', 100));

const name = sent('Tên')
  .transform(cleanLine)
  .pipe(z.string().min(1, required('Tên')).max(255, tooLong('Tên', 255)));

const role = z.enum(roles, {
  error: ({ input }) =>
    input === undefined || input === null || input === ''
      ? required('Vai trò')
      : `Vai trò phải là ${roles.map((each) => `${each} (${roleNames[each]})`).join(' hoặc ')}`,
});

const inbox = flag('Được trả lời hỏi tư vấn').describe('Whether Biên tập may read and answer enquiries; of no other role.');

const idleHours = 'Số giờ không dùng phải là số nguyên từ 1 đến 720';
const unknownEvent = 'Sự kiện không đọc được';

const proven = z.object({ password: knownPassword('Mật khẩu') });
const withCode = z.object({ code: sent('Mã').max(100, tooLong('Mã', 100)) });

const signingIn = { tag: 'Signing in' } as const;
const own = { tag: 'Own account', needs: 'own' } as const;
const whateverIsDue = { withFirstPassword: true, withoutSecondFactor: true } as const;
const accounts = { tag: 'Accounts', needs: 'accounts' } as const;
const ofOthers = { refusals: [409], needsProof: true } as const;

export const loginCalls = defineCalls(signingIn, {
  'POST /admin/login': {
    id: 'signIn',
    summary:
      'Signs in; five failures a minute per address and per e-mail, each further five double the wait. The cookie that is set says only that this browser was signed in before',
    body: z.object({
      email,
      password: knownPassword('Mật khẩu'),
      code: code.optional().describe('Six digits of the authenticator app, or a recovery code; where the account asks for one.'),
    }),
    // An address and a password of the greatest length fit several times over.
    maxBytes: 16 * 1024,
    data: loginAnswer,
    refusals: [401, 429],
  },
});

export const ownCalls = defineCalls(own, {
  'POST /admin/logout': { ...signingIn, id: 'signOut', summary: 'Forgets the token', ...whateverIsDue },
  'GET /admin/me': { id: 'getMe', summary: 'Who the token belongs to', data: whoIsHere, ...whateverIsDue },
  'PUT /admin/me': { id: 'renameMe', summary: 'Changes the own name', body: z.object({ name }), data: me },
  'POST /admin/me/password': {
    id: 'changeOwnPassword',
    summary: 'Changes the own password; all other sessions end',
    body: z.object({
      current_password: knownPassword('Mật khẩu hiện tại'),
      password: sent('Mật khẩu').describe(
        'At least 10 characters, not a common one, no short piece again and again, not the e-mail, the own name or the name of the school; taken as it was typed.',
      ),
    }),
    data: me,
    refusals: [429],
    ...whateverIsDue,
  },
  'POST /admin/me/proof': {
    id: 'proveMe',
    summary: 'Proves who is at this session: for ten minutes, calls that are refused with proof_needed are answered',
    // An account that asks for no code needs none.
    body: proven.extend({ code: code.default('') }),
    refusals: [429],
  },
  'GET /admin/me/notices': {
    id: 'getNotices',
    summary: 'What others did to the own account since one was told last; null: nothing',
    data: notices.nullable(),
  },
  'PUT /admin/me/notices': {
    id: 'markNoticesSeen',
    summary: 'That these were seen; they are not told again',
    body: z.object({ until: z.coerce.number(unknownEvent).int(unknownEvent) }),
    // It hides from the owner what somebody did.
    needsProof: true,
  },
  'GET /admin/me/sessions': { id: 'listOwnSessions', summary: 'Where one is signed in', data: z.array(ownSession) },
  'DELETE /admin/me/sessions': { id: 'endOtherSessions', summary: 'Ends all own sessions but this one' },
  'DELETE /admin/me/sessions/:session': { id: 'endOwnSession', summary: 'Ends one of the own sessions' },
  'POST /admin/me/second-factor': {
    id: 'offerSecondFactor',
    summary: 'Offers a secret for an authenticator app; nothing changes until a code of it is sent',
    body: proven,
    data: secondFactorStart,
    refusals: [409, 429],
    withoutSecondFactor: true,
  },
  'PUT /admin/me/second-factor': {
    id: 'confirmSecondFactor',
    summary: 'Switches the second factor on with a code of the secret that was offered',
    body: withCode,
    data: recoveryCodes,
    refusals: [409, 429],
    withoutSecondFactor: true,
  },
  'GET /admin/me/second-factor': {
    id: 'countRecoveryCodes',
    summary: 'How many recovery codes are left',
    data: recoveryCodesLeft,
  },
  'POST /admin/me/second-factor/recovery-codes': {
    id: 'renewRecoveryCodes',
    summary: 'Gives new recovery codes for the password and a code; those from before end',
    body: proven.extend(withCode.shape),
    data: recoveryCodes,
    refusals: [409, 429],
  },
  'DELETE /admin/me/second-factor': {
    id: 'endSecondFactor',
    summary: 'Switches the second factor off; 409 while it is a duty',
    body: proven,
    refusals: [409, 429],
    needsProof: true,
  },
});

export const accountCalls = defineCalls(accounts, {
  'GET /admin/accounts': { id: 'listAccounts', summary: 'Every account', data: z.array(account) },
  'POST /admin/accounts': {
    id: 'createAccount',
    summary:
      'Adds an account with a random password, which has to be changed at the first sign-in, or invites by mail to set one',
    body: z.object({ email, name, role, inbox: inbox.optional(), invite: flag('Gửi thư mời').optional() }),
    data: accountCreated,
    status: 201,
    needsProof: true,
  },
  'GET /admin/accounts/:id': { id: 'getAccount', summary: 'One account', data: account },
  'PUT /admin/accounts/:id': {
    ...ofOthers,
    id: 'changeAccount',
    summary: 'Changes what is sent of an account; a locked one is signed out everywhere',
    body: z.object({ email, name, role, inbox, locked: flag('Khóa') }).partial(),
    data: account,
  },
  'DELETE /admin/accounts/:id': { ...ofOthers, id: 'removeAccount', summary: 'Removes an account' },
  'POST /admin/accounts/:id/password': {
    ...ofOthers,
    id: 'issuePassword',
    summary: 'Gives another account a random password and ends its sessions',
    data: issued,
  },
  'DELETE /admin/accounts/:id/sessions': {
    id: 'endSessionsOfAccount',
    summary: 'Ends all sessions of another account',
    refusals: [409],
    notInGrace: true,
  },
  'DELETE /admin/accounts/:id/second-factor': {
    ...ofOthers,
    id: 'endSecondFactorOfAccount',
    summary: 'Switches the second factor of another account off',
  },
  'GET /admin/account-rules': {
    id: 'getAccountRules',
    summary: 'When sessions end, and who needs a second factor',
    data: accountRules,
  },
  'PUT /admin/account-rules': {
    id: 'changeAccountRules',
    summary: 'Changes what is sent of it, from the next call of anybody on',
    body: z
      .object({
        idle_hours: z.coerce.number(idleHours).int(idleHours).min(1, idleHours).max(720, idleHours),
        admins_need_second_factor: flag('Quản trị phải có hai lớp'),
      })
      .partial(),
    data: accountRules,
    needsProof: true,
  },
  'GET /admin/security-events': {
    id: 'listSecurityEvents',
    summary: 'What happened around signing in, the newest first',
    query: adminPaging.extend({
      kind: z.enum(securityEventKinds, `${sentLabel('kind')} không có trong nhật ký`).optional(),
      account_id: idParameter(sentLabel('account_id')),
    }),
    data: z.array(securityEvent),
    meta: listMeta,
  },
});
