import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { fileURLToPath } from 'node:url';

// The scripts of this folder start on whatever Node the machine has, 20 or newer, with nothing installed:
// plain JavaScript, no dependencies.

export const root = fileURLToPath(new URL('..', import.meta.url));

/** The Node that package.json pins: everything but these scripts runs on it. */
export const pinnedNode = join(root, 'node_modules/node/bin', process.platform === 'win32' ? 'node.exe' : 'node');

/** What Node and the C library are told, so that a site takes little memory (docs/decisions/0082). */
export const processOptions = JSON.parse(readFileSync(join(root, 'scripts/process-options.json'), 'utf8'));

/** An environment in which `node` and every tool are the project's own. */
export function toolEnvironment(extra = {}) {
  return { ...process.env, PATH: `${join(root, 'node_modules/.bin')}${delimiter}${process.env.PATH ?? ''}`, ...extra };
}

/** An error that the person who runs a script can mend; its message says how, and is shown without a stack. */
export class Problem extends Error {}

/** Runs a script's work; what goes wrong ends it with exit code 1. */
export async function runScript(work) {
  try {
    // A script that was started without npm (nohup, a service) may go on after its shell has ended.
    if (process.env.npm_lifecycle_event) await import('./end-with-parent.mjs');
    await work();
  } catch (error) {
    console.error(error instanceof Problem ? error.message : error);
    process.exit(1);
  }
}

/** A hash over names and contents, of folders all the way down; tests do not count, nor what does not exist. */
export function hashOf(paths) {
  const hash = createHash('sha256');
  const add = (path) => {
    const full = join(root, path);
    if (!existsSync(full)) return;
    if (statSync(full).isDirectory()) {
      for (const name of readdirSync(full).sort()) add(`${path}/${name}`);
    } else if (!/\.test\.tsx?$/.test(path)) {
      hash.update(`${path}\0`).update(readFileSync(full)).update('\0');
    }
  };
  for (const path of paths) add(path);
  return hash.digest('hex');
}
