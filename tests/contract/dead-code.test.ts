import { execFile } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { root } from '../support/imports.ts';

/** A small project with this one's own configuration, and one piece of dead code of each sort. */
const planted = {
  'package.json': JSON.stringify({
    name: 'planted',
    type: 'module',
    imports: { '#server/*': './src/server/*' },
    dependencies: { 'left-behind': '1.0.0' },
  }),
  'src/server/main.ts': "import { used } from '#server/start/used.ts';\nconsole.log(used);\n",
  'src/server/start/used.ts': 'export const used = 1;\nexport const planted = 2;\nexport type Planted = 3;\n',
  'src/server/start/forgotten.ts': 'export const forgotten = 1;\n',
  'scripts/build.mjs': "import 'not-declared';\n",
};

type Issues = Record<'files' | 'exports' | 'types' | 'dependencies' | 'unlisted', { name: string }[]> & { file: string };

describe('the search for dead code', () => {
  const house = mkdtempSync(join(tmpdir(), 'huong-nghiep-dead-code-'));
  afterAll(() => rmSync(house, { recursive: true, force: true }));
  let found: string[] = [];

  beforeAll(async () => {
    for (const [path, text] of Object.entries(planted)) {
      mkdirSync(dirname(join(house, path)), { recursive: true });
      writeFileSync(join(house, path), text);
    }
    cpSync(join(root, 'knip.ts'), join(house, 'knip.ts'));
    cpSync(join(root, 'tools'), join(house, 'tools'), { recursive: true });
    const tool = join(root, 'node_modules/knip/bin/knip.js');
    const output = await new Promise<string>((done) => {
      execFile(process.execPath, [tool, '--reporter=json', '--no-config-hints'], { cwd: house }, (_found, stdout) =>
        done(stdout),
      );
    });
    const { issues } = JSON.parse(output) as { issues: Issues[] };
    found = issues.flatMap((issue) =>
      (['files', 'exports', 'types', 'dependencies', 'unlisted'] as const).flatMap((sort) =>
        issue[sort].map(({ name }) => `${sort}: ${name} in ${issue.file}`),
      ),
    );
  });

  it.each([
    ['an export that nobody imports', 'exports: planted in src/server/start/used.ts'],
    ['a type that nobody names', 'types: Planted in src/server/start/used.ts'],
    ['a file that nobody imports', 'files: src/server/start/forgotten.ts in src/server/start/forgotten.ts'],
    ['a dependency that nobody imports', 'dependencies: left-behind in package.json'],
    ['an import that package.json does not name', 'unlisted: not-declared in scripts/build.mjs'],
  ])('finds %s', (_what, issue) => {
    expect(found).toContain(issue);
  });

  it('lets everything else be', () => {
    expect(found).toHaveLength(5);
  });
});
