import { expect, it } from 'vitest';
import { passwordFault, passwordTexts } from './password.ts';

const owner = { email: 'nguyen.thi.hoa@example.com', names: ['Trường Thiết kế Năm Dấu', 'Năm Dấu'] };
const fault = (password: string) => passwordFault(password, owner);

it('takes a password of 10 to 1,000 characters, with spaces at its ends as they were typed', () => {
  expect(fault('123 45 67 x')).toBeNull();
  expect(fault('  sáu ký  ')).toBeNull();
  expect(fault('ngắn quá ')).toBe(passwordTexts.tooShort);
  expect(fault('')).toBe(passwordTexts.tooShort);
  expect(fault('xy'.repeat(500))).toBeNull();
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

it('takes what only holds a name among other words', () => {
  expect(fault('nguyen.thi.hoa va hoa sen')).toBeNull();
  expect(fault('Năm Dấu tháng ba mưa')).toBeNull();
});
