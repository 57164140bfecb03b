import { expect, it } from 'vitest';
import { question } from '#shared/content-types/question.ts';
import { topicNames } from './topics.ts';

it('topics are called as the form calls them, in its order', () => {
  expect(Object.entries(topicNames)).toEqual(question.fields.chu_de.values.map(({ value, label }) => [value, label]));
});
