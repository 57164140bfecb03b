import { expect, it } from 'vitest';
import { publishedAt } from './published-at.ts';

it.each([
  ['of no year', undefined, '2029-03-20T05:00:00Z', '2029-03-08T05:00:00.000Z'],
  ['of this year', 2026, '2026-11-22T05:00:00Z', '2026-11-10T05:00:00.000Z'],
  ['of a year that has passed', 2026, '2029-03-20T05:00:00Z', '2026-12-20T00:00:00.000Z'],
])('an article %s', (_, year, now, expected) => {
  expect(publishedAt({ daysAgo: 12, year }, new Date(now)).toISOString()).toBe(expected);
});
