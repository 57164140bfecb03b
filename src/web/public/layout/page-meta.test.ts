import { expect, it } from 'vitest';
import type { Site } from '#shared/answers/site.ts';
import { site as facts } from '#site-config';
import { publicMeta, twinName } from './page-meta.ts';

const site: Site = { ...facts, logo: null, logo_meta: null, share_picture: null, share_picture_meta: null, nhan_cau_hoi: false };

it.each([
  ['Vẽ kỹ thuật', 've-ky-thuat', 'Vẽ kỹ thuật'],
  ['Vẽ kỹ thuật', 've-ky-thuat-2', 'Vẽ kỹ thuật (2)'],
  ['Hình họa 2', 'hinh-hoa-2', 'Hình họa 2'],
  ['Hình họa 2', 'hinh-hoa-2-3', 'Hình họa 2 (3)'],
  ['Thông báo tuyển sinh', 'thong-bao-tuyen-sinh-2027', 'Thông báo tuyển sinh (2027)'],
  ['Hướng nghiệp 2026', 'huong-nghiep-2026', 'Hướng nghiệp 2026'],
])('%s at %s is titled %s', (name, slug, title) => {
  expect(twinName(name, slug)).toBe(title);
});

it('a page gives its whole address, and a description in one line of a length that is shown', () => {
  const meta = publicMeta([{ loaderData: { site, origin: 'https://truong.example' } }], {
    title: 'Môn học',
    description: `Dòng một\n\ndòng hai ${'dài '.repeat(60)}`,
    path: '/mon-hoc',
    about: { kind: 'trang-chung', record: { slug: 'mon-hoc' } },
  });
  expect(meta).toContainEqual({ tagName: 'link', rel: 'canonical', href: 'https://truong.example/mon-hoc' });
  const description = meta.find((one) => 'name' in one && one.name === 'description');
  expect(description).toMatchObject({ content: expect.stringMatching(/^Dòng một dòng hai dài .{0,160}…$/) });
});

it('a preview names no address of its own', () => {
  const meta = publicMeta([{ loaderData: { site, origin: 'https://truong.example', isPreview: true } }], {
    title: 'Họa sĩ',
    description: 'Vẽ.',
    path: '/nghe-nghiep/ve/hoa-si-moi',
    about: { kind: 'vi-tri', record: { slug: 'hoa-si-moi' } },
  });
  expect(JSON.stringify(meta)).not.toContain('hoa-si-moi');
});
