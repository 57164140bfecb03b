import { describe, expect, it } from 'vitest';
import type { Description } from '#shared/content-types/description.ts';
import { major, position, subject } from '#shared/content-types/index.ts';
import { judgeField } from '#shared/fields/judge.ts';
import { majorFacts } from './content/guidance/majors.ts';
import { positionGuidance } from './content/guidance/positions.ts';
import { programmes } from './content/guidance/subjects.ts';
import { factsOfMajor, factsOfPosition, factsOfSubject } from './facts.ts';

/** The loader writes what it is given; whether an editor could have typed it is asked here. */
function judged({ fields }: Description, facts: Record<string, unknown>) {
  const given = Object.entries(fields).filter(([name]) => name in facts);
  return given.map(([name, field]) => judgeField(name, field, facts[name]));
}

/** As it was given: nothing is refused, left out or spelled anew. */
const asGiven = ({ fields }: Description, facts: Record<string, unknown>) =>
  Object.keys(fields)
    .filter((name) => name in facts)
    .map((name) => ({ ok: true, value: facts[name] }));

describe('an editor could have typed the facts of', () => {
  it.each(Object.keys(majorFacts))('the major %s', (name) => {
    const facts = factsOfMajor(name);
    expect(judged(major, facts)).toEqual(asGiven(major, facts));
  });

  it.each(Object.keys(programmes))('the subjects of %s', (name) => {
    for (const lesson of Object.keys(programmes[name]?.subjects ?? {})) {
      const facts = factsOfSubject(name, lesson);
      expect(judged(subject, facts)).toEqual(asGiven(subject, facts));
    }
  });

  it.each(Object.keys(positionGuidance))('the position %s', (name) => {
    const facts = factsOfPosition(name);
    expect(judged(position, facts)).toEqual(asGiven(position, facts));
  });
});

it('figures of the invented school are marked, and every mark says where it is from', () => {
  const { minh_hoa, tuyen_sinh = [] } = factsOfMajor('Thiết kế đồ họa');
  expect(minh_hoa).toBe(true);
  expect(tuyen_sinh.map(({ nam }) => nam)).toEqual([2026, 2026, 2026, 2026, 2025, 2025, 2025, 2025, 2024, 2024, 2024, 2024]);
  expect(new Set(tuyen_sinh.map(({ nguon }) => nguon))).toEqual(new Set(['Số liệu minh họa']));
});

it('a name without facts is told', () => {
  expect(() => factsOfMajor('Thiết kế cầu vồng')).toThrow('Thiết kế cầu vồng');
});
