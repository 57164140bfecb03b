import { Hono } from 'hono';
import { z } from 'zod';
import { required, tooLong, wrongType } from '#shared/fields/described.ts';
import { judge } from '#shared/fields/judge.ts';
import { texts } from '#shared/texts.ts';
import type { Dialect } from '#server/database/connect.ts';
import type { Database } from '#server/database/schema.ts';
import { readBody } from '#server/http/body.ts';
import { busy, Refusal, unprocessable } from '#server/http/errors.ts';
import { checkLogin, normalEmail } from './admins.ts';
import { addressReader } from './client-address.ts';
import type { SignedIn } from './guard.ts';
import { maxPasswordLength, tooManyPasswords } from './passwords.ts';
import { issueToken, revokeToken } from './tokens.ts';
import { beginTry, forgiveTry, addressKeys, emailKey, type TryKey } from './tries.ts';

type Parts = { db: Database; dialect: Dialect; clock: () => Date; trustProxy?: number };

/** An address and a password of the greatest length fit several times over. */
const maxLoginBytes = 16 * 1024;

export const loginBody = z.object({
  email: z
    .string({ error: ({ input }) => (input === undefined ? required('Email') : wrongType('Email', 'văn bản')) })
    .trim()
    .min(1, { error: required('Email'), abort: true })
    .pipe(z.email('Email không đúng định dạng').max(255, tooLong('Email', 255))),
  password: z
    .string({ error: ({ input }) => (input === undefined ? required('Mật khẩu') : wrongType('Mật khẩu', 'văn bản')) })
    .min(1, required('Mật khẩu'))
    .max(maxPasswordLength, tooLong('Mật khẩu', maxPasswordLength)),
});

/** The one call below /admin that needs no token. */
export function loginRoute({ db, dialect, clock, trustProxy = 0 }: Parts): Hono {
  const router = new Hono();
  const addressOf = addressReader(trustProxy);
  router.post('/login', async (context) => {
    // Before anything is asked of the database, which a flood would keep busy as well.
    if (tooManyPasswords()) throw busy();
    const begin = async (keys: readonly TryKey[]): Promise<number[]> => {
      const begun = await beginTry(db, dialect, keys, clock());
      if (begun.wait === null) return begun.tries;
      throw new Refusal(
        429,
        `Bạn đã thử quá nhiều lần, vui lòng đợi ${begun.wait} giây rồi thử lại.`,
        {},
        { 'Retry-After': String(begun.wait) },
      );
    };
    // Before the body: to read it is what a stranger may make the server do.
    const ofAddress = await begin(addressKeys(addressOf(context)));
    const judged = judge(loginBody, await readBody(context, { maxBytes: maxLoginBytes }));
    if (!judged.ok) throw unprocessable(judged.errors);
    const { email, password } = loginBody.parse(judged.value);
    const ofEmail = await begin([emailKey(normalEmail(email))]);
    const tries = [...ofAddress, ...ofEmail];
    const user = await checkLogin(db, email, password).catch(async (error: unknown) => {
      // Whose password was never looked at has not failed.
      await forgiveTry(db, tries);
      throw error;
    });
    if (user === null) throw new Refusal(401, texts.wrongLogin);
    await forgiveTry(db, tries);
    const token = await issueToken(db, user.id, clock());
    return context.json({ success: true, message: texts.loggedIn, data: { token, user } });
  });
  return router;
}

export function accountRoutes({ db }: Pick<Parts, 'db'>): Hono<SignedIn> {
  const router = new Hono<SignedIn>();
  router.get('/me', (context) => context.json({ success: true, data: context.get('admin') }));
  router.post('/logout', async (context) => {
    await revokeToken(db, context.get('token'));
    return context.json({ success: true, data: null, message: texts.loggedOut });
  });
  return router;
}
