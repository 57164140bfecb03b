import { expect, test } from 'vitest';
import { formatViNumber, parseViNumber } from './vi-number.ts';

test.each([
  ['12.000.000', 12_000_000],
  ['12000000', 12_000_000],
  [' 12 000 000 ', 12_000_000],
  ['3,5', 3.5],
  ['3.5', 3.5],
  ['24.75', 24.75],
  ['1.500', 1500],
  ['1.234.567,25', 1_234_567.25],
  ['0', 0],
])('%s is read as %d', (text, value) => expect(parseViNumber(text)).toBe(value));

test.each(['', 'ba', '-3', '1..5', '12.00.000', '3,5,5', '1e9', `${'9'.repeat(16)}`])('%j is no number', (text) =>
  expect(parseViNumber(text)).toBeNull(),
);

test.each([
  [2026, '2026'],
  [1200, '1200'],
  [12_000_000, '12.000.000'],
  [24.75, '24,75'],
  [12_345.5, '12.345,5'],
])('%d is written %s, and read back', (value, text) => {
  expect(formatViNumber(value)).toBe(text);
  expect(parseViNumber(text)).toBe(value);
});
