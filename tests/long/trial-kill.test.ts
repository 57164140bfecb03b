import { expect, it } from 'vitest';
import { trial } from '../../trials/kill.ts';

it('what was acknowledged is there after a kill, and nothing else', { timeout: 300_000 }, async () => {
  const { figures, faults } = await trial({ seed: 7, rounds: 2, database: 'sqlite', store: 'folder', say: () => {} });
  expect([figures.length, faults]).toEqual([1, []]);
});
