import { argon2Sync } from 'node:crypto';
import type { Role } from '#shared/answers/accounts.ts';
import { normalEmail } from '#server/auth/admins.ts';
import { issueToken } from '#server/auth/tokens.ts';
import type { TestApp, TestBody, TestInit } from './app.ts';

export const password = 'mat-khau-rat-dai';

/**
 * Of `password`, at the least cost that Argon2id has: the site's own takes longer than most tests, and a stored hash is verified
 * at the cost that it names.
 */
const passwordHash = (() => {
  const salt = Buffer.alloc(16, 'muoi');
  const cost = { memory: 8, passes: 1, parallelism: 1 };
  const hash = argon2Sync('argon2id', { message: password.normalize('NFC'), nonce: salt, tagLength: 32, ...cost });
  const base64 = (bytes: Buffer) => bytes.toString('base64').replaceAll('=', '');
  return `$argon2id$v=19$m=8,t=1,p=1$${base64(salt)}$${base64(hash)}`;
})();

let made = 0;

type Account = { email?: string; name?: string; role?: Role; inbox?: boolean };

/** An account with `password`, made anew unless the e-mail is taken; of the role that may do everything unless told. */
export async function buildAdmin(
  test: TestApp,
  { email = `editor-${(made += 1)}@example.com`, name = 'Người biên tập', role = 'admin', inbox = false }: Account = {},
) {
  await test.db
    .insertInto('admin')
    .values({
      email: normalEmail(email),
      name,
      password_hash: passwordHash,
      created_at: test.clock.now().toISOString(),
      role,
      inbox: inbox ? 1 : 0,
      must_change_password: 0,
    })
    .onConflict((conflict) => conflict.column('email').doNothing())
    .execute();
  return test.db.selectFrom('admin').select(['id', 'email', 'name']).where('email', '=', email).executeTakeFirstOrThrow();
}

/** A valid token, without the cost of a login. */
export async function signIn(test: TestApp, account: Account = {}): Promise<string> {
  const { id } = await buildAdmin(test, account);
  return issueToken(test.db, id, test.clock.now());
}

type Answered<Data> = { status: number; headers: Headers; body: TestBody<Data> };

/** Calls below /api/admin, signed in. */
export type Editor = {
  token: string;
  get: <Data = Record<string, unknown>>(path: string) => Promise<Answered<Data>>;
  post: <Data = Record<string, unknown>>(path: string, body?: unknown) => Promise<Answered<Data>>;
  put: <Data = Record<string, unknown>>(path: string, body?: unknown) => Promise<Answered<Data>>;
  remove: <Data = Record<string, unknown>>(path: string, body?: unknown) => Promise<Answered<Data>>;
  /** Deletes a record, and takes it out of the trash for good. */
  purge: (path: string) => Promise<Answered<null>>;
};

export async function createEditor(test: TestApp, account: Account = {}): Promise<Editor> {
  const token = await signIn(test, account);
  const call =
    (method: string) =>
    <Data>(path: string, body?: unknown) => {
      const init: TestInit = { method, token, ...(body !== undefined && { body }) };
      return test.json<Data>(`/api/admin/${path}`, init);
    };
  const remove = call('DELETE');
  return {
    token,
    get: call('GET'),
    post: call('POST'),
    put: call('PUT'),
    remove,
    async purge(path) {
      await remove(path);
      return remove<null>(`trash/${path}`);
    },
  };
}
