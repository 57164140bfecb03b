import { Secret, TOTP } from 'otpauth';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { Account, Me, SecurityEvent } from '#shared/answers/accounts.ts';
import { accountTexts } from '#shared/admin-texts.ts';
import { changeAdmin } from '#server/auth/admins.ts';
import { securityLog } from '#server/auth/security-log.ts';
import { openMail } from '#server/start/open-mail.ts';
import { createTestApp, dialects, type TestApp } from '../support/app.ts';
import { linkOf, type MailBox, openMailBox } from '../support/mail-server.ts';
import { buildAdmin, createEditor, type Editor, password } from '../support/sign-in.ts';

const minute = 60_000;
const hour = 60 * minute;
const newPassword = 'sáng nay trời mưa rất to';

describe.each(dialects)('a password by mail on %s', (dialect) => {
  let test: TestApp;
  let chief: Editor;
  let box: MailBox;
  beforeAll(async () => {
    box = await openMailBox();
    test = await createTestApp(dialect, { trustProxy: 1, smtp: box.address(), publicUrl: 'https://truong.example' });
    chief = await createEditor(test, { email: 'quan-tri@example.com' });
  });
  afterAll(async () => {
    await test.close();
    await box.close();
  });

  let count = 0;
  beforeEach(async () => {
    count += 1;
    test.clock.advance(3 * hour);
    await chief.post('me/proof', { password });
    await test.db.deleteFrom('mail').execute();
    box.mails.length = 0;
  });
  const headers = () => ({ 'X-Forwarded-For': `198.51.100.${count}` });
  const ask = <Data = null>(path: string, body: unknown, from = headers()) =>
    test.json<Data>(`/api/admin/${path}`, { method: 'POST', body, headers: from });
  const forget = (email: string) => ask('forgotten-password', { email });
  const login = (email: string, typed: string, more = {}) =>
    ask<{ token: string; user: Me }>('login', { email, password: typed, ...more });
  /** The token of the last link that was mailed. */
  const mailed = async (): Promise<string> => {
    await test.mail?.round();
    const { origin, pathname, hash } = linkOf(box.mails.at(-1)!);
    expect([origin, pathname]).toEqual(['https://truong.example', '/login']);
    const [, token = ''] = /^#dat-mat-khau=([\w-]{43})$/.exec(hash) ?? [];
    expect(token).not.toBe('');
    return token;
  };
  const set = (token: string, typed = newPassword) => ask('new-password', { token, password: typed });
  const events = async (kind: string) =>
    (await chief.get<SecurityEvent[]>(`security-events?per_page=100&kind=${kind}`)).body.data;

  it('is set by a link that works once, ends all sessions and stands in the security log', async () => {
    const { id, email } = await buildAdmin(test, { name: 'Nguyễn Thị Hoa' });
    const { token: session } = (await login(email, password)).body.data;
    expect((await forget(` ${email.toUpperCase()} `)).body.message).toBe(accountTexts.linkMailed);
    const token = await mailed();
    expect(box.mails.map(({ to }) => to)).toEqual([[email]]);
    expect((await ask('password-link', { token })).body.data).toEqual({ kind: 'reset', email, name: 'Nguyễn Thị Hoa' });
    // Until then nothing has changed.
    expect((await test.json('/api/admin/me', { token: session })).status).toBe(200);
    const rules = await set(token, 'mật khẩu');
    expect([rules.status, Object.keys(rules.body.errors ?? {})]).toEqual([422, ['password']]);
    expect((await set(token, 'truong-nam-dau-2026')).status).toBe(422);
    expect((await set(token)).status).toBe(200);
    expect((await test.json('/api/admin/me', { token: session })).status).toBe(401);
    expect((await login(email, password)).status).toBe(401);
    expect((await login(email, newPassword)).status).toBe(200);
    for (const again of [await set(token), await ask('password-link', { token })])
      expect([again.status, again.body.message]).toEqual([404, accountTexts.linkGone]);

    await test.mail?.round();
    expect(box.mails.at(-1)?.parsed.subject).toContain('Mật khẩu của bạn vừa được đổi');
    expect((await events('password_mailed')).map(({ account }) => account?.id)).toContain(id);
    expect((await events('password_changed'))[0]).toMatchObject({ account: { id }, detail: 'Bằng liên kết trong thư' });
    const stored = JSON.stringify([
      await test.db.selectFrom('mail_link').selectAll().execute(),
      await test.db.selectFrom('mail').selectAll().execute(),
      await test.db.selectFrom('security_event').selectAll().execute(),
    ]);
    expect(stored).not.toContain(token);
  });

  it('leaves a second factor on', async () => {
    const { email } = await buildAdmin(test);
    const secret = new Secret({ size: 20 }).base32;
    await test.db.updateTable('admin').set({ totp_secret: secret }).where('email', '=', email).execute();
    await forget(email);
    expect((await set(await mailed())).status).toBe(200);
    expect((await login(email, newPassword)).body.errors).toEqual({ code: [accountTexts.codeMissing] });
    const code = new TOTP({ secret: Secret.fromBase32(secret) }).generate({ timestamp: test.clock.now().getTime() });
    expect((await login(email, newPassword, { code })).status).toBe(200);
  });

  it('says the same of every address, and costs the same queries', async () => {
    const { email } = await buildAdmin(test);
    const locked = await buildAdmin(test);
    await test.db.updateTable('admin').set({ locked: 1 }).where('id', '=', locked.id).execute();
    const answers: unknown[] = [];
    const queries = [];
    for (const address of [email, 'khong-ai@example.com', locked.email])
      queries.push(
        await test.countQueries(async () => {
          const { status, body } = await forget(address);
          answers.push([status, body]);
        }),
      );
    expect(new Set(answers.map((answer) => JSON.stringify(answer))).size).toBe(1);
    expect(new Set(queries).size).toBe(1);
    await test.mail?.round();
    expect(box.mails.flatMap(({ to }) => to)).toEqual([email]);
  });

  it('is asked for three times an hour for an address and five a minute from a network', async () => {
    const { email } = await buildAdmin(test);
    const statuses = [];
    for (let times = 0; times < 4; times += 1) statuses.push((await forget(email)).status);
    expect(statuses).toEqual([200, 200, 200, 429]);
    await test.mail?.round();
    expect(box.mails).toHaveLength(1);
    count += 100;
    const others = [];
    for (let times = 0; times < 6; times += 1) others.push((await forget(`ai-do-${times}@example.com`)).status);
    expect(others).toEqual([200, 200, 200, 200, 200, 429]);
    // Whoever has the password signs in meanwhile.
    expect((await login(email, password)).status).toBe(200);
    count -= 100;
  });

  it('is guessed by nobody: links of nobody are counted', async () => {
    const guess = () => ask('password-link', { token: 'A'.repeat(43) });
    const statuses = [];
    for (let times = 0; times < 21; times += 1) statuses.push((await guess()).status);
    expect(statuses.slice(0, 20)).toEqual(Array.from({ length: 20 }, () => 404));
    expect(statuses[20]).toBe(429);
    for (const token of ['', 'abc', 'A'.repeat(42) + "'", null, { $ne: null }, 'A\u0000'.repeat(21)])
      expect((await ask('password-link', { token }, { 'X-Forwarded-For': '203.0.113.7' })).status).toBe(422);
  });

  it('ends after 48 hours, with a newer link, another password, another address, and a lock', async () => {
    const begin = async () => {
      count += 1;
      const { id, email } = await buildAdmin(test);
      await forget(email);
      return { id, email, token: await mailed() };
    };
    const isGood = async (token: string) => (await ask('password-link', { token })).status === 200;

    const old = await begin();
    test.clock.advance(48 * hour - 1_000);
    expect(await isGood(old.token)).toBe(true);
    test.clock.advance(1_000);
    expect(await isGood(old.token)).toBe(false);
    await chief.post('me/proof', { password });

    const twice = await begin();
    await forget(twice.email);
    const newer = await mailed();
    expect([await isGood(twice.token), await isGood(newer)]).toEqual([false, true]);

    const own = await begin();
    const { token } = (await login(own.email, password)).body.data;
    const changed = { current_password: password, password: newPassword };
    await test.json('/api/admin/me/password', { method: 'POST', token, body: changed });
    expect(await isGood(own.token)).toBe(false);

    const elsewhere = await begin();
    expect((await chief.put(`accounts/${elsewhere.id}`, { email: `moi-${elsewhere.email}` })).status).toBe(200);
    expect(await isGood(elsewhere.token)).toBe(false);

    const locked = await begin();
    expect((await chief.put(`accounts/${locked.id}`, { locked: true })).status).toBe(200);
    expect(await isGood(locked.token)).toBe(false);
    expect((await set(locked.token)).status).toBe(404);
    count += 1;

    // So does one that waits for the server of mail.
    const waiting = await buildAdmin(test);
    await forget(waiting.email);
    const session = (await login(waiting.email, password)).body.data.token;
    await test.json('/api/admin/me/password', { method: 'POST', token: session, body: changed });
    box.mails.length = 0;
    await test.mail?.round();
    expect(box.mails.filter(({ to }) => to.includes(waiting.email)).filter(({ raw }) => raw.includes('dat-mat-khau'))).toEqual(
      [],
    );
    count += 1;
  });

  it('ends what still waits to be mailed once it is set', async () => {
    const { email } = await buildAdmin(test);
    await forget(email);
    const token = await mailed();
    await forget(email);
    expect((await set(token)).status).toBe(200);
    box.mails.length = 0;
    await test.mail?.round();
    expect(box.mails.map(({ parsed }) => parsed.subject)).toEqual([expect.stringContaining('vừa được đổi')]);
  });

  it('is sent no link where the account is given another address just as its mail is written', async () => {
    const { id, email } = await buildAdmin(test);
    await forget(email);
    let isChanged = false;
    const slow = openMail({
      db: test.db,
      clock: test.clock.now,
      server: box.address(),
      from: null,
      publicUrl: 'https://truong.example',
      securityLog: securityLog({ db: test.db, clock: test.clock.now }),
      async school() {
        if (!isChanged) await changeAdmin(test.db, { id }, { email: `khac-${email}` }, test.clock.now());
        isChanged = true;
        return { name: 'Trường', email: 'truong@example.edu.vn' };
      },
    });
    await slow.round();
    await slow.stop();
    expect([isChanged, box.mails.length]).toEqual([true, 0]);
    expect(await test.db.selectFrom('mail_link').selectAll().where('admin_id', '=', id).execute()).toEqual([]);
  });

  it('is set once where a link comes twice at the same moment', async () => {
    const { email } = await buildAdmin(test);
    await forget(email);
    const token = await mailed();
    const answers = await Promise.all([set(token), set(token, 'chiều nay trời nắng rất đẹp')]);
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 404]);
  });

  it('is what a new account is invited to set, instead of being told one', async () => {
    const fields = { email: `hoa-${count}@example.com`, name: 'Nguyễn Thị Hoa', role: 'editor', invite: true };
    const made = await chief.post<Account & { password: string | null }>('accounts', fields);
    expect([made.status, made.body.data.password]).toEqual([201, null]);
    expect(made.body.message).toBe(`Đã tạo tài khoản và gửi thư mời tới ${fields.email}.`);
    const token = await mailed();
    expect(box.mails.map(({ to, parsed }) => [to, parsed.subject])).toEqual([
      [[fields.email], expect.stringContaining('Mời bạn vào trang quản trị')],
    ]);
    expect((await ask('password-link', { token })).body.data).toMatchObject({ kind: 'invite', email: fields.email });
    expect((await set(token)).status).toBe(200);
    const { user } = (await login(fields.email, newPassword)).body.data;
    expect(user.must_change_password).toBe(false);
    // Who was invited need not be told that a password was set.
    await test.mail?.round();
    expect(box.mails).toHaveLength(1);
  });
});

it('no account is invited where no mail is sent', async () => {
  const test = await createTestApp('sqlite');
  try {
    const chief = await createEditor(test);
    const fields = { email: 'hoa@example.com', name: 'Hoa', role: 'editor', invite: true };
    expect((await chief.post('accounts', fields)).body.errors).toEqual({ invite: [accountTexts.noMail] });
    expect((await chief.post('accounts', { ...fields, invite: false })).status).toBe(201);
  } finally {
    await test.close();
  }
});
