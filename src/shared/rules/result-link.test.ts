import { expect, it } from 'vitest';
import { resultLink } from './result-link.ts';

it.each([
  [{ type: 'vitri', slug: 'a', parent_slug: { nhom: 'nghe' } }, '/nghe-nghiep/nghe/a'],
  [{ type: 'vitri', slug: 'a', parent_slug: { nhom: null } }, '/nghe-nghiep/a'],
  [{ type: 'vitri', slug: 'a' }, '/nghe-nghiep/a'],
  [{ type: 'monhoc', slug: 'a', parent_slug: { nhom: 'n', nganh: 'g' } }, '/nganh-hoc/n/g/a'],
  [{ type: 'monhoc', slug: 'a', parent_slug: null }, '/nganh-hoc/unknown-nhom/unknown-nganh/a'],
  [{ type: 'baiviet', slug: 'a' }, '/bai-viet/a'],
  [{ type: 'khac', slug: 'a' }, null],
])('%j leads to %s', (result, link) => {
  expect(resultLink(result)).toBe(link);
});
