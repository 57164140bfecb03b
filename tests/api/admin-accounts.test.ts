import { Hono } from 'hono';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { Account, Issued, Me, OwnSession, SecurityEvent, WhoIsHere } from '#shared/answers/accounts.ts';
import { passwordTexts } from '#shared/accounts/password.ts';
import { changeAdmin, createAdmin, ensureFirstAdmin, WeakPassword } from '#server/auth/admins.ts';
import type { SignedIn } from '#server/auth/guard.ts';
import { mailRoutes } from '#server/auth/mail-routes.ts';
import { ownRoutes } from '#server/auth/own-routes.ts';
import { endSecondFactor } from '#server/auth/second-factor.ts';
import { securityLog } from '#server/auth/security-log.ts';
import { answerError } from '#server/http/errors.ts';
import type { SiteMail } from '#server/mail/site-mail.ts';
import { configuredSite, siteReader } from '#server/public/site.ts';
import { databaseId } from '#server/database/database-id.ts';
import { createTestApp, dialects, type TestApp, toRequestInit } from '../support/app.ts';
import { buildAdmin, createEditor, type Editor, password } from '../support/sign-in.ts';

type Login = { token: string; user: Me };
const newPassword = ' một câu dài dễ nhớ ';

describe.each(dialects)('accounts on %s', (dialect) => {
  let test: TestApp;
  let chief: Editor;
  let chiefId: number;
  beforeAll(async () => {
    test = await createTestApp(dialect, { trustProxy: 1 });
    chief = await createEditor(test, { email: 'quan-tri@example.com', name: 'Quản trị' });
    chiefId = (await chief.get<Me>('me')).body.data.id;
  });
  afterAll(() => test.close());

  let address = 0;
  beforeEach(async () => {
    test.clock.advance(61_000);
    address += 1;
    await chief.post('me/proof', { password });
  });
  const login = (email: string, typed: string, headers: Record<string, string> = {}) =>
    test.json<Login>('/api/admin/login', {
      method: 'POST',
      body: { email, password: typed },
      headers: { 'X-Forwarded-For': `198.51.100.${address}`, ...headers },
    });
  const as = (token: string, method: string, path: string, body?: unknown) =>
    test.json(`/api/admin/${path}`, { method, token, ...(body !== undefined && { body }) });
  const events = async (query = '') => (await chief.get<SecurityEvent[]>(`security-events?per_page=100${query}`)).body.data;

  it('are added with a password that is told once and has to be changed at the first sign-in', async () => {
    const made = await chief.post<Issued>('accounts', { email: ' Hoa@Example.com ', name: ' Nguyễn  Thị Hoa ', role: 'editor' });
    expect([made.status, made.body.message]).toEqual([201, 'Tạo tài khoản thành công!']);
    const { id, password: handedOut, ...rest } = made.body.data;
    expect(rest).toEqual({
      email: 'hoa@example.com',
      name: 'Nguyễn Thị Hoa',
      role: 'editor',
      inbox: false,
      must_change_password: true,
      second_factor: false,
      locked: false,
      created_at: test.clock.now().toISOString(),
      last_used_at: null,
      sessions: 0,
      is_me: false,
    });
    expect((await chief.get<Account>(`accounts/${id}`)).body.data).toEqual({ id, ...rest });

    const { body } = await login('hoa@example.com', handedOut);
    const { database, ...user } = body.data.user as WhoIsHere;
    const { token } = body.data;
    expect(database).toBe(await databaseId(test.db));
    expect(user).toEqual({
      id,
      email: 'hoa@example.com',
      name: 'Nguyễn Thị Hoa',
      role: 'editor',
      inbox: false,
      must_change_password: true,
      second_factor: false,
    });
    expect((await as(token, 'GET', 'stats')).status).toBe(403);
    expect((await as(token, 'POST', 'me/password', { current_password: handedOut, password: handedOut })).body.errors).toEqual({
      password: ['Mật khẩu mới phải khác mật khẩu hiện tại.'],
    });
    const changed = await as(token, 'POST', 'me/password', { current_password: handedOut, password: newPassword });
    expect([changed.status, changed.body.data]).toEqual([200, { ...user, must_change_password: false }]);
    expect((await as(token, 'GET', 'stats')).status).toBe(200);
    expect((await login('hoa@example.com', handedOut)).status).toBe(401);
    // Spaces at its ends belong to a password.
    expect((await login('hoa@example.com', newPassword.trim())).status).toBe(401);
    expect((await login('hoa@example.com', newPassword)).status).toBe(200);
  });

  it.each([
    [{}, ['email', 'name', 'role']],
    [{ email: 'x', name: ' ', role: 'chu' }, ['email', 'name', 'role']],
    [{ email: 'QUAN-TRI@example.com', name: 'X', role: 'admin' }, ['email']],
    [{ email: ['a@example.com'], name: { a: 1 }, role: 1 }, ['email', 'name', 'role']],
  ])('are not added from %j', async (body, fields) => {
    const answer = await chief.post('accounts', body);
    expect([answer.status, Object.keys(answer.body.errors ?? {})]).toEqual([422, fields]);
  });

  it('are changed in what is sent, from a form as well', async () => {
    const { id, email } = await buildAdmin(test, { name: 'Cũ' });
    const form = new FormData();
    form.set('name', 'Mới');
    form.set('locked', '0');
    const changed = await chief.put<Account>(`accounts/${id}`, form);
    expect(changed.body.data).toMatchObject({ name: 'Mới', email, role: 'admin', locked: false });
    expect((await chief.put<Account>(`accounts/${id}`, { role: 'editor' })).body.data.role).toBe('editor');
    expect((await chief.put<Account>(`accounts/${id}`, { email: `X${email}` })).body.data.email).toBe(`x${email}`);
    expect((await chief.put(`accounts/${id}`, { email: 'quan-tri@example.com' })).body.errors).toEqual({
      email: ['Email này đã có tài khoản.'],
    });
    expect((await chief.put(`accounts/${id}`, { locked: 'có' })).status).toBe(422);
    for (const path of ['accounts/999999', 'accounts/99999999999999999999'])
      expect((await chief.put(path, { name: 'X' })).status).toBe(404);
  });

  it('of Biên tập may be given the right to answer enquiries, which goes with the role and is told', async () => {
    const given = { email: 'thu@example.com', name: 'Thu', role: 'editor', inbox: true };
    const made = (await chief.post<Issued>('accounts', given)).body.data;
    expect(made).toMatchObject({ role: 'editor', inbox: true });
    const change = async (body: unknown) => (await chief.put<Account>(`accounts/${made.id}`, body)).body.data.inbox;
    expect(await change({ inbox: '0' })).toBe(false);
    expect(await change({ inbox: true })).toBe(true);
    // Both roles may anyway; what was given is gone when they are Biên tập again.
    expect(await change({ role: 'advisor' })).toBe(true);
    expect(await change({ role: 'editor' })).toBe(false);
    expect(await change({ role: 'admin', inbox: true })).toBe(true);
    expect(await change({ role: 'editor' })).toBe(false);
    expect((await chief.put(`accounts/${made.id}`, { inbox: 'có' })).status).toBe(422);
    const told = (await events(`&account_id=${made.id}`)).map(({ detail }) => detail);
    expect(told.slice(-3)).toEqual([
      'Được trả lời hỏi tư vấn, bởi quan-tri@example.com',
      'Thôi trả lời hỏi tư vấn, bởi quan-tri@example.com',
      'Vai trò Biên tập, được trả lời hỏi tư vấn, bởi quan-tri@example.com',
    ]);
    expect(told.slice(0, -3)).toHaveLength(4);
  });

  it('that are locked are signed out, and sign in with the words of a wrong pair', async () => {
    const { id, email } = await buildAdmin(test);
    const { token } = (await login(email, password)).body.data;
    expect((await chief.put<Account>(`accounts/${id}`, { locked: true })).body.data).toMatchObject({ locked: true, sessions: 0 });
    expect((await as(token, 'GET', 'me')).status).toBe(401);
    const refused = await login(email, password);
    expect([refused.status, refused.body]).toEqual([401, { success: false, message: 'Email hoặc mật khẩu không đúng.' }]);
    expect((await events(`&account_id=${id}`)).map(({ kind, detail }) => [kind, detail])).toEqual([
      ['refused', 'Tài khoản đang bị khóa'],
      ['locked_account', 'bởi quan-tri@example.com'],
      ['signed_in', null],
    ]);
    await chief.put(`accounts/${id}`, { locked: false });
    expect((await login(email, password)).status).toBe(200);
  });

  it('that are locked, or of another role by then, change nothing by a call whose body is still on its way', async () => {
    const { id, email } = await buildAdmin(test);
    const { token } = (await login(email, password)).body.data;
    const sent = { email: 'ke-sau@example.com', name: 'Kẻ đến sau', role: 'admin' };
    const addsOne = (meanwhile: object) => {
      const body = new ReadableStream(
        {
          async pull(controller) {
            await chief.put(`accounts/${id}`, meanwhile);
            test.clock.advance(2_000);
            controller.enqueue(new TextEncoder().encode(JSON.stringify(sent)));
            controller.close();
          },
        },
        // Not before it is read.
        { highWaterMark: 0 },
      );
      const headers = { 'Content-Type': 'application/json' };
      return test.json('/api/admin/accounts', { method: 'POST', token, body, duplex: 'half', headers });
    };
    expect((await addsOne({ role: 'editor' })).status).toBe(403);
    await chief.put(`accounts/${id}`, { role: 'admin' });
    expect((await addsOne({ locked: true })).status).toBe(401);
    const found = await test.db.selectFrom('admin').select('id').where('email', '=', sent.email).execute();
    expect(found).toEqual([]);
    expect((await events()).slice(0, 2).map(({ kind, detail }) => [kind, detail])).toEqual([
      ['token_refused', 'POST /accounts'],
      ['locked_account', 'bởi quan-tri@example.com'],
    ]);
  });

  it('that are gone while their own calls are answered have to sign in', async () => {
    const { db, clock } = test;
    const known = (await chief.get<WhoIsHere>('me')).body.data;
    const gone: Me = { ...known, id: 999_999, email: 'khong-con@example.com' };
    const own = new Hono<SignedIn>().basePath('/api/admin');
    own.use((context, next) => {
      context.set('admin', gone);
      return next();
    });
    const school = siteReader(db).now;
    const parts = { db, dialect, clock: clock.now, school, securityLog: securityLog({ db, clock: clock.now }) };
    own.route('/', ownRoutes(parts));
    own.route('/', mailRoutes({ ...parts, mail: { hasLinks: true } as SiteMail }));
    own.onError(answerError);
    const calls: [method: string, path: string, body?: object][] = [
      ['PUT', 'me', { name: 'Tên khác' }],
      ['POST', 'me/password', { current_password: password, password: newPassword }],
      ['POST', 'me/proof', { password }],
      ['POST', 'me/second-factor', { password }],
      ['PUT', 'me/second-factor', { code: '123456' }],
      ['POST', 'me/second-factor/recovery-codes', { password, code: '123456' }],
      ['DELETE', 'me/second-factor', { password }],
      ['GET', 'me/enquiry-mail'],
    ];
    for (const [method, path, body] of calls) {
      const { status } = await own.request(`/api/admin/${path}`, toRequestInit({ method, body }));
      expect([path, status]).toEqual([path, 401]);
    }
    expect(await endSecondFactor(db, gone.id)).toBe(false);
  });

  it('get a new password from an administrator, which ends their sessions', async () => {
    const { id, email } = await buildAdmin(test);
    const { token } = (await login(email, password)).body.data;
    const { body } = await chief.post<Issued>(`accounts/${id}/password`);
    expect(body.data).toMatchObject({ id, must_change_password: true, sessions: 0 });
    expect((await as(token, 'GET', 'me')).status).toBe(401);
    expect((await login(email, password)).status).toBe(401);
    expect((await login(email, body.data.password)).body.data.user.must_change_password).toBe(true);
    expect((await chief.remove(`accounts/${id}/sessions`)).status).toBe(200);
    expect((await chief.get<Account>(`accounts/${id}`)).body.data.sessions).toBe(0);
  });

  it('are removed, but nobody removes or locks himself, nor takes a password by a session that was left open', async () => {
    const { id } = await buildAdmin(test);
    expect((await chief.remove(`accounts/${id}`)).body).toEqual({
      success: true,
      data: null,
      message: 'Xóa tài khoản thành công!',
    });
    expect((await chief.remove(`accounts/${id}`)).status).toBe(404);
    expect((await events('&kind=account_removed'))[0]?.account?.id).toBe(id);
    for (const [method, path, body] of [
      ['DELETE', `accounts/${chiefId}`, undefined],
      ['PUT', `accounts/${chiefId}`, { locked: true }],
      ['POST', `accounts/${chiefId}/password`, undefined],
      ['DELETE', `accounts/${chiefId}/sessions`, undefined],
      ['DELETE', `accounts/${chiefId}/second-factor`, undefined],
    ] as const) {
      const { status, body: said } = await as(chief.token, method, path, body);
      expect([path, status, said.message.length > 20]).toEqual([path, 409, true]);
    }
  });

  it('always hold one that is not locked and may do everything, whoever takes the role from whom at the same moment', async () => {
    const alone = await createTestApp(dialect);
    const only = await createEditor(alone);
    const { id } = (await only.get<Me>('me')).body.data;
    const refused = await only.put(`accounts/${id}`, { role: 'editor' });
    expect([refused.status, refused.body.message]).toEqual([
      409,
      'Đây là Quản trị cuối cùng còn hoạt động, hãy thêm một Quản trị khác trước.',
    ]);
    const other = await buildAdmin(alone);
    for (let round = 0; round < 5; round += 1) {
      const outcomes = await Promise.all([
        changeAdmin(alone.db, { id }, { role: 'editor' }, alone.clock.now()),
        changeAdmin(alone.db, { id: other.id }, { locked: true }, alone.clock.now()),
      ]);
      expect(outcomes.filter((outcome) => outcome === 'last')).toHaveLength(1);
      await alone.db.updateTable('admin').set({ role: 'admin', locked: 0 }).execute();
    }
    await alone.close();
  });

  it('are renamed by their owner', async () => {
    const editor = await createEditor(test, { role: 'editor' });
    const { status, body } = await editor.put<Me>('me', { name: '  Tên  mới ', role: 'admin', email: 'x@example.com' });
    expect([status, body.data.name, body.data.role]).toEqual([200, 'Tên mới', 'editor']);
    expect((await editor.get<Me>('me')).body.data).toEqual({ ...body.data, database: await databaseId(test.db) });
    expect((await editor.put('me', { name: ' ' })).status).toBe(422);
  });

  it('whose password its owner changes keep this session and lose the others', async () => {
    const { email } = await buildAdmin(test);
    const [here, there] = [(await login(email, password)).body.data.token, (await login(email, password)).body.data.token];
    const change = (typed: unknown, current = password) =>
      as(here, 'POST', 'me/password', { current_password: current, password: typed });
    expect((await change(newPassword, 'sai')).body.errors).toEqual({ current_password: ['Mật khẩu hiện tại không đúng.'] });
    for (const [typed, message] of [
      ['ngắn', 'Mật khẩu phải có ít nhất 10 ký tự.'],
      ['PASSWORD123', passwordTexts.common],
      ['Sinhvien@2025', passwordTexts.words],
      ['0983 627 415', passwordTexts.digits],
      ['0123456789', passwordTexts.common],
      [email, passwordTexts.personal],
      ['truong thiet ke nam dau', passwordTexts.personal],
      ['x'.repeat(1_001), 'Mật khẩu không được vượt quá 1.000 ký tự'],
    ])
      expect((await change(typed)).body.errors).toEqual({ password: [message] });
    expect((await change(5)).status).toBe(422);
    expect((await change(newPassword)).status).toBe(200);
    expect((await as(here, 'GET', 'me')).status).toBe(200);
    expect((await as(there, 'GET', 'me')).status).toBe(401);
  });

  it('do not let a session that was left open guess at the password', async () => {
    const editor = await createEditor(test);
    const guess = () => editor.post('me/password', { current_password: 'sai', password: newPassword });
    const seen: number[] = [];
    for (let index = 0; index < 6; index += 1) seen.push((await guess()).status);
    expect(seen).toEqual([422, 422, 422, 422, 422, 429]);
    expect((await editor.post('me/second-factor', { password })).status).toBe(429);
    test.clock.advance(61_000);
    expect((await editor.post('me/password', { current_password: password, password: newPassword })).status).toBe(200);
  });

  it('show their owner where he is signed in, and end one or all others', async () => {
    const { email } = await buildAdmin(test);
    const { email: stranger } = await buildAdmin(test);
    const phone = 'Mozilla/5.0 (iPhone; CPU iPhone OS 19_0 like Mac OS X) Version/19.0 Safari/604.1';
    const from = { 'X-Forwarded-For': '2001:db8:1:2:3::9', 'User-Agent': phone };
    const first = (await login(email, password, from)).body.data.token;
    test.clock.advance(60 * 60_000);
    const second = (await login(email, password)).body.data.token;
    const third = (await login(email, password)).body.data.token;
    const other = (await login(stranger, password)).body.data.token;
    const list = async () => (await as(third, 'GET', 'me/sessions')).body.data as OwnSession[];
    const seen = await list();
    expect(seen.map(({ is_this }) => is_this).filter(Boolean)).toHaveLength(1);
    expect(seen.at(-1)).toMatchObject({ is_this: false, device: 'Safari trên iPhone', network: '2001:db8:1:2::/64' });
    expect(new Date(seen[0]!.expires_at).getTime() - new Date(seen[0]!.created_at).getTime()).toBe(30 * 86_400_000);

    // A session of somebody else is none.
    expect((await as(other, 'DELETE', `me/sessions/${seen.at(-1)?.id}`)).status).toBe(404);
    expect((await as(third, 'DELETE', 'me/sessions/%25')).status).toBe(404);
    expect((await as(third, 'DELETE', `me/sessions/${seen.at(-1)?.id}`)).status).toBe(200);
    expect((await as(first, 'GET', 'me')).status).toBe(401);
    expect(await list()).toHaveLength(2);
    expect((await as(third, 'DELETE', 'me/sessions')).status).toBe(200);
    expect((await as(second, 'GET', 'me')).status).toBe(401);
    expect((await list()).map(({ is_this }) => is_this)).toEqual([true]);
    expect((await as(other, 'GET', 'me')).status).toBe(200);
  });

  it('tell when they were used last, also after signing out', async () => {
    const { id, email } = await buildAdmin(test);
    const { token } = (await login(email, password)).body.data;
    const at = test.clock.now().toISOString();
    await as(token, 'POST', 'logout');
    const listed = (await chief.get<Account[]>('accounts')).body.data;
    expect(listed.find((account) => account.id === id)).toMatchObject({ last_used_at: at, sessions: 0, is_me: false });
    expect(listed.filter((account) => account.is_me).map((account) => account.id)).toEqual([chiefId]);
  });
});

describe.each(dialects)('the first account on %s', (dialect) => {
  let test: TestApp;
  beforeEach(async () => {
    test = await createTestApp(dialect);
    return () => test.close();
  });
  const first = async () => test.db.selectFrom('admin').select(['role', 'must_change_password']).executeTakeFirstOrThrow();

  it('may do everything, and has to change a password that was made', async () => {
    await ensureFirstAdmin(test.db, { email: 'a@example.com', password: null }, test.clock.now, configuredSite);
    expect(await first()).toEqual({ role: 'admin', must_change_password: 1 });
  });

  it('keeps the password that whoever starts the site has given', async () => {
    await ensureFirstAdmin(test.db, { email: 'a@example.com', password: ' một câu dài dễ nhớ ' }, test.clock.now, configuredSite);
    expect(await first()).toEqual({ role: 'admin', must_change_password: 0 });
  });

  it('is not made with a password that everybody tries', async () => {
    const begin = (given: string) =>
      ensureFirstAdmin(test.db, { email: 'quan.tri.vien@example.com', password: given }, test.clock.now, configuredSite);
    await expect(begin('1234567890')).rejects.toThrow(WeakPassword);
    await expect(begin('quan.tri.vien')).rejects.toThrow(WeakPassword);
  });

  it('of a site that had administrators before there were roles may do everything', async () => {
    await createAdmin(test.db, { email: 'a@example.com', name: 'A', password }, test.clock.now());
    await test.db
      .insertInto('admin')
      .values({ email: 'cu@example.com', name: 'Cũ', password_hash: 'x', created_at: test.clock.now().toISOString() })
      .execute();
    const roles = await test.db.selectFrom('admin').select('role').execute();
    expect(roles.map(({ role }) => role)).toEqual(['admin', 'admin']);
  });
});
