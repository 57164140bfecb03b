import { existsSync } from 'node:fs';
import { join, relative, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { currentBuild, publishBuild } from './builds.mjs';
import { runChild } from './child.mjs';
import { compressFiles } from './compress.mjs';
import { ensureInstalled } from './install.mjs';
import { withLock } from './lock.mjs';
import { hashOf, pinnedNode, Problem, root, runScript, toolEnvironment } from './project.mjs';

const sources = [
  'scripts/builds.mjs',
  'scripts/compress.mjs',
  'src',
  'demo',
  'public',
  'site.config.ts',
  'vite.config.ts',
  'react-router.config.ts',
  'package.json',
  'package-lock.json',
];
const builds = resolve(root, process.env.BUILD_DIR ?? 'build');

const wanted = () => `build-${hashOf(sources).slice(0, 16)}`;

/** Whether the built site was made from the sources as they are. */
export function isBuilt() {
  return currentBuild(builds) === wanted();
}

/**
 * The file of a program: 'main', 'cli/admin'. A site is what was built last, whatever the sources are by now. A command is what
 * was built of the sources as they are, or else its source, so that it never waits for a build. An image has no sources.
 */
export function programFile(name) {
  const build = currentBuild(builds);
  const isOfSources = build !== null && (name === 'main' || build === wanted() || !existsSync(join(root, 'src')));
  return isOfSources ? join(builds, build, 'server/server', `${name}.js`) : join(root, 'src/server', `${name}.ts`);
}

/** Builds the site when anything it is made of has changed. */
export async function ensureBuilt() {
  if (isBuilt()) return;
  await withLock(async () => {
    await publishBuild(builds, wanted(), async (folder) => {
      console.log('Building …');
      await runBuild(folder);
      compressFiles(join(folder, 'client'));
    });
  });
}

async function runBuild(folder) {
  const cli = join(root, 'node_modules/@react-router/dev/bin.cjs');
  if (!existsSync(cli))
    throw new Problem('The site has to be built and its tools are not installed: run `npm ci`, then start again.');
  const env = toolEnvironment({ NODE_ENV: 'production', BUILD_DIR: relative(root, folder) });
  const { code, output, interrupted } = await runChild(pinnedNode, [cli, 'build'], { env, quiet: true, patience: 5_000 });
  if (interrupted !== null) process.exit(interrupted);
  if (code !== 0) throw new Problem(`${output.trim()}\n\nThe build failed, see above. Correct what it names, then start again.`);
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) {
  await runScript(async () => {
    await ensureInstalled('building');
    await ensureBuilt();
  });
}
