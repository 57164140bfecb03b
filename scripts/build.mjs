import { existsSync, mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { runChild } from './child.mjs';
import { compressFiles } from './compress.mjs';
import { ensureInstalled } from './install.mjs';
import { withLock } from './lock.mjs';
import { hashOf, pinnedNode, Problem, root, runScript, toolEnvironment } from './project.mjs';

const sources = [
  'scripts/compress.mjs',
  'src/web',
  'src/shared',
  'public',
  'site.config.ts',
  'vite.config.ts',
  'react-router.config.ts',
  'package.json',
  'package-lock.json',
];
const build = resolve(root, process.env.BUILD_DIR ?? 'build');
const stamp = join(build, 'site-stamp');

/** Whether the built site was made from the sources as they are. */
export function isBuilt() {
  if (!existsSync(stamp) || !existsSync(join(build, 'server/index.js'))) return false;
  return readFileSync(stamp, 'utf8') === hashOf(sources);
}

/** Builds the site when anything it is made of has changed. */
export async function ensureBuilt() {
  if (isBuilt()) return;
  await withLock(async () => {
    if (isBuilt()) return;
    console.log('Building …');
    // The stamp is removed before the build and written after it, so that an interrupted build does not count as built.
    rmSync(stamp, { force: true });
    const hash = hashOf(sources);
    await runBuild();
    compressFiles(join(build, 'client'));
    mkdirSync(build, { recursive: true });
    writeFileSync(`${stamp}.draft`, hash);
    renameSync(`${stamp}.draft`, stamp);
  });
}

async function runBuild() {
  const cli = join(root, 'node_modules/@react-router/dev/bin.cjs');
  if (!existsSync(cli))
    throw new Problem('The site has to be built and its tools are not installed: run `npm ci`, then start again.');
  const env = toolEnvironment({ NODE_ENV: 'production' });
  const { code, output, interrupted } = await runChild(pinnedNode, [cli, 'build'], { env, quiet: true, patience: 5_000 });
  if (interrupted !== null) process.exit(interrupted);
  if (code !== 0) throw new Problem(`${output.trim()}\n\nThe build failed, see above. Correct what it names, then start again.`);
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) {
  await runScript(async () => {
    await ensureInstalled();
    await ensureBuilt();
  });
}
