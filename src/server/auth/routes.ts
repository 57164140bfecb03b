import { type Context, Hono } from 'hono';
import type { WhoIsHere } from '#shared/answers/accounts.ts';
import { accountTexts } from '#shared/admin-texts.ts';
import { texts } from '#shared/texts.ts';
import type { Dialect } from '#server/database/connect.ts';
import { databaseId } from '#server/database/database-id.ts';
import type { Database } from '#server/database/schema.ts';
import { busy, Refusal, unprocessable } from '#server/http/errors.ts';
import { NoRoom, storageFault } from '#server/http/storage-fault.ts';
import { checkLogin, normalEmail } from './admins.ts';
import { loginBody, readFields } from './bodies.ts';
import { addressReader, networkReader } from './client-address.ts';
import { deviceName } from './device-name.ts';
import { isKnownNetwork } from './known-networks.ts';
import { tooManyPasswords } from './passwords.ts';
import type { SchoolNames } from './password-rules.ts';
import { recoveryCodesLeftOf, takeCode } from './second-factor.ts';
import type { SecurityLog } from './security-log.ts';
import { issueToken } from './tokens.ts';
import { addressKeys, beginTry, emailKey, forgiveTry, tooManyTries, unreadableKeys, waitBefore } from './tries.ts';

/** An address and a password of the greatest length fit several times over. */
const maxLoginBytes = 16 * 1024;

export type AuthParts = {
  db: Database;
  dialect: Dialect;
  clock: () => Date;
  /** Proxies in front, for the visitor's address. */
  trustProxy?: number;
  securityLog: SecurityLog;
  /** What the school is called now. */
  school: () => Promise<SchoolNames>;
};

const signingIn = 'Khi đăng nhập';

/** The one call below /admin that needs no token. */
export function loginRoute({ db, dialect, clock, trustProxy = 0, securityLog }: AuthParts): Hono {
  const router = new Hono();
  const [addressOf, networkOfClient] = [addressReader(trustProxy), networkReader(trustProxy)];

  router.post('/login', async (context) => {
    try {
      return await signIn(context);
    } catch (error) {
      // A session is a row, and a guess that cannot be counted would be free.
      if (storageFault(error) === 'full') throw new NoRoom(accountTexts.noRoom, { cause: error });
      throw error;
    }
  });

  async function signIn(context: Context): Promise<Response> {
    // Before anything is asked of the database, which a flood would keep busy as well.
    if (tooManyPasswords()) throw busy();
    const network = networkOfClient(context);
    const address = addressOf(context);
    const limited = async (seconds: number, typed?: string) => {
      await securityLog.tell({ kind: 'limited', network, detail: signingIn, ...(typed !== undefined && { email: typed }) });
      return tooManyTries(seconds);
    };
    // Before the body: to read it is what a stranger may make the server do.
    const wait = await waitBefore(db, [...addressKeys(address), ...unreadableKeys(address)], clock());
    if (wait !== null) throw await limited(wait);
    const sent = await readFields(context, loginBody, { maxBytes: maxLoginBytes }).catch(async (error: unknown) => {
      if (error instanceof Refusal) await beginTry(db, dialect, unreadableKeys(address), clock());
      throw error;
    });
    const { email: typed, password, code = '' } = sent;
    const ofAddress = await beginTry(db, dialect, addressKeys(address), clock());
    if (ofAddress.wait !== null) throw await limited(ofAddress.wait);
    const email = normalEmail(typed);
    const keys = [emailKey(email)];
    let ofEmail = await beginTry(db, dialect, keys, clock());
    // Whoever guesses at an e-mail from elsewhere does not lock out its owner where the owner has signed in before.
    if (ofEmail.wait !== null && network !== null && (await isKnownNetwork(db, email, network)))
      ofEmail = await beginTry(db, dialect, keys, clock(), { limiting: [] });
    if (ofEmail.wait !== null) throw await limited(ofEmail.wait, email);
    const tries = [...ofAddress.tries, ...ofEmail.tries];
    const login = await checkLogin(db, email, password).catch(async (error: unknown) => {
      // Whose password was never looked at has not failed.
      await forgiveTry(db, tries);
      throw error;
    });
    if (login.outcome === 'wrong') {
      const { account, isLocked } = login;
      await securityLog.tell({ kind: 'refused', account, email, network, ...(isLocked && { detail: 'Tài khoản đang bị khóa' }) });
      throw new Refusal(401, texts.wrongLogin);
    }
    const { me: user, totpSecret, passwordHash } = login;
    if (totpSecret !== null && code.trim() === '') {
      await forgiveTry(db, tries);
      throw unprocessable({ code: [accountTexts.codeMissing] });
    }
    const taken = totpSecret === null ? null : await takeCode(db, { id: user.id, secret: totpSecret }, code, clock());
    if (totpSecret !== null && taken === null) {
      await securityLog.tell({ kind: 'refused', account: user, network, detail: 'Sai mã xác thực' });
      throw unprocessable({ code: [accountTexts.codeWrong] });
    }
    await forgiveTry(db, tries);
    const left = taken === 'recovery' ? await recoveryCodesLeftOf(db, user.id) : null;
    const message = left === null ? texts.loggedIn : `${texts.loggedIn} ${accountTexts.recoveryCodesLeft(left)}`;
    const device = deviceName(context.req.header('User-Agent'));
    // Read before, as all that can fail: from then on the session is there.
    const answered: WhoIsHere = { ...user, database: await databaseId(db) };
    const token = await issueToken(db, user.id, clock(), { device, network, passwordHash });
    if (taken === 'recovery') await securityLog.tell({ kind: 'recovery_code_used', account: user, network });
    await securityLog.tell({ kind: 'signed_in', account: user, network, ...(device !== null && { detail: device }) });
    return context.json({ success: true, message, data: { token, user: answered } });
  }
  return router;
}
