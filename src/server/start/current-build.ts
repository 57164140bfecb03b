import { readFileSync } from 'node:fs';
import { join } from 'node:path';

/**
 * The folder of the build to serve: the one that the file `current` names (scripts/build.mjs), or the folder itself where there
 * is no such file.
 */
export function currentBuild(builds: string): string {
  try {
    return join(builds, /^[\w-]+/.exec(readFileSync(join(builds, 'current'), 'utf8'))?.[0] ?? '');
  } catch {
    return builds;
  }
}
