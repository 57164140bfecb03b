import { comparisonPath } from '#shared/paths.ts';
import { isSlug } from '#shared/text/slugify.ts';
import type { MajorChoice } from './choose-majors.ts';
import { combinationSlug } from './combination-slug.ts';
import type { ComparedKind } from './compare-path.ts';
import { markText, marksText } from './mark-text.ts';
import { slugsIn } from './saved-address.ts';

/** An address may name some more, of which the page says that they are too many. */
const mostNamed = 12;
/** There are about twenty subjects to choose from. */
const mostExams = 40;

/** The parameters of the page, in the order in which its addresses have them. */
export const comparisonParameters = [
  'nganh',
  'vi-tri',
  'mon',
  'to-hop',
  'khong-thi',
  'phuong-thuc',
  'diem',
  'uu-tien',
  'diem-cong',
  'bac',
  'co-so',
] as const;

/** Marks of one's own: the slug of a method, or null for the exam, and numbers as `marksText` keeps them, '' where none is given. */
export type MarksAsked = { method: string | null; marks: string; priority: string; bonus: string };

/**
 * What an address of the page asks for: records of one kind by their slugs, or majors by what is chosen of them and how one's own
 * marks stand to theirs.
 */
export type Comparison = { kind: ComparedKind; slugs: string[]; choice: MajorChoice; own: MarksAsked };

const slugOrNull = (value: string | null) => (value !== null && isSlug(value) ? value : null);

export function readComparison(query: URLSearchParams): Comparison {
  const majors = slugsIn(query.getAll('nganh'), mostNamed);
  // An address that names no position by a slug still asks for positions.
  const kind = majors.length === 0 && query.getAll('vi-tri').length > 0 ? 'vi-tri' : 'nganh';
  return {
    kind,
    slugs: kind === 'vi-tri' ? slugsIn(query.getAll('vi-tri'), mostNamed) : majors,
    choice: {
      mon: slugsIn(query.getAll('mon'), mostExams),
      to_hop: slugOrNull(combinationSlug(query.get('to-hop') ?? '')),
      khong_thi: slugsIn(query.getAll('khong-thi'), mostExams),
      bac: slugOrNull(query.get('bac')),
      co_so: slugOrNull(query.get('co-so')),
    },
    own: {
      method: slugOrNull(query.get('phuong-thuc')),
      marks: marksText(query.getAll('diem')),
      priority: markText(query.get('uu-tien')),
      bonus: markText(query.get('diem-cong')),
    },
  };
}

/** What was typed for a mark may be anything. */
const escaped = (marks: string) => encodeURIComponent(marks).replaceAll('%2C', ',');

/** The one address that asks for this. Slugs need no escapes, and commas are easier to read without. Without a parameter it asks for majors. */
export function comparisonAddress({ kind, slugs, choice, own }: Comparison): string {
  const values: Record<string, string> = {
    [kind]: slugs.join(','),
    mon: choice.mon.join(','),
    'to-hop': choice.to_hop ?? '',
    'khong-thi': choice.khong_thi.join(','),
    'phuong-thuc': own.method ?? '',
    diem: escaped(own.marks),
    'uu-tien': escaped(own.priority),
    'diem-cong': escaped(own.bonus),
    bac: choice.bac ?? '',
    'co-so': choice.co_so ?? '',
  };
  const isWritten = (name: string) => values[name] !== undefined && (values[name] !== '' || name === 'vi-tri');
  const written = comparisonParameters.filter(isWritten).map((name) => `${name}=${values[name]}`);
  return written.length === 0 ? comparisonPath : `${comparisonPath}?${written.join('&')}`;
}

/** Whether a query is that of its one address: a form sends a name once for each box that is ticked. */
export const isShortest = (query: URLSearchParams, asked: Comparison): boolean =>
  String(query) === String(new URLSearchParams(comparisonAddress(asked).slice(comparisonPath.length)));
