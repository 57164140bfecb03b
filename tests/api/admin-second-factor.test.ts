import { Secret, TOTP } from 'otpauth';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { Account, Me, RecoveryCodes, SecondFactorStart, SecurityEvent } from '#shared/answers/accounts.ts';
import { createTestApp, dialects, type TestApp } from '../support/app.ts';
import { buildAdmin, createEditor, type Editor, password } from '../support/sign-in.ts';

type Login = { token: string; user: Me };
const minute = 60_000;

describe.each(dialects)('the second factor on %s', (dialect) => {
  let test: TestApp;
  let chief: Editor;
  beforeAll(async () => {
    test = await createTestApp(dialect, { trustProxy: 1 });
    chief = await createEditor(test, { email: 'quan-tri@example.com' });
  });
  afterAll(() => test.close());

  let address = '';
  let count = 0;
  beforeEach(() => {
    address = `198.51.100.${(count += 1)}`;
    test.clock.advance(10 * minute);
  });
  const login = (email: string, code?: unknown, typed = password, from = address) =>
    test.json<Login>('/api/admin/login', {
      method: 'POST',
      body: { email, password: typed, ...(code !== undefined && { code }) },
      headers: { 'X-Forwarded-For': from },
    });
  /** What the app on a phone shows, its clock being off by so many seconds. */
  const codeOf = (secret: string, seconds = 0) =>
    new TOTP({ secret: Secret.fromBase32(secret) }).generate({ timestamp: test.clock.now().getTime() + seconds * 1000 });

  /** An account that has switched it on. */
  async function withSecondFactor() {
    const { id, email } = await buildAdmin(test);
    const { token } = (await login(email)).body.data;
    const call = <Data>(method: string, body?: unknown) =>
      test.json<Data>('/api/admin/me/second-factor', { method, token, body });
    const { secret, address: qr } = (await call<SecondFactorStart>('POST', { password })).body.data;
    const codes = (await call<RecoveryCodes>('PUT', { code: codeOf(secret) })).body.data.recovery_codes;
    test.clock.advance(minute);
    return { id, email, token, secret, qr, codes, call };
  }

  it('is offered for the password, and asks for a code from the moment one was right', async () => {
    const { email } = await buildAdmin(test);
    const { token } = (await login(email)).body.data;
    const call = <Data>(method: string, body?: unknown) =>
      test.json<Data>('/api/admin/me/second-factor', { method, token, body });
    expect((await call('PUT', { code: '123456' })).status).toBe(409);
    expect((await call('POST', { password: 'sai' })).body.errors).toEqual({ password: ['Mật khẩu hiện tại không đúng.'] });
    const { data } = (await call<SecondFactorStart>('POST', { password })).body;
    expect(data.secret).toMatch(/^[A-Z2-7]{32}$/);
    const address = new URL(data.address);
    expect([address.protocol, address.searchParams.get('secret'), decodeURIComponent(address.pathname)]).toEqual([
      'otpauth:',
      data.secret,
      expect.stringContaining(email),
    ]);
    // Offered is not on.
    expect((await login(email)).status).toBe(200);
    const wrong = codeOf(data.secret) === '000000' ? '000001' : '000000';
    expect((await call('PUT', { code: wrong })).body.errors).toEqual({ code: ['Mã không đúng hoặc đã hết hạn.'] });
    const on = await call<RecoveryCodes>('PUT', { code: codeOf(data.secret) });
    expect(on.status).toBe(200);
    expect(new Set(on.body.data.recovery_codes).size).toBe(10);
    expect(on.body.data.recovery_codes[0]).toMatch(/^[A-Z2-7]{4}(-[A-Z2-7]{4}){3}$/);
    expect((await test.json<Me>('/api/admin/me', { token })).body.data.second_factor).toBe(true);
    expect((await call('POST', { password })).status).toBe(409);
    // The code that switched it on is used.
    expect((await login(email, codeOf(data.secret))).status).toBe(422);
  });

  it('asks for a code when the password was right, which is no failed try, and says nothing before', async () => {
    const { email, secret } = await withSecondFactor();
    for (let index = 0; index < 7; index += 1) {
      const asked = await login(email);
      expect([asked.status, asked.body.errors]).toEqual([422, { code: ['Nhập mã 6 số từ ứng dụng xác thực.'] }]);
    }
    const refused = await login(email, codeOf(secret), 'sai-mat-khau');
    expect([refused.status, refused.body]).toEqual([401, { success: false, message: 'Email hoặc mật khẩu không đúng.' }]);
    const done = await login(email, ` ${codeOf(secret).slice(0, 3)} ${codeOf(secret).slice(3)} `);
    expect([done.status, done.body.data.user.second_factor]).toEqual([200, true]);
  });

  it('takes a code once, half a minute early or late, and no older one after it', async () => {
    const { email, secret } = await withSecondFactor();
    expect((await login(email, codeOf(secret, -90))).status).toBe(422);
    expect((await login(email, codeOf(secret, 90))).status).toBe(422);
    const both = await Promise.all([login(email, codeOf(secret)), login(email, codeOf(secret))]);
    expect(both.map(({ status }) => status).sort()).toEqual([200, 422]);
    expect((await login(email, codeOf(secret, -30))).status).toBe(422);
    test.clock.advance(minute);
    expect((await login(email, codeOf(secret, 30))).status).toBe(200);
    test.clock.advance(2 * minute);
    expect((await login(email, codeOf(secret, -30))).status).toBe(200);
  });

  it('keeps nobody out when the clock goes back', async () => {
    const { email, secret } = await withSecondFactor();
    expect((await login(email, codeOf(secret))).status).toBe(200);
    test.clock.advance(-120 * minute);
    expect((await login(email, codeOf(secret))).status).toBe(200);
    expect((await login(email, codeOf(secret))).status).toBe(422);
    test.clock.advance(120 * minute);
  });

  it('counts a wrong code as a failed try', async () => {
    const { email, secret } = await withSecondFactor();
    const wrong = codeOf(secret) === '000000' ? '000001' : '000000';
    const seen: number[] = [];
    for (let index = 0; index < 6; index += 1) seen.push((await login(email, wrong)).status);
    expect(seen).toEqual([422, 422, 422, 422, 422, 429]);
  });

  it('tells how many recovery codes are left, and gives new ones for the password and a code', async () => {
    const { id, email, secret, codes, token, call } = await withSecondFactor();
    const left = async () => (await call<{ left: number }>('GET')).body.data.left;
    const renew = (body: unknown) =>
      test.json<RecoveryCodes>('/api/admin/me/second-factor/recovery-codes', { method: 'POST', token, body });
    expect(await left()).toBe(10);
    const used = await login(email, codes[0]);
    expect([used.status, used.body.message]).toEqual([200, expect.stringContaining('còn 9 mã')]);
    expect(await left()).toBe(9);
    expect((await renew({ password: 'sai', code: codeOf(secret) })).body.errors).toHaveProperty('password');
    expect((await renew({ password, code: 'ABCD' })).body.errors).toHaveProperty('code');
    const { status, body } = await renew({ password, code: codeOf(secret) });
    expect([status, body.data.recovery_codes.length, await left()]).toEqual([200, 10, 10]);
    expect((await login(email, codes[1])).status).toBe(422);
    expect((await login(email, body.data.recovery_codes[1])).status).toBe(200);
    const { data } = (await chief.get<SecurityEvent[]>(`security-events?account_id=${id}&kind=recovery_codes_renewed`)).body;
    expect(data).toHaveLength(1);
    test.clock.advance(minute);
    expect((await call('DELETE', { password })).status).toBe(200);
    expect([await left(), (await renew({ password, code: codeOf(secret) })).status]).toEqual([0, 409]);
  });

  it('lets a recovery code stand in once, however it is typed, and keeps none that could be read', async () => {
    const { id, email, codes, secret } = await withSecondFactor();
    const [first = '', second = ''] = codes;
    const stored = JSON.stringify(await test.db.selectFrom('recovery_code').selectAll().execute());
    for (const code of codes) expect(stored).not.toContain(code.replaceAll('-', ''));
    const both = await Promise.all([login(email, first), login(email, first)]);
    expect(both.map(({ status }) => status).sort()).toEqual([200, 422]);
    expect((await login(email, second.toLowerCase().replaceAll('-', ' '))).status).toBe(200);
    expect((await login(email, codeOf(secret))).status).toBe(200);
    const { body } = await chief.get<SecurityEvent[]>(`security-events?kind=recovery_code_used&account_id=${id}`);
    expect(body.meta.total).toBe(2);
  });

  it('goes with the password of its owner, and by an administrator for others', async () => {
    const { id, email, call, token } = await withSecondFactor();
    expect((await call('DELETE', {})).status).toBe(422);
    expect((await call('DELETE', { password: 'sai' })).status).toBe(422);
    expect((await test.json<Me>('/api/admin/me', { token })).body.data.second_factor).toBe(true);
    expect((await call('DELETE', { password })).status).toBe(200);
    expect((await login(email)).status).toBe(200);
    expect(await test.db.selectFrom('recovery_code').selectAll().where('admin_id', '=', id).execute()).toEqual([]);

    const lost = await withSecondFactor();
    await chief.post('me/proof', { password });
    expect((await chief.remove(`accounts/${lost.id}/second-factor`)).status).toBe(200);
    expect((await chief.get<Account>(`accounts/${lost.id}`)).body.data.second_factor).toBe(false);
    expect((await login(lost.email)).status).toBe(200);
  });
});
