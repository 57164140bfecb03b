import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { changeAdmin, changePassword, checkLogin, createAdmin, ensureFirstAdmin, removeAdmin } from '#server/auth/admins.ts';
import { configuredSite } from '#server/public/site.ts';
import { HashThread } from '#server/auth/hash-thread.ts';
import { whatIsKnown } from '#server/auth/known-networks.ts';
import { issueToken } from '#server/auth/tokens.ts';
import { addressKeys, beginTry, emailKey } from '#server/auth/tries.ts';
import { createApp } from '#server/start/app.ts';
import { createTestApp, dialects, type TestApp } from '../support/app.ts';
import { buildAdmin, password } from '../support/sign-in.ts';
import { watchedLog } from '../support/watched-log.ts';

const day = 24 * 60 * 60 * 1000;
const email = 'bien-tap@example.com';

type Login = { token: string; user: Record<string, unknown> };

describe.each(dialects)('signing in on %s', (dialect) => {
  let test: TestApp;
  beforeAll(async () => {
    test = await createTestApp(dialect, { trustProxy: 1 });
    await buildAdmin(test, { email, name: 'Nguyễn Thị Biên Tập' });
  });
  afterAll(() => test.close());

  // Each test calls from an address of its own, a minute after the one before.
  let address = '';
  let last = 0;
  beforeEach(() => {
    address = `198.51.100.${(last += 1)}`;
    test.clock.advance(61_000);
  });
  const login = (body: unknown, from = address) =>
    test.json<Login>('/api/admin/login', { method: 'POST', body, headers: { 'X-Forwarded-For': from } });
  const me = (token: string) => test.json('/api/admin/me', { token });
  const token = async () => (await login({ email, password })).body.data.token;

  it('answers with a token and the administrator, without anything of the password', async () => {
    const { status, body } = await login({ email, password });
    expect(status).toBe(200);
    expect(body).toMatchObject({
      success: true,
      message: 'Đăng nhập thành công!',
      data: { user: { email, name: 'Nguyễn Thị Biên Tập' } },
    });
    expect(body.data.token).toMatch(/^[\w-]{43}$/);
    expect(Object.keys(body.data.user).sort()).toEqual([
      'database',
      'email',
      'id',
      'inbox',
      'must_change_password',
      'name',
      'role',
      'second_factor',
    ]);
    expect((await me(body.data.token)).body).toMatchObject({ success: true, data: body.data.user });
  });

  it('takes the e-mail in any case and with spaces around it, and a form as well as JSON', async () => {
    const form = new FormData();
    form.set('email', ` ${email.toUpperCase()} `);
    form.set('password', password);
    expect((await login(form)).status).toBe(200);
  });

  it('keeps neither the token nor the password where they could be read', async () => {
    const given = await token();
    const stored = JSON.stringify([
      await test.db.selectFrom('session').selectAll().execute(),
      await test.db.selectFrom('admin').selectAll().execute(),
    ]);
    expect(stored).not.toContain(given);
    expect(stored).not.toContain(password);
    expect(stored).toContain('$argon2id$v=19$');
  });

  it.each([
    { email, password: 'sai-mat-khau-roi' },
    { email: 'khong-co@example.com', password },
  ])('says the same of a wrong pair, whichever half is wrong', async (pair) => {
    const { status, body } = await login(pair);
    expect(status).toBe(401);
    expect(body).toEqual({ success: false, message: 'Email hoặc mật khẩu không đúng.' });
  });

  it.each([
    [{}, ['email', 'password']],
    [{ email: '', password: '' }, ['email', 'password']],
    [{ email: 'khong phai email', password }, ['email']],
    [{ email: { $ne: null }, password: ['x'] }, ['email', 'password']],
    [{ email: [], password: [] }, ['email', 'password']],
    [{ email: 'a\u0000@example.com', password: 'x'.repeat(2_000) }, ['email', 'password']],
  ])('names what is missing or wrong in %j', async (body, fields) => {
    const answer = await login(body);
    expect(answer.status).toBe(422);
    expect(Object.keys(answer.body.errors ?? {})).toEqual(fields);
    for (const messages of Object.values(answer.body.errors ?? {})) expect(messages).toHaveLength(1);
  });

  it('stops an address after five failures and lets it try again after a minute', async () => {
    for (let index = 0; index < 5; index += 1)
      expect((await login({ email: `nguoi-${index}@example.com`, password })).status).toBe(401);
    const stopped = await login({ email, password });
    expect(stopped.status).toBe(429);
    const wait = Number(stopped.headers.get('Retry-After'));
    expect(wait).toBeGreaterThan(0);
    expect(wait).toBeLessThanOrEqual(60);
    expect((await login({ email, password }, '203.0.113.99')).status).toBe(200);
    test.clock.advance(wait * 1000);
    expect((await login({ email, password })).status).toBe(200);
  });

  it('stops guessing one e-mail from many addresses, but for three tries of each', async () => {
    for (let index = 0; index < 5; index += 1) await login({ email: 'dich@example.com', password }, `203.0.113.${index}`);
    const guess = async () => (await login({ email: 'DICH@example.com', password }, '203.0.113.50')).status;
    expect([await guess(), await guess(), await guess(), await guess()]).toEqual([401, 401, 401, 429]);
  });

  it('counts guesses that are sent all at once', async () => {
    const answers = await Promise.all(Array.from({ length: 12 }, () => login({ email: 'cung-luc@example.com', password })));
    expect(answers.filter(({ status }) => status === 401)).toHaveLength(5);
    expect(answers.filter(({ status }) => status === 429)).toHaveLength(7);
  });

  it('counts for all instances of one database together', async () => {
    const other = createApp({ ...test, pages: null, clock: test.clock.now, trustProxy: 1 });
    const body = JSON.stringify({ email: 'hai-may@example.com', password });
    const headers = { 'Content-Type': 'application/json', 'X-Forwarded-For': address };
    const there = async () => (await other.request('/api/admin/login', { method: 'POST', body, headers })).status;
    const here = async () => (await login({ email: 'hai-may@example.com', password })).status;
    expect([await here(), await there(), await here(), await there(), await here(), await there(), await here()]).toEqual([
      401, 401, 401, 401, 401, 429, 429,
    ]);
    test.clock.advance(61_000);
    const both = await Promise.all(Array.from({ length: 12 }, (_, index) => (index % 2 === 0 ? here() : there())));
    expect(both.filter((status) => status === 401)).toHaveLength(5);
    expect(both.filter((status) => status === 429)).toHaveLength(7);
  });

  it('refuses at the cost of one query, and keeps neither expired tries nor who made them', async () => {
    const rows = () => test.db.selectFrom('sign_in_try').selectAll().execute();
    test.clock.advance(2 * 60 * 60_000);
    for (let index = 0; index < 5; index += 1) await login({ email: 'ton-kem@example.com', password });
    const kept = await rows();
    expect(kept).toHaveLength(10);
    expect(JSON.stringify(kept)).not.toMatch(/ton-kem|198\.51/);
    // The first refusal of a minute is also written to the log of security events; further ones are counted in memory.
    await login({ email: 'ton-kem@example.com', password });
    expect(await test.countQueries(() => login({ email: 'ton-kem@example.com', password }))).toBe(1);
    expect(await rows()).toHaveLength(10);
    test.clock.advance(2 * 60 * 60_000);
    await login({ email: 'nguoi-khac@example.com', password });
    expect(await rows()).toHaveLength(2);
  });

  it('forgets the oldest tries of a flood', async () => {
    const ids = async () => (await test.db.selectFrom('sign_in_try').select('id').orderBy('id').execute()).map(({ id }) => id);
    const begin = (index: number) =>
      beginTry(test.db, dialect, [...addressKeys(`10.0.0.${index}`), emailKey(`${index}@example.com`)], test.clock.now(), {
        atMost: 6,
      });
    for (let index = 0; index < 3; index += 1) expect((await begin(index)).wait).toBeNull();
    const before = await ids();
    expect(before).toHaveLength(6);
    await begin(3);
    const after = await ids();
    expect(after).toHaveLength(6);
    expect(after.slice(0, 4)).toEqual(before.slice(2));
  });

  it('stops whoever changes his network within what one connection is given', async () => {
    let guesses = 0;
    const guess = async (from: string) => (await login({ email: `mang-${(guesses += 1)}@example.com`, password }, from)).status;
    const failures = async (from: (index: number) => string) => {
      for (let index = 0; ; index += 1) if ((await guess(from(index))) === 429) return index;
    };
    const hex = (index: number) => index.toString(16);
    // Other addresses of one /64, other /64 of one /56, other /56 of one /48, each beginning in a network of its own.
    expect(await failures((index) => `2001:db8:a:100::${hex(index + 1)}`)).toBe(5);
    expect(await failures((index) => `2001:db8:b:1${hex(index).padStart(2, '0')}::1`)).toBe(10);
    expect(await failures((index) => `2001:db8:c:${hex(index)}00::1`)).toBe(20);
    expect(await guess('2001:db8:d::1')).toBe(401);
    // In other spellings it is the same network.
    expect(await guess('[2001:0DB8:000A:0100:0:0:0:FFFF]:4711')).toBe(429);
  });

  it('counts an address of IPv4 as one, with its port and as IPv6 writes it', async () => {
    const spelled = ['192.0.2.77', '192.0.2.77:1234', '::ffff:192.0.2.77', '[::FFFF:c000:24d]:80', '::ffff:c000:024d'];
    for (const [index, from] of spelled.entries())
      expect((await login({ email: `cach-viet-${index}@example.com`, password }, from)).status).toBe(401);
    expect((await login({ email: 'cach-viet@example.com', password }, '192.0.2.77')).status).toBe(429);
    expect((await login({ email: 'cach-viet@example.com', password }, '192.0.2.78')).status).toBe(401);
  });

  it('answers visitors whom a proxy names by nonsense, all of them as that proxy', async () => {
    const said = watchedLog();
    const guess = async (from: string, index: number) => (await login({ email: `${index}@example.com`, password }, from)).status;
    for (let index = 0; index < 5; index += 1) expect(await guess('unknown', index)).toBe(401);
    expect(await guess('unknown', 5)).toBe(429);
    const others = ['_an', '999.1.1.1', '[::', ':::::', '%00', '::ffff:1.2.3.4.5', '-'.repeat(5_000)];
    for (const [index, from] of others.entries()) expect(await guess(from, 10 + index)).toBe(429);
    said.mockRestore();
  });

  it.each([-3_600_000, -30_000])(
    'locks nobody out for longer than a minute when the clock goes back by %i ms',
    async (change) => {
      for (let index = 0; index < 5; index += 1) await login({ email, password: 'sai-mat-khau-roi' });
      expect((await login({ email, password })).status).toBe(429);
      test.clock.advance(change);
      expect((await login({ email, password })).status).toBe(200);
      test.clock.advance(61_000);
      expect((await login({ email, password })).status).toBe(200);
      test.clock.advance(-change);
    },
  );

  it('counts the tries of an instance whose clock runs a little ahead', async () => {
    test.clock.advance(2_000);
    for (let index = 0; index < 5; index += 1) await login({ email: 'som@example.com', password });
    test.clock.advance(-2_000);
    expect((await login({ email: 'som@example.com', password })).status).toBe(429);
    test.clock.advance(2_000);
  });

  it('does not believe an address that the visitor wrote himself', async () => {
    for (let index = 0; index < 5; index += 1)
      await login({ email: `gia-${index}@example.com`, password }, `10.0.0.${index}, ${address}`);
    expect((await login({ email, password }, `10.9.9.9, ${address}`)).status).toBe(429);
  });

  it('does not count what was right', async () => {
    for (let index = 0; index < 8; index += 1) expect((await login({ email, password })).status).toBe(200);
  });

  it('forgets a token after logout, and only that one', async () => {
    const [first, second] = [await token(), await token()];
    const { status, body } = await test.json('/api/admin/logout', { method: 'POST', token: first });
    expect([status, body.success]).toEqual([200, true]);
    expect((await me(first)).status).toBe(401);
    expect((await me(second)).status).toBe(200);
  });

  it('keeps a token for 30 days after signing in, however often it is used', async () => {
    const used = await token();
    for (let index = 0; index < 14; index += 1) {
      test.clock.advance(2 * day);
      expect((await me(used)).status).toBe(200);
    }
    test.clock.advance(2 * day - 1);
    expect((await me(used)).status).toBe(200);
    test.clock.advance(1);
    expect((await me(used)).status).toBe(401);
  });

  it('ends a token that was promised more time by its last use, 30 days after it was given', async () => {
    const used = await token();
    await test.db
      .updateTable('session')
      .set({ expires_at: new Date(test.clock.now().getTime() + 300 * day).toISOString() })
      .execute();
    for (let index = 0; index < 14; index += 1) {
      test.clock.advance(2 * day);
      expect((await me(used)).status).toBe(200);
    }
    test.clock.advance(2 * day);
    expect((await me(used)).status).toBe(401);
  });

  it('keeps the last thousand sessions of an account', async () => {
    const { id } = await buildAdmin(test, { email: 'van-dang-nhap@example.com' });
    const now = test.clock.now();
    const first = await issueToken(test.db, id, now);
    const sessions = Array.from({ length: 999 }, (_, index) => ({
      token_hash: `${index}-van-dang-nhap`,
      admin_id: id,
      created_at: new Date(now.getTime() + index + 1).toISOString(),
      used_at: now.toISOString(),
      expires_at: new Date(now.getTime() + day).toISOString(),
    }));
    await test.db.insertInto('session').values(sessions).execute();
    const others = await token();
    expect((await me(first)).status).toBe(200);
    test.clock.advance(2000);
    const last = await issueToken(test.db, id, test.clock.now());
    expect([(await me(first)).status, (await me(last)).status, (await me(others)).status]).toEqual([401, 200, 200]);
    const left = await test.db.selectFrom('session').select('created_at').where('admin_id', '=', id).execute();
    expect(left).toHaveLength(1000);
  });

  it('lets in whoever signed in from a network before, while others guess at the e-mail', async () => {
    await buildAdmin(test, { email: 'chu@example.com' });
    const home = '192.0.2.200';
    expect((await login({ email: 'chu@example.com', password }, home)).status).toBe(200);
    for (let index = 0; index < 5; index += 1) await login({ email: 'chu@example.com', password: 'sai' }, `203.0.113.${index}`);
    for (let index = 0; index < 3; index += 1) await login({ email: 'chu@example.com', password: 'sai' }, '203.0.113.77');
    expect((await login({ email: 'chu@example.com', password }, '203.0.113.77')).status).toBe(429);
    expect((await login({ email: 'chu@example.com', password }, home)).status).toBe(200);
    // What is known of one account says nothing of another, and that network has a limit of its own.
    for (let index = 0; index < 5; index += 1) await login({ email, password: 'sai' }, `203.0.113.1${index}`);
    for (let index = 0; index < 3; index += 1) expect((await login({ email, password: 'sai' }, home)).status).toBe(401);
    // Which is a failed try of that network as well.
    expect((await login({ email, password }, home)).status).toBe(429);
    expect((await login({ email: 'chu@example.com', password: 'sai' }, home)).status).toBe(401);
    expect((await login({ email: 'chu@example.com', password }, home)).status).toBe(429);
  });

  it('remembers the last twenty networks of an account, and not by their addresses', async () => {
    const { id } = await buildAdmin(test, { email: 'di-nhieu@example.com' });
    for (let index = 0; index < 22; index += 1) {
      test.clock.advance(1000);
      await issueToken(test.db, id, test.clock.now(), { device: null, network: `192.0.2.${index}` });
    }
    const kept = await test.db.selectFrom('known_network').selectAll().where('admin_id', '=', id).execute();
    expect(kept).toHaveLength(20);
    expect(JSON.stringify(kept)).not.toContain('192.0.2');
    const isKnown = async (index: number) => {
      const caller = { network: `192.0.2.${index}`, browser: null };
      return (await whatIsKnown(test.db, 'di-nhieu@example.com', caller, test.clock.now())).network;
    };
    expect([await isKnown(0), await isKnown(1), await isKnown(2), await isKnown(21)]).toEqual([false, false, true, true]);
  });

  it('locks nobody longer when the clock goes back', async () => {
    for (let index = 0; index < 5; index += 1) await login({ email: 'dong-ho@example.com', password });
    expect((await login({ email: 'dong-ho@example.com', password })).status).toBe(429);
    test.clock.advance(-day);
    expect((await login({ email: 'dong-ho@example.com', password })).status).toBe(401);
    test.clock.advance(day);
  });

  it('writes a use down once an hour, not at every request', async () => {
    const used = await token();
    // Who it is, and which database answers.
    expect(await test.countQueries(() => me(used))).toBe(2);
    test.clock.advance(2 * 60 * 60 * 1000);
    expect(await test.countQueries(() => me(used))).toBe(3);
    expect(await test.countQueries(() => me(used))).toBe(2);
  });

  it('signs an administrator out everywhere when the password changes', async () => {
    await buildAdmin(test, { email: 'doi@example.com' });
    const { body } = await login({ email: 'doi@example.com', password });
    const other = await token();
    expect(await changePassword(test.db, 'Doi@example.com', 'mot-mat-khau-moi')).toBeGreaterThan(0);
    expect((await me(body.data.token)).status).toBe(401);
    expect((await me(other)).status).toBe(200);
    expect((await login({ email: 'doi@example.com', password })).status).toBe(401);
    expect((await login({ email: 'doi@example.com', password: 'mot-mat-khau-moi' })).status).toBe(200);
  });

  it('gives no token for a password that was changed, or an account that was locked, while it was being checked', async () => {
    const { id } = await buildAdmin(test, { email: 'giua-chung@example.com' });
    const check = async () => {
      const checked = await checkLogin(test.db, 'giua-chung@example.com', password);
      if (checked.outcome === 'wrong') throw new Error('The pair is right.');
      const { passwordHash } = checked;
      return () => issueToken(test.db, id, test.clock.now(), { passwordHash });
    };
    expect(await (await check())()).toMatch(/^[\w-]{43}$/);
    const duringLock = await check();
    await changeAdmin(test.db, { id }, { locked: true }, test.clock.now());
    await expect(duringLock()).rejects.toMatchObject({ status: 401, message: 'Email hoặc mật khẩu không đúng.' });
    await changeAdmin(test.db, { id }, { locked: false }, test.clock.now());
    const duringChange = await check();
    await changePassword(test.db, 'giua-chung@example.com', 'mot-mat-khau-moi');
    await expect(duringChange()).rejects.toMatchObject({ status: 401 });
    expect(await test.db.selectFrom('session').select('admin_id').where('admin_id', '=', id).execute()).toEqual([]);
  });

  it('hashes as much for a wrong e-mail as for a wrong password', async () => {
    // Those of other tests are hashed at the least cost.
    const stored = 'bam-nhu-that@example.com';
    await createAdmin(test.db, { email: stored, name: 'Nguyễn Thị Băm', password }, test.clock.now());
    const hashes = vi.spyOn(HashThread.prototype, 'hash');
    const work = async (pair: unknown, from: string) => {
      hashes.mockClear();
      expect((await login(pair, from)).status).toBe(401);
      return hashes.mock.calls.map(([{ message: _, nonce, ...cost }]) => ({ ...cost, salt: nonce.length }));
    };
    const known = await work({ email: stored, password: 'sai-mat-khau-roi' }, '192.0.2.1');
    const unknown = await work({ email: 'la@example.com', password }, '192.0.2.101');
    hashes.mockRestore();
    expect(known).toEqual([{ memory: 19_456, passes: 2, parallelism: 1, tagLength: 32, salt: 16 }]);
    expect(unknown).toEqual(known);
  });
});

describe.each(dialects)('administrators on %s', (dialect) => {
  let test: TestApp;
  beforeAll(async () => {
    test = await createTestApp(dialect);
  });
  afterAll(() => test.close());
  const settings = { email: 'Dau-Tien@example.com', password: null };

  it('starts with one, whose made password is told once', async () => {
    const first = await ensureFirstAdmin(test.db, settings, test.clock.now, configuredSite);
    expect(first?.email).toBe('dau-tien@example.com');
    expect(first?.password?.length).toBeGreaterThanOrEqual(10);
    expect(await ensureFirstAdmin(test.db, settings, test.clock.now, configuredSite)).toBeNull();
    const answer = await test.json('/api/admin/login', {
      method: 'POST',
      body: { email: first?.email, password: first?.password },
    });
    expect(answer.status).toBe(200);
  });

  it('does not take an e-mail twice, and keeps the last one', async () => {
    expect(await createAdmin(test.db, { email: 'dau-tien@example.com', name: 'X', password }, test.clock.now())).toBe(false);
    expect(await removeAdmin(test.db, 'dau-tien@example.com', test.clock.now())).toBe('last');
    await buildAdmin(test, { email: 'thu-hai@example.com' });
    expect(await removeAdmin(test.db, 'ai-do@example.com', test.clock.now())).toBe('unknown');
    expect(await removeAdmin(test.db, 'Dau-Tien@example.com', test.clock.now())).toBe('removed');
  });

  it('keeps the last one when two remove each other at the same moment', async () => {
    const names = ['mot@example.com', 'hai@example.com'];
    for (let round = 0; round < 10; round += 1) {
      await test.db.deleteFrom('admin').execute();
      for (const email of names) {
        await test.db
          .insertInto('admin')
          .values({ email, name: email, password_hash: 'no password fits this', created_at: test.clock.now().toISOString() })
          .execute();
      }
      const outcomes = await Promise.all(names.map((email) => removeAdmin(test.db, email, test.clock.now())));
      expect(outcomes.sort()).toEqual(['last', 'removed']);
    }
  });
});
