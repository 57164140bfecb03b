import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { expect, it } from 'vitest';
import { inSources } from './source-places.ts';

it('tells a place in the build as that in the source, and leaves what it knows nothing of', () => {
  const dir = mkdtempSync(join(tmpdir(), 'huong-nghiep-map-'));
  try {
    // The second line of the file was made of the third of its source.
    const map = { version: 3, sources: ['../src/one.ts'], names: [], mappings: ';AAEA' };
    writeFileSync(join(dir, 'one.js.map'), JSON.stringify(map));
    const at = (file: string) => `Error: no\n    at work (${pathToFileURL(join(dir, file)).href}:2:1)\n    at node:events:5:1`;
    expect(inSources(at('one.js'))).toBe(`Error: no\n    at work (${join(dir, '../src/one.ts')}:3:1)\n    at node:events:5:1`);
    expect(inSources(at('two.js'))).toBe(at('two.js'));
  } finally {
    rmSync(dir, { recursive: true });
  }
});
