import { z } from 'zod';
import { id, moment, text } from './parts.ts';

/** Accounts of the back office, their sessions, and what happened around signing in. */

export const roles = ['admin', 'editor', 'advisor'] as const;
export type Role = (typeof roles)[number];
export const roleNames: Record<Role, string> = { admin: 'Quản trị', editor: 'Biên tập', advisor: 'Tư vấn' };

/** When mail tells somebody of new enquiries. */
export const enquiryMails = ['none', 'at_once', 'morning'] as const;
export type EnquiryMail = (typeof enquiryMails)[number];

/** Who is signed in. `second_factor_due` is there while a second factor is a duty that is not yet done. */
export const me = z.object({
  id,
  email: text,
  name: text,
  role: z.enum(roles),
  inbox: z
    .boolean()
    .describe('Whether enquiries may be read and answered: always by Quản trị and Tư vấn, by Biên tập where it was allowed.'),
  must_change_password: z
    .boolean()
    .describe('Until the password is changed, every call but the change itself is refused with 403.'),
  second_factor: z.boolean().describe('Whether signing in asks for a code as well.'),
  second_factor_due: z
    .enum(['next', 'now'])
    .optional()
    .describe('A second factor has to be switched on; from the next sign-in on, or now, every other call is refused with 403.'),
});
export type Me = z.infer<typeof me>;

/** The same for a client that keeps something of records, such as drafts. */
export const whoIsHere = me.extend({
  database: text.describe('Which database this is: after a restore another one, in which numbers may mean other records.'),
});
export type WhoIsHere = z.infer<typeof whoIsHere>;

export const account = me.omit({ second_factor_due: true }).extend({
  locked: z.boolean(),
  created_at: moment,
  last_used_at: moment.nullable().describe('Exact to the hour.'),
  sessions: z.int().describe('Places where this account is signed in.'),
  is_me: z.boolean(),
});
export type Account = z.infer<typeof account>;

export const accountRules = z.object({
  idle_hours: z.int().describe('After so many hours without a call a session ends.'),
  admins_need_second_factor: z.boolean().describe('Whether Quản trị has to switch a second factor on.'),
});
export type AccountRules = z.infer<typeof accountRules>;

export const ownSession = z.object({
  id: text,
  is_this: z.boolean(),
  device: text.nullable(),
  network: text.nullable().describe('The address it was signed in from; of IPv6 the network.'),
  created_at: moment,
  used_at: moment.describe('Exact to the hour.'),
  expires_at: moment,
});
export type OwnSession = z.infer<typeof ownSession>;

/** The answer to a new account or a new password: the only one that holds the password. */
export const issued = account.extend({ password: text });
export type Issued = z.infer<typeof issued>;

export const accountCreated = account.extend({
  password: text.nullable().describe('Null where a link to set one was mailed.'),
});

export const secondFactorStart = z.object({
  secret: text.describe('Base32.'),
  address: text.describe('otpauth://…, for a QR code.'),
});
export type SecondFactorStart = z.infer<typeof secondFactorStart>;

export const recoveryCodes = z.object({ recovery_codes: z.array(text).describe('Each is good for one sign-in without a code.') });
export type RecoveryCodes = z.infer<typeof recoveryCodes>;

export const recoveryCodesLeft = z.object({ left: z.int().describe('0 while the second factor is off.') });

export const securityEventKinds = [
  'signed_in',
  'refused',
  'limited',
  'locked_account',
  'signed_out',
  'sessions_ended',
  'password_changed',
  'second_factor_on',
  'second_factor_off',
  'recovery_code_used',
  'recovery_codes_renewed',
  'account_created',
  'account_changed',
  'account_removed',
  'rules_changed',
  'enquiries_listed',
  'enquiry_opened',
  'enquiries_exported',
  'enquirer_looked_up',
  'enquirer_removed',
  'password_mailed',
  'token_refused',
  'forbidden',
] as const;
export type SecurityEventKind = (typeof securityEventKinds)[number];

export const securityEvent = z.object({
  id,
  at: moment,
  kind: z.enum(securityEventKinds),
  account: z.object({ id, email: text }).nullable().describe('Whose account; it may be removed since.'),
  email: text.nullable().describe('As it was typed, where it is no account.'),
  network: text.nullable(),
  detail: text.nullable(),
  times: z.int().describe('Equal refusals of one network within a minute are counted together; `at` is the first of them.'),
});
export type SecurityEvent = z.infer<typeof securityEvent>;

/** What others did to an account since its owner was told last. */
export const notices = z.object({
  until: z.int().describe('Sent back once it was seen.'),
  tries: z.int().describe('Tries to sign in that failed or were refused.'),
  networks: z.array(z.object({ network: text.nullable(), times: z.int(), at: moment })).describe('The five with most tries.'),
  changes: z.array(securityEvent.pick({ at: true, kind: true, network: true, detail: true })).describe('The last twenty.'),
});
export type Notices = z.infer<typeof notices>;

export const loginAnswer = z.object({ token: text, user: whoIsHere, notices: notices.optional() });
