import { expect, it } from 'vitest';
import { trial } from '../../trials/outage.ts';

it(
  'the site outlives a PostgreSQL that is stopped, restarted, killed, frozen, cut off or locked, and loses nothing',
  { timeout: 300_000 },
  async () => {
    const { figures, faults } = await trial({ seed: 1, rounds: 0.08, database: 'postgres', store: 'folder', say: () => {} });
    expect(faults).toEqual([]);
    expect(figures[0]).toMatch(/^6 outages/);
  },
);
