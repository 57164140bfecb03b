import { Hono } from 'hono';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Role, roles } from '#shared/answers/accounts.ts';
import { loginCalls } from '#shared/calls/accounts.ts';
import { passwordMailCalls } from '#shared/calls/mail.ts';
import { descriptions } from '#shared/content-types/index.ts';
import { callOf, suffices } from '#server/auth/access.ts';
import { changeAdmin, createAdmin, removeAdmin } from '#server/auth/admins.ts';
import { guard, type SignedIn } from '#server/auth/guard.ts';
import { securityLog } from '#server/auth/security-log.ts';
import { issueToken, revokeToken } from '#server/auth/tokens.ts';
import { answerError } from '#server/http/errors.ts';
import { adminAccess } from '#server/start/admin-access.ts';
import { siteRecordTypes } from '#server/start/site-types.ts';
import { createTestApp, dialects, type TestApp } from '../support/app.ts';
import { build } from '../support/build.ts';
import { buildAdmin, password } from '../support/sign-in.ts';

const table = adminAccess(siteRecordTypes.all);
/** What takes no token. */
const open = new Set(Object.keys({ ...loginCalls, ...passwordMailCalls }).map((name) => name.replace(' /admin', ' ')));
const day = 24 * 60 * 60 * 1000;
/** Calls that are made together. */
const atOnce = 20;

type Documented = { paths: Record<string, Record<string, { security: { token: string[] }[] }>> };
type Call = { call: string; method: string; pattern: string };
type Answered = { call: string; status: number; headers: Headers; body: unknown };

/** Who calls without a right to any call, and the 401 of them all. */
const strangers = [
  'no token',
  'an empty token',
  'a token nobody was given',
  'a token that asks the database something',
  'an expired token',
  'a token that was not used for 72 hours',
  'a revoked token',
  'the token of a locked account',
  'the token of an account that is gone',
] as const;

describe.each(dialects)('who may do what on %s', (dialect) => {
  let test: TestApp;
  let ids: Record<Role | 'answering' | 'fresh' | 'locked' | 'gone', number>;
  /** Of a record of each content type, by its path. */
  const records = new Map<string, number>();
  beforeAll(async () => {
    test = await createTestApp(dialect);
    const { db, clock } = test;
    const fresh = await createAdmin(
      db,
      { email: 'moi@example.com', name: 'Mới', password, mustChangePassword: true },
      clock.now(),
    );
    ids = {
      admin: (await buildAdmin(test, { email: 'quan-tri@example.com' })).id,
      editor: (await buildAdmin(test, { email: 'bien-tap@example.com', role: 'editor' })).id,
      advisor: (await buildAdmin(test, { email: 'tu-van@example.com', role: 'advisor' })).id,
      answering: (await buildAdmin(test, { email: 'tra-loi@example.com', role: 'editor', inbox: true })).id,
      fresh: Number(fresh),
      locked: (await buildAdmin(test)).id,
      gone: (await buildAdmin(test)).id,
    };
    for (const description of descriptions) records.set(description.path, (await build(test, description)).id);
  });
  afterAll(() => test.close());

  /** Every call below /api/admin that needs a token, from the routes themselves, so that a new one cannot be forgotten. */
  const calls = (): Call[] =>
    [
      ...new Map(
        test.app.routes
          .filter(({ method, path }) => method !== 'ALL' && path.startsWith('/api/admin'))
          .map(({ method, path }) => [callOf(method, path), method] as const),
      ),
    ]
      .map(([call, method]) => ({ call, method, pattern: `/api/admin${call.replace(/^\w+ /, '')}` }))
      .filter(({ call }) => !open.has(call));

  /** A path of a call where nothing is, so that whoever may make it changes nothing. */
  const nowhere = ({ pattern }: Call) => pattern.replace(/:\w+/g, '999999');

  /** A path of a call where something is, so that it would be seen if somebody could make it. */
  const somewhere = ({ pattern }: Call) => {
    const [, , , area = ''] = pattern.split('/');
    const id = area === 'accounts' ? ids.editor : (records.get(area) ?? 1);
    return pattern.replace(':resource', 'mon-hoc').replace(/:id\b/, String(id)).replace(/:\w+/g, '1');
  };

  const issue = (who: keyof typeof ids, at = test.clock.now()) => issueToken(test.db, ids[who], at);

  const tokenOf = async (who: (typeof strangers)[number]): Promise<string | undefined> => {
    const { db, clock } = test;
    switch (who) {
      case 'no token':
        return undefined;
      case 'an empty token':
        return '';
      case 'a token nobody was given':
        return 'x'.repeat(43);
      case 'a token that asks the database something':
        return `' or '1'='1`;
      case 'an expired token':
        return issue('admin', new Date(clock.now().getTime() - 31 * day));
      case 'a token that was not used for 72 hours':
        return issue('admin', new Date(clock.now().getTime() - 3 * day));
      case 'a revoked token': {
        const token = await issue('admin');
        await revokeToken(db, token);
        return token;
      }
      case 'the token of a locked account': {
        const token = await issue('locked');
        // A lock ends the sessions too: this is what is left when one begins at the same moment.
        await db.updateTable('admin').set({ locked: 1 }).where('id', '=', ids.locked).execute();
        return token;
      }
      case 'the token of an account that is gone': {
        const token = await issue('gone');
        await removeAdmin(db, { id: ids.gone }, clock.now());
        return token;
      }
    }
  };

  /** What is stored, but for what refusals are written down in. */
  const stored = async (): Promise<Record<string, string>> => {
    const tables = await test.db.introspection.getTables();
    const rows = tables
      .filter(({ name }) => name !== 'security_event')
      .map(async ({ name }): Promise<[string, string]> => {
        const all = await sql`select * from ${sql.table(name)}`.execute(test.db);
        return [
          name,
          all.rows
            .map((row) => JSON.stringify(row))
            .sort()
            .join('\n'),
        ];
      });
    return { ...Object.fromEntries(await Promise.all(rows)), files: test.files.names().join() };
  };

  /** What each of the calls is answered, some at once. */
  async function walk(
    asked: readonly Call[],
    pathOf: (call: Call) => string,
    tokenFor: () => Promise<string> | string | undefined,
  ): Promise<Answered[]> {
    const answers: Answered[] = [];
    for (let from = 0; from < asked.length; from += atOnce)
      answers.push(
        ...(await Promise.all(
          asked.slice(from, from + atOnce).map(async (each) => {
            const response = await test.request(pathOf(each), { method: each.method, token: await tokenFor() });
            // Some calls answer a file.
            const isFile = response.headers.has('Content-Disposition');
            const body: unknown = isFile ? void (await response.arrayBuffer()) : await response.json();
            return { call: each.call, status: response.status, headers: response.headers, body };
          }),
        )),
      );
    return answers;
  }

  /** What those who may make the calls are answered: together what ends no session, and then each with a token of its own. */
  async function walkAllowed(who: Role | 'answering' | 'fresh', asked: readonly Call[]) {
    const endsSessions = ({ call }: Call) => /\/(logout|me\/sessions|me\/password)/.test(call);
    const shared = await issue(who);
    const answers = await walk(
      asked.filter((each) => !endsSessions(each)),
      nowhere,
      () => shared,
    );
    for (const each of asked.filter(endsSessions)) answers.push(...(await walk([each], nowhere, () => issue(who))));
    return answers;
  }

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
      const allowed = roles.filter((role) => suffices({ role, inbox: false }, table.get(call)?.needs ?? 'accounts'));
      expect([call, document.paths[path]?.[method.toLowerCase()]]).toMatchObject([
        call,
        { security: [{ token: [] }], 'x-roles': allowed },
      ]);
    }
  });

  it('walks every call by an address that the router takes for it', () => {
    for (const pathOf of [nowhere, somewhere])
      for (const each of calls()) {
        const [found] = test.app.router.match(each.method, pathOf(each));
        const taken = found.map(([[, route]]) => callOf(route.method, route.path));
        expect(taken, pathOf(each)).toContain(each.call);
      }
  });

  it.each(strangers)('lets %s do nothing at all', async (who) => {
    const token = await tokenOf(who);
    const before = await stored();
    const answers = await walk(calls(), somewhere, () => token);
    for (const { call, status, headers, body } of answers) {
      expect([call, status, body]).toEqual([call, 401, { success: false, message: 'Bạn cần đăng nhập để tiếp tục.' }]);
      expect([headers.get('WWW-Authenticate'), headers.get('Cache-Control')]).toEqual(['Bearer', 'no-store']);
    }
    expect(answers.map(({ call }) => call)).toEqual(calls().map(({ call }) => call));
    expect(await stored()).toEqual(before);
  });

  it.each([
    ['admin', { role: 'admin', inbox: true }, 0],
    ['editor', { role: 'editor', inbox: false }, 26],
    ['answering', { role: 'editor', inbox: true }, 21],
    ['advisor', { role: 'advisor', inbox: true }, 90],
  ] as const)('lets %s do what the role suffices for, and refuses the rest without taking the token', async (who, me, least) => {
    const mayDo = ({ call }: { call: string }) => suffices(me, table.get(call)?.needs ?? 'accounts');
    const done = await walkAllowed(who, calls().filter(mayDo));
    for (const { call, status } of done) expect([401, 403], `${call}: ${status}`).not.toContain(status);

    const rest = calls().filter((each) => !mayDo(each));
    const token = await issue(who);
    const before = await stored();
    for (const { call, status, body } of await walk(rest, somewhere, () => token))
      expect([call, status, body]).toEqual([
        call,
        403,
        { success: false, message: 'Tài khoản của bạn không có quyền làm việc này.', code: 'forbidden' },
      ]);
    expect(await stored()).toEqual(before);
    expect(rest.length).toBeGreaterThanOrEqual(least);
    if (least === 0) expect(rest).toEqual([]);
    expect((await test.request('/api/admin/me', { token })).status).toBe(200);
  });

  it('has a role that answers what families ask, and sees no content, no account and nothing that was done', () => {
    const may = [...table].filter(([, { needs }]) => suffices({ role: 'advisor', inbox: true }, needs)).map(([call]) => call);
    const areas = new Set(may.map((call) => call.split('/')[1]));
    expect([...areas].sort()).toEqual(['enquiries', 'enquiry-changes', 'enquiry-counts', 'enquiry-searches', 'logout', 'me']);
  });

  it('lets nobody go on with a password that was handed out but to change it', async () => {
    const open = new Set(['GET /me', 'POST /me/password', 'POST /logout']);
    const isOpen = ({ call }: Call) => open.has(call);
    const allowed = await walkAllowed('fresh', calls().filter(isOpen));
    expect(allowed.map(({ status }) => status).filter((status) => status === 401 || status === 403)).toEqual([]);
    expect(allowed).toHaveLength(open.size);

    const token = await issue('fresh');
    const before = await stored();
    const shut = calls().filter((each) => !isOpen(each));
    for (const { call, status, body } of await walk(shut, somewhere, () => token))
      expect([call, status, body]).toEqual([
        call,
        403,
        { success: false, message: 'Bạn cần đổi mật khẩu trước khi tiếp tục.', code: 'must_change_password' },
      ]);
    expect(await stored()).toEqual(before);
  });

  it('goes by the role of now, not by that of signing in', async () => {
    const { id } = await buildAdmin(test);
    const token = await issueToken(test.db, id, test.clock.now());
    const asked = calls().filter(({ call }) => table.get(call)?.needs === 'accounts');
    await changeAdmin(test.db, { id }, { role: 'editor' }, test.clock.now());
    expect(new Set((await walk(asked, nowhere, () => token)).map(({ status }) => status))).toEqual(new Set([403]));
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
