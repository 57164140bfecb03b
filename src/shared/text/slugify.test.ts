import { expect, it, test } from 'vitest';
import { fold } from './fold.ts';
import { slugify, slugMaxLength, slugPattern } from './slugify.ts';

it.each([
  ['Thiết kế đồ họa', 'thiet-ke-do-hoa'],
  ['Hướng nghiệp 2026: chọn ngành gì?', 'huong-nghiep-2026-chon-nganh-gi'],
  ['  ĐƯỜNG — nét / Ở Ễ Ộ  ', 'duong-net-o-e-o'],
  ['UI/UX', 'ui-ux'],
  ['!!!', ''],
])('%s becomes %s, composed or decomposed', (name, slug) => {
  expect(slugify(name.normalize('NFC'))).toBe(slug);
  expect(slugify(name.normalize('NFD'))).toBe(slug);
});

test('a slug that was cut still looks like one', () => {
  const slug = slugify('ab '.repeat(100));
  expect(slug.length).toBeLessThanOrEqual(slugMaxLength);
  expect(slug).toMatch(slugPattern);
});

test('folding keeps what is no accent', () => {
  expect(fold('Đặc biệt, 3D – Ơ Ư')).toBe('dac biet, 3d – o u');
});
