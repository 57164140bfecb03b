import type { AnswerCard } from '#shared/answers/answer-card.ts';
import { formatViNumber } from '#shared/formats/vi-number.ts';
import { type Asked, cardOf, listed, majorRow, ofMajors, toAdmissions, toMajor, toMajors, unknown } from './card.ts';
import type { KnownMajor } from './known.ts';
import type { Meaning } from './word-tree.ts';

const told = (value: string) => (value === '' ? null : { value });

export const durationCard = (asked: Asked): AnswerCard =>
  ofMajors(asked, 'duration', 'thời gian học', ({ thoi_gian: years }) =>
    told(years === null ? '' : `${formatViNumber(years)} năm`),
  );
export const degreeCard = (asked: Asked): AnswerCard => ofMajors(asked, 'major', 'văn bằng', ({ bang_cap }) => told(bang_cap));
export const campusCard = (asked: Asked): AnswerCard => ofMajors(asked, 'major', 'nơi học', ({ co_so }) => told(listed(co_so)));

export function quotaCard(asked: Asked): AnswerCard {
  const [year] = asked.allOf('ofYear');
  return ofMajors(asked, 'major', `chỉ tiêu${year === undefined ? '' : ` năm ${year}`}`, ({ chi_tieu }) => {
    const row = chi_tieu.find(({ nam, so }) => so !== null && (year === undefined || nam === year));
    return row === undefined ? null : { value: `${row.so} người${row.nam === null ? '' : ` (năm ${row.nam})`}` };
  });
}

/** Its own code, and what is typed to apply where that is another. No code is an illustration. */
function codeText({ ma_nganh: own, ma_xet_tuyen: typed, ten_xet_tuyen: name }: KnownMajor): string {
  const applying = `${typed}${name === '' ? '' : ` (${name})`}`;
  if (own === '') return typed === '' ? '' : `${applying}, mã dùng khi đăng ký xét tuyển`;
  return typed === '' || typed === own ? own : `${own}; khi đăng ký xét tuyển gõ ${applying}`;
}

export const codeCard = (asked: Asked): AnswerCard => ({
  ...ofMajors(asked, 'code', 'mã', (major) => told(codeText(major))),
  minh_hoa: false,
});

export function schoolCodeCard(asked: Asked): AnswerCard {
  const { ma_truong: value, name: note } = asked.facts.site;
  const given = { kind: 'code' as const, title: 'Mã trường', value, note, ...toAdmissions };
  return value === '' ? unknown(asked, 'mã trường', given) : cardOf(given);
}

export function majorOfCode(asked: Asked): AnswerCard {
  const codes = asked.allOf('majorCode');
  const found = asked.facts.majors.filter(
    ({ ma_nganh, ma_xet_tuyen }) => codes.includes(ma_nganh) || codes.includes(ma_xet_tuyen),
  );
  const names = found.map(({ name }) => name);
  const value = found.length === 0 ? `Trường chưa có ngành mang mã ${codes.join(', ')}.` : `Ngành ${listed(names)}`;
  const [major] = found;
  return cardOf({ kind: 'code', title: `Mã ${codes.join(', ')}`, value, ...(major === undefined ? toMajors : toMajor(major)) });
}

export function taughtCard({ majors }: Asked): AnswerCard | null {
  const [major] = majors;
  if (major === undefined) return null;
  const names = listed(majors.map(({ name }) => name));
  return cardOf({ kind: 'major', title: `Ngành ${names}`, value: `Trường có ngành ${names}.`, ...toMajor(major) });
}

/** The majors that are named, or those that most of the positions that are named ask for first. */
function nearestTo({ facts }: Asked, meanings: readonly Meaning[]): KnownMajor[] {
  const own = meanings.flatMap(({ as, of }) => (as === 'major' ? [facts.majors[Number(of)]!.id] : []));
  const positions = meanings.flatMap(({ as, of }) =>
    facts.positions.filter(
      ({ career_id }, at) => (as === 'position' && at === of) || (as === 'career' && facts.careers[Number(of)]?.id === career_id),
    ),
  );
  const counts = Map.groupBy([...own, ...positions.flatMap(({ majors: [first] }) => first ?? [])], (id) => id);
  const most = Math.max(0, ...[...counts.values()].map(({ length }) => length));
  return facts.majors.filter(({ id }) => counts.get(id)?.length === most);
}

/** Who asks for these asks for more than whether there is a major. */
const otherKinds: ReadonlySet<string> = new Set(
  'fee money marks scholarship pay when duration combination number howMuch'.split(' '),
);

/** What a school is asked for that it does not teach, between 'có ngành' and 'không', and what of that it does comes nearest. */
export function untaughtCard(asked: Asked): AnswerCard | null {
  const { parts, facts } = asked;
  const is = (index: number, ...kinds: string[]) => parts[index]?.meanings.some(({ as }) => kinds.includes(as)) === true;
  const from = parts.findIndex((_, index) => is(index, 'taught'));
  const to = parts.findIndex((_, index) => index > from && is(index, 'yesNo'));
  const named = parts.slice(from + 1, Math.max(to, 0));
  const around = parts.some((_, index) => (index < from || index > to) && !is(index, 'filler', 'yesNo'));
  if (named.length === 0 || around || named.some(({ meanings }) => meanings.some(({ as }) => otherKinds.has(as)))) return null;
  const near = nearestTo(
    asked,
    named.flatMap(({ meanings }) => meanings),
  );
  const typed = `“${named.flatMap(({ words }) => words.map(({ text }) => text)).join(' ')}”`;
  const nearest = near.length > 0 ? `; gần nhất là ${listed(near.map(({ name }) => name))}` : '';
  const rows = (near.length > 0 ? near : facts.majors).map((each) => majorRow(each, ''));
  return cardOf({ kind: 'major', title: `Ngành ${typed}`, value: `Trường chưa có ngành ${typed}${nearest}.`, rows, ...toMajors });
}
