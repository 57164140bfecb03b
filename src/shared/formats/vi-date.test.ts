import { expect, it, test } from 'vitest';
import { parseMoment } from './parse-moment.ts';
import { dayAt, nextDay, toDateTimeLocal, viDate, viDateTime } from './vi-date.ts';

test('a moment reads as the clock in the school shows it', () => {
  expect(viDate('2026-08-20T17:30:00.000Z')).toBe('21/08/2026');
  expect(viDateTime('2026-08-20T17:30:00.000Z')).toBe('21/08/2026 00:30');
  expect(toDateTimeLocal('2026-08-20T17:30:59.000Z')).toBe('2026-08-21T00:30');
});

test('a day begins at midnight in the school', () => {
  expect(dayAt('2026-08-21T16:59:59.999Z')).toBe('2026-08-21');
  expect(dayAt('2026-08-21T17:00:00.000Z')).toBe('2026-08-22');
});

test('the day turns at midnight in the school', () => {
  const turn = '2026-12-31T17:00:00.000Z';
  expect(new Date(nextDay('2026-12-31T16:59:59.999Z')).toISOString()).toBe(turn);
  expect(new Date(nextDay(turn)).toISOString()).toBe('2027-01-01T17:00:00.000Z');
});

it.each([
  ['2026-08-21T00:30', '2026-08-20T17:30:00.000Z'],
  ['2026-08-21 00:30:15', '2026-08-20T17:30:15.000Z'],
  ['2026-08-21T00:30:00Z', '2026-08-21T00:30:00.000Z'],
  ['2026-08-21T00:30:00+09:00', '2026-08-20T15:30:00.000Z'],
])('%s means %s', (text, moment) => {
  expect(parseMoment(text)).toBe(moment);
});

it.each(['', 'hôm nay', '2026-02-30T10:00', '2026-13-01T10:00', '2026-08-21', '2026-08-21T25:00'])('%s is no moment', (text) => {
  expect(parseMoment(text)).toBeNull();
});
