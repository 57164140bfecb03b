import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { Issued } from '#shared/answers/accounts.ts';
import { issueToken } from '#server/auth/tokens.ts';
import { addressKeys, beginTry, newNetworkKeys, type TryKey } from '#server/auth/tries.ts';
import { createTestApp, dialects, type TestApp } from '../support/app.ts';
import { buildAdmin, createEditor, password } from '../support/sign-in.ts';

const minute = 60_000;
const day = 24 * 60 * minute;

describe.each(dialects)('tries to sign in on %s', (dialect) => {
  let test: TestApp;
  beforeAll(async () => {
    test = await createTestApp(dialect, { trustProxy: 1 });
  });
  afterAll(() => test.close());
  // What is remembered of a try is forgotten between two tests.
  beforeEach(() => test.clock.advance(3 * 60 * minute));

  let made = 0;
  const address = () => `198.51.${100 + Math.floor((made += 1) / 250)}.${made % 250}`;
  const login = (email: string, typed = password, from = address(), cookie?: string) =>
    test.json<{ token: string; notices?: unknown }>('/api/admin/login', {
      method: 'POST',
      body: { email, password: typed },
      headers: { 'X-Forwarded-For': from, ...(cookie !== undefined && { Cookie: cookie }) },
    });
  const status = async (...given: Parameters<typeof login>) => (await login(...given)).status;
  const deviceOf = ({ headers }: { headers: Headers }) => (headers.get('Set-Cookie') ?? '').split(';')[0] ?? '';
  /** Has five networks fail at once, so that the e-mail is held back. */
  const attack = async (email: string) => {
    for (let index = 0; index < 5; index += 1) expect(await status(email, 'sai')).toBe(401);
  };
  /** What as many failures as these leave behind, without the time that it takes to hash their passwords. */
  const fail = async (keys: readonly TryKey[], times = 5) => {
    for (let index = 0; index < times; index += 1) await beginTry(test.db, dialect, keys, test.clock.now());
  };

  it('wait twice as long after each further five failures', async () => {
    const from = address();
    const { email } = await buildAdmin(test);
    const seen: number[] = [];
    for (let round = 0; round < 3; round += 1) {
      for (let index = 0; index < 5; index += 1) expect(await status(email, 'sai', from)).toBe(401);
      const refused = await login(email, 'sai', from);
      expect(refused.status).toBe(429);
      seen.push(Number(refused.headers.get('Retry-After')));
      test.clock.advance(seen.at(-1)! * 1000 - 1);
      expect(await status(email, 'sai', from)).toBe(429);
      test.clock.advance(1);
    }
    expect(seen).toEqual([60, 120, 240]);
  });

  it('at one account keep nobody out of it who has the password, wherever he is', async () => {
    const { email } = await buildAdmin(test);
    const stranger = address();
    for (let index = 0; index < 5; index += 1) expect(await status(email, 'sai', stranger)).toBe(401);
    expect(await status(email, password, stranger)).toBe(429);
    expect(await status(email, password)).toBe(200);
  });

  it('from a new network are judged three times an hour while an account is held back, and a hundred times from all', async () => {
    for (const { email } of [await buildAdmin(test), { email: 'khong-co@example.com' }]) {
      await attack(email);
      const from = address();
      const seen: number[] = [];
      for (let index = 0; index < 4; index += 1) seen.push(await status(email, 'sai', from));
      expect([email, seen]).toEqual([email, [401, 401, 401, 429]]);
      // The wait is that of the account, which is over before the hour is.
      const wait = Number((await login(email, 'sai', from)).headers.get('Retry-After'));
      expect(wait).toBeLessThanOrEqual(60);
      await fail(newNetworkKeys(email, 'khac').slice(1), 96);
      expect([email, await status(email, 'sai'), await status(email, 'sai'), await status(email)]).toEqual([
        email,
        401,
        429,
        429,
      ]);
    }
  });

  it('of a locked account stay wrong', async () => {
    const { id, email } = await buildAdmin(test);
    const browser = deviceOf(await login(email));
    await test.db.updateTable('admin').set({ locked: 1 }).where('id', '=', id).execute();
    await attack(email);
    expect(await status(email)).toBe(401);
    expect(await status(email, password, address(), browser)).toBe(401);
  });

  it('from a browser that was signed in before wait for nobody, ten times a minute', async () => {
    const { email } = await buildAdmin(test);
    const signed = await login(email);
    expect(signed.headers.get('Set-Cookie')).toMatch(
      /^device=[\w-]{43}; Max-Age=15552000; Path=\/api\/admin\/login; HttpOnly; SameSite=Strict$/,
    );
    const browser = deviceOf(signed);
    expect(JSON.stringify(await test.db.selectFrom('known_network').selectAll().execute())).not.toContain(browser.slice(7));
    await attack(email);
    const shared = address();
    await fail(addressKeys(shared));
    // Neither the failures at the account nor those of strangers behind the same address count, and the cookie stays the same.
    expect(await status(email, password, shared)).toBe(429);
    const again = await login(email, password, shared, browser);
    expect([again.status, deviceOf(again)]).toEqual([200, browser]);
    const seen: number[] = [];
    for (let index = 0; index < 11; index += 1) seen.push(await status(email, 'sai', shared, browser));
    expect(seen).toEqual([...Array.from({ length: 10 }, () => 401), 429]);
    expect(await status(email, password, shared, browser)).toBe(429);
  });

  it('gain nothing from the browser of another account, an invented one, or one of an old password', async () => {
    const [own, other] = [await buildAdmin(test), await buildAdmin(test)];
    const browser = deviceOf(await login(own.email));
    const shared = address();
    await fail(addressKeys(shared));
    expect(await status(other.email, password, shared, browser)).toBe(429);
    expect(await status(own.email, password, shared, `device=${'x'.repeat(43)}`)).toBe(429);
    expect(await status(own.email, password, shared, 'device=')).toBe(429);
    expect(await status(own.email, password, shared, browser)).toBe(200);
    test.clock.advance(181 * day);
    await fail(addressKeys(shared));
    expect(await status(own.email, password, shared, browser)).toBe(429);

    const next = deviceOf(await login(own.email));
    expect(next).not.toBe(browser);
    const chief = await createEditor(test);
    const { data } = (await chief.post<Issued>(`accounts/${own.id}/password`)).body;
    expect(await status(own.email, data.password, shared, next)).toBe(429);
    expect(await status(own.email, data.password)).toBe(200);
  });

  it('with an invented browser are refused without their body after a while', async () => {
    const from = address();
    await fail(addressKeys(from));
    const invented = () => login('ai-do@example.com', 'sai', from, `device=${'x'.repeat(43)}`);
    for (let index = 0; index < 30; index += 1) expect((await invented()).status).toBe(429);
    await invented();
    expect(await test.countQueries(invented)).toBe(1);
  });

  it('leave of many browsers the last twenty, beside the networks', async () => {
    const { id, email } = await buildAdmin(test);
    const home = address();
    const first = deviceOf(await login(email, password, home));
    for (let index = 0; index < 22; index += 1) {
      test.clock.advance(1000);
      await issueToken(test.db, id, test.clock.now(), { network: home, browser: `trinh-duyet-${index}` });
    }
    const rows = await test.db.selectFrom('known_network').select('is_browser').where('admin_id', '=', id).execute();
    expect(rows.map(({ is_browser }) => is_browser).sort()).toEqual([0, ...Array.from({ length: 20 }, () => 1)]);
    await fail(addressKeys(home));
    expect(await status(email, password, home, first)).toBe(429);
  });
});

it('keeps the browser known over https only, where the site is reached by it', async () => {
  const cookie = async (parts: { publicUrl?: string; trustProxy?: number }, headers: Record<string, string> = {}) => {
    const test = await createTestApp('sqlite', parts);
    const { email } = await buildAdmin(test);
    const answer = await test.request('/api/admin/login', { method: 'POST', body: { email, password }, headers });
    await test.close();
    return answer.headers.get('Set-Cookie');
  };
  expect(await cookie({ publicUrl: 'https://truong.example' })).toContain('; Secure');
  expect(await cookie({ trustProxy: 1 }, { 'X-Forwarded-Proto': 'https', 'X-Forwarded-For': '192.0.2.1' })).toContain('; Secure');
  expect(await cookie({}, { 'X-Forwarded-Proto': 'https' })).not.toContain('Secure');
});
