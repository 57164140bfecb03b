import { expect, it } from 'vitest';
import { holdsWords } from './holds-words.ts';

it.each([
  ['Thiết kế đồ họa', 'do hoa'],
  ['Thiết kế đồ họa', 'HOẠ thiet'],
  ['Kỹ thuật in', 'kĩ th'],
  ['Mĩ thuật', 'mỹ'],
  ['Typography', 'ty'],
  ['Cơ sở tạo hình (Ẩn)', 'an'],
  ['Đồ họa động', 'ọa'],
  ['Đồ họa', ' … '],
  ['Lập trình C++', 'C++ lap'],
  ['Giao diện UI/UX', 'ux, “ui”'],
  ['Công ty', 'công ti'],
  ['Quy trình', 'trinh qui'],
  ['Thuỷ tinh', 'tinh thủy'],
  ['Đường nét', 'net duo'],
])('%s is found by %s', (label, sought) => {
  expect(holdsWords(label, sought)).toBe(true);
  expect(holdsWords(label.normalize('NFD'), sought.normalize('NFD'))).toBe(true);
});

it.each([
  ['Thiết kế đồ họa', 'âm nhạc'],
  ['Bàn tay', 'tai'],
  ['Hình ảnh động', 'in ấn'],
  ['Màu sắc học', 'O++'],
])('%s is not found by %s', (label, sought) => expect(holdsWords(label, sought)).toBe(false));
