import { hideAtField } from '#shared/content-types/hide-at.ts';
import { parseMoment } from '#shared/formats/parse-moment.ts';
import { dayAt, toDateTimeLocal, viDateTime, yearOf } from '#shared/formats/vi-date.ts';

/** When things appear and when they are hidden, as editors read it. */

/** What a status and a day of publication come to: 'scheduled' is published with a time ahead. */
export type ArticleState = 'draft' | 'scheduled' | 'published';

export const articleMoment = 'published_at';
type Row = Readonly<Record<string, unknown>>;
const textIn = (value: unknown) => (typeof value === 'string' ? value : '');

/** `moment` is ISO 8601 or what a datetime-local input holds; '' where there is none. */
export function articleState(status: unknown, moment: string, now: Date): ArticleState {
  if (status !== 'published') return 'draft';
  return isAhead(moment, now) ? 'scheduled' : 'published';
}

/**
 * What the inputs of an article come to. There the status is 'scheduled' once it was chosen, whatever becomes of its time: an
 * article that waits is not published by an emptied input. `record` is the article as last read.
 */
export function chosenState({ status, [articleMoment]: moment }: Row, record: Row | null, now: Date): ArticleState {
  if (status !== 'scheduled') return articleState(status, textIn(moment), now);
  const stored = textIn(record?.[articleMoment]);
  // The time it was given came while its form was open.
  const isOut = articleState(record?.['status'], stored, now) === 'published' && stored !== '';
  return isOut && moment === toDateTimeLocal(stored) ? 'published' : 'scheduled';
}

/** The values of the inputs of an article as read, with its status as an editor chooses it. */
export const withChosenState = <T extends Row>(values: T, now = new Date()): T =>
  chosenState(values, null, now) === 'scheduled' ? { ...values, status: 'scheduled' } : values;

/** What is wrong with the time of an article that waits for it; null where nothing is. */
export function momentFault(values: Row, record: Row | null, now = new Date()): string | null {
  if (chosenState(values, record, now) !== 'scheduled') return null;
  const moment = textIn(values[articleMoment]);
  if (moment === '') return momentWords.noTime;
  return isAhead(moment, now) ? null : momentWords.timeIsOver;
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
  draftWithDay: 'Bài đang là Nháp thì có ngày cũng không tự hiện. Chọn “Hẹn giờ” để bài tự hiện.',
  appearsAt: (moment: string) => `Bài tự hiện lúc ${timeOnDay(moment)}`,
  noTime: 'Hãy chọn ngày giờ để bài tự hiện.',
  timeIsOver: 'Hãy chọn ngày giờ ở sau lúc này. Muốn bài hiện ngay, chọn “Đã xuất bản”.',
  appearsNow: 'Bài hiện ngay khi lưu.',
  /** The day is over already. */
  appearsNowDated: (moment: string) => `Bài hiện ngay khi lưu, ghi ngày ${timeOnDay(moment).split(' ').at(-1)}.`,
  hidesAt: (moment: string) => `Tự ẩn lúc ${timeOnDay(moment)}, không cần ai bấm.`,
} as const;

/** What is said below the choice of an article's status; `isOut`: visitors see what is saved of it. */
export function articleSaying(status: unknown, moment: string, isOut: boolean, now: Date): string | null {
  const state = status === 'scheduled' ? status : articleState(status, moment, now);
  if (state === 'scheduled') return isAhead(moment, now) ? momentWords.appearsAt(moment) : null;
  if (state === 'draft') return isAhead(moment, now) ? momentWords.draftWithDay : null;
  if (moment === '') return momentWords.appearsNow;
  return isOut ? null : momentWords.appearsNowDated(moment);
}
