import { connect } from 'node:net';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { fairQueue } from '#server/http/fair-queue.ts';
import type { Pages } from '#server/public/page-routes.ts';
import { createApp } from '#server/start/app.ts';
import { fairTurns } from '#server/start/fair-turns.ts';
import { createTestApp, type TestApp } from '../support/app.ts';
import { type HttpSite, openHttpSite } from '../support/http-site.ts';
import { watchedLog } from '../support/watched-log.ts';

type Asked = { method: string; url: string; headers: Record<string, string>; body: string };

/** Pages of which one takes forms; `hold` keeps what is under way from ending. */
function formPages() {
  const asked: Asked[] = [];
  let ended = Promise.resolve();
  let end = () => {};
  const pages: Pages = {
    async render(request, api) {
      const { method, url, headers } = request;
      const body = await request.text();
      asked.push({ method, url, headers: Object.fromEntries(headers), body });
      await ended;
      if (url.endsWith('/hoi-tu-van')) {
        const { status, answer } = await api('/api/enquiries', Object.fromEntries(new URLSearchParams(body)));
        return new Response(JSON.stringify(answer), { status });
      }
      return new Response('<p>Trang', { headers: { 'Content-Type': 'text/html; charset=utf-8', 'Cache-Control': 'public' } });
    },
    query: () => [],
    isKept: () => true,
    takesForm: (path) => ({ '/kham-pha': 4 * 1024, '/hoi-tu-van': 32 * 1024 })[path] ?? 0,
  };
  const hold = () => {
    ended = new Promise((resolve) => (end = resolve));
  };
  return { pages, asked, hold, release: () => end() };
}

const form = 'application/x-www-form-urlencoded';

describe('a form that is sent to a page', () => {
  let test: TestApp;
  beforeAll(async () => void (test = await createTestApp('sqlite')));
  afterAll(() => test.close());

  let own: ReturnType<typeof formPages>;
  const send = (path: string, body: string, headers: Record<string, string> = { 'Content-Type': form }) =>
    createApp({ ...test, pages: own.pages, clock: test.clock.now }).request(`http://truong.example${path}`, {
      method: 'POST',
      body,
      headers,
    });
  beforeEach(() => void (own = formPages()));

  it('reaches it, with nothing else of the request, and nobody keeps the answer', async () => {
    const answer = await send('/kham-pha?viec-2=1', 'viec-1=4', {
      'Content-Type': form,
      Origin: 'https://mot-may-chu-khac.example',
      Cookie: 'a=b',
    });
    expect([answer.status, answer.headers.get('Cache-Control')]).toEqual([200, 'no-store']);
    expect(own.asked).toEqual([
      { method: 'POST', url: 'http://truong.example/kham-pha', headers: { 'content-type': form }, body: 'viec-1=4' },
    ]);
  });

  it('is refused by pages that take none, and by other spellings of the address', async () => {
    for (const path of ['/mon-hoc', '/KHAM-PHA', '/kham-pha/', '/khong-co', '/']) {
      const { status, headers } = await send(path, 'viec-1=4');
      expect([path, status, headers.get('Allow')]).toEqual([path, 405, 'GET, HEAD']);
    }
    expect(own.asked).toEqual([]);
    const put = await createApp({ ...test, pages: own.pages, clock: test.clock.now }).request('/kham-pha', { method: 'PUT' });
    expect([put.status, put.headers.get('Allow')]).toEqual([405, 'GET, HEAD, POST']);
  });

  it('is refused where it stands on another site', async () => {
    const headers = { 'Content-Type': form, 'Sec-Fetch-Site': 'cross-site' };
    const answer = await send('/kham-pha', 'viec-1=4', headers);
    expect([answer.status, await answer.text()]).toEqual([
      403,
      'Biểu mẫu này chỉ gửi được từ chính trang của trường. Bạn mở lại trang rồi gửi giúp nhé.',
    ]);
    expect(own.asked).toEqual([]);
    expect((await send('/kham-pha', 'viec-1=4', { ...headers, 'Sec-Fetch-Site': 'same-origin' })).status).toBe(200);
  });

  it('is sent on to the call that takes it, as from its visitor, and answered as the call answers', async () => {
    const question = 'Trường có ký túc xá không ạ?';
    const sendOn = async (fields: object) => {
      const answer = await send('/hoi-tu-van', new URLSearchParams({ question, ...fields }).toString());
      return { status: answer.status, ...((await answer.json()) as { errors?: object; data?: { number: string } }) };
    };
    const { status, errors } = await sendOn({ name: '', contact: '0901' });
    expect([status, Object.keys(errors ?? {}).toSorted()]).toEqual([422, ['consent', 'contact', 'name']]);
    const taken = await sendOn({ name: 'Hoa', contact: '0901 234 567', zalo: '1', who: 'phu-huynh', consent: 'on', page: '/' });
    expect([taken.status, taken.data?.number]).toEqual([201, expect.stringMatching(/^\d{6}$/)]);
    // 2,000 signs of Vietnamese, each of which a form writes as nine.
    expect((await sendOn({ question: 'ế'.repeat(3_000) })).status).toBe(422);
    expect((await send('/hoi-tu-van', `a=${'x'.repeat(32 * 1024)}`)).status).toBe(413);
  });

  it('is refused when it is larger than any form of the page, or no form', async () => {
    const large = await send('/kham-pha', `a=${'x'.repeat(4 * 1024)}`);
    expect([large.status, await large.text()]).toEqual([413, 'Nội dung gửi lên quá lớn (tối đa 4KB).']);
    for (const type of ['application/json', 'multipart/form-data; boundary=x', 'text/plain', '']) {
      const { status, headers } = await send('/kham-pha', 'viec-1=4', { 'Content-Type': type });
      expect([type, status, headers.get('Cache-Control')]).toEqual([type, 415, 'no-store']);
    }
    expect((await send('/kham-pha', `a=${'x'.repeat(4 * 1024 - 2)}`)).status).toBe(200);
    expect(own.asked).toHaveLength(1);
  });
});

describe.each([
  ['with answers in memory', 10_000_000],
  ['with none', 0],
])('forms of many visitors, %s', (_name, cacheBytes) => {
  let test: TestApp;
  let site: HttpSite;
  let own: ReturnType<typeof formPages>;
  const queue = (maxWaiting: number) => fairQueue({ concurrency: 1, maxWaiting, patience: 60_000, holds: 60_000 });
  const queues = { pages: queue(1), searches: queue(1), sharePictures: queue(1), enquiries: queue(1) };
  beforeAll(async () => void (test = await createTestApp('sqlite')));
  afterAll(() => test.close());
  beforeEach(async () => {
    own = formPages();
    site = await openHttpSite(test, { pages: own.pages, takeTurn: fairTurns(0, queues) }, cacheBytes);
  });
  afterEach(() => site.close());

  /** The status line of the answer to a form; `body` may be shorter than it says. */
  const send = (body: string, says = body.length) => {
    const socket = connect(site.port, '127.0.0.1');
    const head = `POST /kham-pha HTTP/1.1\r\nHost: x\r\nConnection: close\r\nContent-Type: ${form}\r\nContent-Length: ${says}\r\n\r\n`;
    socket.write(head + body);
    const answer = new Promise<string>((resolve) => {
      let text = '';
      socket.on('data', (part) => (text += part.toString()));
      socket.on('close', () => resolve(text));
    });
    return { socket, answer };
  };

  it('wait for their turn like pages, and are told to come back when too many do', async () => {
    own.hold();
    const first = send('viec-1=1');
    await vi.waitUntil(() => own.asked.length === 1);
    const second = send('viec-1=2');
    await vi.waitUntil(() => queues.pages.waiting === 1);
    const third = await send('viec-1=3').answer;
    expect(third).toMatch(/^HTTP\/1.1 503 [^]*retry-after: 5[^]*<h1>Máy chủ đang bận<\/h1>/i);
    expect(own.asked).toHaveLength(1);
    own.release();
    expect(await first.answer).toMatch(/^HTTP\/1.1 200 /);
    expect(await second.answer).toMatch(/^HTTP\/1.1 200 /);
    expect(own.asked.map(({ body }) => body)).toEqual(['viec-1=1', 'viec-1=2']);
  });

  it('that arrive slowly keep nobody waiting', async () => {
    const slow = send('viec-1', 8);
    const quick = await send('viec-1=2').answer;
    expect(quick).toMatch(/^HTTP\/1.1 200 /);
    expect(await site.get('/mon-hoc')).toMatchObject({ status: 200 });
    slow.socket.write('=1');
    expect(await slow.answer).toMatch(/^HTTP\/1.1 200 /);
  });

  it('are never answered with the page that is kept for others, nor kept, nor told to the log', async () => {
    const logged = watchedLog();
    try {
      await site.get('/kham-pha');
      expect(await send('viec-1=4').answer).toMatch(/cache-control: no-store/i);
      await site.get('/kham-pha');
      expect(own.asked.map(({ method }) => method)).toEqual(cacheBytes > 0 ? ['GET', 'POST'] : ['GET', 'POST', 'GET']);
      const gone = send('viec-1', 8);
      gone.socket.destroy();
      await gone.answer;
      expect(logged.mock.calls.flat().map(String).join('\n')).not.toContain('viec');
    } finally {
      logged.mockRestore();
    }
  });
});
