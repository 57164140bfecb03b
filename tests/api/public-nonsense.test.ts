import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { article, career, subject } from '#shared/content-types/index.ts';
import { createTestApp, dialects, type TestApp } from '../support/app.ts';
import { build } from '../support/build.ts';
import { openHttpSite } from '../support/http-site.ts';

const lists = ['menu', 'banners', 'danh-muc', 'bai-viet', 'nghe-nghiep', 'nhom-nganh', 'mon-hoc', 'kham-pha', 'search'];
const details = {
  'bai-viet': 'Không tìm thấy bài viết',
  'nghe-nghiep': 'Không tìm thấy nghề nghiệp',
  'vi-tri': 'Không tìm thấy vị trí',
  'nhom-nganh': 'Không tìm thấy nhóm ngành',
  'nganh-hoc': 'Không tìm thấy ngành học',
  'mon-hoc': 'Không tìm thấy môn học',
};
const noSlugs = [
  '%00',
  'a%00b',
  'a%2Fb',
  "'",
  '%25',
  '..%2f',
  'Co-Chu-Hoa',
  'đồ-họa',
  '-',
  'a--b',
  'x'.repeat(10_000),
  '%F0%9F%8E%A8',
];

/** Cut short, no hexadecimal digits, and bytes that are no UTF-8. */
const brokenEscapes = ['%E0%A4%A', '%', 'a%zz', '%FF', '%C3%28'];

describe.each(dialects)('a visitor who asks for nonsense on %s', (dialect) => {
  let test: TestApp;
  beforeAll(async () => {
    test = await createTestApp(dialect);
    for (let index = 0; index < 3; index += 1) {
      await build(test, article);
      await build(test, subject);
    }
  });
  afterAll(() => test.close());

  it.each(Object.entries(details))('is told 404 by %s for whatever cannot be a slug', async (path, message) => {
    for (const slug of noSlugs) {
      const { status, body } = await test.json(`/api/${path}/${slug}`);
      expect([slug.slice(0, 20), status, body]).toEqual([slug.slice(0, 20), 404, { success: false, message }]);
    }
  });

  it('is told 400 where a call would read escapes that cannot be decoded', async () => {
    for (const path of [
      ...Object.keys(details).flatMap((detail) => brokenEscapes.map((slug) => `/api/${detail}/${slug}`)),
      ...brokenEscapes.map((text) => `/api/search?q=${text}`),
      '/api/search/suggestions?q=%E0%A4%A',
      '/api/bai-viet?category_slug=a%',
      '/api/bai-viet?page=1&per_page=%ZZ',
    ]) {
      const { status, body } = await test.json(path);
      expect([path, status, body]).toEqual([path, 400, { success: false, message: 'Địa chỉ có ký tự mã hóa không đọc được.' }]);
    }
  });

  it('is told the same from behind the cache', async () => {
    const site = await openHttpSite(test);
    for (const path of ['/api/search?q=%e0%a4%a', '/api/vi-tri/%e0%a4%a', '/api/vi-tri/%E0%A4%A', '/api/bai-viet?page=%']) {
      const answers = [await site.get(path), await site.get(path)];
      expect(
        answers.map(({ status }) => status),
        path,
      ).toEqual([400, 400]);
    }
    await site.close();
  });

  it('may send what it likes under names that the call does not read', async () => {
    for (const path of ['/api/menu?q=%E0%A4%A', '/api/search?q=a&utm=%', '/api/search?q=a&%E0%A4%A=b', '/api/bai-viet?%'])
      expect([path, (await test.request(path)).status]).toEqual([path, 200]);
  });

  it('may search for a percent sign', async () => {
    for (const path of ['/api/search?q=100%25', '/api/search?q=%25E0'])
      expect([path, (await test.request(path)).status]).toEqual([path, 200]);
  });

  it.each(['', '/', '/khong-co', '/menu/', '/menu/1', '/%', '/bai-viet/a/b', '//menu', '/%00', '/%E0%A4%A'])(
    'is told 404 in the envelope for /api%s',
    async (path) => {
      const { status, headers, body } = await test.json(`/api${path}`);
      expect(status).toBe(404);
      expect(headers.get('Content-Type')).toMatch(/^application\/json/);
      expect(body.success).toBe(false);
      expect(body.message).not.toBe('');
    },
  );

  it.each([
    ['/api/bai-viet?page=0', 'page'],
    ['/api/bai-viet?page=-1', 'page'],
    ['/api/bai-viet?page=1.5', 'page'],
    ['/api/bai-viet?page=1e3', 'page'],
    ['/api/bai-viet?page=0x10', 'page'],
    ['/api/bai-viet?page=%2B1', 'page'],
    ['/api/bai-viet?page=một', 'page'],
    ['/api/bai-viet?page=%00', 'page'],
    ['/api/bai-viet?page=%D9%A3', 'page'],
    ['/api/bai-viet?page=1&page=2', 'page'],
    ['/api/bai-viet?page=&page=', 'page'],
    ['/api/bai-viet?per_page=0', 'per_page'],
    ['/api/bai-viet?per_page=tất%20cả', 'per_page'],
    ['/api/bai-viet?per_page=5&per_page=10', 'per_page'],
    ['/api/bai-viet?category_id=abc', 'category_id'],
    ['/api/bai-viet?category_id=0', 'category_id'],
    ['/api/bai-viet?category_id=-4', 'category_id'],
    ['/api/bai-viet?category_id=99999999999999999999', 'category_id'],
    ['/api/bai-viet?category_id=1&category_id=1', 'category_id'],
    ['/api/bai-viet?category_slug=a&category_slug=b', 'category_slug'],
    ['/api/mon-hoc?page=abc', 'page'],
    ['/api/mon-hoc?per_page=abc', 'per_page'],
    ['/api/mon-hoc?page=1&page=2', 'page'],
    ['/api/search?q=a&page=abc', 'page'],
    ['/api/search?q=a&per_page=0', 'per_page'],
    ['/api/search?q=a&q=b', 'q'],
  ])('is told 422 for %s, naming %s', async (path, field) => {
    const { status, body } = await test.json(path);
    expect(status).toBe(422);
    expect(body.success).toBe(false);
    expect(Object.keys(body.errors ?? {})).toEqual([field]);
    expect(body.errors?.[field]).toHaveLength(1);
    expect(body.message).toBe(body.errors?.[field]?.[0]);
    expect(body.message).toMatch(new RegExp(`^${field} (phải là|chỉ được)`));
  });

  it('is told everything that is wrong at once', async () => {
    const { body } = await test.json('/api/bai-viet?page=x&per_page=y&category_id=z');
    expect(Object.keys(body.errors ?? {}).sort()).toEqual(['category_id', 'page', 'per_page']);
  });

  it.each(['bai-viet', 'mon-hoc'])('gets %s whole when page and size are empty or unknown words', async (path) => {
    for (const query of ['?page=&per_page=', '?trang=2', '?page[]=2&sort=x&sort=y']) {
      const { status, body } = await test.json<unknown[]>(`/api/${path}${query}`);
      expect([query, status, body.data.length, body.meta]).toEqual([query, 200, 3, undefined]);
    }
  });

  it.each(['bai-viet', 'mon-hoc'])('gets an empty page past the end of %s', async (path) => {
    for (const page of ['2', '999999999', '9007199254740993', '9'.repeat(30)]) {
      const { status, body } = await test.json(`/api/${path}?page=${page}&per_page=100`);
      expect([status, body.data]).toEqual([200, []]);
      expect(body.meta).toMatchObject({ last_page: 1, per_page: 100, total: 3 });
    }
  });

  it.each(['bai-viet', 'mon-hoc'])('gets at most a hundred of %s at once, ten unless asked', async (path) => {
    const meta = async (query: string) => (await test.json(`/api/${path}?${query}`)).body.meta;
    expect(await meta('per_page=101')).toEqual({ current_page: 1, last_page: 1, per_page: 100, total: 3 });
    expect(await meta(`per_page=${'9'.repeat(40)}`)).toMatchObject({ per_page: 100 });
    expect(await meta('page=1')).toEqual({ current_page: 1, last_page: 1, per_page: 10, total: 3 });
    expect(await meta('page=007&per_page=1')).toEqual({ current_page: 7, last_page: 3, per_page: 1, total: 3 });
  });

  it.each(['a%00b', 'x'.repeat(10_000), "'; drop table danh_muc; --", 'Tin tức'])(
    'gets no articles of the category %j',
    async (slug) => {
      const { status, body } = await test.json(`/api/bai-viet?category_slug=${slug}`);
      expect([status, body.data]).toEqual([200, []]);
    },
  );

  it.each(['POST', 'PUT', 'PATCH', 'DELETE'])('is told 405 for %s on every call, with what is allowed', async (method) => {
    for (const path of [...lists, ...Object.keys(details).map((detail) => `${detail}/khong-co`)]) {
      const { status, headers, body } = await test.json(`/api/${path}`, { method });
      expect([path, status, headers.get('Allow')]).toEqual([path, 405, 'GET, HEAD, OPTIONS']);
      expect(body).toEqual({ success: false, message: 'Địa chỉ này không nhận phương thức vừa gửi.' });
    }
  });

  it('is told 404, not 405, for another method on an unknown path', async () => {
    expect((await test.json('/api/khong-co', { method: 'POST' })).status).toBe(404);
  });

  it('may ask what is allowed', async () => {
    const response = await test.request('/api/menu', { method: 'OPTIONS' });
    expect([response.status, response.headers.get('Allow')]).toEqual([204, 'GET, HEAD, OPTIONS']);
  });

  it('gets only the head with HEAD', async () => {
    for (const [path, expected] of [
      ['/api/menu', 200],
      ['/api/bai-viet?page=x', 422],
      ['/api/vi-tri/khong-co', 404],
      ['/api/khong-co', 404],
    ] as const) {
      const response = await test.request(path, { method: 'HEAD' });
      expect([path, response.status, await response.text()]).toEqual([path, expected, '']);
    }
  });

  it('meets no hidden door in a slug that looks like a number', async () => {
    const { id } = await build(test, career, { slug: 'mot-nghe' });
    expect((await test.request(`/api/nghe-nghiep/${id}`)).status).toBe(404);
    expect((await test.request('/api/nghe-nghiep/mot-nghe')).status).toBe(200);
  });
});
