import { execFileSync } from 'node:child_process';
import { existsSync, globSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join, relative, resolve } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { beforeAll, describe, expect, it } from 'vitest';
import { startSite } from '../../trials/site-process.ts';
import { root } from '../support/imports.ts';
import { programFile } from '../support/program.ts';
import { scratchDir } from '../support/scratch.ts';

/** Files that may be loaded until the first page is answered: each costs the start a look at the disk. */
const mostFiles = 40;

/** What nobody needs before he asks for it. */
const notAtFirst =
  /^(src\/server\/(api-docs\/open-api|seo\/share-drawing|cli\/)|src\/web\/admin\/|demo\/|node_modules\/(@mantine|sharp|opentype|@zxcvbn))/;

type Map = { sources: string[] };

/** The files that a built one was made of, from the folder of the project; itself, where it was not built. */
function madeOf(file: string): string[] {
  if (!existsSync(`${file}.map`)) return [relative(root, file)];
  const { sources } = JSON.parse(readFileSync(`${file}.map`, 'utf8')) as Map;
  return sources.map((source) => relative(root, resolve(file, '..', source)));
}

describe('the built server', () => {
  let built: string;
  beforeAll(() => {
    execFileSync(process.execPath, [join(root, 'scripts/build.mjs')], { stdio: 'pipe' });
    built = resolve(programFile('main'), '../..');
  }, 600_000);

  it('has every file that the program starts or imports by its place, and every command', () => {
    const sources = globSync('src/server/**/*.ts', { cwd: root });
    const named = sources.flatMap((file) =>
      [...readFileSync(join(root, file), 'utf8').matchAll(/programFile\('([^']+)'\)/g)].map(([, path = '']) => path),
    );
    const scripts = [...readFileSync(join(root, 'package.json'), 'utf8').matchAll(/run\.mjs (cli\/\w+)/g)];
    const commands = scripts.map(([, command]) => `server/${command}.ts`);
    expect([named.length, commands.length]).toEqual([8, 6]);
    const missing = [...named, ...commands].filter((path) => !existsSync(join(built, path.replace(/\.ts$/, '.js'))));
    expect(missing).toEqual([]);
    const migrations = (folder: string, ending: string) =>
      globSync(`server/database/migrations/*${ending}`, { cwd: folder }).length;
    expect(migrations(built, '.js')).toBe(migrations(join(root, 'src'), '.ts'));
  });

  it('has every module once, so that what is kept in one is the same for all', () => {
    const modules = globSync('**/*.js', { cwd: built }).flatMap((file) => madeOf(join(built, file)));
    const own = modules.filter((module) => module.startsWith('src/'));
    expect(own).toContain('src/server/observability/log.ts');
    expect(own.filter((module, index) => own.indexOf(module) !== index)).toEqual([]);
  });

  it(
    'answers its first page from few files, and has loaded nothing that the page does without',
    { timeout: 120_000 },
    async () => {
      const dir = mkdtempSync(join(scratchDir(), 'huong-nghiep-first-page-'));
      try {
        const hook = join(dir, 'hook.mjs');
        writeFileSync(
          hook,
          `import { registerHooks } from 'node:module';
         import { writeFileSync } from 'node:fs';
         import { isMainThread } from 'node:worker_threads';
         const loaded = [];
         registerHooks({ load(url, context, next) { loaded.push(url); return next(url, context); } });
         if (isMainThread) process.on('exit', () => writeFileSync(${JSON.stringify(join(dir, 'loaded.json'))}, JSON.stringify(loaded)));`,
        );
        const env = { NODE_OPTIONS: `--import=${pathToFileURL(hook).href}`, DEMO_CONTENT: 'false' };
        // The first start makes the tables.
        await (await startSite(join(dir, 'data'), env, true)).end('SIGTERM');
        const site = await startSite(join(dir, 'data'), env, true);
        expect((await fetch(`${site.origin}/mon-hoc`)).status).toBe(200);
        // What is called for its error alone is called in the build too.
        expect((await fetch(`${site.origin}/api/mon-hoc/%E0%A4%A`)).status).toBe(400);
        await site.end('SIGTERM');
        const urls = (JSON.parse(readFileSync(join(dir, 'loaded.json'), 'utf8')) as string[]).filter((url) =>
          url.startsWith('file:'),
        );
        const files = urls.map((url) => fileURLToPath(url)).filter((file) => file !== hook);
        expect(files).toContain(join(built, 'server/main.js'));
        expect(files.length).toBeLessThanOrEqual(mostFiles);
        expect(files.flatMap(madeOf).filter((file) => notAtFirst.test(file))).toEqual([]);
      } finally {
        rmSync(dir, { recursive: true, force: true });
      }
    },
  );
});
