import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { isSchoolSubject } from './combination-tag.ts';
import { combinations } from './combinations.ts';
import { officialNames } from './official-names.ts';

/** The codes that a file has lines for: JSON itself would pass over one that stands there twice. */
const codesIn = (file: string) =>
  [...readFileSync(new URL(file, import.meta.url), 'utf8').matchAll(/^ *"([A-Z]?\d+)":/gm)].map(([, code = '']) => code);

const isClean = (text: string) => text !== '' && text === text.normalize('NFC').trim() && !/\s{2}/.test(text);

it('lists each code of a major once, in order, below the group and the field it belongs to', () => {
  const codes = codesIn('majors.json');
  expect(codes.length).toBeGreaterThan(400);
  expect(codes).toStrictEqual([...new Set(codes)].toSorted());
  expect(new Set(codes)).toStrictEqual(new Set(officialNames.keys()));
  const misplaced = codes.filter((code) => {
    const above = { 3: '7', 5: code.slice(0, 3), 7: code.slice(0, 5) }[code.length];
    return above === undefined || !(above === '7' ? code.startsWith(above) : officialNames.has(above));
  });
  expect(misplaced).toStrictEqual([]);
  expect([...officialNames.values()].filter((name) => !isClean(name))).toStrictEqual([]);
});

it('lists each combination once, in order, with three subjects or four of which one is of school', () => {
  const codes = codesIn('combinations.json');
  expect(codes.length).toBeGreaterThan(50);
  expect(codes).toStrictEqual([...new Set(codes)].toSorted());
  expect(combinations.map(({ code }) => code)).toStrictEqual(codes);
  const odd = combinations.filter(
    ({ code, subjects }) =>
      !/^[A-Z]\d{2}$/.test(code) ||
      ![3, 4].includes(subjects.length) ||
      new Set(subjects).size < subjects.length ||
      !subjects.some(isSchoolSubject) ||
      !subjects.every(isClean),
  );
  expect(odd).toStrictEqual([]);
});
