import type { AnswerCard } from '#shared/answers/answer-card.ts';
import { comparable } from '#shared/codes/comparable.ts';
import { groupHotline } from '#shared/formats/phone.ts';
import { admissionsPath, careersPath, majorGroupsPath, majorPath, positionPath, subjectPath } from '#shared/paths.ts';
import { capital } from '#shared/text/capital.ts';
import type { Facts, KnownMajor, KnownPosition, KnownSubject } from './known.ts';
import type { Part } from './word-tree.ts';

/** A question that was understood. */
export type Asked = {
  facts: Facts;
  now: Date;
  parts: readonly Part[];
  /** The majors that are named; none: all are meant. */
  majors: readonly KnownMajor[];
  /** What it asks for first, of the ways to ask the same. */
  first: string;
  /** What stands in it as this, in its order. */
  allOf: (as: string) => (string | number)[];
  has: (as: string) => boolean;
};

/** Makes the card that answers a kind of question; null where that has no answer after all. */
export type Maker = (asked: Asked) => AnswerCard | null;

type Row = AnswerCard['rows'][number];
/** `told`: records that it tells of, which may be illustrations. */
type Given = Pick<AnswerCard, 'kind' | 'title' | 'path' | 'link'> &
  Partial<AnswerCard> & { told?: readonly { minh_hoa: boolean }[] };

export const cardOf = ({ told = [], ...given }: Given): AnswerCard => ({
  value: '',
  is_known: true,
  note: '',
  minh_hoa: told.some(({ minh_hoa }) => minh_hoa),
  rows: [],
  tra_loi: [],
  ...given,
});

/** A card that says of a fact that the site lacks it, and whom to ask. */
export function unknown({ facts: { site } }: Asked, fact: string, given: Given): AnswerCard {
  const [hotline = ''] = site.hotlines;
  const [way, number] = site.zalo === '' ? ['theo số', hotline] : ['qua Zalo', site.zalo];
  const whom = number === '' ? ` ${site.email}`.trimEnd() : ` ${way} ${groupHotline(number)}`;
  return cardOf({ ...given, is_known: false, value: `Trường chưa công bố ${fact}; bạn hỏi trường${whom}.` });
}

export const toAdmissions = { path: admissionsPath, link: 'Xem trang Tuyển sinh' };
export const toCareers = { path: careersPath, link: 'Xem các nghề' };
export const toMajors = { path: majorGroupsPath, link: 'Xem các ngành' };
export const toMajor = ({ parent_slug, slug, name }: KnownMajor) => ({
  path: majorPath(parent_slug, slug),
  link: `Xem ngành ${name}`,
});

export const toPosition = ({ parent_slug, slug, name }: KnownPosition) => ({
  path: positionPath(parent_slug, slug),
  link: `Xem vị trí ${name}`,
});
export const toSubject = ({ group_slug, major_slug, slug, name }: KnownSubject) => ({
  path: subjectPath(group_slug, major_slug, slug),
  link: `Xem môn ${name}`,
});

export const whenTaught = ({ hoc_ky: term, tin_chi: credits }: KnownSubject): string =>
  [term === null ? '' : `học kỳ ${term}`, credits === null ? '' : `${credits} tín chỉ`].filter((text) => text !== '').join(', ');

export const rowOf = (name: string, value: string, path: string | null = null): Row => ({ name, value, path });
export const majorRow = (major: KnownMajor, value: string): Row => rowOf(major.name, value, toMajor(major).path);

export const subjectRow = (subject: KnownSubject, value = whenTaught(subject)): Row =>
  rowOf(subject.name, value, toSubject(subject).path);
export const positionRow = (position: KnownPosition, value = ''): Row => rowOf(position.name, value, toPosition(position).path);

export const positionsIn = ({ facts, allOf }: Pick<Asked, 'facts' | 'allOf'>): KnownPosition[] =>
  [...new Set(allOf('position'))].flatMap((at) => facts.positions[Number(at)] ?? []);

/** The subjects that are named: of a major that is named too, or of others where that has none. */
export function coursesIn({ facts, majors, allOf }: Asked): KnownSubject[] {
  const named = [...new Set(allOf('course'))].flatMap((at) => facts.subjects[Number(at)] ?? []);
  const own = named.filter(({ major_id }) => majors.some(({ id }) => id === major_id));
  return own.length > 0 ? own : named;
}

/** Those that are named, or all. */
export const majorsOf = ({ majors, facts }: Asked): readonly KnownMajor[] => (majors.length > 0 ? majors : facts.majors);

/** 'H00, H01 và V01' */
export const listed = (texts: readonly string[]): string =>
  texts.length < 2 ? texts.join('') : `${texts.slice(0, -1).join(', ')} và ${texts.at(-1)}`;

/** What is told of a major: as the answer where it alone is asked for, with rows of its own; else as a row, which `row` may say shorter. */
type Told = { value: string; row?: string; rows?: Row[]; note?: string };

/** Where majors are asked for that have most or least of something: how much each has, how that is told, and what both are called. */
type Ranking = [of: (major: KnownMajor) => number | null, told: (figure: number) => string, least: string, most: string];

type Shown = { sum?: string; lacks?: string | null; ranking?: Ranking };
const unranked: Ranking = [() => null, String, '', ''];

/**
 * What is told of the major that is named, or of several in rows; of none of them: that it is not known. `fact`: 'học phí'; `sum` is told
 * of all; `lacks` of one of which nothing is told, null where it is left out.
 */
export function ofMajors(
  asked: Asked,
  kind: AnswerCard['kind'],
  fact: string,
  tell: (major: KnownMajor) => Told | null,
  { sum = '', lacks = 'chưa công bố', ranking: [figureOf, figureText, ...called] = unranked }: Shown = {},
): AnswerCard {
  const isMost = asked.has('dearest');
  const isRanked = isMost || asked.has('cheapest');
  const all = majorsOf(asked)
    .map((major) => ({ major, told: tell(major), rank: isRanked ? figureOf(major) : null }))
    .toSorted(({ rank: one }, { rank: other }) =>
      one === null || other === null ? Number(one === null) - Number(other === null) : isMost ? other - one : one - other,
    );
  const known = all.flatMap(({ major, told }) => (told === null ? [] : [{ major, told }]));
  const only = asked.majors.length === 1 ? asked.majors[0] : undefined;
  const of = asked.majors.length === 0 ? 'các ngành' : `ngành ${listed(asked.majors.map(({ name }) => name))}`;
  const given = { kind, title: `${capital(fact)} ${of}`, ...(only === undefined ? toMajors : toMajor(only)) };
  const [top] = known;
  if (top === undefined) return unknown(asked, `${fact} ${of}`, given);
  const toldOf = known.map(({ major }) => major);
  const { value: own, rows = [], note = '' } = top.told;
  if (only !== undefined) return cardOf({ ...given, value: own, rows, note, told: toldOf });
  const isSame = known.every(({ told }) => told.note === top.told.note);
  const rowsOfAll = all.flatMap(({ major, told }) => {
    const text = told === null ? lacks : (told.row ?? told.value);
    return text === null ? [] : majorRow(major, text);
  });
  const best = all[0]?.rank ?? null;
  const first = listed(all.flatMap(({ major, rank }) => (rank === best ? major.name : [])));
  const value = best === null ? sum : `${called[isMost ? 1 : 0]}: ${first} (${figureText(best)})`;
  return cardOf({ ...given, value, rows: rowsOfAll, note: isSame ? note : '', told: toldOf });
}

/** Codes that are typed; '00V' for 'khối V'. */
export const typedCodes = (asked: Asked): string[] => asked.allOf('combination').map((code) => String(code).toUpperCase());
export const codesIn = (combinations: KnownMajor['to_hop']): string[] => [...new Set(combinations.map(({ ma }) => ma))];

/** The codes that are meant: for 'khối V' those of the majors that begin with its letter. */
export const meantCodes = (asked: Asked): string[] =>
  typedCodes(asked).flatMap((code) =>
    code.startsWith('00')
      ? codesIn(asked.facts.majors.flatMap(({ to_hop }) => to_hop))
          .toSorted()
          .filter((each) => each.startsWith(code.charAt(2)))
      : [code],
  );
export const nameOf = (asked: Asked): string =>
  listed(typedCodes(asked).map((code) => (code.startsWith('00') ? `khối ${code.charAt(2)}` : code)));

/** Whether a way of admission is one that a visitor names. */
export const isMethod = (name: string, words: string | number): boolean => comparable(name).includes(String(words));
