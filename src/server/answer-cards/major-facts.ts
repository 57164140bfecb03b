import { comparable } from '#shared/codes/comparable.ts';
import { formatViNumber } from '#shared/formats/vi-number.ts';
import { positionPath } from '#shared/paths.ts';
import {
  type Asked,
  type Maker,
  cardOf,
  isMethod,
  listed,
  majorRow,
  ofMajors,
  rowOf,
  toAdmissions,
  toMajor,
  toMajors,
  unknown,
} from './card.ts';
import type { KnownMajor, KnownPosition } from './known.ts';

const told = (value: string) => (value === '' ? null : { value });

export const duration: Maker = (asked) =>
  ofMajors(asked, 'duration', 'thời gian học', ({ thoi_gian: years }) =>
    told(years === null ? '' : `${formatViNumber(years)} năm`),
  );
export const degree: Maker = (asked) => ofMajors(asked, 'major', 'văn bằng', ({ bang_cap }) => told(bang_cap));
export const campus: Maker = (asked) => ofMajors(asked, 'major', 'nơi học', ({ co_so }) => told(listed(co_so)));

export const quota: Maker = (asked) => {
  const [year] = asked.allOf('ofYear');
  return ofMajors(asked, 'major', `chỉ tiêu${year === undefined ? '' : ` năm ${year}`}`, ({ chi_tieu }) => {
    const row = chi_tieu.find(({ nam, so }) => so !== null && (year === undefined || nam === year));
    return row === undefined ? null : { value: `${row.so} người${row.nam === null ? '' : ` (năm ${row.nam})`}` };
  });
};

/** Its own code, and what is typed to apply where that is another. No code is an illustration. */
function codeText({ ma_nganh: own, ma_xet_tuyen: typed, ten_xet_tuyen: name }: KnownMajor): string {
  const applying = `${typed}${name === '' ? '' : ` (${name})`}`;
  if (own === '') return typed === '' ? '' : `${applying}, mã dùng khi đăng ký xét tuyển`;
  return typed === '' || typed === own ? own : `${own}; khi đăng ký xét tuyển gõ ${applying}`;
}

export const code: Maker = (asked) => ({
  ...ofMajors(asked, 'code', 'mã', (major) => told(codeText(major))),
  minh_hoa: false,
});

export const schoolCode: Maker = (asked) => {
  const { ma_truong: value, name: note } = asked.facts.site;
  const given = { kind: 'code' as const, title: 'Mã trường', value, note, ...toAdmissions };
  return value === '' ? unknown(asked, 'mã trường', given) : cardOf(given);
};

export const majorOfCode: Maker = (asked) => {
  const codes = asked.allOf('majorCode');
  const found = asked.facts.majors.filter(
    ({ ma_nganh, ma_xet_tuyen }) => codes.includes(ma_nganh) || codes.includes(ma_xet_tuyen),
  );
  const names = found.map(({ name }) => name);
  const value = found.length === 0 ? `Trường chưa có ngành mang mã ${codes.join(', ')}.` : `Ngành ${listed(names)}`;
  const [major] = found;
  return cardOf({ kind: 'code', title: `Mã ${codes.join(', ')}`, value, ...(major === undefined ? toMajors : toMajor(major)) });
};

/** How a major admits: by which ways, or how by one that is named. */
export const methods: Maker = (asked) =>
  ofMajors(asked, 'major', 'phương thức xét', ({ phuong_thuc_xet: ways }) => {
    const methods = asked.allOf('method');
    const all = listed(ways.map(({ phuong_thuc }) => phuong_thuc));
    const meant = ways.filter(({ phuong_thuc }) => methods.some((words) => isMethod(phuong_thuc, words)));
    if (ways.length === 0 || methods.length === 0) return told(all);
    if (meant.length === 0) return { value: `Không; ngành này xét: ${all}.`, row: 'không' };
    const rows = meant.map(({ phuong_thuc, noi_dung }) => rowOf(phuong_thuc, noi_dung));
    return { value: '', row: listed(rows.map(({ name }) => name)), rows };
  });

/** The positions that a major leads to, those first that ask for it first. */
export const leadsTo: Maker = ({ majors: [major], facts }) => {
  const placeIn = ({ majors }: KnownPosition) => majors.indexOf(major?.id ?? 0);
  const found = facts.positions.filter((each) => placeIn(each) >= 0).toSorted((one, other) => placeIn(one) - placeIn(other));
  if (major === undefined || found.length === 0) return null;
  const rows = found.map(({ name, parent_slug, slug }) => rowOf(name, '', positionPath(parent_slug, slug)));
  return cardOf({ kind: 'major', title: `Học ${major.name} ra làm gì`, value: `${rows.length} vị trí`, rows, ...toMajor(major) });
};

export const majors: Maker = ({ facts: { majors } }) => {
  const rows = majors.map((major) => majorRow(major, ''));
  return cardOf({ kind: 'major', title: 'Các ngành của trường', value: `${majors.length} ngành`, rows, ...toMajors });
};

export const taught: Maker = ({ majors }) => {
  const [major] = majors;
  if (major === undefined) return null;
  const names = listed(majors.map(({ name }) => name));
  return cardOf({ kind: 'major', title: `Ngành ${names}`, value: `Trường có ngành ${names}.`, ...toMajor(major) });
};

/** Majors that are named, or whose names or group have all of these words; else those that most positions of such names ask for first. */
function nearestTo({ facts, majors }: Asked, words: readonly string[]): readonly KnownMajor[] {
  const typed = ` ${comparable(words.join(' '))} `;
  const isOf = (names: readonly string[]) => names.some((name) => ` ${comparable(name)} `.includes(typed));
  const named = majors.length > 0 ? majors : facts.majors.filter((each) => isOf([each.name, ...each.names, each.group_name]));
  if (named.length > 0) return named;
  const careers = new Set(facts.careers.filter(({ name, names }) => isOf([name, ...names])).map(({ id }) => id));
  const positions = facts.positions.filter(({ name, names, career_id }) => careers.has(career_id) || isOf([name, ...names]));
  const counts = Map.groupBy(positions, ({ majors: [first] }) => first);
  const most = Math.max(...[...counts.values()].map(({ length }) => length));
  return facts.majors.filter(({ id }) => counts.get(id)?.length === most);
}

/** Who asks for these asks for more than whether there is a major. */
const otherKinds: ReadonlySet<string> = new Set(
  'fee money marks hoc-bong pay when duration combination number howMuch vague'.split(' '),
);

/** What a school is asked for that it does not teach, between 'có ngành' and 'không', and what of that it does comes nearest. */
export const untaught: Maker = (asked) => {
  const { parts, facts } = asked;
  const is = (index: number, ...kinds: string[]) => parts[index]?.meanings.some(({ as }) => kinds.includes(as)) === true;
  const from = parts.findIndex((_, index) => is(index, 'taught', 'teaches'));
  const to = parts.findIndex((_, index) => index > from && is(index, 'yesNo'));
  // What is taught may be no major, such as a program: of what 'dạy' stands before only official names are told.
  const isOfficial = asked.first === 'teaches';
  const named = parts
    .slice(from + 1, Math.max(to, 0))
    .filter(({ meanings }) => !isOfficial || meanings.some(({ as }) => as === 'otherMajor'));
  const around = parts.some((_, index) => (index < from || index > to) && !is(index, 'filler', 'yesNo', 'there', 'schoolName'));
  if (named.length === 0 || around || named.some(({ meanings }) => meanings.some(({ as }) => otherKinds.has(as)))) return null;
  const words = named.flatMap((part) => part.words.map(({ text }) => text));
  const near = nearestTo(asked, words);
  const typed = `“${words.join(' ')}”`;
  const nearest = near.length > 0 ? `; gần nhất là ${listed(near.map(({ name }) => name))}` : '';
  const rows = (near.length > 0 ? near : facts.majors).map((each) => majorRow(each, ''));
  return cardOf({ kind: 'major', title: `Ngành ${typed}`, value: `Trường chưa có ngành ${typed}${nearest}.`, rows, ...toMajors });
};
