import { execFileSync, spawnSync } from 'node:child_process';
import { cpSync, existsSync, mkdtempSync, readFileSync, readdirSync, rmSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import type { Trial } from './trial.ts';

const root = resolve(import.meta.dirname, '..');
const migrations = 'src/server/database/migrations';

/** What of the API is asked in the short form: reading, saving, signing in, the journal. */
const shortForm = ['tests/api/public-careers.test.ts', 'tests/api/admin-changes.test.ts', 'tests/api/admin-login.test.ts'];

/**
 * The last version from 1.0 on that was released, among the tags of a repository ('v1.4.0'); null while there is none. Of the
 * version that is being made it is the one before.
 */
export function previousRelease(tags: readonly string[]): string | null {
  const released = tags.flatMap((tag) => {
    const [, major, minor, patch] = /^v(\d+)\.(\d+)\.(\d+)$/.exec(tag) ?? [];
    return Number(major) >= 1 ? [{ tag, numbers: [Number(major), Number(minor), Number(patch)] }] : [];
  });
  const newer = (one: number[], other: number[]) =>
    one.map((part, index) => part - (other[index] ?? 0)).find((by) => by !== 0) ?? 0;
  return released.toSorted((one, other) => newer(other.numbers, one.numbers))[0]?.tag ?? null;
}

export const tagsOf = (folder: string): string[] => {
  try {
    return execFileSync('git', ['tag', '--list'], { cwd: folder, encoding: 'utf8', stdio: 'pipe' }).split('\n').filter(Boolean);
  } catch {
    // An archive of the sources has no repository.
    return [];
  }
};

/**
 * Runs the API tests of the version before on the tables of this one: what an instance of it meets while it is being replaced.
 * `PREVIOUS_REF` names another version than the last release. One round is the short form, more are all of them.
 */
export const trial: Trial = async ({ rounds, say }) => {
  const previous = process.env['PREVIOUS_REF'] ?? previousRelease(tagsOf(root));
  if (previous === null) return { figures: ['Not tried: no version from 1.0 on has been released.'], faults: [] };
  const folder = mkdtempSync(join(tmpdir(), 'huong-nghiep-previous-'));
  try {
    execFileSync('git', ['worktree', 'add', '--detach', folder, previous], { cwd: root, stdio: 'pipe' });
    const lock = (place: string) => readFileSync(join(place, 'package-lock.json'), 'utf8');
    if (lock(folder) === lock(root)) symlinkSync(join(root, 'node_modules'), join(folder, 'node_modules'));
    else {
      say('Installing what the version before needs …');
      execFileSync('npm', ['ci', '--no-audit', '--no-fund'], { cwd: folder, stdio: 'pipe' });
    }
    const later = readdirSync(join(root, migrations)).filter((file) => !existsSync(join(folder, migrations, file)));
    for (const file of later) cpSync(join(root, migrations, file), join(folder, migrations, file));
    say(`${previous} on the tables of this version, which adds ${later.join(', ') || 'no migration'} …`);
    const files = rounds === 1 ? shortForm.filter((file) => existsSync(join(folder, file))) : ['tests/api'];
    const vitest = join(folder, 'node_modules/vitest/vitest.mjs');
    const { status, stdout, stderr } = spawnSync(process.execPath, [vitest, 'run', '--project', 'api', ...files], {
      cwd: folder,
      encoding: 'utf8',
      env: { ...process.env, NO_COLOR: '1' },
    });
    const totals = /Tests +(.*)/.exec(stdout)?.[1] ?? 'no tests';
    const failed = [...new Set(stdout.match(/ FAIL .*/g))];
    return {
      figures: [`${previous}: ${totals}`],
      faults: status === 0 ? [] : failed.length > 0 ? failed : [`exit code ${status}: ${stdout}${stderr}`],
    };
  } finally {
    rmSync(folder, { recursive: true, force: true });
    spawnSync('git', ['worktree', 'prune'], { cwd: root });
  }
};
