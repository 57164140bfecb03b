import ICAL from 'ical.js';
import { expect, it } from 'vitest';
import { type CalendarEvent, folded, icalendar } from './icalendar.ts';

const origin = 'https://truong.example';
const day: CalendarEvent = {
  uid: '1@lich',
  sequence: 0,
  changed: '2026-11-26T13:17:05.123Z',
  starts: '2027-12-31',
  ends: '2027-12-31',
  summary: 'Hạn',
  description: [],
  location: '',
  url: '/tuyen-sinh',
  category: '',
  reminds: false,
};
const read = (text: string) =>
  new ICAL.Component(ICAL.parse(text) as unknown[]).getAllSubcomponents('vevent').map((each) => new ICAL.Event(each));
const one = (event: Partial<CalendarEvent>) => read(icalendar(origin, 'Lịch', [{ ...day, ...event }]))[0]!;

it('folds lines of Vietnamese at 75 bytes at most, whatever their length, and within no letter', () => {
  const text = 'Nộp hồ sơ xét tuyển ngành Thiết kế đồ hoạ ở Cần Thơ 🎓 đợt một, từ thứ Hai tới Chủ nhật; phải có '.repeat(3);
  for (let length = 0; length <= text.length; length += 1) {
    const line = `SUMMARY:${text.slice(0, length).toWellFormed()}`;
    const lines = folded(line).split('\r\n');
    for (const part of lines) expect(Buffer.byteLength(part), line).toBeLessThanOrEqual(75);
    expect(lines.map((part, index) => (index === 0 ? part : part.replace(/^ /, ''))).join('')).toBe(line);
    expect(lines.length, line).toBeLessThanOrEqual(Math.ceil(Buffer.byteLength(line) / 70));
  }
  for (let plain = 60; plain < 90; plain += 1) {
    const summary = `${'a'.repeat(plain)}ộ${'ể'.repeat(30)}`;
    expect(one({ summary }).summary).toBe(summary);
  }
});

it('ends each line with CRLF, and holds no line end besides', () => {
  const text = icalendar(origin, 'Lịch', [{ ...day, description: ['một', 'hai'] }]);
  expect(text.endsWith('END:VCALENDAR\r\n')).toBe(true);
  expect(text.replaceAll('\r\n', '')).not.toMatch(/[\r\n]/);
});

it.each(['a, b; c', String.raw`\n là hai chữ`, 'C:\\thư mục\\', '“Hạn: 17:00” – 😀', 'BEGIN:VALARM'])('gives back %j', (text) => {
  const event = one({ summary: text, location: text, description: [text, '', text] });
  expect([event.summary, event.location, event.description]).toEqual([text, text, `${text}\n\n${text}`]);
});

it('says a day as one that ends before the next, and a minute in the time of Vietnam', () => {
  const days = one({ starts: '2028-02-28', ends: '2028-02-29' });
  expect([days.startDate.isDate, String(days.startDate), String(days.endDate)]).toEqual([true, '2028-02-28', '2028-03-01']);
  expect(String(one({}).endDate)).toBe('2028-01-01');
  const minute = one({ starts: '2027-03-31T16:30+07:00', ends: '2027-03-31T17:00+07:00' });
  expect(minute.startDate.toJSDate().toISOString()).toBe('2027-03-31T09:30:00.000Z');
  expect(minute.endDate.toJSDate().toISOString()).toBe('2027-03-31T10:00:00.000Z');
});

it('reminds on the day before: in the morning of a whole day, at the hour of a minute', () => {
  const rings = (event: Partial<CalendarEvent>) => {
    const read = one({ ...event, reminds: true });
    const trigger = read.component.getFirstSubcomponent('valarm')?.getFirstPropertyValue('trigger');
    const end = read.endDate.clone();
    end.isDate = false;
    end.addDuration(trigger as ICAL.Duration);
    return String(end);
  };
  expect(rings({})).toBe('2027-12-30T09:00:00');
  expect(rings({ starts: '2027-03-31T16:30+07:00', ends: '2027-03-31T17:00+07:00' })).toBe('2027-03-30T17:00:00');
  expect(one({}).component.getFirstSubcomponent('valarm')).toBeNull();
});

it('holds its zone where there is no event', () => {
  const text = icalendar(origin, 'Lịch, của; trường', []);
  const calendar = new ICAL.Component(ICAL.parse(text) as unknown[]);
  expect(calendar.getAllSubcomponents().map(({ name }) => name)).toEqual(['vtimezone']);
  // The library gives back as they are written the properties of calendars that it does not know.
  expect(calendar.getFirstPropertyValue('x-wr-calname')).toBe(String.raw`Lịch\, của\; trường`);
});
