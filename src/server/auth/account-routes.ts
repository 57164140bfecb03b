import { type Context, Hono } from 'hono';
import { sql } from 'kysely';
import { type Account, roleNames } from '#shared/answers/accounts.ts';
import { accountTexts } from '#shared/admin-texts.ts';
import { accountCalls } from '#shared/calls/accounts.ts';
import { defaultPageSize } from '#shared/paging/page-sizes.ts';
import { maxId } from '#shared/fields/reference.ts';
import { inTransaction, writeTransaction } from '#server/database/write-transaction.ts';
import { answerCalls } from '#server/http/answer-calls.ts';
import { busy, notFound, Refusal, unprocessable } from '#server/http/errors.ts';
import type { Database } from '#server/database/schema.ts';
import { changeAdmin, type ChangedAccount, changePassword, createAdmin, meColumns, meOf, removeAdmin } from './admins.ts';
import { callersLog, type SignedIn } from './guard.ts';
import { hashPassword, randomPassword } from './passwords.ts';
import type { AuthParts } from './sign-in-routes.ts';
import { changeRules, idleSince, readRules } from './rules.ts';
import { endSecondFactor } from './second-factor.ts';
import { readSecurityEvents } from './security-log.ts';
import { endSessions } from './tokens.ts';

/** Accounts as the one with the id `asker` sees them, in the order they were made. */
async function listAccounts(db: Database, asker: number, now: Date, only?: number): Promise<Account[]> {
  let accounts = db.selectFrom('admin').select([...meColumns, 'locked', 'created_at', 'signed_in_at']);
  if (only !== undefined) accounts = accounts.where('id', '=', only);
  let sessions = db
    .selectFrom('session')
    .select(({ fn }) => ['admin_id', fn.countAll<number>().as('count'), sql<string>`max(used_at)`.as('used_at')])
    .where('expires_at', '>', now.toISOString())
    .where('used_at', '>', idleSince(await readRules(db), now))
    .groupBy('admin_id');
  if (only !== undefined) sessions = sessions.where('admin_id', '=', only);
  const [rows, used] = await Promise.all([accounts.orderBy('id').execute(), sessions.execute()]);
  const sessionsOf = new Map(used.map(({ admin_id, ...rest }) => [admin_id, rest]));
  return rows.map((row) => {
    const own = sessionsOf.get(row.id);
    return {
      ...meOf(row),
      locked: row.locked === 1,
      created_at: row.created_at,
      last_used_at:
        [row.signed_in_at, own?.used_at]
          .filter((moment) => moment != null)
          .sort()
          .at(-1) ?? null,
      sessions: own?.count ?? 0,
      is_me: row.id === asker,
    };
  });
}

const readAccount = async (db: Database, id: number, asker: number, now: Date): Promise<Account | null> =>
  (await listAccounts(db, asker, now, id))[0] ?? null;

const emailTaken = 'Email này đã có tài khoản.';
const ownFirst = 'Hãy bật xác thực hai lớp cho tài khoản của bạn trước.';
const lastOne = 'Đây là Quản trị cuối cùng còn hoạt động, hãy thêm một Quản trị khác trước.';

export function accountRoutes(parts: AuthParts): Hono<SignedIn> {
  type Caller = Context<SignedIn>;
  const { db, clock, securityLog } = parts;
  const tell = callersLog(parts);

  const read = async (context: Caller, id: number, on = db): Promise<Account> => {
    const account = id > maxId ? null : await readAccount(on, id, context.get('admin').id, clock());
    if (account === null) throw unknown();
    return account;
  };
  const asked = (context: Caller) => read(context, Number(context.req.param('id')));

  /** The account that is asked for, unless it is the caller's own: `elsewhere` says where that is done. */
  const others = async (context: Caller, elsewhere: string): Promise<Account> => {
    const account = await asked(context);
    if (account.is_me) throw new Refusal(409, elsewhere);
    return account;
  };

  return answerCalls(new Hono<SignedIn>(), '/admin', accountCalls, {
    'GET /admin/accounts': async ({ context }) => ({ data: await listAccounts(db, context.get('admin').id, clock()) }),
    'POST /admin/accounts': async ({ context, body }) => {
      const { email, name, role, inbox, invite = false } = await body();
      if (invite && parts.mail?.hasLinks !== true) throw unprocessable({ invite: [accountTexts.noMail] });
      const password = randomPassword();
      // Before the transaction, which nobody may hold up for so long.
      const passwordHash = await hashPassword(password);
      const account = await inTransaction(db, async (open) => {
        const id = await createAdmin(
          open,
          { email, name, role, inbox, password: { hash: passwordHash }, mustChangePassword: true },
          clock(),
        );
        if (id === false) throw unprocessable({ email: [emailTaken] });
        if (invite && (await parts.mail?.put(open, 'invite', { id })) !== true) throw busy();
        return read(context, id, open);
      });
      const mayAnswer = role === 'editor' && inbox ? ', được trả lời hỏi tư vấn' : '';
      await tell(context, 'account_created', `Vai trò ${roleNames[role]}${mayAnswer}`, account);
      if (invite)
        return { data: { ...account, password: null }, message: `Đã tạo tài khoản và gửi thư mời tới ${account.email}.` };
      return { data: { ...account, password }, message: 'Tạo tài khoản thành công!' };
    },
    'GET /admin/accounts/:id': async ({ context }) => ({ data: await asked(context) }),
    'PUT /admin/accounts/:id': async ({ context, body }) => {
      const { id, is_me: isOwn } = await asked(context);
      const change = await body();
      if (isOwn && change.locked === true) throw new Refusal(409, 'Bạn không thể tự khóa tài khoản của mình.');
      const { before, after, data } = await writeTransaction(db, async (open) => {
        const outcome = await changeAdmin(open, { id }, change, clock());
        if (outcome === 'unknown') throw unknown();
        if (outcome === 'taken') throw unprocessable({ email: [emailTaken] });
        if (outcome === 'last') throw new Refusal(409, lastOne);
        return { ...outcome, data: await read(context, id, open) };
      });
      const changes = changesOf(before, after);
      if (after.locked > before.locked) await tell(context, 'locked_account', '', after);
      if (changes !== '') await tell(context, 'account_changed', changes, after);
      return { data, message: 'Cập nhật tài khoản thành công!' };
    },
    'DELETE /admin/accounts/:id': async ({ context }) => {
      const account = await others(context, 'Bạn không thể tự xóa tài khoản của mình.');
      const outcome = await removeAdmin(db, { id: account.id }, clock());
      if (outcome === 'unknown') throw unknown();
      if (outcome === 'last') throw new Refusal(409, lastOne);
      await tell(context, 'account_removed', '', account);
      return { data: null, message: 'Xóa tài khoản thành công!' };
    },
    'POST /admin/accounts/:id/password': async ({ context }) => {
      // Whoever finds a session left open must not get a password with it.
      const account = await others(context, 'Hãy đổi mật khẩu của mình ở trang tài khoản của bạn.');
      const password = randomPassword();
      const hash = await hashPassword(password);
      const changed = await inTransaction(db, async (open) => {
        if ((await changePassword(open, account.email, { hash }, { mustChangePassword: true })) === false) throw unknown();
        return read(context, account.id, open);
      });
      await tell(context, 'password_changed', 'Mật khẩu được cấp lại', account);
      return { data: { ...changed, password }, message: 'Đã cấp mật khẩu mới.' };
    },
    'DELETE /admin/accounts/:id/sessions': async ({ context }) => {
      const account = await others(context, 'Hãy kết thúc các phiên đăng nhập của mình ở trang tài khoản của bạn.');
      const ended = await endSessions(db, account.id);
      await tell(context, 'sessions_ended', `${ended} phiên`, account);
      return { data: null, message: 'Đã kết thúc các phiên đăng nhập.' };
    },
    'DELETE /admin/accounts/:id/second-factor': async ({ context }) => {
      const account = await others(context, 'Hãy tắt xác thực hai lớp của mình ở trang tài khoản của bạn.');
      if (await endSecondFactor(db, account.id)) await tell(context, 'second_factor_off', '', account);
      return { data: null, message: 'Đã tắt xác thực hai lớp của tài khoản.' };
    },
    'GET /admin/account-rules': async () => ({ data: await readRules(db) }),
    'PUT /admin/account-rules': async ({ context, body }) => {
      const changes = await body();
      // Who sets it has done it.
      if (changes.admins_need_second_factor === true && !context.get('admin').second_factor)
        throw unprocessable({ admins_need_second_factor: [ownFirst] });
      const data = await changeRules(db, changes, clock());
      const duty = data.admins_need_second_factor ? 'Quản trị phải có hai lớp' : 'Hai lớp không bắt buộc';
      await tell(context, 'rules_changed', `${duty}, phiên kết thúc sau ${data.idle_hours} giờ không dùng`);
      return { data, message: 'Đã lưu quy định đăng nhập.' };
    },
    'GET /admin/security-events': async ({ query }) => {
      const { kind, account_id: accountId, page = 1, per_page: perPage = defaultPageSize } = query();
      await securityLog.flush();
      return readSecurityEvents(db, { kind, accountId }, { page, perPage });
    },
  });
}

const unknown = () => notFound('Không tìm thấy tài khoản.');

function changesOf(before: ChangedAccount, after: ChangedAccount): string {
  return [
    before.email === after.email ? '' : `Email ${before.email} thành ${after.email}`,
    before.name === after.name ? '' : 'Tên',
    before.role === after.role ? '' : `Vai trò ${roleNames[after.role]}`,
    before.inbox < after.inbox ? 'Được trả lời hỏi tư vấn' : '',
    before.inbox > after.inbox ? 'Thôi trả lời hỏi tư vấn' : '',
    before.locked > after.locked ? 'Mở khóa' : '',
  ]
    .filter((change) => change !== '')
    .join(', ');
}
