import { z } from 'zod';
import { flag, sent } from '#shared/calls/reading.ts';
import { roleNames, roles } from '#shared/answers/accounts.ts';
import { cleanLine } from '#shared/fields/clean-text.ts';
import { required, tooLong, wrongType } from '#shared/fields/described.ts';
import { maxPasswordLength, passwordLength } from '#shared/rules/password.ts';

/** What the calls of this folder read; the API document is made from the same schemas. */

const email = sent('Email')
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

const idleHours = 'Số giờ không dùng phải là số nguyên từ 1 đến 720';

export const loginBody = z.object({
  email,
  password: knownPassword('Mật khẩu'),
  code: code.optional().describe('Six digits of the authenticator app, or a recovery code; where the account asks for one.'),
});
export const ownNameBody = z.object({ name });
export const ownPasswordBody = z.object({
  current_password: knownPassword('Mật khẩu hiện tại'),
  password: sent('Mật khẩu').describe(
    'At least 10 characters, not a common one, no short piece again and again, not the e-mail, the own name or the name of the school; taken as it was typed.',
  ),
});
export const provenBody = z.object({ password: knownPassword('Mật khẩu') });
export const codeBody = z.object({
  code: z
    .string({ error: ({ input }) => (input === undefined || input === null ? required('Mã') : wrongType('Mã', 'văn bản')) })
    .max(100, tooLong('Mã', 100)),
});
export const provenByCodeBody = provenBody.extend(codeBody.shape);
export const newAccountBody = z.object({ email, name, role });
export const accountBody = z.object({ email, name, role, locked: flag('Khóa') }).partial();
/** An account that asks for no code needs none. */
export const proofBody = provenBody.extend({ code: code.default('') });
const unknownEvent = 'Sự kiện không đọc được';
export const toldBody = z.object({ until: z.coerce.number(unknownEvent).int(unknownEvent) });
export const accountRulesBody = z
  .object({
    idle_hours: z.coerce.number(idleHours).int(idleHours).min(1, idleHours).max(720, idleHours),
    admins_need_second_factor: flag('Quản trị phải có hai lớp'),
  })
  .partial();
