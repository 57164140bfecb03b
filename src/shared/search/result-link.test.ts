import { expect, it } from 'vitest';
import { resultLink } from './result-link.ts';

it.each([
  [{ type: 'nghenghiep', slug: 'a', parent_slug: { nhom: null, nganh: null } }, '/nghe-nghiep/a'],
  [{ type: 'nhomnganh', slug: 'a', parent_slug: { nhom: null, nganh: null } }, '/nganh-hoc/a'],
  [{ type: 'nganhhoc', slug: 'a', parent_slug: { nhom: 'n', nganh: null } }, '/nganh-hoc/n/a'],
  [{ type: 'nganhhoc', slug: 'a' }, '/nganh-hoc/unknown-nhom/a'],
  [{ type: 'vitri', slug: 'a', parent_slug: { nhom: 'nghe' } }, '/nghe-nghiep/nghe/a'],
  [{ type: 'vitri', slug: 'a', parent_slug: { nhom: null } }, '/nghe-nghiep/a'],
  [{ type: 'vitri', slug: 'a' }, '/nghe-nghiep/a'],
  [{ type: 'monhoc', slug: 'a', parent_slug: { nhom: 'n', nganh: 'g' } }, '/nganh-hoc/n/g/a'],
  [{ type: 'monhoc', slug: 'a', parent_slug: null }, '/nganh-hoc/unknown-nhom/unknown-nganh/a'],
  [{ type: 'baiviet', slug: 'a' }, '/bai-viet/a'],
  [{ type: 'trang', slug: 'a' }, '/trang/a'],
  [{ type: 'khac', slug: 'a' }, null],
])('%j leads to %s', (result, link) => {
  expect(resultLink(result)).toBe(link);
});
