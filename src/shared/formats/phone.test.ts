import { expect, it } from 'vitest';
import { groupHotline, hotlineHref } from './phone.ts';

it('reads a hotline in groups', () => {
  expect(groupHotline('0901234567')).toBe('0901 234 567');
  expect(groupHotline('02876543210')).toBe('028 7654 3210');
  expect(groupHotline('19001234')).toBe('1900 1234');
});

it('calls a hotline with the code of the country', () => {
  expect(hotlineHref('0901234567')).toBe('tel:+84901234567');
  expect(hotlineHref('19001234')).toBe('tel:19001234');
});
