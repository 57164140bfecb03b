import { expect, it } from 'vitest';
import { flood } from '../../trials/enquiries.ts';

it('families who ask beside a flood are in the inbox as new, and nothing of the flood beyond the first', async () => {
  const options = { seed: 1, rounds: 240, database: 'sqlite', store: 'folder', say: () => {} } as const;
  const { figures, faults } = await flood(options, false, 6);
  expect(faults).toEqual([]);
  expect(figures).toEqual(expect.arrayContaining([expect.stringMatching(/^new: 6 of 6 families, \d+ with a proof/)]));
}, 300_000);
