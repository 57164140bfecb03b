import { data, redirect } from 'react-router';
import type { CareerPage } from '#shared/answers/career.ts';
import type { AdmissionDateItem } from '#shared/answers/admissions.ts';
import type { MajorItem, MajorPage } from '#shared/answers/major.ts';
import type { PositionPage } from '#shared/answers/position.ts';
import type { SiteAnswer } from '#shared/answers/site.ts';
import { rulesOf } from '#shared/admissions/priority.ts';
import { combinationSlug } from '#shared/guidance/combination-slug.ts';
import {
  areFew,
  choicesOf,
  chooseMajors,
  combinationsWith,
  majorsWith,
  type Option,
  usableWith,
  withCombinations,
} from '#shared/guidance/choose-majors.ts';
import { type Comparison, comparisonAddress, isShortest, readComparison } from '#shared/guidance/compare-address.ts';
import { fewestCompared, mostCompared } from '#shared/guidance/compare-path.ts';
import { api as calls, majorPath } from '#shared/paths.ts';
import { levelName } from '#shared/guidance/fact-names.ts';
import { formatViNumber } from '#shared/formats/vi-number.ts';
import { type Api, refusedWith } from '#web/api.ts';
import { combinationLine } from '../guidance/comparison-rows.ts';
import { listOrEmpty } from '../layout/list-or-empty.ts';
import type { MajorAnswer, MarksAnswer } from './comparison-marks.ts';
import type { Candidate } from './comparison-side-by-side.ts';

/** A line of the list of majors. */
export type ListedMajor = Candidate & {
  path: string;
  code: string;
  facts: { text: string; isFigure: boolean }[];
  /** The figures of it are but illustrations. */
  isIllustrative: boolean;
  combinations: string[];
  /** How it answers to marks of one's own, where there are any. */
  answer: MajorAnswer | null;
};

export type MajorList = {
  majors: ListedMajor[];
  total: number;
  /** No more exams are chosen than other exams go along with. */
  isOfFew: boolean;
  options: Record<'mon' | 'to_hop' | 'bac' | 'co_so', Option[]>;
  /** As much of bonus points counts in the year of admission; null: no rule says how they and priority count. */
  mostBonus: number | null;
  /** The subjects of the chosen combination, as far as they are known. */
  subjects: string[];
  marks: Pick<MarksAnswer, 'faults' | 'said' | 'isIllustrative'> | null;
};

/** What the page says to marks of one's own; null where none are given. Only then dates are asked for. */
async function marksAnswer(
  api: Api,
  majors: readonly MajorItem[],
  asked: Comparison,
  site: SiteAnswer,
): Promise<MarksAnswer | null> {
  const { marks, priority, bonus } = asked.own;
  if (marks + priority + bonus === '') return null;
  const [{ answerMarks }, dates] = await Promise.all([
    import('./comparison-marks.ts'),
    listOrEmpty<AdmissionDateItem>(api, calls.list('moc-tuyen-sinh')),
  ]);
  return answerMarks(majors, asked, { site, dates });
}

async function listOf(api: Api, majors: readonly MajorItem[], asked: Comparison): Promise<MajorList> {
  const { choice } = asked;
  const { mon, to_hop, bac, co_so } = choicesOf(majors);
  const { data: site } = await api.get<SiteAnswer>(calls.site);
  const marks = await marksAnswer(api, majors, asked, site);
  const allowed = withCombinations(majors, choice);
  const isOfFew = areFew(choice);
  const combinationsOf = isOfFew ? combinationsWith : usableWith;
  return {
    total: majors.length,
    isOfFew,
    subjects: allowed.flatMap((major) => major.to_hop).find(({ ma }) => combinationSlug(ma) === choice.to_hop)?.mon ?? [],
    mostBonus: rulesOf(site)[0]?.cong_toi_da ?? null,
    marks: marks && { faults: marks.faults, said: marks.said, isIllustrative: marks.isIllustrative },
    options: { mon, to_hop, co_so, bac: bac.map((value) => ({ value, label: levelName(value) || value })) },
    majors: (isOfFew ? majorsWith : chooseMajors)(allowed, choice).map((major) => ({
      slug: major.slug,
      name: major.name,
      within: major.group.name,
      answer: marks?.of(major) ?? null,
      path: majorPath(major.group.slug, major.slug),
      // What is typed to apply, where a major has no code of its own.
      code: major.ma_nganh || major.ma_xet_tuyen,
      isIllustrative: major.minh_hoa,
      facts: [
        { text: levelName(major.bac), isFigure: false },
        { text: major.thoi_gian === null ? '' : `${formatViNumber(major.thoi_gian)} năm`, isFigure: true },
        { text: major.co_so.join(', '), isFigure: false },
      ].filter(({ text }) => text !== ''),
      combinations: (choice.mon.length === 0 ? major.to_hop : combinationsOf(major.to_hop, choice.mon)).map(combinationLine),
    })),
  };
}

/** A record by its slug; null where it is gone. */
async function recordOrNull<Found>(api: Api, path: string): Promise<Found | null> {
  try {
    return (await api.get<Found>(path)).data;
  } catch (error) {
    if (refusedWith(404, error) === null) throw error;
    return null;
  }
}

/** The careers that positions belong to, each once. */
async function careersOf(api: Api, positions: readonly PositionPage[]): Promise<CareerPage[]> {
  const slugs = [...new Set(positions.map(({ career }) => career.slug))];
  const found = await Promise.all(slugs.map((slug) => recordOrNull<CareerPage>(api, calls.record('nghe-nghiep', slug))));
  return found.filter((career) => career !== null);
}

/** Of what is not shown nothing is written into the page. */
const emptyTable = { same: [], different: [], years: [], leads: null };

/** What the page shows for an address: at least two records side by side, or what there is to choose from. */
export async function loadComparison(api: Api, url: string) {
  const query = new URL(url).searchParams;
  const asked = readComparison(query);
  if (!isShortest(query, asked)) throw redirect(comparisonAddress(asked));
  const { kind, slugs } = asked;
  const taken = slugs.slice(0, mostCompared);
  const type = kind === 'nganh' ? 'nganh-hoc' : 'vi-tri';
  const [{ majorsSideBySide, positionsSideBySide }, { data: list }, ...records] = await Promise.all([
    import('./comparison-side-by-side.ts'),
    kind === 'nganh' ? api.get<MajorItem[]>(calls.list('nganh-hoc')) : { data: [] },
    ...taken.map((slug) => recordOrNull<MajorPage | PositionPage>(api, calls.record(type, slug))),
  ]);
  const found = records.filter((record) => record !== null);
  const isMoved = records.some((record, index) => record !== null && record.slug !== taken[index]);
  // By slugs that they had before.
  if (isMoved) {
    const named = new Set([...records.map((record, index) => record?.slug ?? taken[index] ?? ''), ...slugs.slice(mostCompared)]);
    throw redirect(comparisonAddress({ ...asked, slugs: [...named] }), 301);
  }
  const table =
    kind === 'nganh'
      ? majorsSideBySide(found as MajorPage[], list)
      : positionsSideBySide(found as PositionPage[], await careersOf(api, found as PositionPage[]));
  const isComparison = found.length >= fewestCompared;
  return data({
    kind,
    asked,
    gone: taken.length - found.length,
    tooMany: slugs.length > mostCompared,
    isComparison,
    table: isComparison ? table : { ...table, ...emptyTable, candidates: kind === 'nganh' ? [] : table.candidates },
    list: isComparison || kind === 'vi-tri' ? null : await listOf(api, list, asked),
  });
}
