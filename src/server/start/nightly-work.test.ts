import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { nightlyWork } from './nightly-work.ts';

const hour = 60 * 60_000;

const clock = () => new Date();

beforeEach(() => void vi.useFakeTimers({ now: new Date('2026-08-21T10:00:00+07:00') }));
afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
});

it('the nightly work is done at start, and then every night at three', async () => {
  const sweep = vi.fn<() => Promise<void>>(() => Promise.resolve());
  const said = vi.spyOn(console, 'error').mockImplementation(() => {});
  const nightly = nightlyWork(clock, sweep);
  nightly.start();
  await vi.advanceTimersByTimeAsync(0);
  expect(sweep).toHaveBeenCalledTimes(1);
  await vi.advanceTimersByTimeAsync(17 * hour - 1);
  expect(sweep).toHaveBeenCalledTimes(1);
  await vi.advanceTimersByTimeAsync(1);
  expect(sweep).toHaveBeenCalledTimes(2);
  await vi.advanceTimersByTimeAsync(24 * hour);
  expect(sweep).toHaveBeenCalledTimes(3);
  nightly.stop();
  await vi.advanceTimersByTimeAsync(48 * hour);
  expect(sweep).toHaveBeenCalledTimes(3);
  expect(said).not.toHaveBeenCalled();
});

it('work that failed says why and is tried again in ten minutes', async () => {
  const sweep = vi.fn<() => Promise<void>>(() => Promise.reject(new Error('The store is away.')));
  const said = vi.spyOn(console, 'error').mockImplementation(() => {});
  const nightly = nightlyWork(clock, sweep);
  nightly.start();
  await vi.advanceTimersByTimeAsync(hour / 6 - 1);
  expect([sweep.mock.calls.length, said.mock.calls.length]).toEqual([1, 1]);
  await vi.advanceTimersByTimeAsync(1);
  expect(sweep).toHaveBeenCalledTimes(2);
  nightly.stop();
});
