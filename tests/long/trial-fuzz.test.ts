import { expect, it } from 'vitest';
import { trial } from '../../trials/fuzz.ts';

it('nonsense over HTTP is answered, soon and without a fault of the server', { timeout: 300_000 }, async () => {
  const { faults, figures } = await trial({ seed: 3, rounds: 1_500, database: 'sqlite', store: 'folder', say: () => {} });
  expect(faults).toEqual([]);
  expect(figures[0]).toContain('200: ');
});
