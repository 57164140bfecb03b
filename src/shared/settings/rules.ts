import { isRecord } from '#shared/formats/json.ts';
import { phoneDigits } from '#shared/formats/phone-digits.ts';

/** What the kinds of the fields do not say of the settings. Pure, for the save and for its tests. */

/** A number of Vietnam from its 0 on, or one of a switchboard, which is the same everywhere. */
const phone = /^(?:0\d{8,10}|1[89]00\d{4,6})$/;

export const isPhone = (digits: string): boolean => phone.test(digits);

type Given = Readonly<Record<string, unknown>>;

const textOf = (value: unknown): string => (typeof value === 'string' ? value : '');
const textsOf = (value: unknown): string[] => (Array.isArray(value) ? value.filter((item) => typeof item === 'string') : []);

const isGiven = (value: unknown): boolean => (Array.isArray(value) ? value.length > 0 : textOf(value) !== '');

const phoneRule = 'phải bắt đầu bằng 0 và có 9 đến 11 chữ số, hoặc là số tổng đài 1800, 1900';
/** As much of an address as can be told without sending a letter there. */
const emailPattern = /^[^\s@"'<>()[\]\\,;:]+@[a-z\d-]+(?:\.[a-z\d-]+)+$/i;

/** What is needed for a way to ask, by the way. */
const needed: Readonly<Record<string, { field: string; message: string }>> = {
  call: { field: 'hotlines', message: 'Muốn khách gọi điện thì cần ít nhất một hotline' },
  zalo: { field: 'zalo', message: 'Muốn khách nhắn Zalo thì cần số Zalo' },
  email: { field: 'email', message: 'Muốn khách viết thư thì cần email' },
};

/** '8:00' and '08:00' as '08:00'; null for what is no time of a day. */
function timeOf(written: string): string | null {
  const [, hour = '', minute = ''] = /^(\d{1,2}):(\d\d)$/.exec(written.trim()) ?? [];
  const time = `${hour.padStart(2, '0')}:${minute}`;
  return /^(?:[01]\d|2[0-3]):[0-5]\d$/.test(time) ? time : null;
}

/** '4/2/2027' and '2027-02-04' as '2027-02-04'; null for what is no day of the calendar. */
function dayOf(written: string): string | null {
  const [, date = '', month = '', year = ''] = /^(\d{1,2})\/(\d{1,2})\/(\d{4})$/.exec(written.trim()) ?? [];
  const day = year === '' ? written.trim() : `${year}-${month.padStart(2, '0')}-${date.padStart(2, '0')}`;
  const read = new Date(`${day}T00:00:00Z`);
  return !Number.isNaN(read.getTime()) && read.toISOString().startsWith(day) && day.length === 10 ? day : null;
}

const rowsOf = (value: unknown): Given[] => (Array.isArray(value) ? value.filter(isRecord) : []);

/** Tables whose rows go from `tu` to `den`: how each end is read, and what is said of what cannot be. */
const spans: Readonly<
  Record<string, { read: (written: string) => string | null; wrong: string; order: string; isWhole: boolean }>
> = {
  gio_tra_loi: { read: timeOf, wrong: 'Giờ phải có dạng 08:00', order: 'Giờ đến phải sau giờ bắt đầu', isWhole: true },
  ngay_nghi: {
    read: dayOf,
    wrong: 'Ngày phải có thật, dạng 04/02/2027',
    order: 'Ngày cuối không được trước ngày đầu',
    isWhole: false,
  },
};

/** What is wrong with the rows of such a table, by cell. `isWhole`: a row needs both ends, of which the second is the later one. */
function spanFaults(name: string, value: unknown): [string, string[]][] {
  const { read, wrong, order, isWhole } = spans[name]!;
  return rowsOf(value).flatMap(({ tu, den }, place): [string, string[]][] => {
    const [from, to] = [read(textOf(tu)), read(textOf(den))];
    const isOpen = !isWhole && textOf(den) === '';
    const at = (end: string, message: string): [string, string[]] => [`${name}.${place}.${end}`, [message]];
    if (from === null || (to === null && !isOpen))
      return [...(from === null ? [at('tu', wrong)] : []), ...(to === null && !isOpen ? [at('den', wrong)] : [])];
    return to !== null && (to < from || (isWhole && to === from)) ? [at('den', order)] : [];
  });
}

const tidySpans = (name: string, value: unknown) =>
  rowsOf(value).map((row) => {
    const read = (end: string) => spans[name]!.read(textOf(row[end])) ?? textOf(row[end]);
    return { ...row, tu: read('tu'), den: read('den') };
  });

/** What is wrong with the settings as they would be, by field. `changed` are the values that are new. */
export function siteFaults(changed: Given, before: Given | null): Record<string, string[]> {
  const faults: Record<string, string[]> = {};
  const now: Given = { ...before, ...changed };
  const wrong = textsOf(changed['hotlines']).filter((written) => !isPhone(phoneDigits(written)));
  if (wrong.length > 0) faults['hotlines'] = wrong.map((written) => `Hotline “${written}” ${phoneRule}`);
  const zalo = phoneDigits(textOf(changed['zalo']));
  if (zalo !== '' && !isPhone(zalo)) faults['zalo'] = [`Số Zalo ${phoneRule}`];
  const email = textOf(changed['email']);
  if (email !== '' && !emailPattern.test(email)) faults['email'] = ['Email phải có dạng ten@truong.edu.vn'];
  for (const way of textsOf(now['ways'])) {
    const need = needed[way];
    if (need === undefined || faults[need.field] !== undefined || isGiven(now[need.field])) continue;
    if ('ways' in changed || need.field in changed) faults[need.field] = [need.message];
  }
  for (const name of Object.keys(spans)) Object.assign(faults, Object.fromEntries(spanFaults(name, changed[name])));
  return faults;
}

/** The values as they are stored: numbers as digits, none of them twice; times and days as they are compared. */
export function tidySite<Values extends Given>(values: Values): Values {
  const tidy: Record<string, unknown> = {};
  if ('hotlines' in values) tidy['hotlines'] = [...new Set(textsOf(values['hotlines']).map(phoneDigits))];
  if ('zalo' in values) tidy['zalo'] = phoneDigits(textOf(values['zalo']));
  for (const name of Object.keys(spans)) if (name in values) tidy[name] = tidySpans(name, values[name]);
  return { ...values, ...tidy };
}
