import { readdirSync, readFileSync } from 'node:fs';
import { dirname, join, posix } from 'node:path';
import { describe, expect, it } from 'vitest';
import { modulesIn, root } from '../support/imports.ts';

/** Files by their path from the project's root. */
type Texts = ReadonlyMap<string, string>;

/** The classes a stylesheet has rules for, but those of others (`:global`). */
function classesOf(css: string): Set<string> {
  const plain = css.replaceAll(/\/\*[\s\S]*?\*\//g, '').replaceAll(/(["'])(?:\\.|(?!\1).)*\1/g, '');
  const selectors = [...plain.matchAll(/(?:^|[{};])([^{};]*)(?=\{)/g)].map(([, text = '']) =>
    text.replaceAll(/:global\([^)]*\)/g, ''),
  );
  return new Set(
    selectors
      .filter((text) => !text.trim().startsWith('@'))
      .flatMap((text) => [...text.matchAll(/\.([A-Za-z_][\w-]*)/g)].map(([, name = '']) => name)),
  );
}

/** The stylesheets a module imports, by the name it gives them, and the classes it names of each. */
function usesOf(path: string, code: string) {
  return [...code.matchAll(/^import (\w+) from '([^']+\.module\.css)';/gm)].map(([, name = '', from = '']) => {
    const uses = code.matchAll(new RegExp(`(?<![\\w.'])${name}\\[(?:'([^']+)'\\])?`, 'g'));
    return { sheet: resolveSheet(path, from), classes: [...uses].map(([, used]) => used ?? null) };
  });
}

const resolveSheet = (path: string, from: string) =>
  from.startsWith('#') ? `src/${from.slice(1)}` : posix.join(dirname(path), from);

/** Every class that is named and has no rule, and every class that has rules and is named nowhere. */
function faultsOf(sheets: Texts, modules: Texts): string[] {
  const faults: string[] = [];
  const unused = new Map([...sheets].map(([sheet, css]) => [sheet, classesOf(css)]));
  for (const [path, code] of modules) {
    for (const { sheet, classes } of usesOf(path, code)) {
      const known = classesOf(sheets.get(sheet) ?? '');
      for (const name of classes) {
        if (name === null) faults.push(`${path} names a class of ${sheet} otherwise than as ['class']`);
        else if (!known.has(name)) faults.push(`${path} names .${name}, for which ${sheet} has no rule`);
        unused.get(sheet)?.delete(name ?? '');
      }
    }
  }
  for (const [sheet, names] of unused) for (const name of names) faults.push(`${sheet} has .${name}, which no module names`);
  return faults;
}

const read = (paths: string[]): Texts => new Map(paths.map((path) => [path, readFileSync(join(root, path), 'utf8')]));

describe('the classes of stylesheets', () => {
  it('are all named by a module, and what modules name is there', () => {
    const sheets = readdirSync(join(root, 'src/web'), { recursive: true, encoding: 'utf8' })
      .filter((name) => name.endsWith('.module.css'))
      .map((name) => `src/web/${name.replaceAll('\\', '/')}`);
    expect(sheets.length).toBeGreaterThan(40);
    expect(faultsOf(read(sheets), read(modulesIn('src/web')))).toEqual([]);
  });

  it('are missed where they are not, and found where nobody needs them', () => {
    const sheet = `
      /* .comment { } */
      @media (min-width: 48.5em) { .card > .name:not(:global(.theirs), [data-x='.quoted']) { margin: 0.5rem; } }
      .card:hover,
      .left { background: url(a.png); }
    `;
    const card = `import styles from './card.module.css';\nconst a = [styles['card'], styles['name'], styles['gone']];\n`;
    const other = `import card from '#web/ui/card.module.css';\nconst b = card[name];\n`;
    expect(
      faultsOf(
        new Map([['src/web/ui/card.module.css', sheet]]),
        new Map([
          ['src/web/ui/card.tsx', card],
          ['src/web/public/other.tsx', other],
        ]),
      ),
    ).toEqual([
      'src/web/ui/card.tsx names .gone, for which src/web/ui/card.module.css has no rule',
      "src/web/public/other.tsx names a class of src/web/ui/card.module.css otherwise than as ['class']",
      'src/web/ui/card.module.css has .left, which no module names',
    ]);
  });
});
