import { execFileSync } from 'node:child_process';
import { existsSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { currentBuild } from '#server/start/current-build.ts';
import { createTestApp } from '../support/app.ts';
import { openHttpSite } from '../support/http-site.ts';

let builds: string;
beforeEach(() => {
  builds = mkdtempSync(join(tmpdir(), 'huong-nghiep-builds-'));
});
afterEach(() => rmSync(builds, { recursive: true, force: true }));

const from = (name: string) => JSON.stringify(pathToFileURL(resolve('scripts', name)).href);

/** What the start script does when the sources have changed, with two files in the place of a site; `fails`: in the middle of it. */
function publish(name: string, fails = false): void {
  const program = `
    import { mkdirSync, writeFileSync } from 'node:fs';
    import { publishBuild } from ${from('builds.mjs')};
    await publishBuild(${JSON.stringify(builds)}, '${name}', async (folder) => {
      for (const part of ['server/server', 'client/assets']) mkdirSync(folder + '/' + part, { recursive: true });
      if (${fails}) throw new Error('The build was broken off.');
      writeFileSync(folder + '/server/server/main.js', '');
      writeFileSync(folder + '/client/assets/${name}.js', '${name}');
      writeFileSync(folder + '/client/assets/shared.js', 'shared');
    });`;
  execFileSync(process.execPath, ['--input-type=module', '--eval', program], { stdio: 'pipe' });
}

const folders = () => readdirSync(builds).filter((name) => name !== 'current');
const assets = (name: string) => readdirSync(join(builds, name, 'client/assets')).sort();

it('a build is made beside the one that is served, serves the assets of both, and two stay', () => {
  expect(currentBuild(builds)).toBe(builds);
  publish('build-a');
  expect(currentBuild(builds)).toBe(join(builds, 'build-a'));
  publish('build-b');
  expect(currentBuild(builds)).toBe(join(builds, 'build-b'));
  expect(assets('build-b')).toEqual(['build-a.js', 'build-b.js', 'shared.js']);
  publish('build-c');
  expect(folders()).toEqual(['build-b', 'build-c']);
  expect(assets('build-c')).toEqual(['build-b.js', 'build-c.js', 'shared.js']);
});

it('a build that is broken off changes nothing of what is served, and is cleared away by the next', () => {
  publish('build-a');
  expect(() => publish('build-b', true)).toThrow('The build was broken off.');
  expect(currentBuild(builds)).toBe(join(builds, 'build-a'));
  expect(folders().some((name) => name.startsWith('draft-'))).toBe(true);
  publish('build-b');
  publish('build-c');
  expect(folders()).toEqual(['build-b', 'build-c']);
});

it('going back to the version before takes its build as it is, and what an older version built is left until the second build', () => {
  mkdirSync(join(builds, 'server'));
  writeFileSync(join(builds, 'server/index.js'), '');
  publish('build-a');
  expect(existsSync(join(builds, 'server'))).toBe(true);
  publish('build-b');
  expect(existsSync(join(builds, 'server'))).toBe(false);
  publish('build-a', true);
  expect(readFileSync(join(builds, 'current'), 'utf8')).toBe('build-a\n');
  expect(folders()).toEqual(['build-a', 'build-b']);
});

it('a process that runs on the build before serves the scripts of the next, and no others', async () => {
  publish('build-a');
  const test = await createTestApp('sqlite');
  const { get, close } = await openHttpSite(test, { assets: join(builds, 'build-a/client'), builds });
  publish('build-b');
  const next = await get('/assets/build-b.js');
  expect([next.status, next.body.toString(), next.headers['cache-control']]).toEqual([
    200,
    'build-b',
    'public, max-age=31536000, immutable',
  ]);
  expect((await get('/assets/build-a.js')).body.toString()).toBe('build-a');
  for (const absent of ['/assets/build-c.js', '/assets/..%2f..%2fcurrent', '/assets/../../current'])
    expect((await get(absent)).status).toBe(404);
  await close();
  await test.close();
});
