import { comparable } from '#shared/codes/comparable.ts';
import { formatViNumber } from '#shared/formats/vi-number.ts';
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
import type { KnownMajor } from './known.ts';
import { means } from './word-tree.ts';

const told = (value: string) => (value === '' ? null : { value });

const yearsText = (years: number) => `${formatViNumber(years)} năm`;
export const duration: Maker = (asked) =>
  ofMajors(asked, 'duration', 'thời gian học', ({ thoi_gian: years }) => told(years === null ? '' : yearsText(years)), {
    ranking: [({ thoi_gian: years }) => years, yearsText, 'Ngắn nhất', 'Dài nhất'],
  });
export const degree: Maker = (asked) => {
  // What universities give; colleges say 'cử nhân thực hành'.
  const isFull = asked.facts.majors.every(({ bang_cap: text }) => /^(?:cử nhân|kỹ sư|kiến trúc sư)(?! thực hành)/i.test(text));
  return ofMajors(asked, 'major', 'văn bằng', ({ bang_cap }) => told(bang_cap), { sum: isFull ? 'Bằng đại học' : '' });
};
export const campus: Maker = (asked) => ofMajors(asked, 'major', 'nơi học', ({ co_so }) => told(listed(co_so)));

export const quota: Maker = (asked) => {
  const [year] = asked.allOf('ofYear');
  const rowOfYear = ({ chi_tieu }: KnownMajor) =>
    chi_tieu.find(({ nam, so }) => so !== null && (year === undefined || nam === year));
  const tell = (major: KnownMajor) => {
    const row = rowOfYear(major);
    return row === undefined ? null : { value: `${row.so} người${row.nam === null ? '' : ` (năm ${row.nam})`}` };
  };
  return ofMajors(asked, 'major', `chỉ tiêu${year === undefined ? '' : ` năm ${year}`}`, tell, {
    ranking: [(major) => rowOfYear(major)?.so ?? null, (count) => `${count} người`, 'Ít nhất', 'Nhiều nhất'],
  });
};

/** Its own code, and what is typed to apply where that is another. No code is an illustration. */
function codeText({ ma_nganh: own, ma_xet_tuyen: typed, ten_xet_tuyen: name }: KnownMajor): string {
  const applying = `${typed}${name === '' ? '' : ` (${name})`}`;
  if (own === '') return typed === '' ? '' : `${applying}, mã dùng khi đăng ký xét tuyển`;
  return typed === '' || typed === own ? own : `${own}; khi đăng ký xét tuyển gõ ${applying}`;
}

export const code: Maker = (asked) => ({ ...ofMajors(asked, 'code', 'mã', (major) => told(codeText(major))), minh_hoa: false });

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
  const value =
    found.length === 0 ? `Trường chưa có ngành mang mã ${codes.join(', ')}.` : `Ngành ${listed(found.map(({ name }) => name))}`;
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

/** The majors that are named as what somebody likes. */
export const liked: Maker = ({ majors: found }) => {
  const rows = found.map((each) => majorRow(each, each.group_name));
  const value = `Ngành ${listed(rows.map(({ name }) => name))}`;
  return cardOf({ kind: 'major', title: 'Ngành gần với điều bạn thích', value, rows, ...toMajors });
};

export const majors: Maker = ({ facts: { majors } }) => {
  const rows = majors.map((major) => majorRow(major, ''));
  return cardOf({ kind: 'major', title: 'Các ngành của trường', value: `${majors.length} ngành`, rows, ...toMajors });
};

/** What may stand between 'có' and a major that is asked for. */
const beforeMajor: ReadonlySet<string> = new Set(['nganh', 'chuyen', 'khoa', 'hoc', 'day', 'mon']);

export const taught: Maker = ({ majors, parts, first }) => {
  const [major] = majors;
  const at = parts.findIndex((part) => means(part, 'major'));
  const before = parts.slice(0, at).findLast(({ words }) => !words.every(({ key }) => beforeMajor.has(key)));
  // 'Em có nên học kiến trúc không' asks something else.
  if (major === undefined || (first === 'there' && !(before && means(before, 'there')))) return null;
  const names = listed(majors.map(({ name }) => name));
  return cardOf({ kind: 'major', title: `Ngành ${names}`, value: `Trường có ngành ${names}.`, ...toMajor(major) });
};

/** Majors that are named, or whose names or group have all of these words; else those that most positions of such names ask for first. */
function nearestTo({ facts, majors }: Asked, words: readonly string[]): readonly KnownMajor[] {
  const typed = ` ${comparable(words.join(' '))} `;
  // So short a word stands in names by chance.
  if (typed.length < 5 && !/\d/.test(typed)) return [];
  const isOf = (names: readonly string[]) => names.some((name) => ` ${comparable(name)} `.includes(typed));
  const named = majors.length > 0 ? majors : facts.majors.filter((each) => isOf([each.name, ...each.names, each.group_name]));
  if (named.length > 0) return named;
  const careers = new Set(facts.careers.filter(({ name, names }) => isOf([name, ...names])).map(({ id }) => id));
  const positions = facts.positions.filter(({ name, names, career_id }) => careers.has(career_id) || isOf([name, ...names]));
  const counts = Map.groupBy(positions, ({ majors: [first] }) => first);
  const most = Math.max(...[...counts.values()].map(({ length }) => length));
  return facts.majors.filter(({ id }) => counts.get(id)?.length === most);
}

/** What is taught is called by these, or by words that are not understood; with the others that is asked for. */
const called = 'payMore position career major subject course tool gear city otherMajor'.split(' ');
const passing = 'filler taught teaches yesNo there school schoolName joins all wants'.split(' ');

/** What a school is asked for that it does not teach, and what of that it does comes nearest. */
export const untaught: Maker = (asked) => {
  const told = asked.parts.filter((part) => !means(part, ...passing));
  const official = told.filter((part) => means(part, 'otherMajor'));
  // What is taught may be no major, such as a program.
  const isMajor = asked.first === 'taught' || official.length > 0;
  const named = asked.first !== 'taught' && official.length > 0 ? official : told;
  if (named.length === 0 || named.some((part) => part.meanings.length > 0 && !means(part, ...called))) return null;
  // A major that is named is taught, whatever else is asked of it.
  if (named.every((part) => means(part, 'major'))) return null;
  if (asked.first === 'wants' && (official.length < told.length || asked.majors.length > 0)) return null;
  // What stands between is part of the name: 'y đa khoa'.
  const [from, to] = [asked.parts.indexOf(named[0]!), asked.parts.indexOf(named.at(-1)!)];
  const words = asked.parts.slice(from, to + 1).flatMap((part) => part.words.map(({ text }) => text));
  // What is named with others may be a choice, or more than the name of what is taught.
  if (asked.parts.slice(from, to).some((part) => means(part, 'yesNo', 'versus', 'tool'))) return null;
  const near = nearestTo(asked, words);
  const typed = `“${words.join(' ').replace(/^ng[aà]nh /i, '')}”`;
  const nearest = near.length > 0 ? `; gần nhất là ${listed(near.map(({ name }) => name))}` : '';
  const rows = (near.length > 0 || !isMajor ? near : asked.facts.majors).map((each) => majorRow(each, ''));
  const given = { kind: 'major' as const, rows, ...toMajors };
  if (isMajor) return cardOf({ ...given, title: `Ngành ${typed}`, value: `Trường chưa có ngành ${typed}${nearest}.` });
  const value = `Không ngành hay môn nào của trường tên là ${typed}${nearest}.`;
  const note = 'Phần mềm và kỹ năng nhỏ thường nằm trong một môn: hãy xem trang của môn, hoặc hỏi trường.';
  return cardOf({ ...given, title: `Trường có dạy ${typed} không`, value, note, is_known: false });
};
