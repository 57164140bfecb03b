import { type Context, Hono } from 'hono';
import { accountTexts } from '#shared/admin-texts.ts';
import { passwordMailCalls } from '#shared/calls/mail.ts';
import { renewLease } from '#server/database/lease.ts';
import { inTransaction } from '#server/database/write-transaction.ts';
import { answerCalls } from '#server/http/answer-calls.ts';
import { busy, notFound, Refusal, unprocessable } from '#server/http/errors.ts';
import { normalEmail } from './admins.ts';
import { addressReader, networkReader } from './client-address.ts';
import { forgetBrowsers } from './known-networks.ts';
import { endMailLinks, type LinkOwner, mailLinkOwner, takeMailLink } from './mail-links.ts';
import { newPasswordFault } from './password-rules.ts';
import { hashPassword, tooManyPasswords } from './passwords.ts';
import type { AuthParts } from './sign-in-routes.ts';
import { endSessions } from './tokens.ts';
import { addressKeys, beginTry, forgiveTry, tooManyTries, type TryKey } from './tries.ts';

const minute = 60_000;

/** Apart from sign-ins: whoever asks for a link has failed nothing. */
const asking = (address: string, email: string): TryKey[] => [
  ...addressKeys(address).map(({ key, failures }) => ({ key: `forgotten ${key}`, failures })),
  { key: `forgotten ${email}`, failures: 3, within: 60 * minute },
];
const opening = (address: string): TryKey[] =>
  addressKeys(address).map(({ key, failures }) => ({ key: `link ${key}`, failures: 4 * failures }));

const gone = () => notFound(accountTexts.linkGone);

/** For whoever cannot sign in: a link by mail, and the password that it sets. */
export function passwordMailRoutes(parts: AuthParts): Hono {
  const { db, dialect, clock, trustProxy = 0, securityLog, school, mail } = parts;
  const [addressOf, networkOf] = [addressReader(trustProxy), networkReader(trustProxy)];

  async function begin(context: Context, keys: TryKey[], detail: string): Promise<number[]> {
    const begun = await beginTry(db, dialect, keys, clock());
    if (begun.wait === null) return begun.tries;
    await securityLog.tell({ kind: 'limited', network: networkOf(context), detail });
    throw tooManyTries(begun.wait);
  }

  /** Whose link a token is of: one that is of nobody counts as a guess. */
  async function ownerOf(context: Context, token: string): Promise<LinkOwner> {
    const tries = await begin(context, opening(addressOf(context)), 'Khi mở liên kết trong thư');
    const owner = await mailLinkOwner(db, token, clock());
    if (owner === null) throw gone();
    await forgiveTry(db, tries);
    return owner;
  }

  return answerCalls(new Hono(), '/admin', passwordMailCalls, {
    'GET /admin/mail-state': async () => ({ data: { on: mail?.hasLinks === true } }),
    'POST /admin/forgotten-password': async ({ context, body }) => {
      if (mail?.hasLinks !== true) throw new Refusal(409, accountTexts.noMail);
      const email = normalEmail((await body()).email);
      await begin(context, asking(addressOf(context), email), 'Khi báo quên mật khẩu');
      await inTransaction(db, async (open) => {
        // A row is written whosever address it is: a commit with nothing in it would answer sooner.
        await renewLease(open, 'mail was asked for', clock().getTime());
        await mail.put(open, 'reset', { email });
      });
      return { data: null, message: accountTexts.linkMailed };
    },
    'POST /admin/password-link': async ({ context, body }) => {
      const { kind, email, name } = await ownerOf(context, (await body()).token);
      return { data: { kind, email, name }, message: 'Liên kết dùng được.' };
    },
    'POST /admin/new-password': async ({ context, body }) => {
      const { token, password } = await body();
      const { id, email, name, kind } = await ownerOf(context, token);
      const fault = await newPasswordFault(password, { email, name }, await school());
      if (fault !== null) throw unprocessable({ password: [fault] });
      if (tooManyPasswords()) throw busy();
      const password_hash = await hashPassword(password);
      await inTransaction(db, async (open) => {
        const changed = await open
          .updateTable('admin')
          .set({ password_hash, must_change_password: 0 })
          .where('id', '=', id)
          .where('locked', '=', 0)
          .returning('id')
          .executeTakeFirst();
        if (changed === undefined || !(await takeMailLink(open, token))) throw gone();
        await endSessions(open, id);
        await forgetBrowsers(open, id);
        await endMailLinks(open, id);
        if (kind === 'reset') await mail?.put(open, 'changed', { id });
      });
      await securityLog.tell({
        kind: 'password_changed',
        account: { id, email },
        network: networkOf(context),
        detail: kind === 'reset' ? 'Bằng liên kết trong thư' : 'Bằng thư mời',
        forOwner: kind === 'reset',
      });
      return { data: null, message: 'Đã đặt mật khẩu. Bạn đăng nhập được rồi.' };
    },
  });
}
