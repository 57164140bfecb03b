import { data, redirect } from 'react-router';
import type { CareerPage } from '#shared/answers/career.ts';
import type { MajorItem, MajorPage } from '#shared/answers/major.ts';
import type { PositionPage } from '#shared/answers/position.ts';
import {
  areFew,
  choicesOf,
  chooseMajors,
  combinationsWith,
  majorsWith,
  type Option,
  usableWith,
} from '#shared/guidance/choose-majors.ts';
import {
  type ComparedKind,
  type Comparison,
  comparisonAddress,
  fewestCompared,
  isShortest,
  mostCompared,
  readComparison,
} from '#shared/guidance/compare-address.ts';
import { api as calls, majorPath, positionPath } from '#shared/paths.ts';
import { departmentTitle } from '#shared/guidance/department-title.ts';
import { levelName } from '#shared/guidance/fact-names.ts';
import { formatViNumber } from '#shared/formats/vi-number.ts';
import { type Api, refusedWith } from '#web/api.ts';
import {
  type ComparedYear,
  comparedYears,
  combinationLine,
  comparedMajorPath,
  type Leads,
  leadsOf,
  majorRows,
} from '../guidance/compare-majors.ts';
import { positionRows } from '../guidance/compare-positions.ts';
import type { Row } from '../guidance/comparison-rows.ts';

/** A record at the head of a column. */
export type Head = { slug: string; name: string; path: string; within: string; checkedOn: string | null };

/** One that can be ticked to be compared. */
export type Candidate = { slug: string; name: string; within: string };

/** Candidates that belong together: majors of a group, positions of a department. */
export type CandidateGroup = { title: string; candidates: Candidate[] };

export type SideBySide = {
  heads: Head[];
  same: Row[];
  different: Row[];
  years: ComparedYear[];
  leads: Leads | null;
  candidates: CandidateGroup[];
};

/** A line of the list of majors. */
export type ListedMajor = Candidate & {
  path: string;
  code: string;
  facts: { text: string; isFigure: boolean; isIllustrative: boolean }[];
  combinations: string[];
};

export type MajorList = {
  majors: ListedMajor[];
  total: number;
  /** No more exams are chosen than other exams go along with. */
  isOfFew: boolean;
  options: { mon: Option[]; bac: Option[]; co_so: Option[] };
};

/** A record by its slug; null where it is gone. */
async function recordOrNull<Found>(api: Api, path: string): Promise<Found | null> {
  try {
    return (await api.get<Found>(path)).data;
  } catch (error) {
    if (refusedWith(404, error) === null) throw error;
    return null;
  }
}

const byGroup = ({ slug, name, group }: MajorItem): Candidate => ({ slug, name, within: group.name });

function listOf(majors: readonly MajorItem[], { choice }: Comparison): MajorList {
  const { mon, bac, co_so } = choicesOf(majors);
  const isOfFew = areFew(choice);
  const combinationsOf = isOfFew ? combinationsWith : usableWith;
  return {
    total: majors.length,
    isOfFew,
    options: { mon, co_so, bac: bac.map((value) => ({ value, label: levelName(value) || value })) },
    majors: (isOfFew ? majorsWith : chooseMajors)(majors, choice).map((major) => ({
      ...byGroup(major),
      path: majorPath(major.group.slug, major.slug),
      code: major.ma_nganh,
      facts: [
        { text: levelName(major.bac), isFigure: false, isIllustrative: false },
        {
          text: major.thoi_gian === null ? '' : `${formatViNumber(major.thoi_gian)} năm`,
          isFigure: true,
          isIllustrative: major.minh_hoa,
        },
        { text: major.co_so.join(', '), isFigure: false, isIllustrative: false },
      ].filter(({ text }) => text !== ''),
      combinations: (choice.mon.length === 0 ? major.to_hop : combinationsOf(major.to_hop, choice.mon)).map(combinationLine),
    })),
  };
}

function majorsSideBySide(majors: readonly MajorPage[], list: readonly MajorItem[]): SideBySide {
  return {
    heads: majors.map(({ slug, name, group, kiem_tra, ...major }) => ({
      slug,
      name,
      path: comparedMajorPath({ ...major, slug, group }),
      within: group.name,
      checkedOn: kiem_tra,
    })),
    ...majorRows(majors),
    years: comparedYears(majors),
    leads: leadsOf(majors),
    candidates: inGroups(list.map(byGroup)),
  };
}

const inGroups = (candidates: readonly Candidate[]): CandidateGroup[] =>
  [...Map.groupBy(candidates, ({ within }) => within)].map(([title, those]) => ({ title, candidates: those }));

/** The positions of these careers by department; that of a career is named where there are several. */
const positionCandidates = (careers: readonly CareerPage[]): CandidateGroup[] =>
  careers.flatMap((career) =>
    career.departments
      .filter(({ positions }) => positions.length > 0)
      .map(({ name, positions }) => ({
        title: careers.length > 1 ? `${career.name} · ${departmentTitle(name)}` : departmentTitle(name),
        candidates: positions.map((position) => ({ slug: position.slug, name: position.name, within: career.name })),
      })),
  );

/** The careers that positions belong to, each once. */
async function careersOf(api: Api, positions: readonly PositionPage[]): Promise<CareerPage[]> {
  const slugs = [...new Set(positions.map(({ career }) => career.slug))];
  const found = await Promise.all(slugs.map((slug) => recordOrNull<CareerPage>(api, calls.record('nghe-nghiep', slug))));
  return found.filter((career) => career !== null);
}

const positionsSideBySide = (positions: readonly PositionPage[], careers: readonly CareerPage[]): SideBySide => ({
  heads: positions.map(({ slug, name, career, kiem_tra }) => ({
    slug,
    name,
    path: positionPath(career.slug, slug),
    within: career.name,
    checkedOn: kiem_tra,
  })),
  ...positionRows(positions),
  years: [],
  leads: null,
  candidates: positionCandidates(careers),
});

const emptyTable = { same: [], different: [], years: [], leads: null };

/** What the page shows for an address: at least two records side by side, or what there is to choose from. */
export async function loadComparison(api: Api, url: string) {
  const query = new URL(url).searchParams;
  const asked = readComparison(query);
  if (!isShortest(query, asked)) throw redirect(comparisonAddress(asked));
  const { kind, slugs } = asked;
  const taken = slugs.slice(0, mostCompared);
  const type = kind === 'nganh' ? 'nganh-hoc' : 'vi-tri';
  const [{ data: list }, ...records] = await Promise.all([
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
    // Of what is not shown nothing is written into the page.
    table: isComparison ? table : { ...table, ...emptyTable, candidates: kind === 'nganh' ? [] : table.candidates },
    list: isComparison || kind === 'vi-tri' ? null : listOf(list, asked),
  });
}

export const nounOf = (kind: ComparedKind) => (kind === 'nganh' ? 'ngành' : 'vị trí');
