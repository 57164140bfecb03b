import fc from 'fast-check';
import { describe, expect, it, test } from 'vitest';
import { canonicalPath } from '#server/http/canonical-path.ts';
import { bodyOf, encoded, knownAnswer } from '#server/http/known-body.ts';
import { pageRoutes } from './page-routes.ts';

const pages = pageRoutes(
  {
    render: async (request, _api, origin) => {
      const { pathname, search } = new URL(request.url);
      return new Response(origin + pathname + search);
    },
    query: (path) => (path === '/bai-viet' ? ['danh-muc', 'trang'] : []),
    isKept: () => true,
  },
  async () => ({ status: 200, answer: { success: true, data: null } }),
  'https://truong.example',
);
const ask = (path: string, init?: RequestInit) => pages.request(path, init);

it.each([
  ['/', '/'],
  ['/mon-hoc', '/mon-hoc'],
  ['/mon-hoc/', '/mon-hoc'],
  ['/MON-HOC', '/mon-hoc'],
  ['//evil.example/', '/evil.example'],
  ['/\\evil.example', '/evil.example'],
  ['/nghe-nghiep//do-hoa', '/nghe-nghiep/do-hoa'],
  ['/%74hiet-ke', '/thiet-ke'],
  ['/%C4%90%E1%BB%93', '/%c4%91%e1%bb%93'],
  ['/đồ', '/%c4%91%e1%bb%93'],
  ['/a%20b%2Cc', '/a%20b,c'],
  ['/a%2Fb', '/a%2fb'],
  ['/%2F%2Fevil.example', '/%2f%2fevil.example'],
  ['/%5Cevil.example', '/%5cevil.example'],
  ['/100%25', '/100%25'],
  ['/%2541', '/%2541'],
  ['/a/%2e%2e', '/a/..'],
  // What cannot be decoded has no other spelling: it is answered as it is, once.
  ['/Nghe-Nghiep//%E0%A4%A', '/Nghe-Nghiep//%E0%A4%A'],
])('the address %s is written %s', (path, canonical) => {
  expect(canonicalPath(path)).toBe(canonical);
});

it('writes an address the same when it is written already', () => {
  const characters = fc.constantFrom(
    ...'aZ09-._~!$&\'()*+,;=:@/\\%25%2f%C3%A1%c4%90 |^[]{}"<>`đĐİΣ#?'.split(''),
    '%25',
    '%2F',
    '%C3%A1',
    '%7C',
  );
  fc.assert(
    fc.property(fc.array(characters, { maxLength: 12 }), (parts) => {
      const once = canonicalPath(`/${parts.join('')}`);
      expect(canonicalPath(once)).toBe(once);
    }),
  );
});

test('an address that cannot be decoded is answered without a redirect', async () => {
  for (const path of ['/nghe-nghiep/%E0%A4%A', '/%FF/', '/BAI-VIET//%'])
    expect(await (await ask(path)).text()).toBe(`https://truong.example${path.replaceAll('%', '%25')}`);
});

test('another spelling of an address leads to the one it has', async () => {
  const answer = await ask('/MON-HOC/?trang=2');
  expect(answer.status).toBe(301);
  expect(answer.headers.get('Location')).toBe('/mon-hoc?trang=2');
  const escaped = await ask('/%6Don-hoc?trang=2');
  expect([escaped.status, escaped.headers.get('Location')]).toEqual([301, '/mon-hoc?trang=2']);
});

test('a page that the database keeps from being made says when to come again', async () => {
  const render = async () => new Response('Không tải được trang.', { status: 503 });
  const busy = pageRoutes(
    { render, query: () => [], isKept: () => true },
    async () => ({ status: 503, answer: { success: true, data: null } }),
    '',
  );
  const answer = await busy.request('/mon-hoc');
  expect([answer.status, answer.headers.get('Retry-After'), answer.headers.get('Cache-Control')]).toEqual([503, '5', 'no-cache']);
});

test('a page knows the address visitors use', async () => {
  const answer = await ask('/mon-hoc');
  expect(answer.status).toBe(200);
  expect(await answer.text()).toBe('https://truong.example/mon-hoc');
  expect(answer.headers.get('Cache-Control')).toBe('public, max-age=0, s-maxage=10, stale-while-revalidate=50');
});

test('a page only answers those who read', async () => {
  expect((await ask('/mon-hoc', { method: 'HEAD' })).status).toBe(200);
  const answer = await ask('/mon-hoc', { method: 'POST' });
  expect(answer.status).toBe(405);
  expect(answer.headers.get('Allow')).toBe('GET, HEAD');
});

it.each(['/admin', '/admin/menu', '/login', '/khong-co'])('%s is asked for each time', async (path) => {
  const absent = pageRoutes(
    { render: async () => new Response('', { status: path === '/khong-co' ? 404 : 200 }), query: () => [], isKept: () => true },
    async () => ({ status: 200, answer: { success: true, data: null } }),
    '',
  );
  expect((await absent.request(path)).headers.get('Cache-Control')).toBe('no-cache');
});

test('a page receives the parameters it declares and no others', async () => {
  expect(await (await ask('/bai-viet?utm_source=x&trang=2&danh-muc=a')).text()).toBe(
    'https://truong.example/bai-viet?danh-muc=a&trang=2',
  );
  expect(await (await ask('/mon-hoc?trang=2')).text()).toBe('https://truong.example/mon-hoc');
  // The back office reads its addresses in the browser.
  expect(await (await ask('/admin/menu?page=2')).text()).toBe('https://truong.example/admin/menu?page=2');
});

it.each([
  ['/so-sanh?nganh=', '/so-sanh'],
  ['/so-sanh?nganh=,&utm_source=x', '/so-sanh?utm_source=x'],
  ['/so-sanh?nganh=%3Cscript%3E', '/so-sanh'],
  ['/so-sanh?nganh=a&nganh=b&utm_source=x', '/so-sanh?nganh=a,b&utm_source=x'],
])('%s leads to %s, and not to itself', async (path, expected) => {
  const render = async ({ url }: Request) =>
    new Response(null, { status: 302, headers: { Location: url.includes('nganh=a') ? '/so-sanh?nganh=a,b' : '/so-sanh' } });
  const tidy = pageRoutes(
    { render, query: () => ['nganh'], isKept: () => true },
    async () => ({ status: 200, answer: { success: true, data: null } }),
    '',
  );
  expect((await tidy.request(path)).headers.get('Location')).toBe(expected);
});

describe('an address that no page answers', () => {
  const asked: string[] = [];
  const routes = pageRoutes(
    {
      async render({ method, url }) {
        const { pathname, search } = new URL(url);
        asked.push(`${method} ${pathname}${search}`);
        if (pathname === '/moi') return new Response('Trang');
        return pathname === '/doi-ten'
          ? new Response(null, { status: 301, headers: { Location: '/bai-viet?danh-muc=moi' } })
          : new Response('', { status: 404 });
      },
      query: (path) => (path === '/doi-ten' ? ['danh-muc'] : []),
      isKept: () => true,
    },
    async () => ({ status: 200, answer: { success: true, data: null } }),
    '',
    async (pathname, search) => {
      if (pathname === '/cu.php') return search === '?id=3' ? { path: '/moi', withParameters: false } : null;
      return pathname === '/cu.html' ? { path: '/moi', withParameters: true } : null;
    },
  );
  const visit = async (path: string) => {
    asked.length = 0;
    const { status, headers } = await routes.request(path);
    return [status, headers.get('Location'), headers.get('Cache-Control')];
  };

  it('leads on where something is known of it, and is not found otherwise', async () => {
    expect((await visit('/cu.html')).slice(0, 2)).toEqual([301, '/moi']);
    expect((await visit('/cu.html?utm_source=x')).slice(0, 2)).toEqual([301, '/moi?utm_source=x']);
    expect((await visit('/cu.php?id=3')).slice(0, 2)).toEqual([301, '/moi']);
    expect(await visit('/cu.php?id=4')).toEqual([404, null, 'no-cache']);
    expect((await visit('/admin/cu.html'))[0]).toBe(404);
  });

  it('leads on from another spelling in one hop, without a page being rendered on the way', async () => {
    expect((await visit('/CU.html/')).slice(0, 2)).toEqual([301, '/moi']);
    expect(asked).toEqual(['HEAD /cu.html']);
    expect((await visit('/Cu.PHP?id=3')).slice(0, 2)).toEqual([301, '/moi']);
    expect((await visit('/Doi-Ten?danh-muc=a&utm_source=x')).slice(0, 2)).toEqual([301, '/bai-viet?danh-muc=moi&utm_source=x']);
    expect(asked).toEqual(['HEAD /doi-ten?danh-muc=a']);
    expect((await visit('/MOI?a=1')).slice(0, 2)).toEqual([301, '/moi?a=1']);
    expect((await visit('/Khong-Co?a=1')).slice(0, 2)).toEqual([301, '/khong-co?a=1']);
  });
});

it('hands a body that is at hand on as it is', async () => {
  const body = encoded('<!DOCTYPE html><p>Ngành</p>');
  const known = pageRoutes(
    { render: async () => knownAnswer(body, { status: 200, headers: {} }), query: () => [], isKept: () => true },
    async () => ({ status: 200, answer: { success: true, data: null } }),
    '',
  );
  const answer = await known.request('/mon-hoc');
  expect(bodyOf(answer)).toBe(body);
  expect(await answer.text()).toBe('<!DOCTYPE html><p>Ngành</p>');
});
