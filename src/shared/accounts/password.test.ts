import { expect, it } from 'vitest';
import { passwordFault, passwordTexts } from './password.ts';

const owner = { email: 'nguyen.thi.hoa@example.com', names: ['Trường Thiết kế Năm Dấu', 'Năm Dấu'] };
const fault = (password: string) => passwordFault(password, owner);

it('takes a password of 10 to 1,000 characters, with spaces at its ends as they were typed', () => {
  expect(fault('123 45 67 x')).toBeNull();
  expect(fault('  sáu ký  ')).toBeNull();
  expect(fault('ngắn quá ')).toBe(passwordTexts.tooShort);
  expect(fault('')).toBe(passwordTexts.tooShort);
  expect(fault(`z${'xy'.repeat(499)}x`)).toBeNull();
  expect(fault(`${'xy'.repeat(500)}z`)).toBe(passwordTexts.tooLong);
});

it('counts letters with marks as one, however they are spelled', () => {
  expect(fault('mật khẩu ậ'.normalize('NFD'))).toBeNull();
  expect(fault('mật khẩu'.normalize('NFD'))).toBe(passwordTexts.tooShort);
  expect(fault('😀'.repeat(5))).toBe(passwordTexts.tooShort);
});

it.each([
  'Nguyen.Thi.Hoa@example.com',
  'nguyen.thi.hoa',
  ' nguyen.thi.hoa ',
  'Trường Thiết kế Năm Dấu',
  'truongthietkenamdau',
  'NamDau20262026',
  '***Năm Dấu***',
])('does not take the e-mail, its name part or the name of the school: %s', (password) => {
  expect(fault(password)).toBe(passwordTexts.personal);
});

it.each(['aaaaaaaaaa', ' '.repeat(10), '0123456789', 'ABCDEFGHIJ', 'zyxwvutsrq'])(
  'does not take one sign again and again, nor signs in a row: %s',
  (password) => {
    expect(fault(password)).toBe(passwordTexts.common);
  },
);

it.each(['matkhaumatkhau', 'Hoa Sen hoa sen', 'abcdabcdabcd', 'mật khẩu-mat khau', 'xy'.repeat(500)])(
  'does not take a short piece again and again: %s',
  (password) => {
    expect(fault(password)).toBe(passwordTexts.repeated);
  },
);

it('takes a longer piece twice, and a name of its owner not', () => {
  expect(fault('hoasen1987 hoasen1987')).toBeNull();
  const named = { email: 'a@example.com', names: ['Nguyễn Thị Hoa', ''] };
  expect(passwordFault('NguyenThiHoa99', named)).toBe(passwordTexts.personal);
  expect(passwordFault('1987654321!', named)).toBeNull();
});

it('takes what only holds a name among other words', () => {
  expect(fault('nguyen.thi.hoa va hoa sen')).toBeNull();
  expect(fault('Năm Dấu tháng ba mưa')).toBeNull();
});
