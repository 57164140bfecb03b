import { describe, expect, it } from 'vitest';
import { major } from '#shared/content-types/major.ts';
import { position } from '#shared/content-types/position.ts';
import { leastLevelName, levelName, payLevelName } from './fact-names.ts';

describe('what pages call a value', () => {
  it.each([
    ['the level of a major', major.fields.bac.values, levelName],
    ['the schooling of a position', position.fields.hoc_van.values, levelName],
    ['whose pay it is', position.fields.luong_muc.values, payLevelName],
  ] as const)('is what the form calls it: %s', (_what, values, nameOf) => {
    expect(values.length).toBeGreaterThan(1);
    for (const { value, label } of values) expect(nameOf(value)).toBe(value === '' ? '' : label);
  });
});

it('asks for a level at the least', () => {
  expect(['', 'thpt', 'cao-dang', 'sau-dai-hoc'].map(leastLevelName)).toEqual([
    '',
    'Từ tốt nghiệp THPT trở lên',
    'Từ cao đẳng trở lên',
    'Sau đại học',
  ]);
});
