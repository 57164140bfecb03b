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
  return faults;
}

/** The values as they are stored: numbers as digits, none of them twice. */
export function tidySite<Values extends Given>(values: Values): Values {
  const tidy: Record<string, unknown> = {};
  if ('hotlines' in values) tidy['hotlines'] = [...new Set(textsOf(values['hotlines']).map(phoneDigits))];
  if ('zalo' in values) tidy['zalo'] = phoneDigits(textOf(values['zalo']));
  return { ...values, ...tidy };
}
