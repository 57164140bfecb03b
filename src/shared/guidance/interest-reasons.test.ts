import { expect, it } from 'vitest';
import { interestActivities } from './interest-activities.ts';
import type { InterestLetter } from './interest-letters.ts';
import { reasonsFor } from './interest-reasons.ts';
import { interestReason } from './interest-texts.ts';

/** The answers to the five activities of some letters, in their order; 1 to all others. */
function answers(given: Partial<Record<InterestLetter, readonly number[]>>) {
  const seen: Partial<Record<InterestLetter, number>> = {};
  return interestActivities.map(({ letter }) => {
    const turn = seen[letter] ?? 0;
    seen[letter] = turn + 1;
    return given[letter]?.[turn] ?? 1;
  });
}
const textsOf = (letter: InterestLetter) => interestActivities.filter((own) => own.letter === letter).map(({ text }) => text);
const at = (...holland: InterestLetter[]) => ({ holland });

it('quotes what is liked most of each letter, in the order of the letters', () => {
  const given = answers({ A: [3, 4, 4, 0, 0], I: [0, 0, 3, 0, 0] });
  expect(reasonsFor(given, [at('I', 'A')])).toEqual([textsOf('I')[2], textsOf('A')[1]]);
  expect(reasonsFor(given, [at('A', 'I', 'R')])).toEqual([textsOf('A')[1], textsOf('I')[2]]);
});

it('quotes two of the one letter of which anything is liked', () => {
  expect(reasonsFor(answers({ A: [3, 3, 4, 0, 0] }), [at('A', 'E')])).toEqual([textsOf('A')[2], textsOf('A')[0]]);
});

it('reads the letters of all positions, and quotes nothing twice', () => {
  const given = answers({ A: [4, 0, 0, 0, 0], R: [0, 0, 0, 0, 3] });
  expect(reasonsFor(given, [at('A'), at('A', 'R')])).toEqual([textsOf('A')[0], textsOf('R')[4]]);
});

it('quotes another one where one was quoted already, and the same where there is no other', () => {
  const given = answers({ A: [4, 3, 0, 0, 0], I: [3, 0, 0, 0, 0] });
  const first = reasonsFor(given, [at('A', 'I')]);
  expect(first).toEqual([textsOf('A')[0], textsOf('I')[0]]);
  expect(reasonsFor(given, [at('A', 'I')], new Set(first))).toEqual([textsOf('A')[1], textsOf('I')[0]]);
});

it('quotes neither what is not liked nor what leads elsewhere', () => {
  expect(reasonsFor(answers({ S: [4, 4, 4, 4, 4], A: [2, 2, 2, 2, 2] }), [at('A', 'I')])).toEqual([]);
  expect(reasonsFor(answers({}), [])).toEqual([]);
});

it('says so in one sentence', () => {
  expect(interestReason([])).toBeNull();
  expect(interestReason(['Đặt lời mới cho một bài hát quen'])).toBe('Bạn thích “đặt lời mới cho một bài hát quen”.');
  expect(interestReason(['Soát lại bài', 'Để ý đàn kiến'])).toBe('Bạn thích “soát lại bài” và “để ý đàn kiến”.');
});
