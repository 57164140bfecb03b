import { type Env, Hono } from 'hono';
import { getCookie, setCookie } from 'hono/cookie';
import type { WhoIsHere } from '#shared/answers/accounts.ts';
import { accountTexts } from '#shared/admin-texts.ts';
import { loginCalls } from '#shared/calls/accounts.ts';
import { loginCall } from '#shared/admin-paths.ts';
import { texts } from '#shared/texts.ts';
import type { Dialect } from '#server/database/connect.ts';
import { databaseId } from '#server/database/database-id.ts';
import type { Database } from '#server/database/schema.ts';
import { answerCalls, type CallRequest } from '#server/http/answer-calls.ts';
import { busy, Refusal, unprocessable } from '#server/http/errors.ts';
import { NoRoom, storageFault } from '#server/http/storage-fault.ts';
import type { SiteMail } from '#server/mail/site-mail.ts';
import { logError } from '#server/observability/log.ts';
import { checkLogin, normalEmail } from './admins.ts';
import { addressReader, networkReader } from './client-address.ts';
import { deviceName } from './device-name.ts';
import { browserLifetime, whatIsKnown } from './known-networks.ts';
import { tooManyPasswords } from './passwords.ts';
import type { SchoolNames } from './password-rules.ts';
import { recoveryCodesLeftOf, takeCode } from './second-factor.ts';
import type { SecurityLog } from './security-log.ts';
import { noticesOf, noticesText } from './notices.ts';
import { issueToken, newToken, tokenOwner } from './tokens.ts';
import {
  addressKeys,
  beginTry,
  browserKey,
  emailKey,
  forgiveTry,
  newNetworkKeys,
  tooManyTries,
  type TryKey,
  unreadableKeys,
  waitBefore,
} from './tries.ts';

export type AuthParts = {
  db: Database;
  dialect: Dialect;
  clock: () => Date;
  /** Proxies in front, for the visitor's address. */
  trustProxy?: number;
  securityLog: SecurityLog;
  /** What the school is called now. */
  school: () => Promise<SchoolNames>;
  /** Where the operator has named a server of mail. */
  mail?: SiteMail | undefined;
};

const signingIn = 'Khi đăng nhập';

/** By which a browser is known to its account. It is sent with no other call, and says nothing of who may sign in. */
const browserCookie = 'device';

/** The one call below /admin that needs no token. `isSecure`: whether a request came by https. */
export function loginRoute(parts: AuthParts, isSecure: (request: Request) => boolean): Hono {
  const { db, dialect, clock, trustProxy = 0, securityLog } = parts;
  const [addressOf, networkOfClient] = [addressReader(trustProxy), networkReader(trustProxy)];

  async function signIn({ context, body }: CallRequest<Env, 'POST /admin/login', (typeof loginCalls)['POST /admin/login']>) {
    // Before anything is asked of the database, which a flood would keep busy as well.
    if (tooManyPasswords()) throw busy();
    const network = networkOfClient(context);
    const address = addressOf(context);
    const browser = /^[\w-]{43}$/.exec(getCookie(context, browserCookie) ?? '')?.[0] ?? null;
    let account: { id: number; email: string } | null = null;
    const limited = async (seconds: number, typed?: string) => {
      const who = account === null ? typed !== undefined && { email: typed } : { account };
      await securityLog.tell({ kind: 'limited', network, detail: signingIn, ...who, forOwner: true });
      return tooManyTries(seconds);
    };
    const ofAddress = addressKeys(address);
    // Before the body: to read it is what a stranger may make the server do. Whose browser is known can only be told after it.
    const wait = await waitBefore(db, [...(browser === null ? ofAddress : []), ...unreadableKeys(address)], clock());
    if (wait !== null) throw await limited(wait);
    const notRead = () => beginTry(db, dialect, unreadableKeys(address), clock());
    const sent = await body().catch(async (error: unknown) => {
      if (error instanceof Refusal) await notRead();
      throw error;
    });
    const { email: typed, password, code = '' } = sent;
    const email = normalEmail(typed);
    const known = await whatIsKnown(db, email, { network, browser }, clock());
    account = known.account;
    const begin = (keys: readonly TryKey[], limiting = keys) => beginTry(db, dialect, keys, clock(), { limiting });
    const ofBrowser = known.browser === null ? null : [browserKey(known.browser)];
    const here = await (ofBrowser === null ? begin(ofAddress) : begin([...ofBrowser, ...ofAddress], ofBrowser));
    if (here.wait !== null) {
      // With an invented token, a body would be read for each of endless tries.
      if (browser !== null && ofBrowser === null) await notRead();
      throw await limited(here.wait, email);
    }
    const ofEmail = [emailKey(email)];
    let there = await begin(ofEmail, known.network || ofBrowser !== null ? [] : ofEmail);
    if (there.wait !== null) {
      // Others' failures keep nobody out who comes from a new place: a few of his tries are judged.
      const few = newNetworkKeys(email, network);
      const begun = await begin([...ofEmail, ...few], few);
      if (begun.wait !== null) throw await limited(there.wait, email);
      there = begun;
    }
    const tries = [...here.tries, ...there.tries];
    const login = await checkLogin(db, email, password).catch(async (error: unknown) => {
      // Whose password was never looked at has not failed.
      await forgiveTry(db, tries);
      throw error;
    });
    if (login.outcome === 'wrong') {
      const { isLocked } = login;
      const detail = isLocked ? { detail: 'Tài khoản đang bị khóa' } : {};
      await securityLog.tell({ kind: 'refused', account, email, network, ...detail, forOwner: true });
      throw new Refusal(401, texts.wrongLogin);
    }
    const { me: user, totpSecret, passwordHash } = login;
    if (totpSecret !== null && code.trim() === '') {
      await forgiveTry(db, tries);
      throw unprocessable({ code: [accountTexts.codeMissing] });
    }
    const taken = totpSecret === null ? null : await takeCode(db, { id: user.id, secret: totpSecret }, code, clock());
    if (totpSecret !== null && taken === null) {
      await securityLog.tell({ kind: 'refused', account: user, network, detail: 'Sai mã xác thực', forOwner: true });
      throw unprocessable({ code: [accountTexts.codeWrong] });
    }
    await forgiveTry(db, tries);
    const device = deviceName(context.req.header('User-Agent'));
    // Read before, as all that can fail: from then on the session is there.
    const database = await databaseId(db);
    const left = taken === 'recovery' ? await recoveryCodesLeftOf(db, user.id) : null;
    const knownBy = known.browser === null || browser === null ? newToken() : browser;
    const token = await issueToken(db, user.id, clock(), { device, network, browser: knownBy, passwordHash });
    setCookie(context, browserCookie, knownBy, {
      path: loginCall,
      maxAge: browserLifetime,
      httpOnly: true,
      sameSite: 'Strict',
      secure: isSecure(context.req.raw),
    });
    if (taken === 'recovery') await securityLog.tell({ kind: 'recovery_code_used', account: user, network });
    await securityLog.tell({ kind: 'signed_in', account: user, network, ...(device !== null && { detail: device }) });
    const { notices, me } = await (async () => {
      await securityLog.flush();
      return { notices: await noticesOf(db, user.id), me: (await tokenOwner(db, token, clock()))?.me };
    })().catch((error: unknown) => {
      logError('What happened to an account cannot be read', error);
      return { notices: null, me: undefined };
    });
    const message = [
      texts.loggedIn,
      ...(left === null ? [] : [accountTexts.recoveryCodesLeft(left)]),
      ...(notices === null ? [] : [noticesText(notices, user.role)]),
    ];
    const answered: WhoIsHere = { ...(me ?? user), database };
    return { data: { token, user: answered, ...(notices !== null && { notices }) }, message: message.join(' ') };
  }

  return answerCalls(new Hono(), '/admin', loginCalls, {
    'POST /admin/login': async (asked) => {
      try {
        return await signIn(asked);
      } catch (error) {
        // A session is a row, and a guess that cannot be counted would be free.
        if (storageFault(error) === 'full') throw new NoRoom(accountTexts.noRoom, { cause: error });
        throw error;
      }
    },
  });
}
