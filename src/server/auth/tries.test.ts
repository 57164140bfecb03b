import fc from 'fast-check';
import { expect, it } from 'vitest';
import { heldUntil } from './tries.ts';

const second = 1000;
const minute = 60 * second;

/** The waits in seconds of somebody who fails whenever he may, so many times. */
function waits(failures: number, times: number, pause = 0): number[] {
  const moments: number[] = [];
  const seen: number[] = [];
  let now = 0;
  for (let index = 0; index < times; index += 1) {
    moments.push((now += pause));
    const until = heldUntil(moments, { failures });
    if (until <= now) continue;
    seen.push((until - now) / second);
    now = until;
  }
  return seen;
}

it('too many failures double the wait each time, up to a quarter of an hour', () => {
  expect(waits(5, 35)).toEqual([60, 120, 240, 480, 900, 900, 900]);
  expect(waits(20, 60)).toEqual([60, 120, 240]);
});

it('the first wait counts from the first failure, and is for those within a minute alone', () => {
  expect(waits(5, 5, 10 * second)).toEqual([20]);
  expect(waits(5, 100, 15 * second)).toEqual([]);
});

it('whoever was held back once is held back again at any pace', () => {
  const first = [0, 0, 0, 0, 0];
  const slow = [2, 4, 6, 8].map((each) => each * minute);
  expect(heldUntil([...first, ...slow], { failures: 5 })).toBe(minute);
  expect(heldUntil([...first, ...slow, 10 * minute], { failures: 5 })).toBe(12 * minute);
});

it('a longer limit neither doubles nor is cut to a quarter of an hour', () => {
  expect(heldUntil([0, 1, 2], { failures: 3, within: 60 * minute })).toBe(60 * minute);
  expect(heldUntil([0, 1, 2, 61 * minute, 61 * minute, 61 * minute], { failures: 3, within: 60 * minute })).toBe(121 * minute);
});

it('nobody is held back for longer than a quarter of an hour after his last failure, or before too many', () => {
  const gaps = fc.array(fc.integer({ min: 0, max: 10 * minute }), { maxLength: 60 });
  fc.assert(
    fc.property(gaps, fc.integer({ min: 1, max: 20 }), (pauses, failures) => {
      let now = 0;
      const moments = pauses.map((pause) => (now += pause));
      const until = heldUntil(moments, { failures });
      if (moments.length < failures) expect(until).toBe(Number.NEGATIVE_INFINITY);
      expect(until).toBeLessThanOrEqual(now + 15 * minute);
    }),
  );
});
