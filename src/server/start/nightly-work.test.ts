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
  const work = nightlyWork(() => new Date(), {
    async tidy(isNight) {
      done.push([new Date().toISOString().slice(11, 16), isNight]);
      if (fails) throw new Error('The disk is full.');
    },
    links: async (isNight) => isNight,
  });
  work.start();
  await vi.advanceTimersByTimeAsync(29 * minute);
  expect(done).toEqual([['19:30', false]]);
  fails = true;
  await vi.advanceTimersByTimeAsync(minute);
  expect(done.at(-1)).toEqual(['20:00', true]);
  // What failed, or had nothing to do, was not done.
  const seconds = (moment: string) => Date.parse(moment) / 1_000;
  expect(work.doneAt()).toEqual({ tidy: seconds('2026-11-23T19:30:00Z'), links: seconds('2026-11-23T20:00:00Z') });
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

it('begins at three however long the night before took, and goes on without a work that fails', async () => {
  vi.setSystemTime('2026-11-23T12:00:00.000Z');
  const logged = vi.spyOn(console, 'error').mockImplementation(() => undefined);
  const begun: string[] = [];
  const others: boolean[] = [];
  const work = nightlyWork(() => new Date(), {
    async tidy() {
      begun.push(new Date().toISOString().slice(11, 16));
      await new Promise((done) => setTimeout(done, 120 * minute));
    },
    async backup() {
      throw new Error('The disk is full.');
    },
    links: async (isNight) => void others.push(isNight),
  });
  work.start();
  await vi.advanceTimersByTimeAsync(72 * 60 * minute);
  expect(begun).toEqual(['12:00', '20:00', '20:00', '20:00']);
  expect(others).toEqual([false, true, true, true]);
  work.stop();
  logged.mockRestore();
});
