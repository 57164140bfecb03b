import { describe, expect, it } from 'vitest';
import { answeredWhen } from './answering-hours.ts';

/** Monday to Friday with a rest at noon, Saturday in the morning. */
const hours = [
  ...['1', '2', '3', '4', '5'].flatMap((thu) => [
    { thu, tu: '13:30', den: '17:30' },
    { thu, tu: '08:00', den: '11:30' },
  ]),
  { thu: '6', tu: '08:00', den: '11:30' },
];
const tet = { tu: '2027-02-04', den: '2027-02-12', ten: 'Tết' };
const nationalDay = { tu: '2026-09-02', den: '', ten: 'Quốc khánh' };

describe('when somebody answers', () => {
  // 2026-08-21 is a Friday.
  it.each([
    ['2026-08-21T08:00:00+07:00', 'Hôm nay tư vấn tới 11:30'],
    ['2026-08-21T11:29:59+07:00', 'Hôm nay tư vấn tới 11:30'],
    ['2026-08-21T11:30:00+07:00', 'Tư vấn lại lúc 13:30 hôm nay'],
    ['2026-08-21T13:30:00+07:00', 'Hôm nay tư vấn tới 17:30'],
    ['2026-08-21T17:30:00+07:00', 'Tư vấn lại lúc 8:00 ngày mai'],
    ['2026-08-21T23:59:59+07:00', 'Tư vấn lại lúc 8:00 ngày mai'],
    ['2026-08-22T00:00:00+07:00', 'Tư vấn lại lúc 8:00 hôm nay'],
    // Still Friday in UTC.
    ['2026-08-22T06:59:00+07:00', 'Tư vấn lại lúc 8:00 hôm nay'],
    ['2026-08-22T12:00:00+07:00', 'Tư vấn lại lúc 8:00 thứ Hai, 24/08'],
    ['2026-08-23T23:00:00+07:00', 'Tư vấn lại lúc 8:00 ngày mai'],
    // The second of September, a Wednesday.
    ['2026-09-01T20:00:00+07:00', 'Tư vấn lại lúc 8:00 thứ Năm, 03/09'],
    ['2026-09-02T09:00:00+07:00', 'Tư vấn lại lúc 8:00 ngày mai'],
    ['2027-02-03T18:00:00+07:00', 'Tư vấn lại lúc 8:00 thứ Bảy, 13/02'],
    ['2027-02-12T10:00:00+07:00', 'Tư vấn lại lúc 8:00 ngày mai'],
    ['2026-12-31T18:00:00+07:00', 'Tư vấn lại lúc 8:00 ngày mai'],
  ])('at %s: %s', (now, said) => {
    expect(answeredWhen(hours, [tet, nationalDay], new Date(now))).toBe(said);
  });

  it('is not told where nobody says so, or nobody answers for weeks', () => {
    const now = new Date('2026-08-21T09:00:00+07:00');
    expect(answeredWhen([], [], now)).toBeNull();
    expect(answeredWhen(hours, [{ tu: '2026-08-01', den: '2026-12-31', ten: 'Nghỉ' }], now)).toBeNull();
  });
});
