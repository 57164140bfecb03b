import sharp from 'sharp';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { article, career, category, department, major, majorGroup, position, subject } from '#shared/content-types/index.ts';
import { sharePicturePath } from '#shared/paths.ts';
import { configuredSite } from '#server/public/site.ts';
import { sharePictureOf } from '#server/seo/page-head.ts';
import { siteRecordPages } from '#server/start/site-types.ts';
import { createTestApp, dialects, type TestApp } from '../support/app.ts';
import { createEditor } from '../support/sign-in.ts';
import { build } from '../support/build.ts';

const someMark = '0123456789abcdef';
/** Where the API answers the record of a kind of page. */
const calls = {
  'nghe-nghiep': 'nghe-nghiep',
  'vi-tri': 'vi-tri',
  'nhom-nganh': 'nhom-nganh',
  'nganh-hoc': 'nganh-hoc',
  'mon-hoc': 'mon-hoc',
  'bai-viet': 'bai-viet',
} as const;

/** One record of each kind of page; `hide` names what is hidden. */
async function school(test: TestApp, hide = 'nothing') {
  const seen = (name: string) => ({ name, slug: name, status: name === hide ? 0 : 1 });
  const { id: nghe_nghiep_id } = await build(test, career, seen('nghe'));
  const { id: bo_phan_id } = await build(test, department, { nghe_nghiep_id, name: 'bophan', status: hide === 'bophan' ? 0 : 1 });
  await build(test, position, { bo_phan_id, ...seen('vitri') });
  const { id: group_id } = await build(test, majorGroup, seen('nhom'));
  const { id: nganh_hoc_id } = await build(test, major, { group_id, ...seen('nganh') });
  await build(test, subject, { nganh_hoc_id, ...seen('mon') });
}

describe.each(dialects)('share pictures on %s', (dialect) => {
  let test: TestApp;
  beforeEach(async () => void (test = await createTestApp(dialect)));
  afterEach(() => test.close());

  /** The picture of today, as a page names it. */
  async function pathOf(kind: keyof typeof calls, slug: string): Promise<string> {
    const { body } = await test.json<{ slug: string }>(`/api/${calls[kind]}/${slug}`);
    return sharePictureOf(siteRecordPages, { kind, record: body.data }, configuredSite);
  }
  const ask = async (kind: string, slug: string) => test.request(sharePicturePath(kind, slug, someMark));

  it.each([
    ['nghe-nghiep', 'nghe'],
    ['vi-tri', 'vitri'],
    ['nhom-nganh', 'nhom'],
    ['nganh-hoc', 'nganh'],
    ['mon-hoc', 'mon'],
    ['bai-viet', 'bai'],
  ] as const)('that of %s is a JPEG of 1200 × 630, kept for ever under the name of its content', async (kind, slug) => {
    await school(test);
    await build(test, article, { title: 'Bài', slug: 'bai' });
    const answer = await test.request(await pathOf(kind, slug));
    expect(answer.status).toBe(200);
    expect(answer.headers.get('Content-Type')).toBe('image/jpeg');
    expect(answer.headers.get('Cache-Control')).toBe('public, max-age=31536000, immutable');
    expect(await sharp(await answer.arrayBuffer()).metadata()).toMatchObject({ format: 'jpeg', width: 1200, height: 630 });
  });

  it.each([
    ['nghe', { 'nghe-nghiep': 'nghe', 'vi-tri': 'vitri' }],
    ['bophan', { 'vi-tri': 'vitri' }],
    ['vitri', { 'vi-tri': 'vitri' }],
    ['nhom', { 'nhom-nganh': 'nhom', 'nganh-hoc': 'nganh', 'mon-hoc': 'mon' }],
    ['nganh', { 'nganh-hoc': 'nganh', 'mon-hoc': 'mon' }],
    ['mon', { 'mon-hoc': 'mon' }],
  ])('while %s is hidden, there is none of it or of what is below it', async (hide, gone) => {
    await school(test, hide);
    const all = { 'nghe-nghiep': 'nghe', 'vi-tri': 'vitri', 'nhom-nganh': 'nhom', 'nganh-hoc': 'nganh', 'mon-hoc': 'mon' };
    for (const [kind, slug] of Object.entries(all)) {
      // A mark of no picture: what exists leads on to its own.
      expect((await ask(kind, slug)).status, kind).toBe(kind in gone ? 404 : 302);
    }
  });

  it('a scheduled article has one when its time comes, a draft has none', async () => {
    await build(test, article, { slug: 'nhap', title: 'Nháp', status: 'draft' });
    await build(test, article, { slug: 'hen-gio', title: 'Hẹn giờ', published_at: '2026-08-21T01:00:00.000Z' });
    expect((await ask('bai-viet', 'hen-gio')).status).toBe(404);
    test.clock.set('2026-08-21T01:00:00.000Z');
    expect((await ask('bai-viet', 'hen-gio')).status).toBe(302);
    expect((await ask('bai-viet', 'nhap')).status).toBe(404);
  });

  it('a changed name gives a new picture, and the old address leads to it', async () => {
    const { id } = await build(test, career, { name: 'Một', slug: 'nghe' });
    const before = await pathOf('nghe-nghiep', 'nghe');
    const old = await (await test.request(before)).arrayBuffer();
    await test.db.updateTable('nghe_nghiep').set({ name: 'Hai' }).where('id', '=', id).execute();
    const after = await pathOf('nghe-nghiep', 'nghe');
    expect(after).not.toBe(before);
    const led = await test.request(before);
    expect([led.status, led.headers.get('Location'), led.headers.get('Cache-Control')]).toEqual([302, after, 'no-store']);
    expect(Buffer.from(await (await test.request(after)).arrayBuffer()).equals(Buffer.from(old))).toBe(false);
  });

  it('an address with an earlier slug leads to the picture of today, in one hop', async () => {
    const editor = await createEditor(test);
    const { id } = await build(test, career, { name: 'Một', slug: 'nghe' });
    const before = await pathOf('nghe-nghiep', 'nghe');
    await editor.put(`nghe-nghiep/${id}`, { slug: 'nghe-moi' });
    const led = await test.request(before);
    const after = await pathOf('nghe-nghiep', 'nghe-moi');
    expect([led.status, led.headers.get('Location'), led.headers.get('Cache-Control')]).toEqual([302, after, 'no-store']);
    await editor.put(`nghe-nghiep/${id}`, { status: 0 });
    expect((await test.request(before)).status).toBe(404);
  });

  it('lists and categories have one, and nothing else is drawn', async () => {
    await build(test, category, { name: 'Tin tức' });
    for (const [kind, slug] of [
      ['danh-muc', 'tin-tuc'],
      ['trang-chung', 'mon-hoc'],
      ['trang-chung', 'bai-viet'],
    ] as const) {
      const led = await ask(kind, slug);
      expect(led.status, slug).toBe(302);
      expect((await test.request(led.headers.get('Location') ?? '')).status, slug).toBe(200);
    }
    // Where it was shared before a content type took the word.
    const former = await ask('trang', 'mon-hoc');
    expect([former.status, former.headers.get('Location')]).toEqual([
      302,
      (await ask('trang-chung', 'mon-hoc')).headers.get('Location'),
    ]);
    for (const path of [
      '/chia-se/trang/khong-co/0123456789abcdef.jpg',
      '/chia-se/trang-chung/toString/0123456789abcdef.jpg',
      '/chia-se/bo-phan/1/0123456789abcdef.jpg',
      '/chia-se/danh-muc/khong-co/0123456789abcdef.jpg',
      '/chia-se/danh-muc/tin-tuc/mot-cau-tuy-y.jpg',
      '/chia-se/danh-muc/tin-tuc/0123456789abcdef.png',
      `/chia-se/danh-muc/${encodeURIComponent('tin-tuc\u0000')}/0123456789abcdef.jpg`,
    ]) {
      const answer = await test.request(path);
      expect([answer.status, answer.headers.get('Cache-Control')], path).toEqual([404, 'no-store']);
    }
  });
});

describe('what a share picture shows', () => {
  let test: TestApp;
  beforeEach(async () => void (test = await createTestApp('sqlite')));
  afterEach(() => test.close());

  const stored = { image: '/uploads/do-320.webp', image_meta: { width: 320, height: 200, color: '#0000ff', widths: [320] } };
  /** The colour in the middle of its right half. */
  async function seen(): Promise<number[]> {
    const led = await test.request(sharePicturePath('nghe-nghiep', 'nghe', someMark));
    const picture = await (await test.request(led.headers.get('Location') ?? '')).arrayBuffer();
    return [...(await sharp(picture).extract({ left: 940, top: 315, width: 1, height: 1 }).raw().toBuffer())];
  }

  it("is the record's own picture", async () => {
    const blue = await sharp({ create: { width: 320, height: 200, channels: 3, background: '#0000ff' } })
      .webp()
      .toBuffer();
    await test.files.put('do-320.webp', blue);
    await build(test, career, { name: 'Nghề', slug: 'nghe', ...stored });
    const [red = 255, green = 255, azure = 0] = await seen();
    expect(red).toBeLessThan(20);
    expect(green).toBeLessThan(20);
    expect(azure).toBeGreaterThan(235);
  });

  it.each([
    ['whose file is gone', stored.image],
    ['that is none of ours', 'file:///etc/passwd'],
  ])('is a mark in place of a picture %s', async (_, image) => {
    await build(test, career, { name: 'Nghề', slug: 'nghe', ...stored, image });
    const tones = ['#17594C', '#F0B3B2', '#25317A', '#EBA721', '#D9381E'].map((tone) =>
      [1, 3, 5].map((at) => Number.parseInt(tone.slice(at, at + 2), 16)),
    );
    const colour = await seen();
    const near = tones.filter((tone) => tone.every((value, index) => Math.abs(value - (colour[index] ?? 999)) < 6));
    expect(near).toHaveLength(1);
  });
});
