import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { runChild } from './child.mjs';
import { withLock } from './lock.mjs';
import { pinnedNode, Problem, root } from './project.mjs';

/** Installs when node_modules is not what package-lock.json says, be it missing, older, or left half done. */
export async function ensureInstalled({ development = true } = {}) {
  if (isInstalled(development)) return;
  await withLock(async () => {
    if (isInstalled(development)) return;
    console.log('Installing …');
    await install();
    if (!isInstalled(true)) {
      throw new Problem(
        'The install ended well but is not whole. Allow install scripts and optional packages in npm (ignore-scripts, omit), then start again.',
      );
    }
  });
}

async function install() {
  // NODE_ENV=production would leave out what the build needs.
  const args = ['ci', '--include=dev', '--include=optional', '--no-audit', '--no-fund'];
  const npm = process.env.npm_execpath?.endsWith('.js') ? [process.execPath, process.env.npm_execpath] : [npmCommand()];
  const { code, output, interrupted } = await runChild(npm[0], [...npm.slice(1), ...args], { quiet: true, patience: 5_000 });
  if (interrupted !== null) process.exit(interrupted);
  if (code !== 0) {
    throw new Problem(
      `${output.trim()}\n\nInstalling failed, see above. Check the network and the free space, then start again.`,
    );
  }
}

const npmCommand = () => (process.platform === 'win32' ? 'npm.cmd' : 'npm');

/**
 * npm writes node_modules/.package-lock.json as the last step of an install that went well.
 * What only other platforms need is not in it, and without `development` neither need be what only tests and builds use.
 */
function isInstalled(development) {
  const done = join(root, 'node_modules/.package-lock.json');
  if (!existsSync(done) || !existsSync(pinnedNode)) return false;
  const wanted = readPackages(join(root, 'package-lock.json'));
  const present = readPackages(done);
  return Object.entries(wanted).every(([path, { version, optional, dev, devOptional }]) => {
    if (path === '') return true;
    const found = present[path];
    if (found === undefined) return optional === true || ((dev === true || devOptional === true) && !development);
    return found.version === version;
  });
}

function readPackages(file) {
  try {
    return JSON.parse(readFileSync(file, 'utf8')).packages ?? {};
  } catch {
    return {};
  }
}
