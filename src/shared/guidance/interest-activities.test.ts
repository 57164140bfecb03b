import { describe, expect, it, test } from 'vitest';
import { interestActivities, interestAnswers } from './interest-activities.ts';
import { interestIntroduction } from './interest-introduction.ts';
import { interestLetters } from './interest-letters.ts';

const texts = interestActivities.map(({ text }) => text);
const letters = interestActivities.map(({ letter }) => letter);

test('there are thirty activities, five of each kind, none twice', () => {
  expect(new Set(texts).size).toBe(30);
  expect(interestIntroduction).toMatch(/^30 việc,/);
  for (const letter of interestLetters) expect(letters.filter((own) => own === letter)).toHaveLength(5);
});

test('one of each kind is among any six that belong together, and no kind comes twice in a row', () => {
  for (let start = 0; start < letters.length; start += interestLetters.length) {
    expect(letters.slice(start, start + interestLetters.length).sort()).toEqual([...interestLetters].sort());
  }
  expect(letters.every((letter, place) => letter !== letters[place + 1])).toBe(true);
});

test('the order of the kinds is another one in each six', () => {
  const rounds = Array.from({ length: 5 }, (_, round) => letters.slice(6 * round, 6 * round + 6).join(''));
  expect(new Set(rounds).size).toBe(5);
  // No kind has the same place more than twice, so that nobody sees through the order.
  for (let place = 0; place < 6; place += 1) {
    for (const letter of interestLetters) expect(rounds.filter((round) => round[place] === letter).length).toBeLessThan(3);
  }
});

describe.each(texts)('%s', (text) => {
  it('is short, and neither a job nor a subject', () => {
    expect(text.length).toBeLessThanOrEqual(60);
    expect(text).toBe(text.normalize('NFC').trim());
    expect(text).not.toMatch(/[.!?:;]$/);
    // Neither a job, nor a subject, nor what costs money.
    expect(text).not.toMatch(/nghề|ngành|công việc|thiết kế|lập trình|toán|vật lí|hóa học|khóa học|mua|vé|đi du lịch/i);
  });
});

test('there are five answers, from the one end to the other', () => {
  expect(interestAnswers).toEqual(['Rất không thích', 'Không thích', 'Bình thường', 'Thích', 'Rất thích']);
});
