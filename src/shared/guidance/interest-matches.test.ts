import { describe, expect, it, test } from 'vitest';
import type { InterestLetter } from './interest-letters.ts';
import { matchCareers, nearness } from './interest-matches.ts';
import type { InterestSums } from './interest-sums.ts';

const sums = (text: string): InterestSums => {
  const [R = 0, I = 0, A = 0, S = 0, E = 0, C = 0] = text.split('-').map(Number);
  return { R, I, A, S, E, C };
};
const letters = (text: string) => [...text] as InterestLetter[];

/** The correlation as a textbook has it. */
function correlation(one: readonly number[], other: readonly number[]): number {
  const mean = (all: readonly number[]) => all.reduce((sum, value) => sum + value, 0) / all.length;
  const from = (all: readonly number[]) => all.map((value) => value - mean(all));
  const times = (a: readonly number[], b: readonly number[]) => a.reduce((sum, value, at) => sum + value * (b[at] ?? 0), 0);
  const [a, b] = [from(one), from(other)];
  return times(a, b) / Math.sqrt(times(a, a) * times(b, b));
}

describe('how near a position is to what somebody likes', () => {
  it.each([
    ['0-15-20-9-3-6', 'AIS', [0, 2, 3, 1, 0, 0]],
    ['20-0-4-8-12-16', 'RC', [3, 0, 0, 0, 0, 2]],
    ['3-6-9-12-15-18', 'R', [3, 0, 0, 0, 0, 0]],
  ])('is the correlation of sums and weights where all differences count (%s, %s)', (profile, own, weights) => {
    expect(nearness(sums(profile), letters(own))).toBeCloseTo(correlation(profile.split('-').map(Number), weights), 5);
  });

  it('does not depend on how much somebody likes everything', () => {
    for (const own of ['A', 'AI', 'AIR']) {
      expect(nearness(sums('2-5-10-1-0-3'), letters(own))).toBe(nearness(sums('12-15-20-11-10-13'), letters(own)));
    }
  });

  it('is whole where the letters are what somebody likes, and the contrary where they are all else', () => {
    expect(nearness(sums('5-5-20-5-5-5'), letters('A'))).toBe(1);
    expect(nearness(sums('20-20-5-20-20-20'), letters('A'))).toBe(-1);
  });

  it('takes differences of less than three for none', () => {
    for (const profile of ['5-7-20-5-5-5', '7-5-20-5-5-5', '6-7-20-5-7-6']) {
      expect(nearness(sums(profile), letters('AI'))).toBe(nearness(sums(profile), letters('AR')));
    }
    expect(nearness(sums('5-8-20-5-5-5'), letters('AI'))).toBeGreaterThan(nearness(sums('5-8-20-5-5-5'), letters('AR')));
  });

  it('is none where either says nothing', () => {
    expect(nearness(sums('7-7-7-7-7-7'), letters('A'))).toBe(0);
    expect(nearness(sums('0-0-0-0-0-0'), letters('AIR'))).toBe(0);
    expect(nearness(sums('5-5-20-5-5-5'), [])).toBe(0);
    expect(nearness(sums('7-7-7-7-7-7'), [])).toBe(0);
  });

  it('weighs the first letter more than the second, and that more than the third', () => {
    const near = ['AIR', 'IAR', 'IRA', 'IRS'].map((own) => nearness(sums('5-5-20-5-5-5'), letters(own)));
    expect(near).toEqual(near.toSorted((one, other) => other - one));
    expect(new Set(near).size).toBe(4);
  });
});

const position = (name: string, own = '') => ({ name, holland: letters(own) });
const career = (name: string, ...positions: ReturnType<typeof position>[]) => ({ name, positions });
type Named = { career: { name: string }; positions: { name: string }[] };
const told = (found: Named[]) => found.map(({ career, positions }) => [career.name, ...positions.map(({ name }) => name)]);

describe('careers', () => {
  it('come once, with at most three positions of the band they are in, the nearest first', () => {
    const { near, worth } = matchCareers(sums('5-5-20-5-5-5'), [
      career('Đồ họa', position('a', 'AIR'), position('b', 'A'), position('c', 'AR'), position('d', 'AE'), position('e', 'IA')),
      career('In ấn', position('f', 'RCA'), position('g', 'IA')),
    ]);
    expect(told(near)).toEqual([['Đồ họa', 'b', 'c', 'd']]);
    expect(told(worth)).toEqual([['In ấn', 'g']]);
  });

  it('that are equally near keep the order of the site', () => {
    const all = [
      career('x', position('1', 'AI'), position('2', 'AR')),
      career('y', position('3', 'AC')),
      career('z', position('4', 'A')),
    ];
    expect(told(matchCareers(sums('5-5-20-5-5-5'), all).near)).toEqual([
      ['z', '4'],
      ['x', '1', '2'],
      ['y', '3'],
    ]);
    expect(told(matchCareers(sums('5-5-20-5-5-5'), all.toReversed()).near)).toEqual([
      ['z', '4'],
      ['y', '3'],
      ['x', '1', '2'],
    ]);
  });

  it('are four at most in the nearer band: of more, the rest is worth a look, with the positions that are near', () => {
    const all = ['p', 'q', 'r', 's', 't', 'u'].map((name) =>
      career(name, position(`${name} 1`, 'AI'), position(`${name} 2`, 'IA')),
    );
    const { near, worth } = matchCareers(sums('5-5-20-5-5-5'), [career('w', position('w 1', 'IA')), ...all]);
    expect(told(near)).toEqual(['p', 'q', 'r', 's'].map((name) => [name, `${name} 1`]));
    expect(told(worth)).toEqual([
      ['t', 't 1'],
      ['u', 'u 1'],
      ['w', 'w 1'],
    ]);
  });

  it('without letters, and without positions, are in no band', () => {
    const all = [career('x', position('1'), position('2')), career('y')];
    expect(matchCareers(sums('5-5-20-5-5-5'), all)).toEqual({ near: [], worth: [] });
    expect(matchCareers(sums('5-5-20-5-5-5'), [])).toEqual({ near: [], worth: [] });
  });
});

test('a flat profile orders nothing', () => {
  const all = [career('x', position('1', 'A'))];
  expect(matchCareers(sums('10-10-13-10-10-10'), all)).toEqual({ near: [], worth: [] });
  expect(told(matchCareers(sums('10-10-14-10-10-10'), all).near)).toEqual([['x', '1']]);
});
