import { describe, expect, it, test } from 'vitest';
import { interestActivities } from './interest-activities.ts';
import { answersOfForm, interestFieldName, readProgress, writeProgress } from './interest-form.ts';
import { noAnswers } from './interest-sums.ts';

test('a form says what was answered, and what was not', () => {
  const given: Record<string, unknown> = { 'viec-1': '4', 'viec-2': '0', 'viec-30': '2', 'viec-31': '2' };
  const answers = answersOfForm((name) => given[name]);
  expect(answers).toHaveLength(30);
  expect([answers[0], answers[1], answers[2], answers[29]]).toEqual([4, 0, null, 2]);
  expect(interestActivities.map((_, place) => interestFieldName(place)).at(-1)).toBe('viec-30');
});

it.each(['5', '-1', '', ' 1', '01', '1.0', 'a', '1e0', null, undefined, 3, ['1'], new Blob(['1'])])(
  '%o is no answer',
  (value) => {
    expect(answersOfForm(() => value)).toEqual(noAnswers);
  },
);

describe('what is kept in the tab', () => {
  it('is read as it was written', () => {
    const progress = { answers: noAnswers.map((_, place) => (place < 7 ? place % 5 : null)), at: 7 };
    expect(readProgress(writeProgress(progress))).toEqual(progress);
  });

  it.each([
    null,
    '',
    'null',
    '[]',
    '{}',
    '{"answers":[],"at":0}',
    JSON.stringify({ answers: noAnswers, at: 30 }),
    JSON.stringify({ answers: noAnswers, at: -1 }),
    JSON.stringify({ answers: noAnswers, at: 'length' }),
    JSON.stringify({ answers: noAnswers.map(() => 9), at: 0 }),
    JSON.stringify({ answers: { length: 30 }, at: 0 }),
  ])('%j is nothing', (text) => {
    expect(readProgress(text)).toBeNull();
  });
});
