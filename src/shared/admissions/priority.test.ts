import { expect, it } from 'vitest';
import { rulesOf, withPriority } from './priority.ts';

const rule = { nam: 2027, thang_diem: 30, tu_diem: 22.5, so_chia: 7.5, cong_toi_da: 3 };

it.each([
  // As much as it is below the threshold,
  [20, 0.75, 0, 20.75],
  [22.49, 0.75, 0, 23.24],
  // the same at it,
  [22.5, 0.75, 0, 23.25],
  // less above it: (30 − 26,25) / 7,5 is a half,
  [26.25, 0.5, 0, 26.5],
  [22.6, 0.75, 0, 23.34],
  [27, 2.75, 0, 28.1],
  [29.75, 2.75, 0, 29.84],
  // nothing at the top.
  [30, 2.75, 0, 30],
  [0, 0.75, 0, 0.75],
  [0, 0, 0, 0],
  // Bonus counts up to its ceiling, before priority, and never beyond the scale.
  [20, 0, 2, 22],
  [20, 0, 5, 23],
  [21, 0.75, 2, 23.7],
  [28.5, 0.75, 3, 30],
  [30, 2.75, 3, 30],
  // Two decimals; a half goes up.
  [24.33, 0.25, 0, 24.52],
  [29.05, 0.25, 0, 29.08],
  [28.8, 0.25, 0, 28.84],
])('%d with a priority of %d and a bonus of %d is %d', (total, priority, bonus, expected) => {
  expect(withPriority(total, { priority, bonus }, rule)).toBe(expected);
});

it('never falls when the total rises, and never leaves the scale', () => {
  const totals = Array.from({ length: 3001 }, (_, step) => step / 100);
  for (const priority of [0, 0.25, 0.75, 1, 2.75]) {
    const reached = totals.map((total) => withPriority(total, { priority, bonus: 0 }, rule));
    expect(reached.every((mark, place) => mark >= (reached[place - 1] ?? 0) && mark >= (totals[place] ?? 0) && mark <= 30)).toBe(
      true,
    );
  }
});

it('rules hold for the year of the admission alone', () => {
  const settings = {
    quy_tac_uu_tien: [
      { ...rule, nguon: '' },
      { ...rule, nam: 2026, nguon: '' },
    ],
    nam_tuyen_sinh: 2027,
  };
  expect(rulesOf(settings).map(({ nam }) => nam)).toEqual([2027]);
  expect(rulesOf({ ...settings, nam_tuyen_sinh: 2028 })).toEqual([]);
  expect(rulesOf({ ...settings, nam_tuyen_sinh: null })).toEqual([]);
});
