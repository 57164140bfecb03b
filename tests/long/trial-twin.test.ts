import { expect, it } from 'vitest';
import { dialects } from '../support/app.ts';
import { trial } from '../../trials/twin.ts';

it.each(dialects)(
  'what is answered from memory on %s is what a site without memory answers',
  async (database) => {
    const { faults, figures } = await trial({ seed: 11, rounds: 120, database, store: 'folder', say: () => {} });
    expect(faults).toEqual([]);
    expect(figures[0]).toMatch(/^120 calls and saves, [1-9]\d* saves/);
  },
  300_000,
);
