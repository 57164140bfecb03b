import { type Context, Hono } from 'hono';
import type { SecurityEventKind } from '#shared/answers/accounts.ts';
import { passwordTexts } from '#shared/accounts/password.ts';
import { ownCalls } from '#shared/calls/accounts.ts';
import { accountTexts } from '#shared/admin-texts.ts';
import { texts } from '#shared/texts.ts';
import { databaseId } from '#server/database/database-id.ts';
import { inTransaction } from '#server/database/write-transaction.ts';
import { answerCalls } from '#server/http/answer-calls.ts';
import { busy, notFound, Refusal, unprocessable } from '#server/http/errors.ts';
import { changeAdmin } from './admins.ts';
import { networkReader } from './client-address.ts';
import type { SignedIn } from './guard.ts';
import { forgetBrowsers } from './known-networks.ts';
import { markTold, noticesOf } from './notices.ts';
import { newPasswordFault } from './password-rules.ts';
import { hashPassword, tooManyPasswords, verifyPassword } from './passwords.ts';
import type { AuthParts } from './routes.ts';
import { readRules } from './rules.ts';
import {
  confirmSecondFactor,
  endSecondFactor,
  offerSecondFactor,
  recoveryCodesLeftOf,
  renewRecoveryCodes,
  takeCode,
} from './second-factor.ts';
import { endSessions, markProven, revokeToken, sessionsOf } from './tokens.ts';
import { beginTry, forgiveTry, tooManyTries } from './tries.ts';

/** What somebody who is signed in may be asked for again, and what is said of a wrong one. */
const proofs = {
  password: { of: 'password', field: 'password', fault: passwordTexts.wrong, told: 'Sai mật khẩu hiện tại' },
  code: { of: 'code', field: 'code', fault: accountTexts.codeWrong, told: 'Sai mã xác thực' },
};

/** What everyone who is signed in may do with his own account. */
export function ownRoutes({ db, dialect, clock, trustProxy = 0, securityLog, school }: AuthParts): Hono<SignedIn> {
  const router = new Hono<SignedIn>();
  const network = networkReader(trustProxy);

  type Caller = Context<SignedIn>;

  const told = (context: Caller, kind: SecurityEventKind, detail: string) =>
    securityLog.tell({ kind, account: context.get('admin'), network: network(context), detail });

  /**
   * A try of somebody who is signed in, of which five a minute may fail: `attempt` gives null where it does. `work`: what it is
   * for, as the log of security events says it.
   */
  async function tried<T>(
    context: Caller,
    { work, of, field, fault, told: what }: { work: string } & (typeof proofs)[keyof typeof proofs],
    attempt: () => Promise<T | null>,
  ): Promise<T> {
    const key = `${of} of ${context.get('admin').id}`;
    const begun = await beginTry(db, dialect, [{ key, failures: 5 }], clock());
    if (begun.wait !== null) {
      await told(context, 'limited', work);
      throw tooManyTries(begun.wait);
    }
    const outcome = await attempt().catch(async (error: unknown) => {
      await forgiveTry(db, begun.tries);
      throw error;
    });
    if (outcome === null) {
      await told(context, 'refused', `${what}: ${work}`);
      throw unprocessable({ [field]: [fault] });
    }
    await forgiveTry(db, begun.tries);
    return outcome;
  }

  const stored = (context: Caller) =>
    db
      .selectFrom('admin')
      .select(['password_hash', 'totp_secret'])
      .where('id', '=', context.get('admin').id)
      .executeTakeFirstOrThrow();

  /** Refuses unless this is the caller's password: a session that was left open is not enough. Returns what is stored of it. */
  async function prove(context: Caller, work: string, password: string, field = 'password'): Promise<string> {
    if (tooManyPasswords()) throw busy();
    return tried(context, { work, ...proofs.password, field }, async () => {
      const { password_hash } = await stored(context);
      return (await verifyPassword(password, password_hash)) ? password_hash : null;
    });
  }

  /** The same of a code. */
  const proveCode = (context: Caller, work: string, secret: string, code: string) =>
    tried(context, { work, ...proofs.code }, () => takeCode(db, { id: context.get('admin').id, secret }, code, clock()));

  answerCalls(router, '/admin', ownCalls, {
    'POST /admin/logout': async ({ context }) => {
      await revokeToken(db, context.get('token'));
      await securityLog.tell({ kind: 'signed_out', account: context.get('admin'), network: network(context) });
      return { data: null, message: texts.loggedOut };
    },
    'GET /admin/me': async ({ context }) => {
      return { data: { ...context.get('admin'), database: await databaseId(db) } };
    },
    'PUT /admin/me': async ({ context, body }) => {
      const me = context.get('admin');
      const { name } = await body();
      await changeAdmin(db, { id: me.id }, { name }, clock());
      if (name !== me.name) await told(context, 'account_changed', 'Tên');
      return { data: { ...me, name }, message: 'Cập nhật tài khoản thành công!' };
    },
    'POST /admin/me/password': async ({ context, body }) => {
      const me = context.get('admin');
      const { current_password, password } = await body();
      const before = await prove(context, 'Đổi mật khẩu', current_password, 'current_password');
      const isSame = current_password.normalize('NFC') === password.normalize('NFC');
      const fault = isSame ? passwordTexts.same : await newPasswordFault(password, me, await school());
      if (fault !== null) throw unprocessable({ password: [fault] });
      const password_hash = await hashPassword(password);
      await inTransaction(db, async (transaction) => {
        const changed = await transaction
          .updateTable('admin')
          .set({ password_hash, must_change_password: 0 })
          .where('id', '=', me.id)
          .where('password_hash', '=', before)
          .returning('id')
          .executeTakeFirst();
        // Somebody else has given the account another one meanwhile.
        if (changed === undefined) throw unprocessable({ current_password: [passwordTexts.wrong] });
        await endSessions(transaction, me.id, { but: context.get('token') });
        await forgetBrowsers(transaction, me.id);
      });
      await securityLog.tell({ kind: 'password_changed', account: me, network: network(context) });
      return { data: { ...me, must_change_password: false }, message: 'Đổi mật khẩu thành công!' };
    },
    'POST /admin/me/proof': async ({ context, body }) => {
      const work = 'Xác nhận lại';
      const { password, code } = await body();
      await prove(context, work, password);
      const { totp_secret: secret } = await stored(context);
      if (secret !== null && code.trim() === '') throw unprocessable({ code: [accountTexts.codeMissing] });
      if (secret !== null) await proveCode(context, work, secret, code);
      await markProven(db, context.get('token'), clock());
      return { data: null, message: 'Đã xác nhận.' };
    },
    'GET /admin/me/notices': async ({ context }) => {
      await securityLog.flush();
      return { data: await noticesOf(db, context.get('admin').id) };
    },
    'PUT /admin/me/notices': async ({ context, body }) => {
      const { until } = await body();
      await markTold(db, context.get('admin').id, until);
      return { data: null, message: 'Đã ghi nhận.' };
    },
    'GET /admin/me/sessions': async ({ context }) => {
      const data = await sessionsOf(db, context.get('admin').id, context.get('token'), clock());
      return { data };
    },
    'DELETE /admin/me/sessions': async ({ context }) => {
      const me = context.get('admin');
      const ended = await endSessions(db, me.id, { but: context.get('token') });
      await securityLog.tell({ kind: 'sessions_ended', account: me, network: network(context), detail: `${ended} phiên khác` });
      return { data: null, message: 'Đã kết thúc các phiên đăng nhập khác.' };
    },
    'DELETE /admin/me/sessions/:session': async ({ context, at }) => {
      const me = context.get('admin');
      const id = at.session;
      const ended = /^[\da-f]{32}$/.test(id) ? await endSessions(db, me.id, { id }) : 0;
      if (ended === 0) throw notFound('Không tìm thấy phiên đăng nhập.');
      await securityLog.tell({ kind: 'sessions_ended', account: me, network: network(context), detail: '1 phiên' });
      return { data: null, message: 'Đã kết thúc phiên đăng nhập.' };
    },
    'POST /admin/me/second-factor': async ({ context, body }) => {
      const me = context.get('admin');
      const { password } = await body();
      await prove(context, 'Bật xác thực hai lớp', password);
      const data = await offerSecondFactor(db, me, (await school()).short_name);
      if (data === null) throw new Refusal(409, 'Xác thực hai lớp đang bật, hãy tắt trước khi bật lại.');
      return { data, message: 'Nhập mã từ ứng dụng xác thực để hoàn tất.' };
    },
    'PUT /admin/me/second-factor': async ({ context, body }) => {
      const me = context.get('admin');
      const { code } = await body();
      const codes = await tried(context, { work: 'Bật xác thực hai lớp', ...proofs.code }, () =>
        confirmSecondFactor(db, me.id, code, clock()),
      );
      if (codes === 'none') throw new Refusal(409, 'Hãy bắt đầu bật xác thực hai lớp trước.');
      await securityLog.tell({ kind: 'second_factor_on', account: me, network: network(context) });
      return { data: { recovery_codes: codes }, message: 'Đã bật xác thực hai lớp.' };
    },
    'GET /admin/me/second-factor': async ({ context }) => {
      return { data: { left: await recoveryCodesLeftOf(db, context.get('admin').id) } };
    },
    'POST /admin/me/second-factor/recovery-codes': async ({ context, body }) => {
      const me = context.get('admin');
      const work = 'Tạo mã khôi phục mới';
      const { password, code } = await body();
      await prove(context, work, password);
      const { totp_secret: secret } = await stored(context);
      const isOff = () => new Refusal(409, 'Xác thực hai lớp đang tắt nên không có mã khôi phục.');
      if (secret === null) throw isOff();
      // A recovery code is not used up for nothing.
      const codes = await tried(context, { work, ...proofs.code }, () =>
        inTransaction(db, async (open) => {
          if ((await takeCode(open, { id: me.id, secret }, code, clock())) === null) return null;
          return (await renewRecoveryCodes(open, { id: me.id, secret })) ?? 'off';
        }),
      );
      if (codes === 'off') throw isOff();
      await securityLog.tell({ kind: 'recovery_codes_renewed', account: me, network: network(context) });
      return { data: { recovery_codes: codes }, message: 'Đã tạo mã khôi phục mới.' };
    },
    'DELETE /admin/me/second-factor': async ({ context, body }) => {
      const me = context.get('admin');
      const { password } = await body();
      if (me.role === 'admin' && (await readRules(db)).admins_need_second_factor)
        throw new Refusal(409, 'Quản trị phải có hai lớp theo quy định đăng nhập, nên không tắt được.');
      await prove(context, 'Tắt xác thực hai lớp', password);
      if (await endSecondFactor(db, me.id))
        await securityLog.tell({ kind: 'second_factor_off', account: me, network: network(context) });
      return { data: null, message: 'Đã tắt xác thực hai lớp.' };
    },
  });
  return router;
}
