import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { type SecurityEvent, securityEventKinds } from '#shared/answers/accounts.ts';
import { noticesOf } from '#server/auth/notices.ts';
import { securityLog } from '#server/auth/security-log.ts';
import { usualKeeping } from '#server/journal/thin.ts';
import { flushLog } from '#server/observability/log.ts';
import { tidy } from '#server/start/nightly-work.ts';
import { siteRecordTypes } from '#server/start/site-types.ts';
import { createTestApp, dialects, type TestApp } from '../support/app.ts';
import { buildAdmin, createEditor, type Editor, password } from '../support/sign-in.ts';
import { watchedLog } from '../support/watched-log.ts';

const day = 24 * 60 * 60 * 1000;

describe.each(dialects)('the log of security events on %s', (dialect) => {
  let test: TestApp;
  let chief: Editor;
  beforeAll(async () => {
    test = await createTestApp(dialect, { trustProxy: 1 });
    chief = await createEditor(test, { email: 'quan-tri@example.com' });
  });
  afterAll(() => test.close());
  beforeEach(async () => {
    // A whole minute, so that what is counted together does not depend on when a test begins.
    test.clock.set(new Date(Math.ceil(test.clock.now().getTime() / 60_000) * 60_000 + 60_000));
    await test.db.deleteFrom('security_event').execute();
  });
  const from = '198.51.100.7';
  const login = (email: string, typed: string) =>
    test.json<{ token: string }>('/api/admin/login', {
      method: 'POST',
      body: { email, password: typed },
      headers: { 'X-Forwarded-For': from, 'User-Agent': 'curl/8' },
    });
  const events = async (query = '') => (await chief.get<SecurityEvent[]>(`security-events?${query}`)).body;
  const told = async (query = '') => (await events(query)).data.map(({ kind, times }) => [kind, times]);

  it('holds when, from where and whose, and no secret', async () => {
    const { id, email } = await buildAdmin(test);
    const { token } = (await login(email, password)).body.data;
    await login('ai-do@example.com', 'bi-mat-cua-ai');
    await test.json('/api/admin/logout', { method: 'POST', token, headers: { 'X-Forwarded-For': from } });
    const { data, meta } = await events();
    const at = test.clock.now().toISOString();
    const account = { id, email };
    expect(data.map(({ id: _, ...event }) => event)).toEqual([
      { kind: 'signed_out', at, account, email: null, network: from, detail: null, times: 1 },
      { kind: 'refused', at, account: null, email: 'ai-do@example.com', network: from, detail: null, times: 1 },
      { kind: 'signed_in', at, account, email: null, network: from, detail: 'curl/8', times: 1 },
    ]);
    expect(meta).toEqual({ current_page: 1, last_page: 1, per_page: 10, total: 3 });
    const stored = JSON.stringify(await test.db.selectFrom('security_event').selectAll().execute());
    for (const secret of [token, password, 'bi-mat-cua-ai']) expect(stored).not.toContain(secret);
  });

  it('is narrowed by kind and account, in pages, and refuses what it cannot read', async () => {
    const { id, email } = await buildAdmin(test);
    for (let index = 0; index < 3; index += 1) await login(email, password);
    await login(email, 'sai-mat-khau');
    await login('ai-do@example.com', 'sai-mat-khau');
    expect(await told(`account_id=${id}`)).toEqual([
      ['refused', 1],
      ['signed_in', 1],
      ['signed_in', 1],
      ['signed_in', 1],
    ]);
    expect(await told('kind=refused')).toHaveLength(2);
    const page = await events('kind=signed_in&page=2&per_page=2');
    expect([page.data.length, page.meta]).toEqual([1, { current_page: 2, last_page: 2, per_page: 2, total: 3 }]);
    expect((await events('per_page=1000')).meta.per_page).toBe(100);
    expect((await events('kind=&account_id=')).meta.total).toBe(5);
    for (const query of ['kind=x', 'account_id=0', 'account_id=x', 'page=0', 'per_page=-1', 'page=1&page=2']) {
      const { status, body } = await chief.get(`security-events?${query}`);
      expect([query, status, Object.keys(body.errors ?? {})]).toEqual([query, 422, [query.split('=')[0]]]);
    }
    for (const kind of securityEventKinds) expect((await chief.get(`security-events?kind=${kind}`)).status).toBe(200);
  });

  it('counts equal refusals of a network within a minute in one row, at the cost of one write', async () => {
    const guess = (token: string) => test.json('/api/admin/me', { token, headers: { 'X-Forwarded-For': from } });
    const first = await test.countQueries(() => guess('x'.repeat(43)));
    expect(await test.countQueries(() => guess('y'.repeat(43)))).toBe(first - 1);
    for (let index = 0; index < 30; index += 1) await guess('z'.repeat(43));
    expect(await told()).toEqual([['token_refused', 32]]);
    test.clock.advance(60_000);
    await guess('x'.repeat(43));
    expect(await told()).toEqual([
      ['token_refused', 1],
      ['token_refused', 32],
    ]);

    for (let index = 0; index < 9; index += 1) await login(`nguoi-${index}@example.com`, 'sai-mat-khau');
    expect((await told()).slice(0, 6)).toEqual([['limited', 4], ...Array.from({ length: 5 }, () => ['refused', 1])]);
  });

  it('counts what came after the first of a minute, when the next minute begins', async () => {
    const log = securityLog({ db: test.db, clock: test.clock.now });
    for (let index = 0; index < 5; index += 1) await log.tell({ kind: 'token_refused', network: from });
    const rows = () => test.db.selectFrom('security_event').select(['network', 'times']).orderBy('id').execute();
    expect(await rows()).toEqual([{ network: from, times: 1 }]);
    test.clock.advance(60_000);
    await log.tell({ kind: 'token_refused', network: 'khac' });
    expect(await rows()).toEqual([
      { network: from, times: 5 },
      { network: 'khac', times: 1 },
    ]);
  });

  it('counts for all instances of one database together', async () => {
    const logs = [1, 2].map(() => securityLog({ db: test.db, clock: test.clock.now }));
    await Promise.all(Array.from({ length: 10 }, (_, index) => logs[index % 2]?.tell({ kind: 'limited', network: from })));
    await Promise.all(logs.map((log) => log.flush()));
    expect(await told()).toEqual([['limited', 10]]);
  });

  it('makes few rows of a flood from many networks, and loses no count', async () => {
    const log = securityLog({ db: test.db, clock: test.clock.now });
    for (let index = 0; index < 1_000; index += 1) await log.tell({ kind: 'token_refused', network: `192.0.2.${index}` });
    await log.flush();
    const rows = await test.db.selectFrom('security_event').select(['network', 'times']).execute();
    expect(rows).toHaveLength(201);
    expect(rows.reduce((sum, { times }) => sum + times, 0)).toBe(1_000);
    expect(rows.find(({ network }) => network === null)?.times).toBe(800);
  });

  it('has bounds, and a flood of strangers does not push out what happened to accounts', async () => {
    const log = securityLog({ db: test.db, clock: test.clock.now, kept: 60 });
    const account = { id: 1, email: 'a@example.com' };
    for (let index = 0; index < 5; index += 1) await log.tell({ kind: 'account_changed', account, network: null });
    for (let index = 0; index < 400; index += 1) {
      if (index % 100 === 0) test.clock.advance(60_000);
      await log.tell({ kind: 'refused', email: `nguoi-${index}@example.com`, network: `192.0.2.${index}` });
    }
    const of = async (kind: 'refused' | 'account_changed') =>
      (await test.db.selectFrom('security_event').select('email').where('kind', '=', kind).orderBy('id').execute()).map(
        ({ email }) => email,
      );
    expect(await of('account_changed')).toHaveLength(5);
    const kept = await of('refused');
    expect(kept.length).toBeGreaterThanOrEqual(60);
    expect(kept.length).toBeLessThanOrEqual(60 + 50);
    expect(kept.at(-1)).toBe('nguoi-399@example.com');
    for (let index = 0; index < 200; index += 1) await log.tell({ kind: 'signed_in', account, network: null });
    expect((await of('refused')).slice(-60)).toEqual(kept.slice(-60));
    const { length } = await test.db.selectFrom('security_event').select('id').where('kind', '=', 'signed_in').execute();
    expect(length).toBeLessThanOrEqual(60 + 50);
  });

  it('is not emptied by an account that does something to itself again and again', async () => {
    const log = securityLog({ db: test.db, clock: test.clock.now, kept: 60 });
    const [chiefs, own] = [1, 2].map((id) => ({ account: { id, email: `${id}@example.com` }, network: null }));
    await log.tell({ kind: 'account_changed', ...chiefs! });
    await log.tell({ kind: 'signed_in', ...own! });
    await log.tell({ kind: 'sessions_ended', ...own!, detail: '1 phiên, bởi 1@example.com', forOwner: true });
    for (let index = 0; index < 400; index += 1) await log.tell({ kind: 'sessions_ended', ...own!, detail: '0 phiên khác' });
    const { data, meta } = await events('per_page=100');
    expect(data.slice(-3).map(({ kind, account }) => [kind, account?.id])).toEqual([
      ['sessions_ended', 2],
      ['signed_in', 2],
      ['account_changed', 1],
    ]);
    expect(data.at(-3)?.detail).toBe('1 phiên, bởi 1@example.com');
    expect(meta.total).toBeLessThanOrEqual(60 + 50);
  });

  it('keeps through a flood what an owner is to be told of, and who has taken enquiries along', async () => {
    const { id, email } = await buildAdmin(test);
    const log = securityLog({ db: test.db, clock: test.clock.now, kept: 60 });
    const own = { account: { id, email }, network: from };
    await log.tell({ kind: 'refused', ...own, forOwner: true });
    await log.tell({ kind: 'enquiries_exported', ...own, detail: '9 câu hỏi' });
    for (let index = 0; index < 400; index += 1) {
      if (index % 100 === 0) test.clock.advance(60_000);
      await log.tell({ kind: 'token_refused', network: `192.0.2.${index}` });
      await log.tell({ kind: 'enquirer_looked_up', ...own, detail: '1 câu hỏi' });
    }
    expect((await noticesOf(test.db, id))?.networks).toMatchObject([{ network: from, times: 1 }]);
    expect(await told('kind=enquiries_exported')).toEqual([['enquiries_exported', 1]]);
    expect((await events('per_page=1')).meta.total).toBeLessThanOrEqual(2 * (60 + 50));
  });

  it('tells the owner of guesses that hide behind other refusals, of one network and of many', async () => {
    const { id, email } = await buildAdmin(test);
    const log = securityLog({ db: test.db, clock: test.clock.now });
    const guess = { kind: 'refused', account: { id, email }, network: from, forOwner: true } as const;
    const told = async () => (await noticesOf(test.db, id))?.networks.map(({ network, times }) => [network, times]);
    for (let call = 0; call < 20; call += 1) await log.tell({ kind: 'token_refused', network: from, detail: `GET /${call}` });
    for (let count = 0; count < 3; count += 1) await log.tell(guess);
    expect(await told()).toEqual([[from, 3]]);
    for (let call = 0; call < 300; call += 1) await log.tell({ kind: 'token_refused', network: `2001:db8:0:${call}::` });
    await log.tell({ ...guess, network: '203.0.113.9' });
    await log.tell({ kind: 'refused', email: 'ai-do@example.com', network: '203.0.113.9', forOwner: true });
    expect(await told()).toEqual([
      [from, 3],
      [null, 1],
    ]);
  });

  it('that cannot be written is told in the log, and keeps nobody from signing in', async () => {
    const { email } = await buildAdmin(test);
    const logged = watchedLog();
    await test.db.schema.alterTable('security_event').renameTo('hidden_event').execute();
    try {
      expect((await login(email, password)).status).toBe(200);
      expect(logged.mock.calls[0]?.[0]).toContain('A security event cannot be written');
    } finally {
      await test.db.schema.alterTable('hidden_event').renameTo('security_event').execute();
      flushLog();
      logged.mockRestore();
    }
  });

  it('tells a call that the role does not suffice for', async () => {
    const editor = await createEditor(test, { role: 'editor' });
    await editor.get('accounts');
    await editor.get('security-events');
    const { data } = await events('kind=forbidden');
    expect(data.map(({ detail, times, account }) => [detail, times, account?.email])).toEqual([
      ['GET /security-events', 1, expect.stringContaining('@')],
      ['GET /accounts', 1, expect.stringContaining('@')],
    ]);
  });

  it('tells refusals of one network apart by their reason and call, up to twenty in a minute', async () => {
    const ask = (path: string) =>
      test.json(`/api/admin/${path}`, { token: 'x'.repeat(43), headers: { 'X-Forwarded-For': from } });
    for (const path of ['menu/1', 'menu/2', 'accounts', 'menu/3']) await ask(path);
    const told = (await events()).data.map(({ kind, detail, times }) => [kind, detail, times]);
    expect(told).toEqual([
      ['token_refused', 'GET /accounts', 1],
      ['token_refused', 'GET /menu/:id', 3],
    ]);
    const log = securityLog({ db: test.db, clock: test.clock.now });
    test.clock.advance(60_000);
    for (let index = 0; index < 100; index += 1)
      await log.tell({ kind: 'refused', email: `nguoi-${index}@example.com`, network: from });
    await log.tell({ kind: 'refused', email: 'nguoi-0@example.com', network: '192.0.2.9' });
    await log.flush();
    const rows = (await events('kind=refused&per_page=100')).data;
    expect(rows).toHaveLength(22);
    expect(rows.find(({ detail }) => detail === 'Nhiều lần khác của mạng này')).toMatchObject({ network: from, times: 80 });
  });

  it('tells wrong passwords and codes of somebody who is signed in, and that there were too many', async () => {
    const { email } = await buildAdmin(test);
    const { token } = (await login(email, password)).body.data;
    const call = (method: string, path: string, body: unknown) =>
      test.json(`/api/admin/me/${path}`, { method, token, body, headers: { 'X-Forwarded-For': from } });
    for (let index = 0; index < 3; index += 1)
      await call('POST', 'password', { current_password: 'sai', password: 'mot-mat-khau-moi' });
    await call('DELETE', 'second-factor', { password: 'sai' });
    await call('POST', 'second-factor', { password });
    for (let index = 0; index < 6; index += 1) await call('PUT', 'second-factor', { code: 'ABC' });
    await call('POST', 'second-factor', { password: 'sai' });
    await call('POST', 'second-factor', { password });
    await test.json('/api/admin/me', { method: 'PUT', token, body: { name: 'Tên khác' } });
    const told = (await events()).data.map(({ kind, detail, times, account }) => [kind, detail, times, account?.email]);
    expect(told).toEqual([
      ['account_changed', 'Tên', 1, email],
      ['refused', 'Sai mật khẩu hiện tại: Bật xác thực hai lớp', 1, email],
      ['limited', 'Bật xác thực hai lớp', 2, email],
      ['refused', 'Sai mã xác thực: Bật xác thực hai lớp', 5, email],
      ['refused', 'Sai mật khẩu hiện tại: Tắt xác thực hai lớp', 1, email],
      ['refused', 'Sai mật khẩu hiện tại: Đổi mật khẩu', 3, email],
      ['signed_in', 'curl/8', 1, email],
    ]);
  });

  it('forgets after 90 days from where it was, as the journal and the known networks do, and nothing else', async () => {
    const { id, email } = await buildAdmin(test);
    const { token } = (await login(email, password)).body.data;
    await login('ai-do@example.com', 'sai-mat-khau');
    const headers = { 'X-Forwarded-For': from };
    const made = { method: 'POST', token, headers, body: { name: 'Từ một nơi' } };
    expect((await test.json('/api/admin/danh-muc', made)).status).toBe(201);
    const { db } = test;
    const content = { db, dialect, files: test.files, clock: test.clock.now, types: siteRecordTypes };
    const withAddresses = async () => [
      (await db.selectFrom('security_event').select('id').where('network', '=', from).execute()).length,
      (await db.selectFrom('security_event').select('id').where('merge_key', 'like', `%${from}%`).execute()).length,
      (await db.selectFrom('journal').select('seq').where('address', '=', from).execute()).length,
      (await db.selectFrom('known_network').select('admin_id').where('admin_id', '=', id).where('is_browser', '=', 0).execute())
        .length,
    ];
    const events = () => db.selectFrom('security_event').select(['at', 'kind', 'email', 'times']).orderBy('id').execute();
    const before = await events();
    test.clock.advance(89 * day);
    await tidy(content, usualKeeping);
    expect(await withAddresses()).toEqual([2, 1, 1, 1]);
    test.clock.advance(2 * day);
    await tidy(content, usualKeeping);
    expect(await withAddresses()).toEqual([0, 0, 0, 0]);
    expect(await events()).toEqual(before);
    expect(before).toHaveLength(2);
  });
});
