import { afterAll, describe, expect, it } from 'vitest';
import type { Pages } from '#server/public/page-routes.ts';
import { career } from '#shared/content-types/index.ts';
import { busyAnswer } from '#server/http/busy-answer.ts';
import { busy } from '#server/http/errors.ts';
import { createTestApp } from '../support/app.ts';
import { build } from '../support/build.ts';
import { openHttpSite } from '../support/http-site.ts';

/** Pages that are told from each other by their policy alone. */
const pagesWith = (policy: () => string): Pages => ({
  render: async () =>
    new Response('<!DOCTYPE html><p>Trang</p>', {
      headers: { 'Content-Type': 'text/html; charset=utf-8', 'Content-Security-Policy': policy() },
    }),
  query: () => [],
  isKept: () => true,
});

const own = "default-src 'self';script-src 'self' 'sha256-x'";

describe('what a browser may do with an answer', async () => {
  const test = await createTestApp('sqlite', { pages: pagesWith(() => own) });
  afterAll(test.close);
  const headersOf = async (path: string) => (await test.request(path)).headers;

  it.each(['/api/menu', '/api/khong-co', '/robots.txt', '/sitemap.xml', '/llms.txt', '/api/docs', '/uploads/khong-co.webp'])(
    '%s runs and loads nothing, and no other site frames it',
    async (path) => {
      const policy = (await headersOf(path)).get('Content-Security-Policy');
      expect(policy).toMatch(/^default-src 'none';/);
      expect(policy).toContain("frame-ancestors 'self'");
      expect(policy).not.toContain('script-src');
    },
  );

  it('a page keeps the policy it was made with', async () => {
    const headers = await headersOf('/mon-hoc');
    expect(headers.get('Content-Security-Policy')).toBe(own);
    expect(headers.get('Referrer-Policy')).toBe('strict-origin-when-cross-origin');
    expect(headers.get('Cross-Origin-Opener-Policy')).toBe('same-origin');
    expect(headers.get('Permissions-Policy')).toContain('camera=()');
    // The player of videos is given these.
    expect(headers.get('Permissions-Policy')).not.toMatch(/autoplay|fullscreen|encrypted-media|picture-in-picture/);
  });

  it('data has no headers of pages', async () => {
    const headers = await headersOf('/api/menu');
    expect([headers.get('Permissions-Policy'), headers.get('Referrer-Policy')]).toEqual([null, null]);
    expect(headers.get('X-Content-Type-Options')).toBe('nosniff');
  });

  it('a picture that is opened by itself is in a sandbox', async () => {
    await test.files.put('ab12-320.webp', Buffer.from('ảnh'));
    const headers = await headersOf('/uploads/ab12-320.webp');
    expect(headers.get('Content-Type')).toBe('image/webp');
    expect(headers.get('Content-Security-Policy')).toMatch(/^default-src 'none';.*sandbox$/);
  });
});

describe('a page of another origin', async () => {
  const test = await createTestApp('sqlite', { pages: pagesWith(() => own) });
  const site = await openHttpSite(test, { pages: pagesWith(() => own) });
  await test.files.put('ab12-320.webp', Buffer.from('ảnh'));
  const { slug } = await build(test, career);
  const shared = `/chia-se/nghe-nghiep/${slug}/${'0'.repeat(16)}.jpg`;
  const drawn = (await site.get(shared)).headers['location'] ?? '';
  afterAll(async () => {
    await site.close();
    await test.close();
  });

  it.each([
    ['/uploads/ab12-320.webp', 200],
    ['/uploads/khong-co.webp', 404],
    ['/uploads/../uploads/%E0%A4%A', 404],
    [drawn, 200],
    [shared, 302],
    ['/chia-se/nghe-nghiep/khong-co/anh.jpg', 404],
    ['/api/menu', 200],
    ['/api/menu?x=1', 200],
    ['/api/khong-co', 404],
    ['/api/docs', 200],
    ['/api/openapi.json', 200],
  ])('may use %s (%i), from memory too', async (path, status) => {
    for (const answer of [await site.get(path), await site.get(path)])
      expect([answer.status, answer.headers['cross-origin-resource-policy']]).toEqual([status, 'cross-origin']);
  });

  it.each([
    ['/', 200],
    ['/admin/mon-hoc', 200],
    ['/login', 200],
    ['/apis', 200],
    ['/robots.txt', 200],
    ['/manifest.webmanifest', 200],
    ['/assets/khong-co.js', 404],
    ['/api/admin', 401],
    ['/api/admin/me', 401],
    ['/api/admin/khong-co', 401],
    ['/\\', 400],
  ])('is given nothing of %s (%i), from memory neither', async (path, status) => {
    for (const answer of [await site.get(path), await site.get(path)])
      expect([answer.status, answer.headers['cross-origin-resource-policy']]).toEqual([status, 'same-origin']);
  });

  it('is told the same while the site is busy', () => {
    const told = (path: string) => busyAnswer(path, busy(), 'Trường').headers['Cross-Origin-Resource-Policy'];
    expect(['/', '/api/menu', '/api/admin/me'].map(told)).toEqual(['same-origin', 'cross-origin', 'same-origin']);
  });
});

it.each([
  ['https://truong.example', 'max-age=31536000'],
  ['http://truong.example', null],
  [null, null],
])('where visitors come to %s, a browser remembers of https: %s', async (publicUrl, remembered) => {
  const test = await createTestApp('sqlite', { publicUrl });
  for (const path of ['/api/menu', '/robots.txt'])
    expect((await test.request(path)).headers.get('Strict-Transport-Security')).toBe(remembered);
  await test.close();
});

describe('a page that is kept', async () => {
  let policy = own;
  const test = await createTestApp('sqlite');
  const pages = pagesWith(() => policy);
  const site = await openHttpSite(test, { pages });
  afterAll(async () => {
    await site.close();
    await test.close();
  });

  it('has its policy each time, and leaves it to the browser that has the page', async () => {
    const first = await site.get('/mon-hoc');
    const second = await site.get('/mon-hoc');
    expect([first, second].map(({ headers }) => headers['content-security-policy'])).toEqual([own, own]);
    const known = await site.get('/mon-hoc', { 'If-None-Match': String(first.headers['etag']) });
    expect(known.status).toBe(304);
    expect(Object.keys(known.headers)).not.toContain('content-security-policy');
    expect(Object.keys(known.headers)).not.toContain('cross-origin-resource-policy');
    expect(known.headers['etag']).toBe(first.headers['etag']);
  });

  it('is sent anew where its policy has changed and nothing else', async () => {
    const before = await site.get('/mon-hoc');
    policy = `${own};upgrade-insecure-requests`;
    const other = await openHttpSite(test, { pages });
    const after = await other.get('/mon-hoc', { 'If-None-Match': String(before.headers['etag']) });
    await other.close();
    expect([after.status, after.headers['content-security-policy']]).toEqual([200, policy]);
    expect(after.body).toEqual(before.body);
  });
});
