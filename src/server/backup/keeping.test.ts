import { expect, it } from 'vitest';
import { expired, isDue, momentOf, nameAt } from './keeping.ts';

const day = 24 * 60 * 60_000;
/** Three in the morning in Vietnam. */
const night = (number: number) => new Date(Date.UTC(2025, 0, 1, 20) + number * day);

it('the last of 7 days, 4 weeks and 12 months stay, whatever the night', () => {
  let names: string[] = [];
  for (let number = 0; number < 800; number += 1) {
    names.push(nameAt(night(number)));
    const gone = new Set(expired(names));
    names = names.filter((name) => !gone.has(name));
    // A week or a month that is under way has its last day among the seven.
    expect(names.length).toBeLessThanOrEqual(7 + 4 + 12);
  }
  const dates = [
    '2026-04-30 2026-05-31 2026-06-30 2026-07-31 2026-08-31 2026-09-30 2026-10-31 2026-11-30 2026-12-31 2027-01-31',
    '2027-02-21 2027-02-28',
    '2027-03-06 2027-03-07 2027-03-08 2027-03-09 2027-03-10 2027-03-11 2027-03-12',
  ].flatMap((line) => line.split(' '));
  expect(names).toEqual(dates.map((date) => `backup-${date}-030000.tar.gz`));
});

it('of several of one day the last one stays', () => {
  const names = [0, 1, 2].map((hour) => nameAt(new Date(night(0).getTime() + hour * 3_600_000)));
  expect(expired(names)).toEqual([names[1], names[0]]);
});

it('a night of failures takes nothing away', () => {
  expect(expired([nameAt(night(0)), nameAt(night(300))])).toEqual([]);
  expect(expired([])).toEqual([]);
});

it.each(['site.sqlite', 'backup-2026-11-22.tar.gz', 'backup-2026-13-22-030000.tar.gz', 'backup-2026-11-22-030000.tar.gz.part'])(
  '%s is nobody’s business',
  (name) => {
    expect(momentOf(name)).toBeNull();
    expect(expired([name, nameAt(night(0))])).toEqual([]);
  },
);

it('names hold the moment', () => {
  const moment = new Date('2026-11-22T20:00:05Z');
  expect(nameAt(moment)).toBe('backup-2026-11-23-030005.tar.gz');
  expect(momentOf(nameAt(moment))).toEqual(moment);
});

it('a backup is due when the last one is of yesterday, and not with every start', () => {
  expect(isDue([], night(1))).toBe(true);
  expect(isDue([nameAt(night(0)), 'note.txt'], night(1))).toBe(true);
  expect(isDue([nameAt(night(0))], new Date(night(0).getTime() + 3_600_000))).toBe(false);
});
