import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import type { WriteContext } from '#server/crud/write-context.ts';
import { pictureSweeper } from './picture-sweeper.ts';

const hour = 60 * 60_000;

const content = { clock: () => new Date() } as WriteContext;

beforeEach(() => void vi.useFakeTimers({ now: new Date('2026-08-21T10:00:00+07:00') }));
afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
});

it('stored pictures are swept at start, and then every night at three', async () => {
  const sweep = vi.fn<() => Promise<number>>(() => Promise.resolve(0));
  const said = vi.spyOn(console, 'error').mockImplementation(() => {});
  const sweeper = pictureSweeper(content, sweep);
  sweeper.start();
  await vi.advanceTimersByTimeAsync(0);
  expect(sweep).toHaveBeenCalledTimes(1);
  await vi.advanceTimersByTimeAsync(17 * hour - 1);
  expect(sweep).toHaveBeenCalledTimes(1);
  await vi.advanceTimersByTimeAsync(1);
  expect(sweep).toHaveBeenCalledTimes(2);
  await vi.advanceTimersByTimeAsync(24 * hour);
  expect(sweep).toHaveBeenCalledTimes(3);
  sweeper.stop();
  await vi.advanceTimersByTimeAsync(48 * hour);
  expect(sweep).toHaveBeenCalledTimes(3);
  expect(said).not.toHaveBeenCalled();
});

it('a sweep that failed says why and is tried again in ten minutes', async () => {
  const sweep = vi.fn<() => Promise<number>>(() => Promise.reject(new Error('The store is away.')));
  const said = vi.spyOn(console, 'error').mockImplementation(() => {});
  const sweeper = pictureSweeper(content, sweep);
  sweeper.start();
  await vi.advanceTimersByTimeAsync(hour / 6 - 1);
  expect([sweep.mock.calls.length, said.mock.calls.length]).toEqual([1, 1]);
  await vi.advanceTimersByTimeAsync(1);
  expect(sweep).toHaveBeenCalledTimes(2);
  sweeper.stop();
});
