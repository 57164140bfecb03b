import { schoolOffset, toDateTimeLocal } from '#shared/formats/vi-date.ts';
import type { ReadContext } from '#server/public/read-context.ts';

/** Calendars that programs of visitors subscribe to: RFC 5545, with what RFC 7986 says of names and of reading anew. */

/** `starts` and `ends` are days, both of them on it, or minutes with their offset: both are the same. */
export type CalendarEvent = {
  /** The same for ever, wherever the site is. */
  uid: string;
  /** Rises with each change. */
  sequence: number;
  /** When it was changed last, ISO 8601. */
  changed: string;
  starts: string;
  ends: string;
  summary: string;
  description: readonly string[];
  location: string;
  /** A path of this site, or a whole address. */
  url: string;
  category: string;
  /** Whether one is reminded a day before it ends. */
  reminds: boolean;
};

export type Calendar = {
  /** The path of the public list that is narrowed by the same parameters. */
  narrowedAs: string;
  read: (context: ReadContext, given: URLSearchParams) => Promise<CalendarEvent[]>;
  /** Null where visitors know none of this number. */
  readOne: (context: ReadContext, id: number) => Promise<CalendarEvent | null>;
};

/** In bytes, without the end of the line. */
const maxLine = 75;

/** A line in as many as it takes; none begins or ends within a letter. */
export function folded(line: string): string {
  let [text, room] = ['', maxLine];
  for (const letter of line) {
    const bytes = Buffer.byteLength(letter);
    if (bytes > room) {
      text += '\r\n ';
      room = maxLine - 1;
    }
    text += letter;
    room -= bytes;
  }
  return text;
}

const escaped = (text: string): string => text.replaceAll(/[\\;,]/g, String.raw`\$&`).replaceAll('\n', String.raw`\n`);

const zone = 'Asia/Ho_Chi_Minh';
const digits = (moment: string): string => moment.replaceAll(/[-:]/g, '');
const utc = (moment: string): string => `${digits(new Date(moment).toISOString()).slice(0, 15)}Z`;
const isDay = (when: string): boolean => when.length === 10;
const dayAfter = (day: string): string => new Date(Date.parse(day) + 86_400_000).toISOString().slice(0, 10);
const atMinute = (name: string, moment: string) => `${name};TZID=${zone}:${digits(toDateTimeLocal(moment))}00`;

/** The last day of a calendar's event is the one before its end. */
const times = ({ starts, ends }: CalendarEvent): string[] =>
  isDay(starts)
    ? [`DTSTART;VALUE=DATE:${digits(starts)}`, `DTEND;VALUE=DATE:${digits(dayAfter(ends))}`]
    : [atMinute('DTSTART', starts), atMinute('DTEND', ends)];

/** A day has no hour that a reminder could be counted from: it comes at nine in the morning of the day before the last one. */
const reminder = ({ ends, summary }: CalendarEvent): string[] => [
  'BEGIN:VALARM',
  'ACTION:DISPLAY',
  `DESCRIPTION:${escaped(summary)}`,
  `TRIGGER;RELATED=END:${isDay(ends) ? '-P1DT15H' : '-P1D'}`,
  'END:VALARM',
];

function eventLines(origin: string, event: CalendarEvent): string[] {
  const { uid, sequence, changed, summary, description, location, url, category, reminds } = event;
  const maybe = (name: string, text: string) => (text === '' ? [] : [`${name}:${escaped(text)}`]);
  return [
    'BEGIN:VEVENT',
    `UID:${uid}`,
    `SEQUENCE:${sequence}`,
    `DTSTAMP:${utc(changed)}`,
    `LAST-MODIFIED:${utc(changed)}`,
    ...times(event),
    `SUMMARY:${escaped(summary)}`,
    ...maybe('DESCRIPTION', description.join('\n')),
    ...maybe('LOCATION', location),
    `URL:${new URL(url, origin).href}`,
    ...maybe('CATEGORIES', category),
    // Nobody is taken to be busy because something can be done.
    'TRANSP:TRANSPARENT',
    ...(reminds ? reminder(event) : []),
    'END:VEVENT',
  ];
}

/** The zone is there also where no event names it: a calendar without any part is none. */
export function icalendar(origin: string, name: string, events: readonly CalendarEvent[]): string {
  const lines = [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    'PRODID:-//huong-nghiep//VI',
    'CALSCALE:GREGORIAN',
    'METHOD:PUBLISH',
    `NAME:${escaped(name)}`,
    `X-WR-CALNAME:${escaped(name)}`,
    `X-WR-TIMEZONE:${zone}`,
    'REFRESH-INTERVAL;VALUE=DURATION:PT12H',
    'X-PUBLISHED-TTL:PT12H',
    'BEGIN:VTIMEZONE',
    `TZID:${zone}`,
    'BEGIN:STANDARD',
    'DTSTART:19700101T000000',
    `TZOFFSETFROM:${digits(schoolOffset)}`,
    `TZOFFSETTO:${digits(schoolOffset)}`,
    'END:STANDARD',
    'END:VTIMEZONE',
    ...events.flatMap((event) => eventLines(origin, event)),
    'END:VCALENDAR',
  ];
  return lines.map((line) => `${folded(line)}\r\n`).join('');
}
