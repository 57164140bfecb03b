import { expect, it } from 'vitest';
import { admissionDate, article, category, department, subject } from './index.ts';
import { isPreviewed, pagePattern, recordPath, shownPath } from './record-path.ts';

it('the page of a record is found by the slugs of what it hangs on', () => {
  const group = { id: 1, slug: 'my-thuat' };
  const whole = { slug: 'co-the', nganh_hoc: { slug: 'do-hoa', group } };
  expect(recordPath(subject, whole)).toBe('/nganh-hoc/my-thuat/do-hoa/co-the');
  expect(recordPath(article, { slug: 'bai' })).toBe('/bai-viet/bai');
  expect(recordPath(category, { slug: 'tin' })).toBe('/bai-viet?danh-muc=tin');
});

it('a record has no page where a slug of the way is missing, or its type has none', () => {
  expect(recordPath(subject, { slug: 'co-the', nganh_hoc: null })).toBeNull();
  expect(recordPath(subject, { slug: 'co-the', nganh_hoc: { slug: 'do-hoa', group: { slug: '' } } })).toBeNull();
  expect(recordPath(article, {})).toBeNull();
  expect(recordPath(department, { slug: 'x' })).toBeNull();
});

it('routes name each part by what it is a slug of', () => {
  expect(pagePattern(subject)).toBe('/nganh-hoc/:group/:nganh_hoc/:slug');
  expect(pagePattern(category)).toBe('/bai-viet?danh-muc=:slug');
  expect(pagePattern(department)).toBe('');
});

it('a record without a page is seen before it is public where another page tells of it', () => {
  expect([recordPath(admissionDate, { id: 7 }), shownPath(admissionDate, 7)]).toEqual([null, '/tuyen-sinh#moc-7']);
  expect([article, admissionDate, department].map((each) => isPreviewed(each))).toEqual([true, true, false]);
});
