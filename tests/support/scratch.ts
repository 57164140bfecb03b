import { readFileSync, statfsSync } from 'node:fs';
import { tmpdir } from 'node:os';

const memory = '/dev/shm';
const enough = 2 * 1024 ** 3;

/**
 * Where the databases of the tests are: in memory where Linux has room for them and lets programs run from there. On a disk,
 * creating the hundreds of files of a new database becomes slow while those of other databases are removed.
 */
export function scratchDir(): string {
  try {
    const mounted = readFileSync('/proc/mounts', 'utf8')
      .split('\n')
      .map((line) => line.split(' '))
      .find(([, place]) => place === memory);
    const options = mounted?.[3]?.split(',') ?? ['ro'];
    if (options.includes('ro') || options.includes('noexec')) return tmpdir();
    const { bavail, bsize } = statfsSync(memory);
    return bavail * bsize >= enough ? memory : tmpdir();
  } catch {
    return tmpdir();
  }
}
