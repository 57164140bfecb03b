import { describe, expect, it, test } from 'vitest';
import { interestActivities } from './interest-activities.ts';
import { interestLetters } from './interest-letters.ts';
import { type InterestSums, isCreatingLow, isFlat, levelled, mostOfSum, noAnswers, sumsOf, unanswered } from './interest-sums.ts';

const sums = (R: number, I: number, A: number, S: number, E: number, C: number): InterestSums => ({ R, I, A, S, E, C });

describe('the sums', () => {
  it('count what was answered to the five activities of each letter', () => {
    expect(sumsOf(noAnswers.map(() => 0))).toEqual(sums(0, 0, 0, 0, 0, 0));
    expect(sumsOf(noAnswers.map(() => 4))).toEqual(sums(20, 20, 20, 20, 20, 20));
    expect(sumsOf(interestActivities.map(({ letter }) => (letter === 'A' ? 4 : 1)))).toEqual(sums(5, 5, 20, 5, 5, 5));
    expect(mostOfSum).toBe(20);
  });

  it('are not known before every activity has an answer', () => {
    expect(unanswered(noAnswers)).toHaveLength(30);
    const lacking = interestActivities.map((_, place) => (place === 6 ? null : 2));
    expect(unanswered(lacking)).toEqual([6]);
    expect(sumsOf(lacking)).toBeNull();
    expect(sumsOf([])).toBeNull();
    expect(sumsOf(interestActivities.map(() => 5))).toBeNull();
    expect(sumsOf(interestActivities.map(() => 1.5))).toBeNull();
  });
});

describe('sums that count as equal', () => {
  it.each([
    ['are made equal', sums(5, 7, 20, 5, 5, 5), sums(5.4, 5.4, 20, 5.4, 5.4, 5.4)],
    ['stay as they are when three apart', sums(0, 3, 6, 9, 12, 15), sums(0, 3, 6, 9, 12, 15)],
    ['are put together from the nearest', sums(18, 16, 15, 15, 4, 4), sums(18, 46 / 3, 46 / 3, 46 / 3, 4, 4)],
    ['are put together from above where two are as near', sums(6, 8, 10, 0, 0, 20), sums(6, 9, 9, 0, 0, 20)],
    ['do not grow into a chain', sums(4, 6, 8, 10, 12, 14), sums(5, 5, 9, 9, 13, 13)],
  ])('%s', (_, profile, levels) => {
    expect(levelled(profile)).toEqual(levels);
  });

  it('never part what is nearer than others, put together what is three apart, or turn an order round', () => {
    // Every profile of four sums from 0 to 9 beside two that are far away.
    for (let number = 0; number < 10_000; number += 1) {
      const [one = 0, two = 0, three = 0, four = 0] = [...String(number).padStart(4, '0')].map(Number);
      const profile = sums(one, two, three, four, 20, 20);
      const levels = levelled(profile);
      for (const a of interestLetters) {
        for (const b of interestLetters) {
          const apart = profile[a] - profile[b];
          if (apart >= 3 && !(levels[a] > levels[b])) expect.fail(`${number}: ${a} and ${b} were put together`);
          if (apart >= 0 && levels[a] < levels[b]) expect.fail(`${number}: ${a} and ${b} were turned round`);
          if (apart === 0 && levels[a] !== levels[b]) expect.fail(`${number}: ${a} and ${b} were parted`);
        }
      }
      expect(Math.abs(levels.R - one)).toBeLessThan(3);
    }
  });
});

test.each([
  [sums(10, 10, 10, 10, 10, 10), true],
  [sums(10, 11, 12, 13, 10, 10), true],
  [sums(10, 11, 12, 14, 10, 10), false],
  [sums(0, 0, 0, 0, 0, 0), true],
  [sums(20, 20, 17, 20, 20, 20), true],
  [sums(20, 20, 16, 20, 20, 20), false],
])('a profile is flat when its range is under four: %o', (profile, flat) => {
  expect(isFlat(profile)).toBe(flat);
});

test.each([
  ['the lowest', sums(12, 12, 4, 12, 12, 12), true],
  ['the second lowest', sums(3, 12, 6, 12, 12, 12), true],
  ['the third lowest', sums(3, 5, 8, 18, 17, 12), false],
  ['the lowest together with two others', sums(4, 4, 4, 10, 10, 10), true],
  ['the second lowest together with others', sums(2, 6, 6, 6, 18, 6), true],
  ['the highest', sums(6, 8, 18, 9, 7, 10), false],
  ['the highest together with others', sums(18, 18, 20, 20, 20, 4), false],
  ['second from below, and yet as good as the highest', sums(4, 18, 16, 18, 18, 18), false],
  ['the lowest of a flat profile', sums(12, 12, 9, 12, 12, 12), false],
])('creating is %s', (_, profile, low) => {
  expect(isCreatingLow(profile)).toBe(low);
});
