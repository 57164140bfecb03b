import { type Context, Hono } from 'hono';
import type { Me, RecoveryCodes, RecoveryCodesLeft, SecurityEventKind, WhoIsHere } from '#shared/answers/accounts.ts';
import { passwordTexts } from '#shared/rules/password.ts';
import { accountTexts } from '#shared/admin-texts.ts';
import { texts } from '#shared/texts.ts';
import { databaseId } from '#server/database/database-id.ts';
import { inTransaction } from '#server/database/write-transaction.ts';
import { busy, notFound, Refusal, unprocessable } from '#server/http/errors.ts';
import { changeAdmin } from './admins.ts';
import { codeBody, ownNameBody, ownPasswordBody, provenBody, provenByCodeBody, readFields } from './bodies.ts';
import { networkReader } from './client-address.ts';
import type { SignedIn } from './guard.ts';
import { newPasswordFault } from './password-rules.ts';
import { hashPassword, tooManyPasswords, verifyPassword } from './passwords.ts';
import type { AuthParts } from './routes.ts';
import {
  confirmSecondFactor,
  endSecondFactor,
  offerSecondFactor,
  recoveryCodesLeftOf,
  renewRecoveryCodes,
  takeCode,
} from './second-factor.ts';
import { endSessions, revokeToken, sessionsOf } from './tokens.ts';
import { beginTry, forgiveTry, tooManyTries } from './tries.ts';

/** Wrong codes of somebody who is signed in, as many as wrong passwords. */
const codeKey = ({ id }: Me) => ({ key: `code of ${id}`, failures: 5 });

/** What everyone who is signed in may do with his own account. */
export function ownRoutes({ db, dialect, clock, trustProxy = 0, securityLog, school }: AuthParts): Hono<SignedIn> {
  const router = new Hono<SignedIn>();
  const network = networkReader(trustProxy);

  type Caller = Context<SignedIn>;

  const told = (context: Caller, kind: SecurityEventKind, detail: string) =>
    securityLog.tell({ kind, account: context.get('admin'), network: network(context), detail });

  /**
   * Refuses unless this is the caller's password: a session that was left open is not enough. Returns what is stored of it.
   * `work`: what it is asked for, as the log of security events says it.
   */
  async function prove(context: Caller, work: string, field: string, password: string): Promise<string> {
    const me = context.get('admin');
    if (tooManyPasswords()) throw busy();
    const begun = await beginTry(db, dialect, [{ key: `password of ${me.id}`, failures: 5 }], clock());
    if (begun.wait !== null) {
      await told(context, 'limited', work);
      throw tooManyTries(begun.wait);
    }
    const { password_hash } = await db
      .selectFrom('admin')
      .select('password_hash')
      .where('id', '=', me.id)
      .executeTakeFirstOrThrow();
    const matches = await verifyPassword(password, password_hash).catch(async (error: unknown) => {
      await forgiveTry(db, begun.tries);
      throw error;
    });
    if (!matches) {
      await told(context, 'refused', `Sai mật khẩu hiện tại: ${work}`);
      throw unprocessable({ [field]: [passwordTexts.wrong] });
    }
    await forgiveTry(db, begun.tries);
    return password_hash;
  }

  router.post('/logout', async (context) => {
    await revokeToken(db, context.get('token'));
    await securityLog.tell({ kind: 'signed_out', account: context.get('admin'), network: network(context) });
    return context.json({ success: true, data: null, message: texts.loggedOut });
  });

  router.get('/me', async (context) => {
    const data: WhoIsHere = { ...context.get('admin'), database: await databaseId(db) };
    return context.json({ success: true, data });
  });

  router.put('/me', async (context) => {
    const me = context.get('admin');
    const { name } = await readFields(context, ownNameBody);
    await changeAdmin(db, { id: me.id }, { name }, clock());
    if (name !== me.name) await told(context, 'account_changed', 'Tên');
    return context.json({ success: true, data: { ...me, name }, message: 'Cập nhật tài khoản thành công!' });
  });

  router.post('/me/password', async (context) => {
    const me = context.get('admin');
    const { current_password, password } = await readFields(context, ownPasswordBody);
    const before = await prove(context, 'Đổi mật khẩu', 'current_password', current_password);
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
    });
    await securityLog.tell({ kind: 'password_changed', account: me, network: network(context) });
    const data: Me = { ...me, must_change_password: false };
    return context.json({ success: true, data, message: 'Đổi mật khẩu thành công!' });
  });

  router.get('/me/sessions', async (context) => {
    const data = await sessionsOf(db, context.get('admin').id, context.get('token'), clock());
    return context.json({ success: true, data });
  });

  router.delete('/me/sessions', async (context) => {
    const me = context.get('admin');
    const ended = await endSessions(db, me.id, { but: context.get('token') });
    await securityLog.tell({ kind: 'sessions_ended', account: me, network: network(context), detail: `${ended} phiên khác` });
    return context.json({ success: true, data: null, message: 'Đã kết thúc các phiên đăng nhập khác.' });
  });

  router.delete('/me/sessions/:session', async (context) => {
    const me = context.get('admin');
    const id = context.req.param('session');
    const ended = /^[\da-f]{32}$/.test(id) ? await endSessions(db, me.id, { id }) : 0;
    if (ended === 0) throw notFound('Không tìm thấy phiên đăng nhập.');
    await securityLog.tell({ kind: 'sessions_ended', account: me, network: network(context), detail: '1 phiên' });
    return context.json({ success: true, data: null, message: 'Đã kết thúc phiên đăng nhập.' });
  });

  router.post('/me/second-factor', async (context) => {
    const me = context.get('admin');
    const { password } = await readFields(context, provenBody);
    await prove(context, 'Bật xác thực hai lớp', 'password', password);
    const data = await offerSecondFactor(db, me, (await school()).short_name);
    if (data === null) throw new Refusal(409, 'Xác thực hai lớp đang bật, hãy tắt trước khi bật lại.');
    return context.json({ success: true, data, message: 'Nhập mã từ ứng dụng xác thực để hoàn tất.' });
  });

  router.put('/me/second-factor', async (context) => {
    const me = context.get('admin');
    const { code } = await readFields(context, codeBody);
    const begun = await beginTry(db, dialect, [codeKey(me)], clock());
    if (begun.wait !== null) {
      await told(context, 'limited', 'Bật xác thực hai lớp');
      throw tooManyTries(begun.wait);
    }
    const codes = await confirmSecondFactor(db, me.id, code, clock());
    if (codes === null) {
      await told(context, 'refused', 'Sai mã xác thực: Bật xác thực hai lớp');
      throw unprocessable({ code: [accountTexts.codeWrong] });
    }
    await forgiveTry(db, begun.tries);
    if (codes === 'none') throw new Refusal(409, 'Hãy bắt đầu bật xác thực hai lớp trước.');
    await securityLog.tell({ kind: 'second_factor_on', account: me, network: network(context) });
    const data: RecoveryCodes = { recovery_codes: codes };
    return context.json({ success: true, data, message: 'Đã bật xác thực hai lớp.' });
  });

  router.get('/me/second-factor', async (context) => {
    const data: RecoveryCodesLeft = { left: await recoveryCodesLeftOf(db, context.get('admin').id) };
    return context.json({ success: true, data });
  });

  router.post('/me/second-factor/recovery-codes', async (context) => {
    const me = context.get('admin');
    const work = 'Tạo mã khôi phục mới';
    const { password, code } = await readFields(context, provenByCodeBody);
    await prove(context, work, 'password', password);
    const { totp_secret: secret } = await db
      .selectFrom('admin')
      .select('totp_secret')
      .where('id', '=', me.id)
      .executeTakeFirstOrThrow();
    const isOff = () => new Refusal(409, 'Xác thực hai lớp đang tắt nên không có mã khôi phục.');
    if (secret === null) throw isOff();
    const begun = await beginTry(db, dialect, [codeKey(me)], clock());
    if (begun.wait !== null) {
      await told(context, 'limited', work);
      throw tooManyTries(begun.wait);
    }
    // A recovery code is not used up for nothing.
    const codes = await inTransaction(db, async (open) => {
      if ((await takeCode(open, { id: me.id, secret }, code, clock())) === null) return 'wrong';
      return (await renewRecoveryCodes(open, { id: me.id, secret })) ?? 'off';
    });
    if (codes === 'wrong') {
      await told(context, 'refused', `Sai mã xác thực: ${work}`);
      throw unprocessable({ code: [accountTexts.codeWrong] });
    }
    await forgiveTry(db, begun.tries);
    if (codes === 'off') throw isOff();
    await securityLog.tell({ kind: 'recovery_codes_renewed', account: me, network: network(context) });
    const data: RecoveryCodes = { recovery_codes: codes };
    return context.json({ success: true, data, message: 'Đã tạo mã khôi phục mới.' });
  });

  router.delete('/me/second-factor', async (context) => {
    const me = context.get('admin');
    const { password } = await readFields(context, provenBody);
    await prove(context, 'Tắt xác thực hai lớp', 'password', password);
    if (await endSecondFactor(db, me.id))
      await securityLog.tell({ kind: 'second_factor_off', account: me, network: network(context) });
    return context.json({ success: true, data: null, message: 'Đã tắt xác thực hai lớp.' });
  });
  return router;
}
