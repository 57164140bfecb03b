import { Secret, TOTP } from 'otpauth';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { Account, AccountRules, Issued, Me, Notices, RecoveryCodes, SecondFactorStart } from '#shared/answers/accounts.ts';
import { createTestApp, dialects, type TestApp } from '../support/app.ts';
import { buildAdmin, createEditor, type Editor, password } from '../support/sign-in.ts';

const minute = 60_000;
const hour = 60 * minute;

describe.each(dialects)('who changes accounts on %s', (dialect) => {
  let test: TestApp;
  let chief: Editor;
  beforeAll(async () => {
    test = await createTestApp(dialect, { trustProxy: 1 });
  });
  beforeEach(async () => {
    test.clock.advance(3 * hour);
    chief = await createEditor(test, { email: 'quan-tri@example.com' });
  });
  afterAll(() => test.close());

  let made = 0;
  const login = (email: string, typed = password, more: { code?: string; from?: string } = {}) => {
    const { code, from = `198.51.100.${(made += 1)}` } = more;
    const body = { email, password: typed, ...(code !== undefined && { code }) };
    const headers = { 'X-Forwarded-For': from };
    return test.json<{ token: string; user: Me; notices?: Notices }>('/api/admin/login', { method: 'POST', body, headers });
  };
  const as =
    (token: string) =>
    <Data = null>(method: string, path: string, body?: unknown) =>
      test.json<Data>(`/api/admin/${path}`, { method, token, ...(body !== undefined && { body }) });
  const codeOf = (secret: string) =>
    new TOTP({ secret: Secret.fromBase32(secret) }).generate({ timestamp: test.clock.now().getTime() });
  const switchOn = async (token: string) => {
    const { secret } = (await as(token)<SecondFactorStart>('POST', 'me/second-factor', { password })).body.data;
    expect((await as(token)<RecoveryCodes>('PUT', 'me/second-factor', { code: codeOf(secret) })).status).toBe(200);
    test.clock.advance(minute);
    return secret;
  };
  const accountRules = (rules: Partial<AccountRules>) => chief.put<AccountRules>('account-rules', rules);

  /** Each call that is asked for again, with what it is about. */
  const calls = (id: number): [method: string, path: string, body?: unknown][] => [
    ['POST', 'accounts', { email: `moi-${id}-${(made += 1)}@example.com`, name: 'Mới', role: 'editor' }],
    ['PUT', `accounts/${id}`, { locked: true }],
    ['PUT', `accounts/${id}`, { locked: false }],
    ['POST', `accounts/${id}/password`],
    ['DELETE', `accounts/${id}/second-factor`],
    ['DELETE', `accounts/${id}`],
    ['PUT', 'account-rules', { idle_hours: 72 }],
    // Whoever found a token must not keep its owner from being warned.
    ['PUT', 'me/notices', { until: 1 }],
  ];

  it('is asked for the password again ten minutes after signing in, and not before', async () => {
    const { id, email } = await buildAdmin(test);
    const { id: other } = await buildAdmin(test);
    const { token } = (await login(email)).body.data;
    const call = as(token);
    test.clock.advance(10 * minute - 1);
    expect((await call('PUT', `accounts/${other}`, { name: 'Tên khác' })).status).toBe(200);
    test.clock.advance(1);
    for (const [method, path, body] of [...calls(other), ['PUT', `accounts/${id}`, { email: `x${email}` }] as const]) {
      const refused = await call(method, path, body);
      expect([method, path, refused.status, refused.body]).toEqual([
        method,
        path,
        403,
        { success: false, code: 'proof_needed', message: 'Hãy nhập lại mật khẩu của bạn để làm việc này.' },
      ]);
    }
    // The token is as good as before, and nothing happened.
    expect((await call<Account>('GET', `accounts/${other}`)).body.data).toMatchObject({ locked: false, name: 'Tên khác' });

    expect((await call('POST', 'me/proof', { password: 'sai' })).body.errors).toEqual({
      password: ['Mật khẩu hiện tại không đúng.'],
    });
    expect((await call('POST', 'me/proof', {})).status).toBe(422);
    expect((await call('PUT', `accounts/${other}`, { name: 'X' })).status).toBe(403);
    expect((await call('POST', 'me/proof', { password })).status).toBe(200);
    for (const [method, path, body] of calls(other)) expect([200, 201]).toContain((await call(method, path, body)).status);
    // Of this session alone.
    const elsewhere = await createEditor(test, { email });
    await test.db
      .updateTable('session')
      .set({ created_at: new Date(test.clock.now().getTime() - hour).toISOString() })
      .execute();
    expect((await elsewhere.put(`accounts/${id}`, { name: 'Y' })).status).toBe(403);
    expect((await call('PUT', `accounts/${id}`, { name: 'Y' })).status).toBe(200);
    test.clock.advance(10 * minute);
    expect((await call('PUT', `accounts/${id}`, { name: 'Z' })).status).toBe(403);
  });

  it('has five tries a minute at the password', async () => {
    const editor = await createEditor(test, { role: 'editor' });
    const seen: number[] = [];
    for (let index = 0; index < 6; index += 1) seen.push((await editor.post('me/proof', { password: 'sai' })).status);
    expect(seen).toEqual([422, 422, 422, 422, 422, 429]);
  });

  it('is asked for a code as well where there is one, also for switching it off', async () => {
    const { email } = await buildAdmin(test, { role: 'editor' });
    const { token } = (await login(email)).body.data;
    const secret = await switchOn(token);
    const call = as(token);
    test.clock.advance(10 * minute);
    expect((await call('DELETE', 'me/second-factor', { password })).body).toMatchObject({ code: 'proof_needed' });
    expect((await call('POST', 'me/proof', { password })).body.errors).toEqual({ code: ['Nhập mã 6 số từ ứng dụng xác thực.'] });
    const wrong = codeOf(secret) === '000000' ? '000001' : '000000';
    expect((await call('POST', 'me/proof', { password, code: wrong })).body.errors).toHaveProperty('code');
    expect((await call('POST', 'me/proof', { password, code: codeOf(secret) })).status).toBe(200);
    expect((await call('DELETE', 'me/second-factor', { password: 'sai' })).status).toBe(422);
    expect((await call('DELETE', 'me/second-factor', { password })).status).toBe(200);
  });

  it('is told of by name to whom it concerns at the next sign-in, and until it was seen', async () => {
    const { id, email } = await buildAdmin(test, { role: 'editor' });
    const first = await login(email);
    expect(first.body.data).not.toHaveProperty('notices');
    expect((await as(first.body.data.token)('GET', 'me/notices')).body.data).toBeNull();
    await chief.put(`accounts/${id}`, { role: 'admin' });
    await chief.put(`accounts/${id}`, { locked: true });
    await chief.put(`accounts/${id}`, { locked: false });
    const signed = await login(email);
    expect(signed.body.message).toBe(
      'Đăng nhập thành công! Người khác vừa thay đổi tài khoản của bạn. Xem chi tiết ở “Tổng quan”.',
    );
    const call = as(signed.body.data.token);
    const read = async () => (await call<Notices | null>('GET', 'me/notices')).body.data;
    expect(await read()).toEqual(signed.body.data.notices);
    expect((await read())?.changes.map(({ kind, detail }) => [kind, detail])).toEqual([
      ['account_changed', 'Mở khóa, bởi quan-tri@example.com'],
      ['locked_account', 'bởi quan-tri@example.com'],
      ['account_changed', 'Vai trò Quản trị, bởi quan-tri@example.com'],
    ]);
    const { until } = (await read())!;
    await chief.put(`accounts/${id}`, { name: 'Tên khác' });
    expect((await call('PUT', 'me/notices', { until })).status).toBe(200);
    expect((await read())?.changes).toHaveLength(1);
    // What has not happened yet cannot have been seen.
    await call('PUT', 'me/notices', { until: 2 ** 40 });
    await call('PUT', 'me/notices', { until: 1 });
    expect(await read()).toBeNull();
    await chief.put(`accounts/${id}`, { name: 'Tên khác nữa' });
    expect((await read())?.changes).toHaveLength(1);
    expect((await call('PUT', 'me/notices', { until: 'x' })).status).toBe(422);
    // What one does oneself, and what happens to others, is no news.
    await call('PUT', 'me/notices', { until: 2 ** 40 });
    await call('PUT', 'me', { name: 'Của tôi' });
    await chief.put(`accounts/${(await buildAdmin(test)).id}`, { name: 'Người khác' });
    expect(await read()).toBeNull();
  });

  it('is told how often others tried to sign in, and from where', async () => {
    const { email } = await buildAdmin(test);
    await login(email);
    for (let index = 0; index < 3; index += 1) await login(email, 'sai', { from: '203.0.113.7' });
    for (let index = 0; index < 2; index += 1) await login(email, 'sai', { from: '203.0.113.8' });
    // What is refused of a network that has failed too often is not looked at, whomever it is about.
    for (let index = 0; index < 5; index += 1) await login(email, 'sai', { from: '203.0.113.7' });
    for (let index = 0; index < 4; index += 1) await login(email, 'sai', { from: `192.0.2.${index}` });
    await login('khong-co@example.com', 'sai');
    const { message, data } = (await login(email)).body;
    expect(message).toContain('Từ lần trước có 11 lần thử đăng nhập không thành công.');
    expect([data.notices?.tries, data.notices?.changes]).toEqual([11, []]);
    expect(data.notices?.networks.map(({ network, times }) => [network, times])).toEqual([
      ['203.0.113.7', 5],
      ['203.0.113.8', 2],
      ['192.0.2.0', 1],
      ['192.0.2.1', 1],
      ['192.0.2.2', 1],
    ]);
  });

  describe('is held to rules', () => {
    beforeEach(async () => {
      await test.db.deleteFrom('account_rule').execute();
      await test.db.updateTable('admin').set({ totp_secret: null, grace_session: null }).execute();
    });

    it('that Quản trị alone reads and changes', async () => {
      expect((await chief.get('account-rules')).body.data).toEqual({ idle_hours: 72, admins_need_second_factor: false });
      for (const [body, field] of [
        [{ idle_hours: 0 }, 'idle_hours'],
        [{ idle_hours: 721 }, 'idle_hours'],
        [{ idle_hours: 'x' }, 'idle_hours'],
        [{ admins_need_second_factor: 'x' }, 'admins_need_second_factor'],
        // Whoever has none himself would shut himself out.
        [{ admins_need_second_factor: true }, 'admins_need_second_factor'],
      ] as const) {
        const { status, body: said } = await chief.put('account-rules', body);
        expect([status, Object.keys(said.errors ?? {})]).toEqual([422, [field]]);
      }
      expect((await accountRules({ idle_hours: 720 })).body.data).toEqual({ idle_hours: 720, admins_need_second_factor: false });
      const editor = await createEditor(test, { role: 'editor' });
      expect((await editor.get('account-rules')).status).toBe(403);
      expect((await editor.put('account-rules', { idle_hours: 1 })).status).toBe(403);
      expect(JSON.stringify((await test.json('/api/site')).body)).not.toContain('idle');
    });

    it('of when a session ends that nobody uses', async () => {
      const [used, unused] = [await createEditor(test), await createEditor(test)];
      const me = async ({ get }: Editor) => (await get('me')).status;
      test.clock.advance(71 * hour);
      expect(await me(used)).toBe(200);
      test.clock.advance(hour - 1);
      expect([await me(used), await me(unused)]).toEqual([200, 200]);
      test.clock.advance(72 * hour);
      expect([await me(used), await me(unused)]).toEqual([401, 401]);

      chief = await createEditor(test, { email: 'quan-tri@example.com' });
      const away = await createEditor(test, { email: 'di-vang@example.com' });
      await accountRules({ idle_hours: 1 });
      for (let index = 0; index < 10; index += 1) {
        test.clock.advance(0.3 * hour);
        expect(await me(chief)).toBe(200);
      }
      expect(await me(away)).toBe(401);
      const listed = async () => (await chief.get<Account[]>('accounts')).body.data;
      expect((await listed()).find(({ email }) => email === 'di-vang@example.com')?.sessions).toBe(0);
      expect((await chief.get('me/sessions')).body.data).toHaveLength(1);
      // More time does not bring back what had ended.
      await chief.post('me/proof', { password });
      await accountRules({ idle_hours: 720 });
      expect(await me(away)).toBe(401);
    });

    it('of when a session ends, which the screen that asks for news by itself does not put off', async () => {
      const advisor = await createEditor(test, { role: 'advisor' });
      const news = async () => (await advisor.get('enquiry-counts')).status;
      for (let hours = 0; hours < 71; hours += 1) {
        test.clock.advance(hour);
        expect(await news()).toBe(200);
      }
      test.clock.advance(hour);
      expect([await news(), (await advisor.get('me')).status]).toEqual([401, 401]);
    });

    it('of a second factor, which leave Quản trị one sign-in and lead to it from the next on', async () => {
      const { email } = await buildAdmin(test);
      const before = (await login(email)).body.data.token;
      await switchOn(chief.token);
      expect((await accountRules({ admins_need_second_factor: true })).status).toBe(200);
      const due = async (token: string) => (await as(token)<Me>('GET', 'me')).body.data.second_factor_due;
      expect([await due(before), await due(chief.token)]).toEqual(['next', undefined]);
      expect((await as(before)('GET', 'stats')).status).toBe(200);

      const signed = (await login(email)).body.data;
      expect([signed.user.second_factor_due, await due(signed.token), await due(before)]).toEqual(['now', 'now', 'next']);
      const call = as(signed.token);
      for (const path of ['stats', 'accounts', 'menu/all', 'me/sessions']) {
        const refused = await call('GET', path);
        expect([refused.status, refused.body]).toMatchObject([403, { code: 'second_factor_needed' }]);
      }
      const secret = await switchOn(signed.token);
      expect([await due(signed.token), (await call('GET', 'stats')).status]).toEqual([undefined, 200]);
      // Nobody shuts himself out, and whoever has lost it has no other sign-in without it.
      const kept = await call('DELETE', 'me/second-factor', { password });
      expect([kept.status, kept.body.message]).toEqual([
        409,
        'Quản trị phải có hai lớp theo quy định đăng nhập, nên không tắt được.',
      ]);
      expect([await due(signed.token), (await call('GET', 'stats')).status]).toEqual([undefined, 200]);
      expect((await as(chief.token)('DELETE', `accounts/${signed.user.id}/second-factor`)).status).toBe(200);
      expect([await due(signed.token), await due(before)]).toEqual(['now', 'now']);
      expect(secret).toHaveLength(32);

      // Biên tập may have one, and need not.
      const editor = await createEditor(test, { role: 'editor' });
      expect((await editor.get<Me>('me')).body.data).not.toHaveProperty('second_factor_due');
      expect((await as((await login((await buildAdmin(test)).email)).body.data.token)('POST', 'logout')).status).toBe(200);
      await accountRules({ admins_need_second_factor: false });
      expect((await call('GET', 'stats')).status).toBe(200);
    });

    it('of a second factor, and while it is due nobody changes accounts', async () => {
      const { id: own, email } = await buildAdmin(test);
      const { id } = await buildAdmin(test);
      expect((await chief.put('account-rules', { admins_need_second_factor: true })).body.errors).toEqual({
        admins_need_second_factor: ['Hãy bật xác thực hai lớp cho tài khoản của bạn trước.'],
      });
      await switchOn(chief.token);
      await accountRules({ admins_need_second_factor: true });
      const { token, user } = (await login(email)).body.data;
      expect(user.second_factor_due).toBe('next');
      const call = as(token);
      const changes = calls(id).filter(([, path]) => path !== 'me/notices');
      const more = [
        ['PUT', `accounts/${own}`, { name: 'Tên khác' }],
        ['DELETE', `accounts/${id}/sessions`],
      ] as const;
      for (const [method, path, body] of [...changes, ...more]) {
        const refused = await call(method, path, body);
        expect([method, path, refused.status, refused.body]).toEqual([
          method,
          path,
          403,
          { success: false, code: 'second_factor_needed', message: 'Bạn cần bật xác thực hai lớp trước khi tiếp tục.' },
        ]);
      }
      expect((await call<Account>('GET', `accounts/${id}`)).body.data).toMatchObject({ locked: false, name: expect.any(String) });
      expect((await call<AccountRules>('GET', 'account-rules')).body.data.admins_need_second_factor).toBe(true);
      await chief.post('me/proof', { password });
      expect((await accountRules({ admins_need_second_factor: false })).status).toBe(200);
      expect((await call('PUT', `accounts/${id}`, { locked: true })).status).toBe(200);
      expect((await as(chief.token)('DELETE', 'me/second-factor', { password })).status).toBe(200);
    });

    it('of a second factor by which a first password is changed before', async () => {
      const made = (await chief.post<Issued>('accounts', { email: 'dau@example.com', name: 'Đầu', role: 'admin' })).body.data;
      await switchOn(chief.token);
      await accountRules({ admins_need_second_factor: true });
      const { token, user } = (await login(made.email, made.password)).body.data;
      expect(user).toMatchObject({ must_change_password: true, second_factor_due: 'next' });
      expect((await as(token)('GET', 'stats')).body).toMatchObject({ code: 'must_change_password' });
      const own = 'câu dài dễ nhớ của tôi';
      await as(token)('POST', 'me/password', { current_password: made.password, password: own });
      expect((await as(token)('GET', 'stats')).status).toBe(200);
      expect((await login(made.email, own)).body.data.user.second_factor_due).toBe('now');
    });
  });
});
