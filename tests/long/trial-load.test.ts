import { expect, it } from 'vitest';
import { load } from '../../trials/load.ts';

it('visitors are answered, or asked to come again, beside clients that guess, search, upload and send slowly', async () => {
  const { figures, faults } = await load({ seed: 1, rounds: 2, database: 'sqlite', store: 'folder', say: () => {} }, false);
  expect(faults).toEqual([]);
  for (const kind of ['kept', 'anew', 'call', 'picture', 'login', 'search', 'upload'])
    expect(figures.find((line) => line.startsWith(`${kind}: `))).toMatch(/: [1-9]\d* answers/);
}, 300_000);
