import { expect, it } from 'vitest';
import { concurrencyLimit } from './concurrency-limit.ts';

function setUp(concurrency: number, maxWaiting?: number) {
  const limited = concurrencyLimit(concurrency, maxWaiting);
  const began: number[] = [];
  const ends: ((fail?: boolean) => void)[] = [];
  const start = (number: number) =>
    limited(async () => {
      began.push(number);
      await new Promise<void>((resolve, reject) => ends.push((fail = false) => (fail ? reject(new Error('failed')) : resolve())));
      return number;
    });
  return { began, ends, start };
}

it('lets so many begin, and one more with each that is done, in the order they came', async () => {
  const { began, ends, start } = setUp(2);
  const all = [1, 2, 3, 4].map(start);
  expect(began).toEqual([1, 2]);
  ends[1]?.();
  expect(await all[1]).toBe(2);
  expect(began).toEqual([1, 2, 3]);
  for (let index = 0; index < 4; index += 1) {
    ends[index]?.();
    if (index !== 1) await all[index];
  }
  expect(await Promise.all(all)).toEqual([1, 2, 3, 4]);
});

it('passes a place on when its owner fails, and gives it back when nobody waits', async () => {
  const { began, ends, start } = setUp(1);
  const [first, second] = [start(1), start(2)];
  ends[0]?.(true);
  await expect(first).rejects.toThrow('failed');
  expect(began).toEqual([1, 2]);
  ends[1]?.();
  await second;
  const third = start(3);
  expect(began).toEqual([1, 2, 3]);
  ends[2]?.();
  expect(await third).toBe(3);
});

it('refuses what comes while enough waits, and lets it in when there is room', async () => {
  const { began, ends, start } = setUp(1, 2);
  const all = [1, 2, 3].map(start);
  await expect(start(4)).rejects.toMatchObject({ status: 503, headers: { 'Retry-After': '5' } });
  ends[0]?.();
  await all[0];
  all.push(start(5));
  for (const [index, number] of [2, 3, 5].entries()) {
    ends[index + 1]?.();
    expect(await all[index + 1]).toBe(number);
  }
  expect(began).toEqual([1, 2, 3, 5]);
});
