import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import type { Field } from '#shared/fields/index.ts';
import { descriptions, position } from '#shared/content-types/index.ts';
import type { Description } from '#shared/content-types/description.ts';
import { columnOf } from './cells.tsx';

const cellOf = (field: Field, value: unknown) => {
  const description: Description = { ...position, fields: { ...position.fields, o: field } };
  return renderToStaticMarkup(columnOf(description, 'o').cell({ id: 1, version: 1, o: value }));
};
const label = 'Ô';
const pick = { label, values: [{ value: 'a', label: 'Lựa chọn A' }] };

it.each<[Field, unknown, string]>([
  [{ kind: 'date', label }, '2026-12-01', '01/12/2026'],
  [{ kind: 'datetime', label }, '2026-11-30T17:30:00.000Z', '01/12/2026 00:30'],
  [{ kind: 'number', label, from: 0, to: 9e9 }, 5_000_000, '5.000.000'],
  [{ kind: 'number', label, from: 0, to: 10, step: 0.5 }, 3.5, '3,5'],
  [{ kind: 'number', label, from: 0, to: 10 }, 0, '0'],
  [{ kind: 'integer', label, to: 1_000_000 }, 1_000_000, '1.000.000'],
  [{ kind: 'tags', label }, ['Vẽ', 'Sách'], 'Vẽ, Sách'],
  [{ kind: 'choices', ...pick, most: 1 }, ['a'], 'Lựa chọn A'],
  [{ kind: 'choice', ...pick }, 'a', 'Lựa chọn A'],
  [{ kind: 'flag', label }, true, 'Có'],
  [{ kind: 'references', label, to: 'nganh-hoc', seenAs: label }, [3, 1], '2'],
  [{ kind: 'sections', label }, [{ title: 'Một', content: '', list: [] }], '1'],
])('a list shows %o with %o as %s', (field, value, shown) => {
  expect(cellOf(field, value).replaceAll(/<[^>]*>/g, '')).toBe(shown);
});

it('a column of numbers is aligned as one, with or without bounds below and steps', () => {
  const numbers: Field[] = [
    { kind: 'number', label, from: 0, to: 10 },
    { kind: 'integer', label, to: 10 },
  ];
  const roles = numbers.map((field) => columnOf({ ...position, fields: { ...position.fields, o: field } }, 'o').role);
  expect(roles).toEqual(['number', 'number']);
});

it('a list shows nothing for what every kind of field is without a value', () => {
  const empty: Partial<Record<Field['kind'], unknown>> = {
    tags: [],
    choices: [],
    references: [],
    sections: [],
    table: [],
    flag: false,
  };
  const fields = new Map(
    descriptions.flatMap((one: Description) => Object.values(one.fields).map((field) => [field.kind, field])),
  );
  for (const [kind, field] of fields) {
    if (['visibility', 'choice', 'integer', 'image'].includes(kind)) continue;
    for (const value of [kind in empty ? empty[kind] : null, undefined])
      expect([kind, cellOf(field, value).replaceAll(/<[^>]*>/g, '')]).toEqual([kind, '–']);
  }
});
