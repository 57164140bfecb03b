import { comparisonPath } from '#shared/paths.ts';
import { isSlug } from '#shared/text/slugify.ts';
import type { MajorChoice } from './choose-majors.ts';
import { slugsIn } from './saved-address.ts';

/** What can be set side by side. */
export type ComparedKind = 'nganh' | 'vi-tri';

export const fewestCompared = 2;
export const mostCompared = 4;

/** An address may name some more, of which the page says that they are too many. */
const mostNamed = 12;
/** There are about twenty subjects to choose from. */
const mostExams = 40;

/** The parameters of the page, in the order in which its addresses have them. */
export const comparisonParameters = ['nganh', 'vi-tri', 'mon', 'bac', 'co-so'] as const;

/** What an address of the page asks for: records of one kind by their slugs, or majors by what is chosen of them. */
export type Comparison = { kind: ComparedKind; slugs: string[]; choice: MajorChoice };

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
      bac: slugOrNull(query.get('bac')),
      co_so: slugOrNull(query.get('co-so')),
    },
  };
}

/** The one address that asks for this. Slugs need no escapes, and commas are easier to read without. Without a parameter it asks for majors. */
export function comparisonAddress({ kind, slugs, choice: { mon, bac, co_so } }: Comparison): string {
  const values: Record<string, string> = {
    [kind]: slugs.join(','),
    mon: mon.join(','),
    bac: bac ?? '',
    'co-so': co_so ?? '',
  };
  const isWritten = (name: string) => values[name] !== undefined && (values[name] !== '' || name === 'vi-tri');
  const written = comparisonParameters.filter(isWritten).map((name) => `${name}=${values[name]}`);
  return written.length === 0 ? comparisonPath : `${comparisonPath}?${written.join('&')}`;
}

/** Whether a query is that of its one address: a form sends a name once for each box that is ticked. */
export const isShortest = (query: URLSearchParams, asked: Comparison): boolean =>
  String(query) === String(new URLSearchParams(comparisonAddress(asked).slice(comparisonPath.length)));

const noChoice: MajorChoice = { mon: [], bac: null, co_so: null };

/** The page on which these stand side by side, or one of them waits for others. */
export const comparePath = (kind: ComparedKind, slugs: readonly string[]): string =>
  comparisonAddress({ kind, slugs: [...slugs], choice: noChoice });
