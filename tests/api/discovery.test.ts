import { afterAll, afterEach, beforeEach, describe, expect, it } from 'vitest';
import { article, career, category, department, major, majorGroup, position, subject } from '#shared/content-types/index.ts';
import { manifestPath, securityPath } from '#shared/paths.ts';
import { securityText } from '#server/seo/security-text.ts';
import { createTestApp, dialects, type TestApp } from '../support/app.ts';
import { build } from '../support/build.ts';
import { openHttpSite } from '../support/http-site.ts';
import { createEditor } from '../support/sign-in.ts';

const origin = 'https://truong.example';
const old = '2026-01-05T00:00:00.000Z';
const recent = '2026-06-07T00:00:00.000Z';

/** A career and a major group, each with everything below it; `hide` names what is hidden. */
async function school(test: TestApp, hide = 'nothing') {
  const seen = (name: string) => ({ name, slug: name, status: name === hide ? 0 : 1, updated_at: old });
  const { id: nghe_nghiep_id } = await build(test, career, seen('nghe'));
  const { id: bo_phan_id } = await build(test, department, {
    nghe_nghiep_id,
    name: 'bophan',
    status: hide === 'bophan' ? 0 : 1,
    updated_at: old,
  });
  await build(test, position, { bo_phan_id, ...seen('vitri'), updated_at: recent });
  const { id: group_id } = await build(test, majorGroup, seen('nhom'));
  const { id: nganh_hoc_id } = await build(test, major, { group_id, ...seen('nganh') });
  await build(test, subject, { nganh_hoc_id, ...seen('mon') });
}

describe.each(dialects)('what leads people here, on %s', (dialect) => {
  let test: TestApp;
  beforeEach(async () => void (test = await createTestApp(dialect, { publicUrl: origin })));
  afterEach(() => test.close());

  const text = async (path: string) => (await test.request(path)).text();
  /** Every address of the sitemap, below the origin, with the moment it last changed. */
  const listed = async () =>
    new Map(
      [...(await text('/sitemap.xml')).matchAll(/<url><loc>([^<]*)<\/loc>(?:<lastmod>([^<]*)<\/lastmod>)?<\/url>/g)].map(
        ([, path = '', changed]) => [path.replace(origin, '').replaceAll('&#38;', '&'), changed],
      ),
    );

  it('the sitemap of an empty site lists its lists', async () => {
    const answer = await test.request('/sitemap.xml');
    expect(answer.headers.get('Content-Type')).toBe('application/xml; charset=utf-8');
    expect(answer.headers.get('Cache-Control')).toBe('public, max-age=0, must-revalidate');
    expect([...(await listed()).keys()]).toEqual([
      '/kham-pha',
      '/tuyen-sinh',
      '/hoi-dap',
      '/so-sanh',
      '/hoi-tu-van',
      '/mon-hoc',
      '/bai-viet',
    ]);
  });

  it('the sitemap lists every page at its one address, with its last change', async () => {
    await school(test);
    const { id: category_id } = await build(test, category, { name: 'Tin tức' });
    await build(test, category, { name: 'Chưa có bài' });
    await build(test, article, { title: 'Bài một', category_id, updated_at: old, published_at: old });
    expect(Object.fromEntries(await listed())).toEqual({
      '/kham-pha': undefined,
      '/tuyen-sinh': undefined,
      '/hoi-dap': undefined,
      '/so-sanh': undefined,
      '/hoi-tu-van': undefined,
      '/mon-hoc': old,
      '/bai-viet': old,
      '/bai-viet?danh-muc=tin-tuc': old,
      // A career changes with its positions, a list with what it lists.
      '/nghe-nghiep/nghe': recent,
      '/nghe-nghiep/nghe/vitri': recent,
      '/nganh-hoc/nhom': old,
      '/nganh-hoc/nhom/nganh': old,
      '/nganh-hoc/nhom/nganh/mon': old,
      '/bai-viet/bai-mot': old,
    });
  });

  it('the sitemap lists each page of a long list', async () => {
    const { id: category_id } = await build(test, category, { name: 'Tin tức' });
    for (let number = 1; number <= 13; number++) await build(test, article, { category_id, title: `Bài ${number}` });
    const paths = [...(await listed()).keys()];
    expect(paths.filter((path) => path.includes('trang='))).toEqual(['/bai-viet?trang=2', '/bai-viet?danh-muc=tin-tuc&trang=2']);
  });

  it.each([
    ['nghe', ['nhom', 'nganh', 'mon']],
    ['bophan', ['nghe', 'nhom', 'nganh', 'mon']],
    ['vitri', ['nghe', 'nhom', 'nganh', 'mon']],
    ['nhom', ['nghe', 'vitri']],
    ['nganh', ['nghe', 'vitri', 'nhom']],
    ['mon', ['nghe', 'vitri', 'nhom', 'nganh']],
  ])('while %s is hidden, it and what is below it are in none of the lists', async (hide, left) => {
    await school(test, hide);
    const paths = [...(await listed()).keys()].filter(
      (path) => !['/kham-pha', '/tuyen-sinh', '/hoi-dap', '/so-sanh', '/hoi-tu-van', '/mon-hoc', '/bai-viet'].includes(path),
    );
    expect(paths.map((path) => path.slice(path.lastIndexOf('/') + 1))).toEqual(left);
    const said = await text('/llms.txt');
    for (const name of ['nghe', 'nhom']) expect(said.includes(`[${name}]`), name).toBe(left.includes(name));
  });

  it('what is hidden does not tell when it changed', async () => {
    const { id: nghe_nghiep_id } = await build(test, career, { name: 'nghe', updated_at: old });
    const { id: bo_phan_id } = await build(test, department, { nghe_nghiep_id, updated_at: old });
    await build(test, position, { bo_phan_id, status: 0, updated_at: recent });
    await build(test, article, { status: 'draft', updated_at: recent });
    expect(Object.fromEntries(await listed())).toEqual({
      '/kham-pha': undefined,
      '/tuyen-sinh': undefined,
      '/hoi-dap': undefined,
      '/so-sanh': undefined,
      '/hoi-tu-van': undefined,
      '/mon-hoc': undefined,
      '/bai-viet': undefined,
      '/nghe-nghiep/nghe': old,
    });
  });

  it('a draft is nowhere, and a scheduled article appears when its time comes', async () => {
    const moment = '2026-08-21T01:00:00.000Z';
    await build(test, article, { title: 'Nháp', status: 'draft' });
    await build(test, article, { title: 'Hẹn giờ', published_at: moment, updated_at: old });
    const shown = async () => ({
      sitemap: (await listed()).get('/bai-viet/hen-gio'),
      feed: (await text('/bai-viet.rss')).includes('Hẹn giờ'),
    });
    expect(await shown()).toEqual({ sitemap: undefined, feed: false });
    test.clock.set(moment);
    expect(await shown()).toEqual({ sitemap: moment, feed: true });
    expect(await text('/bai-viet.rss')).not.toContain('Nháp');
    expect([...(await listed()).keys()]).not.toContain('/bai-viet/nhap');
  });

  it('the feed has the newest articles first, whatever their place in the list', async () => {
    const { id: category_id } = await build(test, category, { name: 'Tin & tức' });
    await build(test, article, { title: 'Cũ', order: 1, published_at: old });
    await build(test, article, { title: 'Mới', order: 9, published_at: recent, category_id, excerpt: 'Một câu.' });
    const answer = await test.request('/bai-viet.rss');
    expect(answer.headers.get('Content-Type')).toBe('application/rss+xml; charset=utf-8');
    const items = (await answer.text()).match(/<item>.*<\/item>/g);
    expect(items).toEqual([
      `<item><title>Mới</title><link>${origin}/bai-viet/moi</link><guid isPermaLink="true">${origin}/bai-viet/moi</guid>` +
        '<pubDate>Sun, 07 Jun 2026 00:00:00 GMT</pubDate><category>Tin &#38; tức</category><description>Một câu.</description></item>',
      `<item><title>Cũ</title><link>${origin}/bai-viet/cu</link><guid isPermaLink="true">${origin}/bai-viet/cu</guid>` +
        '<pubDate>Mon, 05 Jan 2026 00:00:00 GMT</pubDate></item>',
    ]);
  });

  it('no name breaks the feed or llms.txt', async () => {
    await build(test, article, { title: 'A <b> & "c" ]]>\u0001\u000b\ufffe\ud800 😀', slug: 'la' });
    await build(test, career, { name: 'Nghề [một]\n# hai\u0007', slug: 'la', description: 'Dòng một\n\n- dòng hai' });
    expect(await text('/bai-viet.rss')).toContain('<title>A &#60;b&#62; &#38; &#34;c&#34; ]]&#62;');
    // What XML has no spelling for, whatever the database made of half a letter.
    const unspellable = [...(await text('/bai-viet.rss'))].filter(
      (letter) => (letter < ' ' && letter !== '\n') || letter === '\ufffe',
    );
    expect(unspellable).toEqual([]);
    expect((await text('/llms.txt')).split('\n')).toContain(
      `- [Nghề \\[một\\] # hai](${origin}/nghe-nghiep/la): Dòng một - dòng hai`,
    );
  });
});

describe('what does not depend on the dialect', () => {
  const told = async (parts: Parameters<typeof createTestApp>[1], headers: Record<string, string> = {}) => {
    const test = await createTestApp('sqlite', parts);
    const answer = await test.app.request('http://may-chu.example:3000/robots.txt', { headers });
    const body = await answer.text();
    await test.close();
    return body;
  };

  it('robots.txt keeps out what is no page and points to the sitemap', async () => {
    expect(await told({ publicUrl: origin })).toBe(
      `User-agent: *\nDisallow: /api/\nAllow: /api/docs\nAllow: /api/openapi.json\n\nSitemap: ${origin}/sitemap.xml\n`,
    );
  });

  it('without PUBLIC_URL addresses begin where the request came to', async () => {
    const secure = { 'X-Forwarded-Proto': 'https' };
    expect(await told({})).toContain('Sitemap: http://may-chu.example:3000/sitemap.xml');
    expect(await told({}, secure)).toContain('Sitemap: http://may-chu.example:3000/sitemap.xml');
    expect(await told({ trustProxy: 1 }, secure)).toContain('Sitemap: https://may-chu.example:3000/sitemap.xml');
    expect(await told({ trustProxy: 1 }, { 'X-Forwarded-Proto': 'javascript' })).toContain(
      'Sitemap: http://may-chu.example:3000/',
    );
  });
});

describe('where a weakness is told', async () => {
  const test = await createTestApp('sqlite', { publicUrl: origin });
  const site = await openHttpSite(test, { publicUrl: origin });
  afterAll(async () => {
    await site.close();
    await test.close();
  });
  const asked = (since?: string) => site.get(securityPath, since === undefined ? {} : { 'If-None-Match': since });

  it('is said by security.txt, the same until the next day and never for good', async () => {
    test.clock.set('2026-11-24T03:00:00.000Z');
    const { status, headers, body } = await asked();
    expect([status, headers['content-type']]).toEqual([200, 'text/plain; charset=utf-8']);
    expect(String(body).split('\n')).toEqual([
      'Contact: mailto:tuvan@namdau.example',
      'Expires: 2026-12-25T00:00:00.000Z',
      'Preferred-Languages: vi, en',
      `Canonical: ${origin}/.well-known/security.txt`,
      '',
    ]);
    test.clock.set('2026-11-24T23:00:00.000Z');
    expect((await asked(headers['etag'])).status).toBe(304);
    // Nothing was saved since, and what is kept until something is would say that it has run out.
    test.clock.set('2026-12-25T01:00:00.000Z');
    expect(String((await asked(headers['etag'])).body)).toContain('Expires: 2027-01-25T');
  });

  it('names no address of the site that nobody told it', async () => {
    const unnamed = await createTestApp('sqlite');
    expect(await (await unnamed.request(securityPath)).text()).not.toContain('Canonical');
    await unnamed.close();
  });

  it.each(['a@b.vn\nContact: mailto:evil@c.vn', 'a@b.vn\r\nCanonical: x', 'a b?cc=d@b.vn\u2028'])(
    'is one line, with %j too',
    (email) => {
      const lines = securityText({ email, origin: null, now: new Date() }).split(/[\n\r\u2028]/);
      expect(lines.map((line) => line.split(':')[0])).toEqual(['Contact', 'Expires', 'Preferred-Languages', '']);
      expect(lines[0]).toMatch(/^Contact: mailto:[^\s?]+$/);
    },
  );

  it('is not said without an e-mail', async () => {
    const admin = await createEditor(test);
    expect((await admin.put('cai-dat', { version: 1, email: '', ways: ['call'] })).status).toBe(200);
    expect((await asked()).status).toBe(404);
  });
});

describe('a cache in front', async () => {
  const named = await createTestApp('sqlite', { publicUrl: origin });
  const unnamed = await createTestApp('sqlite');
  afterAll(() => Promise.all([named.close(), unnamed.close()]));

  it.each(['/robots.txt', '/sitemap.xml', '/bai-viet.rss', '/llms.txt'])(
    'may keep %s where PUBLIC_URL names the site, and otherwise not what one reader called it',
    async (path) => {
      const control = async (test: TestApp) => (await test.request(path)).headers.get('Cache-Control');
      expect(await control(named)).toBe('public, max-age=0, must-revalidate');
      expect(await control(unnamed)).toBe('private, no-cache');
    },
  );

  it('may keep the manifest, which names no host', async () => {
    const answer = await unnamed.request(manifestPath);
    expect(answer.headers.get('Cache-Control')).toBe('public, max-age=0, must-revalidate');
    expect(await answer.text()).not.toMatch(/https?:/);
  });
});

describe('behind the cache', () => {
  const askAs = async (parts: Parameters<typeof openHttpSite>[1], path: string) => {
    const test = await createTestApp('sqlite');
    const site = await openHttpSite(test, parts);
    const answers: string[] = [];
    for (const host of ['mot.example', 'hai.example']) answers.push(String((await site.get(path, { Host: host })).body));
    await site.close();
    await test.close();
    return answers.map((body) => /https?:\/\/[\w.-]+/.exec(body.replace(/http:\/\/www\.\S+/g, ''))?.[0]);
  };

  it.each(['/robots.txt', '/sitemap.xml', '/bai-viet.rss', '/llms.txt'])(
    '%s names PUBLIC_URL to everybody, and without it to each reader the host they asked',
    async (path) => {
      expect(await askAs({ publicUrl: origin }, path)).toEqual([origin, origin]);
      expect(await askAs({}, path)).toEqual(['http://mot.example', 'http://hai.example']);
    },
  );
});
