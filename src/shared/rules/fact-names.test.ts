import { describe, expect, it } from 'vitest';
import { major } from '../content-types/major.ts';
import { position } from '../content-types/position.ts';
import { levelName, payLevelName } from './fact-names.ts';

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
