import { expect, it } from 'vitest';
import { phoneDigits } from '#shared/formats/phone-digits.ts';
import { isPhone, siteFaults, tidySite } from './rules.ts';

it.each([
  ['0901 234 567', '0901234567'],
  ['+84 901.234.567', '0901234567'],
  ['(028) 7654-3210', '02876543210'],
  ['1900 1234', '19001234'],
])('%s is kept as %s', (written, digits) => {
  expect(phoneDigits(written)).toBe(digits);
  expect(isPhone(digits)).toBe(true);
});

it.each(['', '901234567', '01234567', '012345678901', '0901x34567', '1700123', '190012345678'])('%s is no number', (digits) => {
  expect(isPhone(phoneDigits(digits))).toBe(false);
});

it('a number is kept once, however it was written', () => {
  expect(tidySite({ hotlines: ['0901 234 567', '+84901234567'], name: 'Trường' })).toEqual({
    hotlines: ['0901234567'],
    name: 'Trường',
  });
});

it('a way to ask needs its number, whichever of the two is changed', () => {
  const before = { hotlines: ['0901234567'], zalo: '', email: 'a@b.vn', ways: ['call', 'email'] };
  expect(siteFaults({ ways: ['zalo'] }, before)).toEqual({ zalo: ['Muốn khách nhắn Zalo thì cần số Zalo'] });
  expect(siteFaults({ hotlines: [] }, before)).toEqual({ hotlines: ['Muốn khách gọi điện thì cần ít nhất một hotline'] });
  expect(siteFaults({ hotlines: [], ways: ['email'] }, before)).toEqual({});
  // What was wrong before is not the fault of another change.
  expect(siteFaults({ name: 'Trường' }, { ...before, hotlines: [] })).toEqual({});
});
