import { expect, it } from 'vitest';
import { trial } from '../../trials/backup.ts';

it('a backup under saves is one moment, and a move that is killed is done by the next', { timeout: 300_000 }, async () => {
  const { figures, faults } = await trial({ seed: 7, rounds: 1, database: 'sqlite', store: 'folder', say: () => {} });
  expect(faults).toEqual([]);
  expect(figures.filter((line) => /^(backup|restore|move)/.test(line))).toHaveLength(3);
});
