import { type Context, Hono } from 'hono';
import { passwordTexts } from '#shared/accounts/password.ts';
import { ownCalls } from '#shared/calls/accounts.ts';
import { accountTexts } from '#shared/admin-texts.ts';
import { texts } from '#shared/texts.ts';
import { databaseId } from '#server/database/database-id.ts';
import type { Database } from '#server/database/schema.ts';
import { inTransaction } from '#server/database/write-transaction.ts';
import { answerCalls } from '#server/http/answer-calls.ts';
import { busy, notFound, Refusal, unprocessable } from '#server/http/errors.ts';
import { notSignedIn } from './access.ts';
import { changeAdmin } from './admins.ts';
import { callersLog, type SignedIn } from './guard.ts';
import { forgetBrowsers } from './known-networks.ts';
import { endMailLinks } from './mail-links.ts';
import { markTold, noticesOf } from './notices.ts';
import { newPasswordFault } from './password-rules.ts';
import { hashPassword, tooManyPasswords, verifyPassword } from './passwords.ts';
import type { AuthParts } from './sign-in-routes.ts';
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
  password: { fault: passwordTexts.wrong, told: 'Sai mật khẩu hiện tại' },
  code: { fault: accountTexts.codeWrong, told: 'Sai mã xác thực' },
};

/** What another name takes on the disk at most, in the journal and the log of security events. */
const rowBytes = 2 * 1024;

/** `admit`: refuses what there is no room for. */
type OwnParts = AuthParts & { admit?: ((db: Database, bytes: number, by: number) => Promise<void>) | undefined };

export function ownRoutes(parts: OwnParts): Hono<SignedIn> {
  const { db, dialect, clock, school, securityLog, admit } = parts;
  const tell = callersLog(parts);

  type Caller = Context<SignedIn>;

  /**
   * A try of somebody who is signed in, of which five a minute may fail: `attempt` gives null where it does. `work`: what it is
   * for, as the log of security events says it. `field`: where the proof stands in the body.
   */
  async function tried<T>(
    context: Caller,
    work: string,
    proof: keyof typeof proofs,
    attempt: () => Promise<T | null>,
    field: string = proof,
  ): Promise<T> {
    const key = `${proof} of ${context.get('admin').id}`;
    const begun = await beginTry(db, dialect, [{ key, failures: 5 }], clock());
    if (begun.wait !== null) {
      await tell(context, 'limited', work);
      throw tooManyTries(begun.wait);
    }
    const outcome = await attempt().catch(async (error: unknown) => {
      await forgiveTry(db, begun.tries);
      throw error;
    });
    if (outcome === null) {
      await tell(context, 'refused', `${proofs[proof].told}: ${work}`);
      throw unprocessable({ [field]: [proofs[proof].fault] });
    }
    await forgiveTry(db, begun.tries);
    return outcome;
  }

  const stored = (context: Caller) =>
    db
      .selectFrom('admin')
      .select(['password_hash', 'totp_secret'])
      .where('id', '=', context.get('admin').id)
      .executeTakeFirstOrThrow(() => notSignedIn());

  /** Refuses unless this is the caller's password: a session that was left open is not enough. Returns what is stored of it. */
  async function prove(context: Caller, work: string, password: string, field?: string): Promise<string> {
    if (tooManyPasswords()) throw busy();
    const attempt = async () => {
      const { password_hash } = await stored(context);
      return (await verifyPassword(password, password_hash)) ? password_hash : null;
    };
    return tried(context, work, 'password', attempt, field);
  }

  return answerCalls(new Hono<SignedIn>(), '/admin', ownCalls, {
    'POST /admin/logout': async ({ context }) => {
      await revokeToken(db, context.get('token'));
      await tell(context, 'signed_out');
      return { data: null, message: texts.loggedOut };
    },
    'GET /admin/me': async ({ context }) => ({ data: { ...context.get('admin'), database: await databaseId(db) } }),
    'PUT /admin/me': async ({ context, body }) => {
      const me = context.get('admin');
      const { name } = await body();
      if (name !== me.name) await admit?.(db, rowBytes, me.id);
      if ((await changeAdmin(db, { id: me.id }, { name }, clock())) === 'unknown') throw notSignedIn();
      if (name !== me.name) await tell(context, 'account_changed', 'Tên');
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
        await endMailLinks(transaction, me.id);
      });
      await tell(context, 'password_changed');
      return { data: { ...me, must_change_password: false }, message: 'Đổi mật khẩu thành công!' };
    },
    'POST /admin/me/proof': async ({ context, body }) => {
      const work = 'Xác nhận lại';
      const { password, code } = await body();
      await prove(context, work, password);
      const { totp_secret: secret } = await stored(context);
      if (secret !== null && code.trim() === '') throw unprocessable({ code: [accountTexts.codeMissing] });
      const { id } = context.get('admin');
      if (secret !== null) await tried(context, work, 'code', () => takeCode(db, { id, secret }, code, clock()));
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
    'GET /admin/me/sessions': async ({ context }) => ({
      data: await sessionsOf(db, context.get('admin').id, context.get('token'), clock()),
    }),
    'DELETE /admin/me/sessions': async ({ context }) => {
      const ended = await endSessions(db, context.get('admin').id, { but: context.get('token') });
      await tell(context, 'sessions_ended', `${ended} phiên khác`);
      return { data: null, message: 'Đã kết thúc các phiên đăng nhập khác.' };
    },
    'DELETE /admin/me/sessions/:session': async ({ context, at }) => {
      const id = at.session;
      const ended = /^[\da-f]{32}$/.test(id) ? await endSessions(db, context.get('admin').id, { id }) : 0;
      if (ended === 0) throw notFound('Không tìm thấy phiên đăng nhập.');
      await tell(context, 'sessions_ended', '1 phiên');
      return { data: null, message: 'Đã kết thúc phiên đăng nhập.' };
    },
    'POST /admin/me/second-factor': async ({ context, body }) => {
      const { password } = await body();
      await prove(context, 'Bật xác thực hai lớp', password);
      const data = await offerSecondFactor(db, context.get('admin'), (await school()).short_name);
      if (data === null) throw new Refusal(409, 'Xác thực hai lớp đang bật, hãy tắt trước khi bật lại.');
      return { data, message: 'Nhập mã từ ứng dụng xác thực để hoàn tất.' };
    },
    'PUT /admin/me/second-factor': async ({ context, body }) => {
      const { code } = await body();
      const codes = await tried(context, 'Bật xác thực hai lớp', 'code', () =>
        confirmSecondFactor(db, context.get('admin').id, code, clock()),
      );
      if (codes === 'none') throw new Refusal(409, 'Hãy bắt đầu bật xác thực hai lớp trước.');
      await tell(context, 'second_factor_on');
      return { data: { recovery_codes: codes }, message: 'Đã bật xác thực hai lớp.' };
    },
    'GET /admin/me/second-factor': async ({ context }) => ({
      data: { left: await recoveryCodesLeftOf(db, context.get('admin').id) },
    }),
    'POST /admin/me/second-factor/recovery-codes': async ({ context, body }) => {
      const { id } = context.get('admin');
      const work = 'Tạo mã khôi phục mới';
      const { password, code } = await body();
      await prove(context, work, password);
      const { totp_secret: secret } = await stored(context);
      const isOff = () => new Refusal(409, 'Xác thực hai lớp đang tắt nên không có mã khôi phục.');
      if (secret === null) throw isOff();
      // A recovery code is not used up for nothing.
      const codes = await tried(context, work, 'code', () =>
        inTransaction(db, async (open) => {
          if ((await takeCode(open, { id, secret }, code, clock())) === null) return null;
          return (await renewRecoveryCodes(open, { id, secret })) ?? 'off';
        }),
      );
      if (codes === 'off') throw isOff();
      await tell(context, 'recovery_codes_renewed');
      return { data: { recovery_codes: codes }, message: 'Đã tạo mã khôi phục mới.' };
    },
    'DELETE /admin/me/second-factor': async ({ context, body }) => {
      const me = context.get('admin');
      const { password } = await body();
      if (me.role === 'admin' && (await readRules(db)).admins_need_second_factor)
        throw new Refusal(409, 'Quản trị phải có hai lớp theo quy định đăng nhập, nên không tắt được.');
      await prove(context, 'Tắt xác thực hai lớp', password);
      if (await endSecondFactor(db, me.id)) await tell(context, 'second_factor_off');
      return { data: null, message: 'Đã tắt xác thực hai lớp.' };
    },
  });
}
