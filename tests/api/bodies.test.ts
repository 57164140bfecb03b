import { once } from 'node:events';
import { connect } from 'node:net';
import { Hono } from 'hono';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { sheetLimits } from '#shared/sheets/limits.ts';
import { article, position } from '#shared/content-types/index.ts';
import { readBody } from '#server/http/body.ts';
import { bodyBudget } from '#server/http/body-budget.ts';
import { answerError } from '#server/http/errors.ts';
import { createTestApp, type TestApp } from '../support/app.ts';
import { build } from '../support/build.ts';
import { openHttpSite } from '../support/http-site.ts';
import { createEditor } from '../support/sign-in.ts';

const tooLarge = { success: false, message: 'Nội dung gửi lên quá lớn (tối đa 16KB).' };
const unreadable = { success: false, message: 'Không đọc được nội dung gửi lên.' };
const tooMany = { success: false, message: 'Nội dung gửi lên có quá nhiều mục (tối đa 20.000).' };

/** A body that comes in pieces, and how many of them were taken. */
function inPieces(count: number, bytes: number): { body: ReadableStream; taken: () => number } {
  let taken = 0;
  const body = new ReadableStream<Uint8Array>(
    {
      pull(controller) {
        taken += 1;
        if (taken > count) controller.close();
        else controller.enqueue(new Uint8Array(bytes).fill(32));
      },
    },
    { highWaterMark: 0 },
  );
  return { body, taken: () => taken };
}

describe('what a stranger sends to the login', () => {
  let test: TestApp;
  beforeAll(async () => {
    test = await createTestApp('sqlite', { trustProxy: 1 });
  });
  afterAll(() => test.close());
  let headers: Record<string, string> = {};
  let last = 0;
  beforeEach(() => {
    headers = { 'X-Forwarded-For': `198.51.100.${(last += 1)}` };
  });
  const login = (body: unknown, more: Record<string, string> = {}) =>
    test.json('/api/admin/login', { method: 'POST', duplex: 'half', body, headers: { ...headers, ...more } });

  it('is refused above 16 KB, as JSON and as a form', async () => {
    const pair = { email: 'a@example.com', password: 'x'.repeat(16_384) };
    const form = new FormData();
    for (const [name, value] of Object.entries(pair)) form.set(name, value);
    for (const body of [pair, form]) expect(await login(body)).toMatchObject({ status: 413, body: tooLarge });
  });

  it('is not read to its end when no length is told', async () => {
    const { body, taken } = inPieces(1_000, 16_384);
    expect(await login(body, { 'Content-Type': 'application/json' })).toMatchObject({ status: 413, body: tooLarge });
    expect(taken()).toBeLessThan(20);
  });

  it('is not read at all when the length that it tells is far too large, nor after thirty that could not be read', async () => {
    const huge = inPieces(10, 16_384);
    const length = { 'Content-Type': 'application/json', 'Content-Length': String(6 * 1024 ** 2) };
    expect((await login(huge.body, length)).status).toBe(413);
    expect(huge.taken()).toBe(0);
    for (let count = 1; count < 30; count += 1) {
      expect(await login('{', { 'Content-Type': 'application/json' })).toMatchObject({ status: 400, body: unreadable });
    }
    const next = inPieces(1, 100);
    expect((await login(next.body, { 'Content-Type': 'application/json' })).status).toBe(429);
    expect(next.taken()).toBe(0);
  });

  it('is no failed sign-in when it cannot be read', async () => {
    const bodies = ['{', { email: 'x' }, {}, { email: 'a@example.com', password: 'x'.repeat(16_384) }, []];
    for (const body of [...bodies, ...bodies]) {
      const { status } = await login(body, { 'Content-Type': 'application/json' });
      expect([400, 413, 422]).toContain(status);
    }
    expect((await login({ email: 'ai-do@example.com', password: 'sai-mat-khau' })).status).toBe(401);
  });
});

it('a body that is too large for a call is refused before it is sent, when its sender asks first', async () => {
  const test = await createTestApp('sqlite');
  const site = await openHttpSite(test);
  const socket = connect(site.port, '127.0.0.1').setEncoding('utf8');
  try {
    const asking = (length: number) =>
      `POST /api/admin/login HTTP/1.1\r\nHost: a\r\nContent-Type: application/json\r\nExpect: 100-continue\r\nContent-Length: ${length}\r\n\r\n`;
    socket.write(asking(20_000));
    expect(String((await once(socket, 'data'))[0])).toMatch(/^HTTP\/1\.1 413 /);
    const small = connect(site.port, '127.0.0.1').setEncoding('utf8');
    small.write(asking(2));
    expect(String((await once(small, 'data'))[0])).toMatch(/^HTTP\/1\.1 100 Continue/);
    small.write('{}');
    expect(String((await once(small, 'data'))[0])).toMatch(/^HTTP\/1\.1 422 /);
    // A sheet with its pictures is the largest body there is.
    const { token } = await createEditor(test);
    const sheet = connect(site.port, '127.0.0.1').setEncoding('utf8');
    const length = sheetLimits.fileBytes + sheetLimits.picturesBytes + 1_000;
    sheet.write(
      `POST /api/admin/nghe-nghiep/import-plans HTTP/1.1\r\nHost: a\r\nAuthorization: Bearer ${token}\r\nContent-Type: multipart/form-data; boundary=x\r\nExpect: 100-continue\r\nContent-Length: ${length}\r\n\r\n`,
    );
    expect(String((await once(sheet, 'data'))[0])).toMatch(/^HTTP\/1\.1 100 Continue/);
    sheet.destroy();
  } finally {
    socket.destroy();
    await site.close();
    await test.close();
  }
});

describe('what an editor sends', () => {
  let test: TestApp;
  let token = '';
  beforeAll(async () => {
    test = await createTestApp('sqlite');
    token = (await createEditor(test)).token;
  });
  afterAll(() => test.close());
  const put = (body: unknown, headers: Record<string, string> = {}) =>
    test.json('/api/admin/bai-viet/1', { method: 'PUT', duplex: 'half', token, body, headers });
  const json = { 'Content-Type': 'application/json' };

  it('is refused when it says two things of one field', async () => {
    const said = { errors: { title: ['Tiêu đề chỉ được gửi một lần'] } };
    const twice = await put('{"title":"Một","title":"Hai"}', json);
    expect(twice).toMatchObject({ status: 422, body: said });
    const form = new FormData();
    form.append('title', 'Một');
    form.append('title', 'Hai');
    expect(await put(form)).toMatchObject({ status: 422, body: said });
  });

  it('is refused when it nests deeper than any record', async () => {
    for (const deep of ['['.repeat(3_000_000), `{"content":${'[{"list":'.repeat(40)}0${'}]'.repeat(40)}}`])
      expect(await put(deep, json)).toMatchObject({ status: 400, body: unreadable });
  });

  it('is refused when it holds more values than any record', async () => {
    expect(await put(`{"content":[${'0,'.repeat(30_000)}0]}`, json)).toMatchObject({ status: 413, body: tooMany });
    const part = '--b\r\nContent-Disposition: form-data; name="fields[]"\r\n\r\nx\r\n';
    const form = `${part.repeat(30_000)}--b--`;
    expect(await put(form, { 'Content-Type': 'multipart/form-data; boundary=b' })).toMatchObject({ status: 413, body: tooMany });
  });

  it('may be as long as the rules for sections allow, as a form too', async () => {
    const { id } = await build(test, position);
    const form = new FormData();
    for (let section = 0; section < 100; section += 1) {
      form.set(`detailed_description[${section}][title]`, `Mục ${section}`);
      for (let bullet = 0; bullet < 100; bullet += 1) form.set(`detailed_description[${section}][list][${bullet}]`, 'x');
    }
    const { status, body } = await test.json<{ detailed_description: { list: string[] }[] }>(`/api/admin/vi-tri/${id}`, {
      method: 'PUT',
      token,
      body: form,
    });
    expect([status, body.data.detailed_description.length, body.data.detailed_description[99]?.list.length]).toEqual([
      200, 100, 100,
    ]);
  });

  it('is unreadable, and no fault of the server, when it breaks off', async () => {
    await build(test, article);
    const body = new ReadableStream({
      pull(controller) {
        controller.error(Object.assign(new Error('aborted'), { code: 'ECONNRESET' }));
      },
    });
    expect(await put(body, json)).toMatchObject({ status: 400, body: unreadable });
  });
});

describe('the bodies of all requests together', () => {
  const app = new Hono();
  let goOn = () => {};
  const waiting = new Promise<void>((resolve) => (goOn = resolve));
  app.use(bodyBudget(1_000));
  app.post('/', async (context) => {
    const { wait } = await readBody(context);
    if (wait === true) await waiting;
    return context.json({ success: true });
  });
  app.onError(answerError);
  const post = async (body: object) =>
    app.request('/', { method: 'POST', body: JSON.stringify(body), headers: { 'Content-Type': 'application/json' } });

  it('have a budget: what comes above it is told to wait, until others are answered', async () => {
    const text = 'x'.repeat(600);
    const first = post({ text, wait: true });
    // Its body is read when a turn of the loop has passed.
    await new Promise((resolve) => setTimeout(resolve));
    const refused = await post({ text });
    expect([refused.status, refused.headers.get('Retry-After'), await refused.json()]).toEqual([
      503,
      '5',
      { success: false, message: 'Máy chủ đang bận, vui lòng thử lại sau ít phút.' },
    ]);
    expect((await post({})).status).toBe(200);
    goOn();
    expect((await first).status).toBe(200);
    for (let count = 0; count < 3; count += 1) expect((await post({ text })).status).toBe(200);
    expect((await post({ text: 'x'.repeat(2_000) })).status).toBe(503);
    expect((await post({ text })).status).toBe(200);
  });
});
