import { resolve } from 'node:path';
import { expect, it } from 'vitest';
import { previousRelease, tagsOf, trial } from '../../trials/previous.ts';

it('the version before is the last release from 1.0 on', () => {
  expect(previousRelease([])).toBeNull();
  expect(previousRelease(['v0.1.0', 'v0.2.0', 'v1.0.0-rc.1', 'nightly'])).toBeNull();
  expect(previousRelease(['v0.9.0', 'v1.0.0', 'v1.10.0', 'v1.9.3'])).toBe('v1.10.0');
  expect(previousRelease(['v2.0.0', 'v1.10.0'])).toBe('v2.0.0');
});

// Until 1.0 migrations may change what a running version reads.
const isReleased = previousRelease(tagsOf(resolve(import.meta.dirname, '../..'))) !== null;

it.skipIf(!isReleased)('the last release goes on with the tables of this version', { timeout: 300_000 }, async () => {
  expect(await trial({ seed: 1, rounds: 1, database: 'sqlite', store: 'folder', say: () => {} })).toMatchObject({ faults: [] });
});
