import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { nightlyWork } from './nightly-work.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

const minute = 60_000;

it('does its work at the start and at three in Vietnam, and tells the two apart', async () => {
  vi.setSystemTime('2026-11-23T19:30:00.000Z');
  const done: [string, boolean][] = [];
  let fails = false;
  const logged = vi.spyOn(console, 'error').mockImplementation(() => undefined);
  const work = nightlyWork(
    () => new Date(),
    async (isNight) => {
      done.push([new Date().toISOString().slice(11, 16), isNight]);
      if (fails) throw new Error('The disk is full.');
    },
  );
  work.start();
  await vi.advanceTimersByTimeAsync(29 * minute);
  expect(done).toEqual([['19:30', false]]);
  fails = true;
  await vi.advanceTimersByTimeAsync(minute);
  expect(done.at(-1)).toEqual(['20:00', true]);
  fails = false;
  await vi.advanceTimersByTimeAsync(10 * minute);
  expect(done.at(-1)).toEqual(['20:10', true]);
  await vi.advanceTimersByTimeAsync(24 * 60 * minute);
  expect(done.at(-1)).toEqual(['20:00', true]);
  expect(done).toHaveLength(4);
  work.stop();
  await vi.advanceTimersByTimeAsync(48 * 60 * minute);
  expect(done).toHaveLength(4);
  logged.mockRestore();
});
