import { expect, it } from 'vitest';
import { departmentTitle } from './department-title.ts';

it.each([
  ['Bộ phận sáng tạo', 'Sáng tạo'],
  ['BỘ PHẬN ấn phẩm', 'Ấn phẩm'],
  ['Bộ phận  đồ họa'.normalize('NFD'), 'Đồ họa'],
  ['xưởng mẫu', 'Xưởng mẫu'],
  ['Bộ phận', 'Bộ phận'],
  ['Bộ phậnX', 'Bộ phậnX'],
])('%s is read as %s', (name, title) => {
  expect(departmentTitle(name)).toBe(title);
});
