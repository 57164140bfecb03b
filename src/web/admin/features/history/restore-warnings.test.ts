import { expect, it } from 'vitest';
import { article, career, category, position } from '#shared/content-types/index.ts';
import { restoreWarnings, statusChoice } from './restore-warnings.ts';

const now = new Date('2026-11-24T08:00:00+07:00');
const out = { id: 1, title: 'Bài', excerpt: 'Mới', status: 'published', published_at: '2026-11-20T01:00:00.000Z', an_luc: null };
const draft = { ...out, excerpt: 'Cũ', status: 'draft', published_at: null };

it('a restore says that visitors see it at once, and offers the status of that day apart', () => {
  expect(restoreWarnings(article, { broken: [], record: draft }, out, { now })).toEqual([
    'Khách đang xem bài viết này và sẽ thấy nội dung của bản được khôi phục ngay.',
  ]);
  expect(statusChoice(article, draft, out, now)).toBe(
    'Đưa về như bản này cả Trạng thái: Nháp; Ngày xuất bản: để trống. Khách sẽ không thấy bài viết này nữa.',
  );
  const waiting = { ...out, published_at: '2026-11-25T01:00:00.000Z' };
  expect(statusChoice(article, waiting, out, now)).toMatch(
    / Khách sẽ không thấy bài viết này nữa, cho tới 08:00 ngày 25\/11\/2026\.$/,
  );
});

it('a restore with its status says what becomes of the page then, and only that', () => {
  const said = (from: typeof out | typeof draft, to: typeof out | typeof draft) =>
    restoreWarnings(article, { broken: [], record: to }, from, { now, withStatus: true });
  expect(said(out, draft)).toEqual([]);
  expect(said(draft, out)).toEqual(['Khách sẽ thấy nội dung của bản được khôi phục ngay.']);
});

it('a record that visitors do not see stays so, unless its status comes back', () => {
  expect(restoreWarnings(article, { broken: [], record: out }, draft, { now })).toEqual([
    'Khách đang không thấy bài viết này, khôi phục xong vẫn vậy.',
  ]);
  expect(statusChoice(article, out, draft, now)).toMatch(/Đã xuất bản; .* Khách sẽ thấy bài viết này\.$/);
  const waiting = { ...out, published_at: '2026-11-25T01:00:00.000Z' };
  expect(statusChoice(article, waiting, draft, now)).toMatch(/25\/11\/2026 08:00\.$/);
});

it('what is the same offers nothing', () => {
  const shown = { id: 1, name: 'Nghề', description: 'Mới', status: { value: 1, label: 'Hiển thị' } };
  const before = { name: 'Nghề', description: 'Cũ', status: 1 };
  expect(statusChoice(career, before, shown, now)).toBeNull();
  expect(restoreWarnings(career, { broken: [], record: before }, shown, { now })).toHaveLength(1);
  expect(statusChoice(category, { name: 'A' }, { id: 1, name: 'B' }, now)).toBeNull();
  const below = { id: 1, name: 'Vị trí', status: 1, hidden_by: { id: 2, resource: 'bo-phan', title: 'Ẩn' } };
  expect(restoreWarnings(position, { broken: [], record: { name: 'Khác', status: 1 } }, below, { now })).toEqual([
    'Khách đang không thấy vị trí này, khôi phục xong vẫn vậy.',
  ]);
});
