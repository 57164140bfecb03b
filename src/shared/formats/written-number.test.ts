import { expect, it } from 'vitest';
import { readWrittenNumber } from './written-number.ts';

const money = { from: 0, to: 1_000_000_000, unit: 'đ' };
const marks = { from: 0, to: 100, step: 0.01 };
const years = { from: 0, to: 10, step: 0.5, unit: 'năm' };

it.each([
  ['12000000', money, 12_000_000],
  ['12.000.000', money, 12_000_000],
  ['12,000,000', money, 12_000_000],
  ['12 000 000', money, 12_000_000],
  ['12.000.000 đ', money, 12_000_000],
  ['12.000.000₫', money, 12_000_000],
  ['12.000.000 VNĐ', money, 12_000_000],
  ['12 triệu', money, 12_000_000],
  ['12,5 triệu', money, 12_500_000],
  ['12tr', money, 12_000_000],
  ['800 nghìn', money, 800_000],
  ['500k', money, 500_000],
  ['0', money, 0],
  ['50%', marks, 50],
  ['24.500', money, 24_500],
  ['24.500', marks, 24.5],
  ['24,5', marks, 24.5],
  ['24.5', marks, 24.5],
  ['24,25', marks, 24.25],
  ['3,5 năm', years, 3.5],
  ['4', years, 4],
  // Read, so that the rule of the field can say what is wrong.
  ['-5', money, -5],
  ['1000', years, 1000],
  ['1.234,56', money, 1234.56],
  ['', money, null],
  ['đ', money, null],
  ['khoảng 12', money, null],
  ['1.2.3', money, null],
  ['12-15', money, null],
])('%j of %j is %j', (text, range, number) => {
  expect(readWrittenNumber(text, range)).toBe(number);
});
