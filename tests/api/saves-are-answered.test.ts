import type { MailServer } from '#server/mail/smtp.ts';
import { sql } from 'kysely';
import { Secret, TOTP } from 'otpauth';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { article, career, descriptions, position } from '#shared/content-types/index.ts';
import { adminAccess } from '#server/start/admin-access.ts';
import { siteRecordTypes } from '#server/start/site-types.ts';
import { createApp } from '#server/start/app.ts';
import { createTestApp, dialects, type TestApp, type TestBody, type TestInit, toRequestInit } from '../support/app.ts';
import { build } from '../support/build.ts';
import { enquiryOf } from '../support/enquiries.ts';
import { faultyDatabase } from '../support/faulty-database.ts';
import { pictureFile } from '../support/samples.ts';
import { buildAdmin, createEditor, type Editor, password, signIn } from '../support/sign-in.ts';
import { watchedLog } from '../support/watched-log.ts';

type Sent = { path: string; body?: unknown; token?: string };
type Made = { id: number; version: number };

/** Calls that are no GET and save nothing that their answer tells of. */
const savesNothing: ReadonlySet<string> = new Set([
  'POST /*/hidden-along',
  'POST /*/preview',
  'POST /address-leads',
  'POST /link-check',
  'POST /enquiry-people',
  'POST /enquiry-searches',
  'POST /mail/test',
]);

const formOf = (values: Record<string, string | File>) => {
  const form = new FormData();
  for (const [name, value] of Object.entries(values)) form.set(name, value);
  return form;
};

let seed = 0;
const freshPicture = () => pictureFile({ width: 300 + (seed += 1) });

/** What has to be there before a call, and what is sent then. */
const calls: Record<string, (test: TestApp, editor: Editor) => Promise<Sent>> = {
  'POST /login': async (test) => ({ path: 'login', body: { email: (await buildAdmin(test)).email, password } }),
  'POST /logout': async (test) => ({ path: 'logout', token: await signIn(test) }),
  'POST /me/proof': async (test) => ({ path: 'me/proof', body: { password }, token: await signIn(test) }),
  'PUT /me': async (test) => ({ path: 'me', body: { name: 'Tên khác' }, token: await signIn(test) }),
  'PUT /me/enquiry-mail': async (test) => ({
    path: 'me/enquiry-mail',
    body: { enquiry_mail: 'morning' },
    token: await signIn(test),
  }),
  'POST /me/password': async (test) => ({
    path: 'me/password',
    body: { current_password: password, password: 'hoa-phuong-no-som-2027-x' },
    token: await signIn(test),
  }),
  'DELETE /me/sessions': async (test) => {
    const { email } = await buildAdmin(test);
    await signIn(test, { email });
    return { path: 'me/sessions', token: await signIn(test, { email }) };
  },
  'DELETE /me/sessions/:session': async (test) => {
    const token = await signIn(test);
    const { body } = await test.json<{ id: string }[]>('/api/admin/me/sessions', { token });
    return { path: `me/sessions/${body.data[0]!.id}`, token };
  },
  'POST /me/second-factor': async (test) => ({ path: 'me/second-factor', body: { password }, token: await signIn(test) }),
  'PUT /me/second-factor': async (test) => {
    const { token, code } = await offered(test);
    return { path: 'me/second-factor', body: { code }, token };
  },
  'DELETE /me/second-factor': async (test) => {
    const { token } = await withSecondFactor(test);
    return { path: 'me/second-factor', body: { password }, token };
  },
  'POST /me/second-factor/recovery-codes': async (test) => {
    const { token, codes } = await withSecondFactor(test);
    return { path: 'me/second-factor/recovery-codes', body: { password, code: codes[0] }, token };
  },
  'POST /accounts': async () => ({
    path: 'accounts',
    body: { email: `moi-${(seed += 1)}@example.com`, name: 'Người mới', role: 'editor' },
  }),
  'PUT /account-rules': async () => ({ path: 'account-rules', body: { idle_hours: 24 + (seed += 1) } }),
  'PUT /me/notices': async (test) => {
    const { email } = await buildAdmin(test);
    await test.request('/api/admin/login', { method: 'POST', body: { email, password: 'sai-mat-khau-roi' } });
    const token = await signIn(test, { email });
    const { body } = await test.json<{ until: number }>('/api/admin/me/notices', { token });
    return { path: 'me/notices', body: { until: body.data.until }, token };
  },
  'PUT /accounts/:id': async (test) => ({ path: `accounts/${(await buildAdmin(test)).id}`, body: { name: 'Tên khác' } }),
  'DELETE /accounts/:id': async (test) => ({ path: `accounts/${(await buildAdmin(test)).id}` }),
  'POST /accounts/:id/password': async (test) => ({ path: `accounts/${(await buildAdmin(test)).id}/password` }),
  'DELETE /accounts/:id/sessions': async (test) => {
    const { id, email } = await buildAdmin(test);
    await signIn(test, { email });
    return { path: `accounts/${id}/sessions` };
  },
  'DELETE /accounts/:id/second-factor': async (test) => ({ path: `accounts/${(await withSecondFactor(test)).id}/second-factor` }),
  'POST /undo': async (test, editor) => {
    const { id } = await build(test, career);
    const { body } = await editor.post('nghe-nghiep/batch', { action: 'set', ids: [id], values: { status: 0 } });
    return { path: 'undo', body: { batch: (body.meta as unknown as { batch: number }).batch } };
  },
  'POST /past-addresses/import': async (test) => {
    const { slug } = await build(test, career);
    return { path: 'past-addresses/import', body: { text: `/cu-${(seed += 1)},/nghe-nghiep/${slug}`, dry_run: false } };
  },
  'POST /trash/:resource/:id/restore': async (test, editor) => ({
    path: `trash/nghe-nghiep/${await trashed(test, editor)}/restore`,
  }),
  'DELETE /trash/:resource/:id': async (test, editor) => ({ path: `trash/nghe-nghiep/${await trashed(test, editor)}` }),
  'POST /link-problems/:id/new-address': async (test) => {
    const address = `https://example.com/${(seed += 1)}`;
    const { id: record_id } = await build(test, article, { video_url: address });
    const at = test.clock.now().toISOString();
    const link = { address_hash: address, kind: 'moved', reason: 'moved', status: 301, target: null, address } as const;
    const told = { first_at: at, checked_at: at, fails: 2, confirmed: 1, more_places: 0, new_address: `${address}/moi` };
    const { id } = await test.db
      .insertInto('link_problem')
      .values({ ...link, ...told } as never)
      .returning('id')
      .executeTakeFirstOrThrow();
    await test.db
      .insertInto('link_place')
      .values({ link_id: id, place: 0, resource: 'bai-viet', record_id, field: 'video_url' })
      .execute();
    return { path: `link-problems/${id}/new-address` };
  },
  'POST /kho-anh': async () => ({ path: 'kho-anh', body: formOf({ image: await freshPicture() }) }),
  'PUT /kho-anh/:id': async (_test, editor) => ({ path: `kho-anh/${await uploaded(editor)}`, body: { alt: 'Xưởng gốm' } }),
  'POST /kho-anh/:id/replace': async (test, editor) => {
    const [one, other] = [await uploaded(editor), await uploaded(editor)];
    const { path } = await test.db.selectFrom('picture').select('path').where('id', '=', one).executeTakeFirstOrThrow();
    await editor.post('nghe-nghiep', { name: `Có ảnh ${one}`, image: path });
    return { path: `kho-anh/${one}/replace`, body: { by: other } };
  },
  'DELETE /kho-anh/:id': async (_test, editor) => ({ path: `kho-anh/${await uploaded(editor)}` }),
  'POST /kho-anh/:id/restore': async (_test, editor) => ({ path: `kho-anh/${await deletedPicture(editor)}/restore` }),
  'DELETE /kho-anh/:id/forever': async (_test, editor) => ({ path: `kho-anh/${await deletedPicture(editor)}/forever` }),
  'PUT /cai-dat': async () => ({ path: 'cai-dat', body: { short_name: `Câu ${(seed += 1)}` } }),
  'POST /cai-dat/versions/:seq/restore': async (_test, editor) => {
    await editor.put('cai-dat', { short_name: `Câu ${(seed += 1)}` });
    const { body } = await editor.get<{ seq: number }[]>('cai-dat/versions');
    await editor.put('cai-dat', { short_name: `Câu ${(seed += 1)}` });
    return { path: `cai-dat/versions/${body.data[0]!.seq}/restore` };
  },
  'PUT /*/:id/listings': async (test) => {
    const [listed, by] = [await build(test, career), await build(test, article)];
    const body = { resource: 'bai-viet', field: 'nghe_nghiep_ids', add: [by.id], remove: [] };
    return { path: `nghe-nghiep/${listed.id}/listings`, body };
  },
  'POST /*': async () => ({ path: 'nghe-nghiep', body: formOf({ name: `Nghề ${(seed += 1)}`, image: await freshPicture() }) }),
  'POST /*/batch': async (test) => {
    const { id } = await build(test, career);
    return { path: 'nghe-nghiep/batch', body: { action: 'order', ids: [id] } };
  },
  'PUT /*/:id': async (test) => ({
    path: `bai-viet/${(await build(test, article)).id}`,
    body: formOf({ title: `Bài ${(seed += 1)}`, image: await freshPicture() }),
  }),
  'DELETE /*/:id': async (test) => ({ path: `bai-viet/${(await build(test, article)).id}` }),
  'POST /*/:id/image': async (test) => ({
    path: `bai-viet/${(await build(test, article)).id}/image`,
    body: formOf({ image: await freshPicture() }),
  }),
  'POST /*/:id/thumbnail': async (test) => ({
    path: `bai-viet/${(await build(test, article)).id}/thumbnail`,
    body: formOf({ thumbnail: await freshPicture() }),
  }),
  'POST /*/:id/versions/:seq/restore': async (test, editor) => {
    const { id } = await build(test, article);
    for (const title of ['Một', 'Hai']) await editor.put(`bai-viet/${id}`, { title });
    const { body } = await editor.get<{ seq: number }[]>(`bai-viet/${id}/versions`);
    return { path: `bai-viet/${id}/versions/${body.data[1]!.seq}/restore` };
  },
  'PUT /*/:id/draft': async (test) => ({
    path: `bai-viet/${(await build(test, article)).id}/draft`,
    body: formOf({ title: 'Bài nháp', image: await freshPicture() }),
  }),
  'POST /*/:id/draft/publish': async (test, editor) => ({ path: `bai-viet/${await drafted(test, editor)}/draft/publish` }),
  'DELETE /*/:id/draft': async (test, editor) => ({ path: `bai-viet/${await drafted(test, editor)}/draft` }),
  'POST /*/:id/previews': async (test) => ({ path: `nghe-nghiep/${(await build(test, career)).id}/previews` }),
  'DELETE /*/:id/previews': async (test, editor) => ({ path: `nghe-nghiep/${(await previewed(test, editor)).id}/previews` }),
  'DELETE /*/:id/previews/:preview': async (test, editor) => {
    const { id, preview } = await previewed(test, editor);
    return { path: `nghe-nghiep/${id}/previews/${preview}` };
  },
  'POST /*/:id/addresses': async (test) => ({
    path: `nghe-nghiep/${(await build(test, career)).id}/addresses`,
    body: { address: `/cu-${(seed += 1)}` },
  }),
  'DELETE /*/:id/addresses': async (test, editor) => {
    const { id } = await build(test, career);
    const name = `/cu-${(seed += 1)}`;
    const { body } = await editor.post<{ place: string; name: string }[]>(`nghe-nghiep/${id}/addresses`, { address: name });
    return {
      path: `nghe-nghiep/${id}/addresses?${new URLSearchParams({ place: body.data[0]!.place, name: body.data[0]!.name })}`,
    };
  },
  'PUT /facts/*': async (test) => {
    const { id, version } = await build(test, position);
    return { path: 'facts/vi-tri', body: { changes: [{ id, version, values: { cong_cu: ['Figma'] } }] } };
  },
  'POST /enquiry-changes': async (test) => {
    const { id, version } = await asked(test);
    return { path: 'enquiry-changes', body: { changes: [{ id, version, state: 'answering', call_back_on: null }] } };
  },
  'POST /enquiries/:id/notes': async (test) => ({ path: `enquiries/${(await asked(test)).id}/notes`, body: { text: 'Đã gọi' } }),
  'POST /enquiry-people/removals': async (test) => ({
    path: 'enquiry-people/removals',
    body: { contact: (await asked(test)).contact },
  }),
  'POST /set-aside': async () => ({ path: 'set-aside', body: unfinished() }),
  'PUT /set-aside/:id': async (_test, editor) => ({
    path: `set-aside/${await putAside(editor)}`,
    body: { title: `Nghề ${(seed += 1)}`, values: {} },
  }),
  'DELETE /set-aside/:id': async (_test, editor) => ({ path: `set-aside/${await putAside(editor)}` }),
  'POST /*/import-plans': async () => ({ path: 'nghe-nghiep/import-plans', body: sheet() }),
  'POST /*/imports': async (_test, editor) => ({ path: 'nghe-nghiep/imports', body: { plan: await planned(editor) } }),
  'DELETE /import-plans/:plan': async (_test, editor) => ({ path: `import-plans/${await planned(editor)}` }),
};

/** What a family has asked. */
async function asked(test: TestApp) {
  const contact = `09${String(10_000_000 + (seed += 1))}`;
  const init = { method: 'POST', body: enquiryOf({ contact }) };
  const { body } = await test.json<{ number: string }>('/api/enquiries', init);
  const row = test.db.selectFrom('enquiry').select(['id', 'version']).where('number', '=', body.data.number);
  return { contact, ...(await row.executeTakeFirstOrThrow()) };
}
const unfinished = () => ({ resource: 'nghe-nghiep', title: `Nghề ${(seed += 1)}`, values: { name: 'Dở dang' } });
const putAside = async (editor: Editor) => (await editor.post<Made>('set-aside', unfinished())).body.data.id;
const sheet = () => formOf({ file: new File([`Tên\nNghề của bảng ${(seed += 1)}\n`], 'a.csv') });
const planned = async (editor: Editor) =>
  (await editor.post<{ plan: string }>('nghe-nghiep/import-plans', sheet())).body.data.plan;
const uploaded = async (editor: Editor) =>
  (await editor.post<Made>('kho-anh', formOf({ image: await freshPicture() }))).body.data.id;
async function deletedPicture(editor: Editor) {
  const id = await uploaded(editor);
  await editor.remove(`kho-anh/${id}`);
  return id;
}
async function trashed(test: TestApp, editor: Editor) {
  const { id, version } = await build(test, career);
  await editor.remove(`nghe-nghiep/${id}`, { version });
  return id;
}
async function drafted(test: TestApp, editor: Editor) {
  const { id } = await build(test, article);
  await editor.put(`bai-viet/${id}/draft`, { title: 'Bài nháp' });
  return id;
}
async function previewed(test: TestApp, editor: Editor) {
  const { id } = await build(test, career);
  const { body } = await editor.post<{ id: string }>(`nghe-nghiep/${id}/previews`);
  return { id, preview: body.data.id };
}
async function offered(test: TestApp) {
  const { id, email } = await buildAdmin(test);
  const token = await signIn(test, { email });
  const { body } = await test.json<{ secret: string }>('/api/admin/me/second-factor', {
    method: 'POST',
    token,
    body: { password },
  });
  const totp = new TOTP({ secret: Secret.fromBase32(body.data.secret) });
  return { id, token, code: totp.generate({ timestamp: test.clock.now().getTime() }) };
}
async function withSecondFactor(test: TestApp) {
  const { id, token, code } = await offered(test);
  const init: TestInit = { method: 'PUT', token, body: { code } };
  const { body } = await test.json<{ recovery_codes: string[] }>('/api/admin/me/second-factor', init);
  return { id, token, codes: body.data.recovery_codes };
}

/** What is written beside a save. */
const unlooked: ReadonlySet<string> = new Set([
  'sign_in_try',
  'turn',
  'security_event',
  'known_network',
  'database_id',
  'removed_picture',
]);

it('every call that saves is walked', () => {
  const types = new Set(descriptions.map(({ path }) => path as string));
  const known = [...adminAccess(siteRecordTypes.all).keys()]
    .filter((call) => !call.startsWith('GET '))
    .map((call) => call.replace(/(?<=\/)[^/]+/, (first) => (types.has(first) ? '*' : first)))
    .map((call) => call.replace(/^PUT \/facts\/.*/, 'PUT /facts/*'));
  const walked = new Set([...Object.keys(calls), ...savesNothing]);
  expect([...new Set(['POST /login', ...known])].toSorted()).toEqual([...walked].toSorted());
});

describe.each(dialects)('on %s', (dialect) => {
  let test: TestApp;
  let editor: Editor;
  let faulty: ReturnType<typeof faultyDatabase>;
  let ask: (path: string, init: TestInit) => Promise<{ status: number; body: TestBody<unknown> }>;
  let tables: string[];
  beforeAll(async () => {
    // None of these calls reaches its server.
    const smtp: MailServer = { host: '127.0.0.1', port: 9, security: 'none', user: '', password: '' };
    test = await createTestApp(dialect, { smtp, publicUrl: 'https://truong.example' });
    faulty = faultyDatabase(test.address);
    const { files, clock, enquiryKeys, mail } = test;
    const app = createApp({ db: faulty.db, dialect, files, enquiryKeys, mail, pages: null, clock: clock.now });
    ask = async (path, init) => {
      const answer = await app.request(path, toRequestInit(init));
      return { status: answer.status, body: (await answer.json()) as TestBody<unknown> };
    };
    tables = (await test.db.introspection.getTables()).map(({ name }) => name).filter((name) => !unlooked.has(name));
  });
  afterAll(async () => {
    await faulty.db.destroy();
    await test.close();
  });
  let said: ReturnType<typeof watchedLog>;
  beforeEach(async () => {
    said = watchedLog();
    // Tries of one call are not held against the next.
    test.clock.advance(61_000);
    // What changes accounts asks for a proof of the last minutes.
    editor = await createEditor(test);
  });
  afterEach(() => said.mockRestore());

  const stored = async () =>
    JSON.stringify(
      await Promise.all(
        tables.map(async (table) => {
          // What a plan says of a try that failed is told.
          const what = table === 'sheet_plan' ? sql`id` : sql`*`;
          return (await sql`select ${what} from ${sql.table(table)}`.execute(test.db)).rows;
        }),
      ),
      (_name, value: unknown) => (typeof value === 'bigint' ? String(value) : value),
    );

  it.each(Object.keys(calls))('%s is 503 and kept nowhere before the commit, and answered as saved after it', async (call) => {
    const { path, body, token = editor.token } = await calls[call]!(test, editor);
    const [method = ''] = call.split(' ');
    const send = () => ask(`/api/admin/${path}`, { method, body, token: call === 'POST /login' ? undefined : token });
    const before = await stored();
    faulty.fail('before');
    const refused = await send();
    expect([refused.status, refused.body.success, (await stored()) === before]).toEqual([503, false, true]);
    faulty.fail('after');
    const saved = await send();
    const isCut = faulty.isCut();
    faulty.fail(null);
    expect(saved.body).toMatchObject({ success: true, message: expect.any(String) });
    expect([Math.floor(saved.status / 100), isCut, (await stored()) === before]).toEqual([2, true, false]);
  });
});
