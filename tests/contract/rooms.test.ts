import { execFile } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { build, loadConfigFromFile, type Plugin } from 'vite';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { importsOf, loadedWith, modulesIn, readModule, resolveOwn, root } from '../support/imports.ts';

/** Where a module stands, what it imports, and whether the linter lets it. */
const walls = [
  ['src/shared/text', "import { a } from 'node:fs'", 'refused'],
  ['src/shared/text', "import { a } from 'react'", 'refused'],
  ['src/shared/text', "import { a } from 'kysely'", 'refused'],
  ['src/shared/text', "import { a } from 'zod'", 'refused'],
  ['src/shared/text', "import { a } from '#server/start/app.ts'", 'refused'],
  ['src/shared/text', "import { a } from '#web/api.ts'", 'refused'],
  ['src/shared/text', "import { a } from '../../server/app.ts'", 'refused'],
  ['src/shared/text', "import { a } from '#demo/load.ts'", 'refused'],
  ['src/shared/text', "import { a } from '#site-config'", 'refused'],
  ['src/shared/content-types', "import { a } from 'zod'", 'refused'],
  ['src/shared/fields', "import { a } from 'zod/mini'", 'refused'],
  ['src/shared/fields', "import { a } from 'react'", 'refused'],
  ['src/shared/fields', "import { a } from 'node:fs'", 'refused'],
  ['src/shared/fields', "import { a } from '#server/start/app.ts'", 'refused'],
  ['src/shared/answers', "import { a } from 'hono'", 'refused'],
  ['src/shared/answers', "import { a } from '#server/start/app.ts'", 'refused'],
  ['src/server/public', "import { a } from '#web/api.ts'", 'refused'],
  ['src/server/public', "import { a } from '../../web/api.ts'", 'refused'],
  ['src/server/public', "import { a } from 'react-dom/server'", 'refused'],
  ['src/server/public', "import { a } from '#demo/load.ts'", 'refused'],
  ['src/server/public', "import { type a } from '#demo/load.ts'", 'refused'],
  ['src/server/public', "import { a } from '../../../demo/load.ts'", 'refused'],
  ['src/server', "import { a } from '#demo/load.ts'", 'refused'],
  ['src/server/start', "import { a } from '#web/api.ts'", 'refused'],
  ['src/server/start', "import { a } from 'react'", 'refused'],
  ['bench', "import { a } from '#demo/load.ts'", 'refused'],
  ['src/web/admin', "import { a } from '#demo/load.ts'", 'refused'],
  ['src/web/admin', "import { a } from '#server/start/app.ts'", 'refused'],
  ['src/web/admin', "import { type a } from '#server/start/app.ts'", 'refused'],
  ['src/web/admin', "export * from '#server/start/app.ts'", 'refused'],
  ['src/web/admin', "export const a = import('#server/start/app.ts')", 'refused'],
  ['src/web/admin', "import { a } from '../../server/app.ts'", 'refused'],
  ['src/web/admin', "import { a } from '../../shared/paths.ts'", 'refused'],
  ['src/web/admin', "import { a } from 'node:fs'", 'refused'],
  ['src/web/admin', "import { a } from 'fs'", 'refused'],
  ['src/web/admin', "import { a } from 'kysely'", 'refused'],
  ['src/web/ui', "import { a } from '#web/public/pages/home.tsx'", 'refused'],
  ['src/web/ui', "import { a } from '#shared/content-types/index.ts'", 'refused'],
  ['src/web/ui', "import { a } from '#shared/fields/index.ts'", 'refused'],
  ['src/web/ui', "import { a } from '#shared/answers/wire.ts'", 'refused'],
  ['src/web/public/pages', "import { a } from '#web/admin/session/client.ts'", 'refused'],
  ['src/web/public/pages', "import { a } from '../../admin/token.ts'", 'refused'],
  ['src/web/public/pages', "import { a } from 'zod'", 'refused'],
  ['src/web/public/pages', "import { a } from '@mantine/core'", 'refused'],
  ['src/web/public/pages', "import { a } from '@tanstack/react-query'", 'refused'],
  ['src/web/public/pages', "import { a } from '#shared/content-types/index.ts'", 'refused'],
  ['src/web/public/pages', "import { a } from '#shared/fields/index.ts'", 'refused'],
  ['src/web/public/pages', "import { a } from '#shared/answers/wire.ts'", 'refused'],
  ['src/web/public/pages', "import { a } from '#shared/calls/reading.ts'", 'refused'],
  ['src/web/public/pages', "export * from '#shared/answers/wire.ts'", 'refused'],
  ['src/web/public/pages', "import { a } from '#shared/codes/official-names.ts'", 'refused'],
  ['src/web/public/pages', "import { a } from '#server/start/app.ts'", 'refused'],
  ['src/web/public/pages', "import { a } from 'node:fs'", 'refused'],
  ['src/shared/text', "import { a } from './fold.ts'", 'let through'],
  ['src/shared/text', "import { a } from '#shared/paths.ts'", 'let through'],
  ['src/shared/fields', "import { a } from 'zod'", 'let through'],
  ['src/shared/answers', "import { a } from 'zod'", 'let through'],
  ['src/shared/calls', "import { a } from 'zod'", 'let through'],
  ['src/server/start', "export const a = import('#demo/load.ts')", 'let through'],
  ['tests/api', "import { a } from '#demo/load.ts'", 'let through'],
  ['demo/content', "import { a } from '#demo/load.ts'", 'let through'],
  ['src/server/public', "import { a } from '#shared/paths.ts'", 'let through'],
  ['src/server/public', "import { a } from 'kysely'", 'let through'],
  ['src/web/admin', "import { a } from '#shared/content-types/index.ts'", 'let through'],
  ['src/web/admin', "import { a } from '@mantine/core'", 'let through'],
  ['src/web/public/pages', "import { a } from '#shared/paths.ts'", 'let through'],
  ['src/web/public/pages', "import type { a } from '#shared/content-types/description.ts'", 'let through'],
  ['src/web/public/pages', "import type { a } from '#shared/fields/index.ts'", 'let through'],
  ['src/web/public/pages', "import type { a } from '#shared/answers/wire.ts'", 'let through'],
  ['src/web/ui', "import { type a } from '#shared/answers/wire.ts'", 'let through'],
  ['src/web/public/pages', "import { a } from '#web/ui/icon.tsx'", 'let through'],
] as const;

describe('the linter', () => {
  const house = mkdtempSync(join(tmpdir(), 'huong-nghiep-rooms-'));
  afterAll(() => rmSync(house, { recursive: true, force: true }));
  const fileOf = (index: number) => `${walls[index]?.[0]}/probe-${index}.ts`;
  let complaints = new Map<string, string[]>();

  beforeAll(async () => {
    cpSync(join(root, 'oxlint.config.ts'), join(house, 'oxlint.config.ts'));
    const write = (path: string, text: string) => {
      mkdirSync(dirname(join(house, path)), { recursive: true });
      writeFileSync(join(house, path), text);
    };
    walls.forEach(([, statement], index) =>
      write(fileOf(index), statement.startsWith('import') ? use(statement) : `${statement};\n`),
    );
    write('src/web/circle/one.ts', "import { two } from './two.ts';\nexport const one = () => two();\n");
    write('src/web/circle/two.ts', "import { one } from './one.ts';\nexport const two = (): unknown => one();\n");
    complaints = await lint(house);
  });

  it.each(walls.map((wall, index) => [...wall, index] as const))('%s: %s is %s', (_room, _statement, verdict, index) => {
    expect(complaints.get(fileOf(index)) ?? []).toEqual(verdict === 'refused' ? ['eslint(no-restricted-imports)'] : []);
  });

  it('refuses a circle of imports', () => {
    expect(complaints.get('src/web/circle/one.ts')).toEqual(['import(no-cycle)']);
  });
});

/** A module that uses what it imports, so that nothing else is wrong with it. */
const use = (statement: string) => `${statement};\nexport ${/\btype\b/.test(statement) ? 'type B = a' : 'const b = a'};\n`;

/** The rules that each file breaks. */
async function lint(cwd: string): Promise<Map<string, string[]>> {
  const tool = join(root, 'node_modules/oxlint/bin/oxlint');
  const output = await new Promise<string>((done) => {
    execFile(process.execPath, [tool, '--format=json', '.'], { cwd, maxBuffer: 2 ** 24 }, (_refused, stdout) => done(stdout));
  });
  const { diagnostics } = JSON.parse(output) as { diagnostics: { filename: string; code: string }[] };
  const found = new Map<string, string[]>();
  for (const { filename, code } of diagnostics) found.set(filename, [...(found.get(filename) ?? []), code]);
  return found;
}

describe('the build of the site', () => {
  it.each([
    "import '#server/settings.ts'",
    "import '../server/settings.ts'",
    "import('./../server/app.ts')",
    "import '/src/server/app.ts'",
  ])('breaks on %s', async (statement) => {
    await expect(buildOf(statement)).rejects.toThrow('the web room reaches the server through the API only');
  });

  it('takes what the room may have', async () => {
    await expect(buildOf("import { homePath } from '#shared/paths.ts'; console.log(homePath)")).resolves.toBeDefined();
  });
});

/** Builds one module that stands in src/web, with the walls of the real configuration and nothing else of it. */
async function buildOf(code: string) {
  const file = join(root, 'src/web/probe.ts');
  const probe: Plugin = {
    name: 'probe',
    enforce: 'pre',
    resolveId: (source) => (source === file ? file : null),
    load: (id) => (id === file ? code : null),
  };
  const loaded = await loadConfigFromFile({ command: 'build', mode: 'production' }, 'vite.config.ts', root, 'silent');
  const plugins: unknown[] = loaded?.config.plugins ?? [];
  const wall = plugins.find(
    (plugin): plugin is Plugin => typeof plugin === 'object' && plugin !== null && 'name' in plugin && plugin.name === 'walls',
  );
  return build({
    root,
    configFile: false,
    logLevel: 'silent',
    plugins: [wall, probe],
    build: { write: false, rollupOptions: { input: file } },
  });
}

describe('the rooms as they stand', () => {
  it('are read as the language reads them', () => {
    const text = `
      import a, { b } from 'one'; import type { C } from "two"; import { type D, type E } from 'three';
      import { type F, g } from 'four'; import 'five';
      export { h } from 'six'; export * from 'seven'; export type { I } from 'eight';
      // import 'no';
      const j = await import('nine');
      import {
        k,
      } from 'ten';
      import type from 'eleven';
    `;
    expect(
      importsOf(text)
        .map(({ from, typeOnly }) => `${from}${typeOnly ? ' (types)' : ''}`)
        .toSorted(),
    ).toEqual(
      [
        'one',
        'two (types)',
        'three (types)',
        'four',
        'five',
        'six',
        'seven',
        'eight (types)',
        'nine',
        'ten',
        'eleven',
      ].toSorted(),
    );
  });

  it('shared depends on itself, and in its fields, answers and calls on zod', () => {
    const mayUseZod = /^src\/shared\/(answers|calls|fields)\//;
    const strangers = modulesIn('src/shared').flatMap((path) =>
      readModule(path)
        .filter(({ from }) => !(resolveOwn(from, path)?.startsWith('src/shared/') || (from === 'zod' && mayUseZod.test(path))))
        .map(({ from }) => `${path} imports ${from}`),
    );
    expect(strangers).toEqual([]);
  });

  it('the demo school is reached through its loader, which is loaded when it is needed', () => {
    const importers = modulesIn('src').flatMap((path) =>
      readModule(path)
        .filter(({ from }) => resolveOwn(from, path)?.startsWith('demo/'))
        .map(({ from, later }) => `${path} imports ${from}${later ? ' later' : ''}`),
    );
    expect(importers).toEqual([expect.stringMatching(/^src\/server\/start\/\S+ imports #demo\/load\.ts later$/)]);
  });

  it('server does not see web, web does not see server', () => {
    const across = (room: string, other: string) =>
      modulesIn(room).flatMap((path) =>
        readModule(path)
          .filter(({ from }) => resolveOwn(from, path)?.startsWith(`${other}/`))
          .map(({ from }) => `${path} imports ${from}`),
      );
    expect([...across('src/server', 'src/web'), ...across('src/web', 'src/server')]).toEqual([]);
  });

  it('what visitors load has no rules, no back office and no kit of it', () => {
    const loaded = loadedWith(['src/web/root.tsx', 'src/web/entry.client.tsx', ...modulesIn('src/web/public')]);
    const heavy = [...loaded].filter((path) =>
      /^(zod|@mantine|@tanstack|src\/web\/admin|src\/shared\/(answers|calls|fields|content-types))(\/|$)/.test(path),
    );
    expect(loaded.size).toBeGreaterThan(20);
    expect(heavy).toEqual([]);
  });
});
