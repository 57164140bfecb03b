import {
  copyFileSync,
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
  utimesSync,
  writeFileSync,
} from 'node:fs';
import { join } from 'node:path';

// A folder for each build, and a file that names the one to serve: what runs goes on with its own while the next is made.

/** How many builds stay. */
const kept = 2;

const isWhole = (folder) => existsSync(join(folder, 'site-stamp')) && existsSync(join(folder, 'server/server/main.js'));

/** The name of the build that is served; null before the first. */
export function currentBuild(builds) {
  const pointer = join(builds, 'current');
  const name = existsSync(pointer) ? readFileSync(pointer, 'utf8').trim() : '';
  return /^build-\w+$/.test(name) && isWhole(join(builds, name)) ? name : null;
}

/**
 * Has the build of this name served from the next start on. `make` writes it into a folder, unless it is there already: whoever
 * goes back to the version before finds its build.
 */
export async function publishBuild(builds, name, make) {
  const before = currentBuild(builds);
  if (before === name) return;
  const folder = join(builds, name);
  if (isWhole(folder)) utimesSync(join(folder, 'site-stamp'), new Date(), new Date());
  else {
    mkdirSync(builds, { recursive: true });
    const draft = join(builds, `draft-${process.pid}`);
    await make(draft);
    const assets = join(draft, 'client/assets');
    writeFileSync(join(draft, 'own-assets.json'), JSON.stringify(readdirSync(assets)));
    if (before !== null) keepAssets(join(builds, before), assets);
    writeFileSync(join(draft, 'site-stamp'), `${name}\n`);
    rmSync(folder, { recursive: true, force: true });
    renameSync(draft, folder);
  }
  // Renaming a file is one step: who reads it finds the one build or the other.
  writeFileSync(join(builds, 'current.draft'), `${name}\n`);
  renameSync(join(builds, 'current.draft'), join(builds, 'current'));
  removeOld(builds, name, before);
}

/** Pages that were opened before an update load further scripts after it: those of the build before are served too. */
function keepAssets(before, assets) {
  for (const file of JSON.parse(readFileSync(join(before, 'own-assets.json'), 'utf8'))) {
    const target = join(assets, file);
    if (!existsSync(target)) copyFileSync(join(before, 'client/assets', file), target);
  }
}

/** All but the build that is served and the one before it; drafts are left by builds that were broken off. */
function removeOld(builds, name, before) {
  const stampedAt = (build) => statSync(join(builds, build, 'site-stamp'), { throwIfNoEntry: false })?.mtimeMs ?? 0;
  const others = readdirSync(builds)
    .filter((each) => /^(build|draft)-\w+$/.test(each) && each !== name)
    .sort((one, other) => Number(other === before) - Number(one === before) || stampedAt(other) - stampedAt(one));
  // Versions until 0.2 built into this folder itself: one of them may be running until the build after the first.
  const former = before === null ? [] : ['server', 'client', 'site-stamp'];
  for (const each of [...others.slice(kept - 1), ...former]) rmSync(join(builds, each), { recursive: true, force: true });
}
