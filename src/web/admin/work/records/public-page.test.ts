import { expect, it } from 'vitest';
import { article, career, category, menu, position } from '#shared/content-types/index.ts';
import { publicPage } from './public-page.ts';

it('is where visitors see a record, as soon as they do', () => {
  expect(publicPage(career, { id: 1, slug: 'do-hoa', status: 1 })).toBe('/nghe-nghiep/do-hoa');
  expect(publicPage(career, { id: 1, slug: 'do-hoa', status: { value: 1, label: 'Hiển thị' } })).toBe('/nghe-nghiep/do-hoa');
  expect(publicPage(category, { id: 1, slug: 'tin' })).toBe('/bai-viet?danh-muc=tin');
  const way = { bo_phan: { nghe_nghiep: { slug: 'do-hoa' } }, hidden_by: null };
  expect(publicPage(position, { id: 1, slug: 'hoa-si', status: 1, ...way })).toBe('/nghe-nghiep/do-hoa/hoa-si');
  const out = { id: 1, slug: 'bai', status: 'published', published_at: '2020-01-01T00:00:00.000Z' };
  expect(publicPage(article, out)).toBe('/bai-viet/bai');

  expect(publicPage(career, { id: 1, slug: 'do-hoa', status: 0 })).toBeNull();
  const hidden_by = { resource: 'nghe-nghiep', id: 1, title: 'Đồ họa' };
  expect(publicPage(position, { id: 1, slug: 'hoa-si', status: 1, ...way, hidden_by })).toBeNull();
  expect(publicPage(article, { ...out, status: 'draft' })).toBeNull();
  expect(publicPage(article, { ...out, published_at: '2999-01-01T00:00:00.000Z' })).toBeNull();
  expect(publicPage(menu, { id: 1, slug: 'bai-viet', status: 1 })).toBeNull();
});
