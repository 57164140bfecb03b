import { afterAll, describe, expect, it } from 'vitest';
import type { Pages } from '#server/public/page-routes.ts';
import { createTestApp } from '../support/app.ts';
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
