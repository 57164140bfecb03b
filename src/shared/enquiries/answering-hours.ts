import { dayAt, schoolOffset, viDay } from '#shared/formats/vi-date.ts';

/** When somebody answers on a weekday, 'HH:MM' each; 1 is Monday, 7 Sunday. */
export type AnsweringHours = { thu: string; tu: string; den: string };
/** A day, or days up to `den`, on which nobody answers; ISO dates. */
export type DayOff = { tu: string; den: string; ten: string };

const dayMs = 86_400_000;
/** Nobody is told of hours further away. */
const daysAhead = 31;

const weekdays = ['Chủ nhật', 'thứ Hai', 'thứ Ba', 'thứ Tư', 'thứ Năm', 'thứ Sáu', 'thứ Bảy'] as const;

const hour = (time: string): string => time.replace(/^0/, '');
const momentOf = (day: string, time: string): number => Date.parse(`${day}T${time}:00${schoolOffset}`);
const weekdayOf = (day: string): number => new Date(`${day}T12:00:00${schoolOffset}`).getUTCDay();

/**
 * When somebody answers, in words: 'Hôm nay tư vấn tới 17:30', 'Tư vấn lại lúc 8:00 thứ Hai, 30/11'. Null where no hours are told, or
 * none of the next weeks.
 */
export function answeredWhen(hours: readonly AnsweringHours[], off: readonly DayOff[], now: Date): string | null {
  const today = dayAt(now);
  for (let ahead = 0; ahead <= daysAhead; ahead += 1) {
    const day = dayAt(new Date(Date.parse(`${today}T12:00:00${schoolOffset}`) + ahead * dayMs));
    if (off.some(({ tu, den }) => day >= tu && day <= (den === '' ? tu : den))) continue;
    const weekday = weekdayOf(day);
    const ofDay = hours.filter(({ thu }) => Number(thu) % 7 === weekday).toSorted((one, other) => (one.tu < other.tu ? -1 : 1));
    for (const { tu, den } of ofDay) {
      if (now.getTime() >= momentOf(day, den)) continue;
      if (now.getTime() >= momentOf(day, tu)) return `Hôm nay tư vấn tới ${hour(den)}`;
      const when = ahead === 0 ? 'hôm nay' : ahead === 1 ? 'ngày mai' : `${weekdays[weekday]}, ${viDay(day).slice(0, 5)}`;
      return `Tư vấn lại lúc ${hour(tu)} ${when}`;
    }
  }
  return null;
}
