import { Hono } from 'hono';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Role, roles } from '#shared/answers/accounts.ts';
import { descriptions } from '#shared/content-types/index.ts';
import { callOf, suffices } from '#server/auth/access.ts';
import { createAdmin } from '#server/auth/admins.ts';
import { guard, type SignedIn } from '#server/auth/guard.ts';
import { securityLog } from '#server/auth/security-log.ts';
import { issueToken } from '#server/auth/tokens.ts';
import { answerError } from '#server/http/errors.ts';
import { adminAccess } from '#server/start/admin-access.ts';
import { createTestApp, dialects, type TestApp } from '../support/app.ts';
import { buildAdmin, password } from '../support/sign-in.ts';

const table = adminAccess(descriptions.map(({ path }) => path));

type Documented = { paths: Record<string, Record<string, { security: { token: string[] }[] }>> };

describe.each(dialects)('who may do what on %s', (dialect) => {
  let test: TestApp;
  let ids: Record<Role | 'fresh', number>;
  beforeAll(async () => {
    test = await createTestApp(dialect);
    const fresh = await createAdmin(
      test.db,
      { email: 'moi@example.com', name: 'Mới', password, mustChangePassword: true },
      test.clock.now(),
    );
    ids = {
      admin: (await buildAdmin(test, { email: 'quan-tri@example.com' })).id,
      editor: (await buildAdmin(test, { email: 'bien-tap@example.com', role: 'editor' })).id,
      fresh: Number(fresh),
    };
  });
  afterAll(() => test.close());

  /** Every call below /api/admin but the login, from the routes themselves, so that a new one cannot be forgotten. */
  const calls = () =>
    [
      ...new Map(
        test.app.routes
          .filter(({ method, path }) => method !== 'ALL' && path.startsWith('/api/admin/'))
          .map(({ method, path }) => [callOf(method, path), method] as const),
      ),
    ]
      .map(([call, method]) => ({ call, method, path: `/api/admin${call.replace(/^\w+ /, '').replace(/:\w+/g, '999999')}` }))
      .filter(({ call }) => call !== 'POST /login');

  /** A token of its own for each call: some end theirs. */
  const ask = async (who: Role | 'fresh', { method, path }: { method: string; path: string }) => {
    const token = await issueToken(test.db, ids[who], test.clock.now());
    const response = await test.request(path, { method, token });
    const { status } = response;
    // Some calls answer a file.
    const isFile = response.headers.has('Content-Disposition');
    const body: unknown = isFile ? void (await response.arrayBuffer()) : await response.json();
    return { token, answer: { status, body } };
  };

  it('says of every call what it needs, and of no call that there is not', () => {
    const known = calls().map(({ call }) => call);
    expect(known.length).toBeGreaterThan(80);
    expect(known.filter((call) => !table.has(call))).toEqual([]);
    const ofContent = new Set(descriptions.map(({ path }) => path as string));
    const declared = [...table.keys()].filter((call) => !ofContent.has(call.split('/')[1] ?? ''));
    expect(declared.filter((call) => !known.includes(call))).toEqual([]);
  });

  it('tells the same in the document of the API', async () => {
    const document = (await (await test.request('/api/openapi.json')).json()) as Documented;
    for (const { call, method } of calls()) {
      const path = `/admin${call.replace(/^\w+ /, '').replace(/:(\w+)/g, '{$1}')}`;
      const allowed = roles.filter((role) => suffices(role, table.get(call)?.need ?? 'accounts'));
      expect([call, document.paths[path]?.[method.toLowerCase()]?.security]).toEqual([call, [{ token: allowed }]]);
    }
  });

  it('needs a token for all of it', async () => {
    for (const { call, method, path } of calls())
      expect([call, (await test.request(path, { method })).status]).toEqual([call, 401]);
  });

  it.each(roles)('lets the role %s do what it suffices for, and refuses the rest without taking the token', async (role) => {
    const counted = { done: 0, refused: 0 };
    for (const asked of calls()) {
      const { token, answer } = await ask(role, asked);
      if (suffices(role, table.get(asked.call)?.need ?? 'accounts')) {
        expect([401, 403], `${asked.call}: ${answer.status}`).not.toContain(answer.status);
        counted.done += 1;
        continue;
      }
      expect([asked.call, answer.status, answer.body]).toEqual([
        asked.call,
        403,
        { success: false, message: 'Tài khoản của bạn không có quyền làm việc này.', code: 'forbidden' },
      ]);
      expect((await test.request('/api/admin/me', { token })).status).toBe(200);
      counted.refused += 1;
    }
    expect(counted.refused).toBe(role === 'admin' ? 0 : 18);
    expect(counted.done).toBeGreaterThan(70);
  });

  it('lets nobody go on with a password that was handed out but to change it', async () => {
    const open = new Set(['GET /me', 'POST /me/password', 'POST /logout']);
    for (const asked of calls()) {
      const { answer } = await ask('fresh', asked);
      if (open.has(asked.call)) expect([401, 403], asked.call).not.toContain(answer.status);
      else
        expect([asked.call, answer.status, answer.body]).toEqual([
          asked.call,
          403,
          { success: false, message: 'Bạn cần đổi mật khẩu trước khi tiếp tục.', code: 'must_change_password' },
        ]);
    }
  });

  it('refuses a call that nothing was declared for to everyone', async () => {
    const { db, clock } = test;
    const planted = new Hono<SignedIn>().basePath('/api/admin');
    planted.use(guard({ db, clock: clock.now, securityLog: securityLog({ db, clock: clock.now }) }, table));
    planted.get('/quen-khai', (context) => context.text('x'));
    planted.onError(answerError);
    const headers = { Authorization: `Bearer ${await issueToken(db, ids.admin, clock.now())}` };
    expect((await planted.request('/api/admin/quen-khai', { headers })).status).toBe(403);
  });
});
