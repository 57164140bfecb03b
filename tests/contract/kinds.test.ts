import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { modulesIn, root } from '../support/imports.ts';

/** Ways to go by the kind of a field that a new kind would slip through: what nobody thought of has a default, or is in no set. */
const silent = [
  /switch \((?:[\w.]*\b(?:field|column|described)\.)?kind\)/,
  /(?:ReadonlySet|Set|Partial<Record|ReadonlyMap|Map)<Field\['kind'\]/,
  /readonly Field\['kind'\]\[\]/,
];
const isSilent = (text: string) => silent.some((way) => way.test(text));

it('every table of the kinds of fields has each of them', () => {
  const found = modulesIn('src').filter((path) => isSilent(readFileSync(join(root, path), 'utf8')));
  expect(found).toEqual([]);
});

it.each([
  'switch (field.kind) { default: return null; }',
  'switch (kind) {',
  'switch (props.column.field.kind) {',
  "const lists: ReadonlySet<Field['kind']> = new Set(['tags']);",
  "const kinds: Partial<Record<Field['kind'], string>> = {};",
  "const beside: readonly Field['kind'][] = ['slug'];",
])('%s would let a new one through', (text) => {
  expect(isSilent(text)).toBe(true);
});
