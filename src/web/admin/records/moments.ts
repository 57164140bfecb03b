import { hideAtField } from '#shared/content-types/hide-at.ts';
import { dayAt, parseMoment, viDateTime, yearOf } from '#shared/rules/vi-date.ts';

/** When things appear and when they are hidden, as editors read it. */

/** What a status and a day of publication come to: 'scheduled' is published with a time ahead. */
export type ArticleState = 'draft' | 'scheduled' | 'published';

/** `moment` is ISO 8601 or what a datetime-local input holds; '' where there is none. */
export function articleState(status: unknown, moment: string, now: Date): ArticleState {
  if (status !== 'published') return 'draft';
  return isAhead(moment, now) ? 'scheduled' : 'published';
}

export function isAhead(moment: unknown, now = new Date()): boolean {
  const read = typeof moment === 'string' ? parseMoment(moment) : null;
  return read !== null && Date.parse(read) > now.getTime();
}

/** '08:00 ngày 24/11/2026' */
export function timeOnDay(moment: string): string {
  const [day = '', time = ''] = viDateTime(parseMoment(moment) ?? moment).split(' ');
  return `${time} ngày ${day}`;
}

/** '24/11 08:00'; the year stands only where it is another one. */
export function shortMoment(moment: string, now: Date): string {
  const [day = '', time = ''] = viDateTime(moment).split(' ');
  return `${yearOf(moment) === yearOf(now) ? day.slice(0, 5) : day} ${time}`;
}

/** Eight in the morning of tomorrow in Vietnam, ISO 8601. */
export const nextMorning = (now: Date): string =>
  parseMoment(`${dayAt(new Date(now.getTime() + 86_400_000))}T08:00`) ?? now.toISOString();

/** 'Ẩn lúc 24/11 08:00'; null for a record that visitors do not see, and one that stays. */
export function hideText(record: Readonly<Record<string, unknown>>, isOn: boolean, now = new Date()): string | null {
  const moment = record[hideAtField];
  return isOn && typeof moment === 'string' && moment !== '' ? `Ẩn lúc ${shortMoment(moment, now)}` : null;
}

export const momentWords = {
  draftWithDay: 'Bản nháp có ngày sẽ không tự hiện. Chọn “Hẹn giờ” để bài tự hiện.',
  appearsAt: (moment: string) => `Bài tự hiện lúc ${timeOnDay(moment)}`,
  appearsNow: 'Bài hiện ngay khi lưu.',
  /** The day is over already. */
  appearsNowDated: (moment: string) => `Bài hiện ngay khi lưu, ghi ngày ${timeOnDay(moment).split(' ').at(-1)}.`,
  hidesAt: (moment: string) => `Tự ẩn lúc ${timeOnDay(moment)}, không cần ai bấm.`,
} as const;

/** What is said below the choice of an article's status; `isOut`: visitors see what is saved of it. */
export function articleSaying(status: unknown, moment: string, isOut: boolean, now: Date): string | null {
  const state = articleState(status, moment, now);
  if (state === 'scheduled') return momentWords.appearsAt(moment);
  if (state === 'draft') return isAhead(moment, now) ? momentWords.draftWithDay : null;
  if (moment === '') return momentWords.appearsNow;
  return isOut ? null : momentWords.appearsNowDated(moment);
}
