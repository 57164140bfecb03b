import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';

export const root = resolve(import.meta.dirname, '../..');

/** `later`: by a call, when the program gets there. */
export type Import = { from: string; typeOnly: boolean; later: boolean };

/** What a module imports, re-exports or loads later, read from its text. */
export function importsOf(text: string): Import[] {
  const code = text.replaceAll(/\/\*[\s\S]*?\*\/|^\s*\/\/.*$/gm, '');
  const statements = [...code.matchAll(/(?:^|[;}])\s*(?:import|export)\s+(?:([\w*{][^;'"]*?)\s*from\s*)?(['"])([^'"]+)\2/gm)];
  const calls = [...code.matchAll(/\bimport\s*\(\s*(['"`])([^'"`]+)\1/g)];
  return [
    ...statements.map(([, names = '', , from = '']) => ({ from, typeOnly: isTypeOnly(names), later: false })),
    ...calls.map(([, , from = '']) => ({ from, typeOnly: false, later: true })),
  ];
}

function isTypeOnly(names: string): boolean {
  if (/^type\s+[\w*{]/.test(names.trim())) return true;
  const list = /^\{([^}]*)\}$/
    .exec(names.trim())?.[1]
    ?.split(',')
    .filter((name) => name.trim() !== '');
  return list !== undefined && list.length > 0 && list.every((name) => /^\s*type\s/.test(name));
}

/** The modules below a folder, tests left out; paths from the project's root. */
export function modulesIn(folder: string): string[] {
  return readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' })
    .filter((name) => /\.tsx?$/.test(name) && !/\.(test|d)\.tsx?$/.test(name))
    .map((name) => `${folder}/${name.replaceAll('\\', '/')}`)
    .toSorted();
}

export const readModule = (path: string) => importsOf(readFileSync(join(root, path), 'utf8'));

/** What each module imports, by the module's path from the root. */
export type Tree = ReadonlyMap<string, readonly Import[]>;

export const treeOf = (folders: readonly string[]): Tree =>
  new Map(folders.flatMap(modulesIn).map((path) => [path, readModule(path)]));

/** The file an import of the project's own means, from the root; null for a package. */
export function resolveOwn(from: string, importer: string): string | null {
  const path = from.replace(/\?.*$/, '');
  if (path.startsWith('.')) return join(dirname(importer), path);
  if (path === '#site-config') return 'site.config.ts';
  if (path.startsWith('#demo/')) return path.slice(1);
  return /^#(shared|server|web)\//.test(path) ? `src/${path.slice(1)}` : null;
}

/** Everything that is loaded along with `starts`: own files and packages. Types load nothing. */
export function loadedWith(starts: string[]): Set<string> {
  const loaded = new Set<string>();
  const queue = [...starts];
  for (let path = queue.pop(); path !== undefined; path = queue.pop()) {
    if (loaded.has(path)) continue;
    loaded.add(path);
    if (!/\.tsx?$/.test(path) || !existsSync(join(root, path))) continue;
    for (const { from, typeOnly } of readModule(path)) if (!typeOnly) queue.push(resolveOwn(from, path) ?? from);
  }
  return loaded;
}
