import { expect, it } from 'vitest';
import { trial } from '../../trials/pair.ts';

it('what one of two instances saves shows in the other', async () => {
  const { figures, faults } = await trial({ seed: 1, rounds: 0.5, database: 'postgres', store: 's3', say: () => {} });
  // How long it took is judged by the trial alone: the machine may be busy with other tests.
  expect(faults.filter((fault) => !fault.includes('only after'))).toEqual([]);
  expect(figures).toEqual([expect.stringMatching(/^10 saves in turns; shown by the other after \d+ ms at the latest$/)]);
}, 300_000);
