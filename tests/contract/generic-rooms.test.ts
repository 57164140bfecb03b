import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import * as contentTypes from '#shared/content-types/index.ts';
import { modulesIn, root } from '../support/imports.ts';

/** Rooms that are handed content types, and know none by name: where one differs it fills a slot, or its description says so. */
const rooms = [
  ...['calls', 'codes', 'fields', 'formats', 'paging', 'pictures', 'text'].map((room) => `src/shared/${room}`),
  ...['api-docs', 'backup', 'crud', 'http', 'journal', 'links', 'media', 'picture-library', 'response-cache', 'sheets'].map(
    (room) => `src/server/${room}`,
  ),
  ...['features', 'forms', 'inputs', 'lists', 'screens', 'session', 'work'].map((room) => `src/web/admin/${room}`),
];

const { descriptions, ...named } = contentTypes;
const names = Object.keys(named).filter((name) => descriptions.some(({ name: known }) => known === name));
const paths = descriptions.map(({ path }) => path);

const naming = [
  // By import: from the list of all, or from the file of one.
  new RegExp(String.raw`import \{[^}]*\b(?:${names.join('|')})\b[^}]*\} from '#shared/content-types/index\.ts'`),
  new RegExp(String.raw`from '#(?:shared|server)/content-types/(?:${fileNames().join('|')})\.ts'`),
  // By comparing its path or its name.
  new RegExp(String.raw`[!=]==? '(?:${[...paths, ...names].join('|')})'`),
  new RegExp(String.raw`\bcase '(?:${paths.join('|')})':`),
];
const isNaming = (text: string) => naming.some((way) => way.test(text));

function fileNames(): string[] {
  return names.map((name) => name.replaceAll(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`));
}

it('no generic room names a content type', () => {
  expect(names).toHaveLength(descriptions.length);
  const found = rooms.flatMap(modulesIn).filter((path) => isNaming(readFileSync(join(root, path), 'utf8')));
  expect(found).toEqual([]);
});

it.each([
  "import { article } from '#shared/content-types/index.ts';",
  "import { descriptions, majorGroup } from '#shared/content-types/index.ts';",
  "import { menu } from '#shared/content-types/menu.ts';",
  "import { majorGroup } from '#shared/content-types/major-group.ts';",
  "if (description.path === 'bai-viet') return;",
  "const isMenu = description.name !== 'menu';",
  "switch (resource) { case 'banners': }",
])('%s would name one', (text) => {
  expect(isNaming(text)).toBe(true);
});
