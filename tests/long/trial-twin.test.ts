import { expect, it } from 'vitest';
import { trial } from '../../trials/twin.ts';

it.each([
  ['sqlite', 120],
  ['postgres', 50],
] as const)(
  'what is answered from memory on %s is what a site without memory answers',
  async (database, rounds) => {
    const { faults, figures } = await trial({ seed: 11, rounds, database, store: 'folder', say: () => {} });
    expect(faults).toEqual([]);
    expect(figures[0]).toMatch(/^\d+ calls and saves, [1-9]\d* saves/);
  },
  300_000,
);
