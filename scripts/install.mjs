import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { runChild } from './child.mjs';
import { withLock } from './lock.mjs';
import { pinnedNode, Problem, root } from './project.mjs';

/**
 * Installs what is missing, older, or left half done of node_modules, as package-lock.json has it. What for: 'serving' a built
 * site, 'building' one as well, or 'testing' too, which needs most of it (tools/package.json).
 */
export async function ensureInstalled(use = 'testing') {
  if (isInstalled(use)) return;
  await withLock(async () => {
    if (isInstalled(use)) return;
    console.log('Installing …');
    // A site may run from what is there already: that is only added to.
    if (use === 'testing' && isInstalled('building')) await install('install', '--no-save');
    else await install('ci', ...(use === 'testing' ? [] : ['--workspaces=false']));
    if (!isInstalled(use)) {
      throw new Problem(
        'The install ended well but is not whole. Allow install scripts and optional packages in npm (ignore-scripts, omit), then start again.',
      );
    }
  });
}

async function install(...command) {
  // NODE_ENV=production would leave out what the build needs.
  const args = [...command, '--include=dev', '--include=optional', '--no-audit', '--no-fund'];
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
 * npm writes node_modules/.package-lock.json as the last step of an install that went well. What only other platforms need is
 * not in it, nor need be what is not used: of what is only for development, a build needs what package.json names, with all
 * that this came with.
 */
function isInstalled(use) {
  const done = join(root, 'node_modules/.package-lock.json');
  if (!existsSync(done) || !existsSync(pinnedNode)) return false;
  const wanted = readPackages(join(root, 'package-lock.json'));
  const present = readPackages(done);
  const ofBuild = new Set(Object.keys(wanted['']?.devDependencies ?? {}).map((name) => `node_modules/${name}`));
  const isUsed = (path, { dev, devOptional, link }) =>
    use === 'testing' || (use === 'building' && ofBuild.has(path)) || (dev !== true && devOptional !== true && link !== true);
  return Object.entries(wanted).every(([path, entry]) => {
    if (!path.startsWith('node_modules/')) return true;
    const found = present[path];
    if (found === undefined) return entry.optional === true || !isUsed(path, entry);
    return found.version === entry.version;
  });
}

function readPackages(file) {
  try {
    return JSON.parse(readFileSync(file, 'utf8')).packages ?? {};
  } catch {
    return {};
  }
}
