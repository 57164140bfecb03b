import { slugify } from '#shared/text/slugify.ts';
import { combinationSlug, isCombination } from './combination-slug.ts';

/** A major as far as it takes to choose it. */
export type ChoosableMajor = {
  bac: string;
  co_so: readonly string[];
  /** Exams by combination; a combination whose subjects nobody knows has none. */
  to_hop: readonly { ma: string; thi: readonly string[] }[];
};

/**
 * What is chosen: exams, those left out and a place as slugs of their names, a combination by `combinationSlug`, and a level. Nothing
 * chosen narrows nothing.
 */
export type MajorChoice = {
  mon: readonly string[];
  to_hop: string | null;
  khong_thi: readonly string[];
  bac: string | null;
  co_so: string | null;
};

/**
 * Majors with those combinations alone that are the chosen one and take no exam that is left out; without the majors that have none.
 * A combination whose subjects nobody knows may take any exam, and any test of a talent may be drawing by another name.
 */
export function withCombinations<Major extends ChoosableMajor>(
  majors: readonly Major[],
  { to_hop, khong_thi }: Pick<MajorChoice, 'to_hop' | 'khong_thi'>,
): Major[] {
  if (to_hop === null && khong_thi.length === 0) return [...majors];
  const leftOut = new Set(khong_thi);
  const isAllowed = ({ ma, thi }: Major['to_hop'][number]) =>
    (to_hop === null || combinationSlug(ma) === to_hop) &&
    (leftOut.size === 0 ||
      (thi.length > 0 &&
        !thi.some((exam) => leftOut.has(slugify(exam)) || (leftOut.has(slugify(drawingExam)) && isTalentTest(exam)))));
  return majors.map((major) => ({ ...major, to_hop: major.to_hop.filter(isAllowed) })).filter((major) => major.to_hop.length > 0);
}

type ByExams = Pick<MajorChoice, 'mon' | 'bac' | 'co_so'>;

/** Whether a combination takes none but the chosen exams. */
const isTaken = (exams: readonly string[], chosen: ReadonlySet<string>): boolean =>
  exams.length > 0 && exams.every((exam) => chosen.has(slugify(exam)));

/** The majors that somebody who sits these exams can apply for, at this level and place. */
export function chooseMajors<Major extends ChoosableMajor>(majors: readonly Major[], { mon, bac, co_so }: ByExams): Major[] {
  const chosen = new Set(mon);
  return majors.filter(
    (major) =>
      (bac === null || major.bac === bac) &&
      (co_so === null || major.co_so.some((place) => slugify(place) === co_so)) &&
      (mon.length === 0 || major.to_hop.some(({ thi }) => isTaken(thi, chosen))),
  );
}

/** Those of the combinations of a major that somebody who sits these exams can use. */
export const usableWith = <Combination extends { thi: readonly string[] }>(
  combinations: readonly Combination[],
  mon: readonly string[],
): Combination[] => combinations.filter(({ thi }) => isTaken(thi, new Set(mon)));

/** So few exams make no combination, of which each has three: they tell what somebody takes among others. */
const fewExams = 2;

export const areFew = ({ mon }: Pick<MajorChoice, 'mon'>): boolean => mon.length > 0 && mon.length <= fewExams;

/** The combinations of a major that have all of these exams among theirs. */
export const combinationsWith = <Combination extends { thi: readonly string[] }>(
  combinations: readonly Combination[],
  mon: readonly string[],
): Combination[] =>
  combinations.filter(({ thi }) => {
    const exams = new Set(thi.map(slugify));
    return mon.every((exam) => exams.has(exam));
  });

/** The majors that have one of those, at this level and place. */
export const majorsWith = <Major extends ChoosableMajor>(majors: readonly Major[], choice: ByExams): Major[] =>
  chooseMajors(majors, { ...choice, mon: [] }).filter(({ to_hop }) => combinationsWith(to_hop, choice.mon).length > 0);

export type Option = { value: string; label: string };

/** What there is to choose from, because some major has it. Of two spellings of one name the first stands. */
export function choicesOf(majors: readonly ChoosableMajor[]): Record<'mon' | 'to_hop' | 'co_so', Option[]> & { bac: string[] } {
  const exams = majors.flatMap(({ to_hop }) => to_hop.flatMap(({ thi }) => thi));
  const levels = new Set(majors.map(({ bac }) => bac).filter((bac) => bac !== ''));
  return {
    mon: optionsOf(exams).sort((one, other) => placeOf(one.label) - placeOf(other.label)),
    // What is no code is one school's word for a way of its own.
    to_hop: optionsOf(majors.flatMap((major) => major.to_hop.map(({ ma }) => ma)))
      .filter(({ value }) => isCombination(value))
      .sort((one, other) => (one.value < other.value ? -1 : 1)),
    bac: [...levels],
    co_so: optionsOf(majors.flatMap((major) => major.co_so)),
  };
}

function optionsOf(names: readonly string[]): Option[] {
  const found = new Map<string, string>();
  for (const name of names) {
    const value = slugify(name);
    if (value !== '' && !found.has(value)) found.set(value, name);
  }
  return [...found].map(([value, label]) => ({ value, label }));
}

/** The order in which schools list them: what nearly everybody sits first, what is tested beside school last. */
const usual = [
  'Toán',
  'Ngữ văn',
  'Tiếng Anh',
  'Vật lí',
  'Hóa học',
  'Sinh học',
  'Lịch sử',
  'Địa lí',
  'Tin học',
  'Công nghệ công nghiệp',
  'Công nghệ nông nghiệp',
  'Giáo dục kinh tế và pháp luật',
];
/** Drawing, whichever paper it is. */
export const drawingExam = 'Vẽ';
const tested = [drawingExam, 'Âm nhạc', 'Năng khiếu sân khấu, điện ảnh', 'Biểu diễn', 'Thể dục thể thao', 'Năng khiếu khác'];

/** Whether an exam is tested beside school, by the school that admits. */
export const isTalentTest = (exam: string): boolean => tested.includes(exam);

function placeOf(name: string): number {
  const place = usual.indexOf(name);
  if (place >= 0) return place;
  const last = tested.indexOf(name);
  return last < 0 ? usual.length : usual.length + 1 + last;
}
