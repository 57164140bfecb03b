import { beginOf, isPeriod } from '#shared/admissions/date-state.ts';
import { methodSlug } from '#shared/admissions/methods.ts';
import { admissionDate as description } from '#shared/content-types/admission-date.ts';
import { moneyRange } from '#shared/formats/money.ts';
import { schoolOffset, toDateTimeLocal } from '#shared/formats/vi-date.ts';
import { admissionsPath } from '#shared/paths.ts';
import { readQuery } from '#server/http/read-sent.ts';
import type { ReadContext } from '#server/public/read-context.ts';
import { readSite } from '#server/public/site.ts';
import { shownMajors } from '#server/public/visibility.ts';
import type { Calendar, CalendarEvent } from '#server/seo/icalendar.ts';
import { dateQuery, narrowedDates, type ReadDate, readDates } from './admission-date.ts';

/** The dates of admissions as calendars of people hold them. */

/** What is over is looked up for so many days: 'when did it end last year?' */
const daysKept = 365;

/** A deadline with an hour takes these minutes before it, or else a calendar shows a line without a height. */
const minutesShown = 30;

const minutesFrom = (moment: string, minutes: number): string =>
  toDateTimeLocal(new Date(beginOf(moment) + minutes * 60_000)) + schoolOffset;

const isDay = (date: string) => date.length === 10;
const dayOf = (date: string) => date.slice(0, 10);

/**
 * What can be done until a day is a deadline, on its last day alone: a bar over all its weeks would lie on everything else that
 * one has. The others take place from their beginning to their end.
 */
function timesOf(date: ReadDate): Pick<CalendarEvent, 'starts' | 'ends'> {
  const { bat_dau, ket_thuc: end } = date;
  if (isPeriod(date)) return { starts: isDay(end) ? end : minutesFrom(end, -minutesShown), ends: end };
  const begin = bat_dau ?? end;
  // No hour is made up where one end has none.
  if (isDay(begin) || isDay(end)) return { starts: dayOf(begin), ends: dayOf(end) };
  return { starts: begin, ends: begin === end ? minutesFrom(begin, minutesShown) : end };
}

/** 'Hạn: Nộp học bạ đợt 1'; a name that says so itself stands as it is. */
const summaryOf = (date: ReadDate): string =>
  isPeriod(date) && !/^hạn[\s:]/iu.test(date.name) ? `Hạn: ${date.name}` : date.name;

const kinds: ReadonlyMap<string, string> = new Map(description.fields.loai.values.map(({ value, label }) => [value, label]));

function eventOf(date: ReadDate): CalendarEvent {
  const { id, version, created_at, updated_at, phuong_thuc, nganh_hocs, le_phi, ho_so, minh_hoa, duong_dan } = date;
  const said = (label: string, texts: readonly string[]) => (texts.length === 0 ? [] : [`${label}: ${texts.join(', ')}`]);
  return {
    // The number of the database would be another one once a backup is brought back, and the origin once the site moves.
    uid: `${created_at.replaceAll(/\D/g, '')}-${id}@${description.path}`,
    sequence: version - 1,
    changed: updated_at,
    ...timesOf(date),
    summary: summaryOf(date),
    description: [
      ...(minh_hoa ? [description.fields.minh_hoa.label] : []),
      `Thời gian: ${date.when_text}`,
      ...said('Phương thức', phuong_thuc),
      ...said(
        'Ngành',
        nganh_hocs.map(({ name }) => name),
      ),
      ...(le_phi === null ? [] : [`Lệ phí: ${le_phi === 0 ? 'miễn phí' : moneyRange(le_phi, le_phi)}`]),
      ...(ho_so.length === 0 ? [] : [`${description.fields.ho_so.label}:`, ...ho_so.map((each) => `- ${each}`)]),
    ],
    location: date.dia_diem,
    url: duong_dan ?? admissionsPath,
    category: kinds.get(date.loai) ?? '',
    reminds: isPeriod(date),
  };
}

/** What an address asks for, as far as there is such a thing: who subscribed to a major of another name gets all dates, not few. */
async function asked(context: ReadContext, given: URLSearchParams, dates: readonly ReadDate[]) {
  const { nganh = [], 'phuong-thuc': method = '' } = readQuery(dateQuery, given);
  const majors = nganh.length === 0 ? [] : await shownMajors(context.db).select('nganh_hoc.slug').execute();
  const slugs = new Set(majors.map(({ slug }) => slug));
  const methods = [...dates.flatMap(({ phuong_thuc }) => phuong_thuc), ...(await readSite(context.db)).phuong_thuc];
  return {
    nganh: nganh.filter((slug) => slugs.has(slug)),
    'phuong-thuc': methods.some((name) => methodSlug(name) === method) ? method : '',
  };
}

export const admissionCalendar: Calendar = {
  narrowedAs: description.path,
  async read(context, given) {
    const dates = await readDates(context);
    const recent = dates.filter(({ state, days }) => state !== 'over' || days <= daysKept);
    return narrowedDates(recent, await asked(context, given, dates)).map(eventOf);
  },
  async readOne(context, id) {
    const date = (await readDates(context)).find((each) => each.id === id);
    return date === undefined ? null : eventOf(date);
  },
};
