import { setImmediate as nextTurn } from 'node:timers/promises';
import { describe, expect, it, vi } from 'vitest';
import { fairQueue, Left } from './fair-queue.ts';

function setUp(parts: Partial<Parameters<typeof fairQueue>[0]> = {}) {
  const queue = fairQueue({ concurrency: 1, maxWaiting: 100, patience: 60_000, holds: 60_000, ...parts });
  const began: string[] = [];
  const ends: (() => void)[] = [];
  /** Work that is under way until `end` is called for it. */
  const start = (whose: string, name = whose, left?: AbortSignal) =>
    queue.run(
      [whose],
      async () => {
        began.push(name);
        await new Promise<void>((resolve) => ends.push(resolve));
        return name;
      },
      left,
    );
  const turns = async (count = 3) => {
    for (let turn = 0; turn < count; turn += 1) await nextTurn();
  };
  const endAll = async () => {
    while (queue.waiting + queue.running > 0) {
      ends.shift()?.();
      await turns(1);
    }
  };
  const all = (whose: string, count: number) =>
    Array.from({ length: count }, (_, index) => start(whose, `${whose}${index + 1}`).catch((error: unknown) => error));
  return { queue, began, ends, start, all, turns, endAll };
}

describe('a queue that is fair', () => {
  it('lets lines take turns, so that one request never waits behind all of another network', async () => {
    const { began, all, endAll } = setUp();
    const work = [...all('a', 5), ...all('b', 2), ...all('c', 1)];
    await endAll();
    await Promise.all(work);
    expect(began).toEqual(['a1', 'b1', 'c1', 'a2', 'b2', 'a3', 'a4', 'a5']);
  });

  it('does a few at a time, and goes on when one fails', async () => {
    const { queue, began, all, turns, endAll } = setUp({ concurrency: 2 });
    const failing = queue.run(['a'], () => Promise.reject(new Error('failed')));
    const work = all('a', 4);
    await expect(failing).rejects.toThrow('failed');
    await turns(6);
    expect([began, queue.running, queue.waiting]).toEqual([['a1', 'a2'], 2, 2]);
    await endAll();
    expect(await Promise.all(work)).toEqual(['a1', 'a2', 'a3', 'a4']);
  });

  it('gives the place of work that waits for something else to the next, and counts it once', async () => {
    const { queue, began, ends, all } = setUp({ holds: 20 });
    const work = all('a', 3);
    await expect.poll(() => began).toEqual(['a1', 'a2', 'a3']);
    await expect.poll(() => queue.running).toBe(0);
    for (const end of ends) end();
    expect(await Promise.all(work)).toEqual(['a1', 'a2', 'a3']);
    expect([queue.running, queue.waiting]).toEqual([0, 0]);
  });

  it('begins one piece of work in a turn of the event loop, however many places are free', async () => {
    const { began, all, turns, endAll } = setUp({ concurrency: 4 });
    const work = all('a', 4);
    const counts: number[] = [];
    for (let turn = 0; turn < 8; turn += 1) {
      await turns(1);
      counts.push(began.length);
    }
    expect(counts.every((count, index) => count - (counts[index - 1] ?? 0) <= 1)).toBe(true);
    expect(counts.at(-1)).toBe(4);
    await endAll();
    await Promise.all(work);
  });

  it('refuses nobody while there is room, and then the last of the longest line', async () => {
    const { queue, began, all, endAll } = setUp({ maxWaiting: 4 });
    const many = all('a', 4);
    expect(queue.waiting).toBe(4);
    const few = all('b', 2);
    const further = all('a', 1);
    const refused = { status: 503, headers: { 'Retry-After': '5' } };
    expect(await many[3]).toMatchObject(refused);
    expect(await many[2]).toMatchObject(refused);
    expect(await further[0]).toMatchObject(refused);
    await endAll();
    expect(await Promise.all(few)).toEqual(['b1', 'b2']);
    expect(began).toEqual(['a1', 'b1', 'a2', 'b2']);
  });

  it('forgets who has gone away', async () => {
    const { queue, began, start, turns, endAll } = setUp();
    const first = start('a');
    await turns();
    const gone = new AbortController();
    const second = start('b', 'b', gone.signal);
    const third = start('c');
    gone.abort();
    await expect(second).rejects.toThrow(Left);
    await expect(start('d', 'd', gone.signal)).rejects.toThrow(Left);
    expect(queue.waiting).toBe(1);
    await endAll();
    await Promise.all([first, third]);
    expect(began).toEqual(['a', 'c']);
  });

  it('refuses who has waited too long', async () => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
    try {
      const { queue, start, turns, endAll } = setUp({ patience: 10_000 });
      const first = start('a');
      await turns();
      const second = start('b');
      vi.advanceTimersByTime(10_000);
      await expect(second).rejects.toMatchObject({ status: 503 });
      expect(queue.waiting).toBe(0);
      await endAll();
      await first;
      expect(vi.getTimerCount()).toBe(0);
    } finally {
      vi.useRealTimers();
    }
  });
});
