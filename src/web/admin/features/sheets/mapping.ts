import type { SheetColumn } from '#shared/answers/sheets.ts';
import { isRecord } from '#shared/formats/json.ts';
import { isSame } from '../../work/merge/is-same.ts';

/** Which column of a file is what, by its number from 1; '' leaves it out. */
export type Mapping = Readonly<Record<number, string>>;

/** The same by headings, so that it holds for another file with the same ones in another order. */
type ByHeading = Readonly<Record<string, string>>;

type Heading = Pick<SheetColumn, 'heading' | 'at'>;

/** Names of columns that no two of a file share. */
function namesOf(columns: readonly Heading[]): Map<number, string> {
  const seen = new Map<string, number>();
  return new Map(
    columns.map(({ heading, at }) => {
      const times = (seen.get(heading) ?? 0) + 1;
      seen.set(heading, times);
      return [at, times === 1 ? heading : `${heading}\n${times}`];
    }),
  );
}

const byHeading = (columns: readonly Heading[], mapping: Mapping): ByHeading =>
  Object.fromEntries([...namesOf(columns)].flatMap(([at, name]) => (mapping[at] === undefined ? [] : [[name, mapping[at]]])));

function atHeadings(columns: readonly Heading[], said: ByHeading): Mapping {
  const entries = [...namesOf(columns)].flatMap(([at, name]) => {
    const key = Object.hasOwn(said, name) ? said[name] : undefined;
    return key === undefined ? [] : [[at, key]];
  });
  return Object.fromEntries(entries) as Mapping;
}

/** What was chosen for one file, for another: by the headings that both have. */
export const carriedOver = (from: readonly Heading[], mapping: Mapping, to: readonly Heading[]): Mapping =>
  atHeadings(to, byHeading(from, mapping));

export const isSameMapping = (one: Mapping, other: Mapping): boolean =>
  Object.keys({ ...one, ...other }).every((at) => one[Number(at)] === other[Number(at)]);

/** The letters by which spreadsheets call a column: 1 is A, 27 is AA. */
export function columnLetters(at: number): string {
  const rest = Math.floor((at - 1) / 26);
  return (rest > 0 ? columnLetters(rest) : '') + String.fromCodePoint(65 + ((at - 1) % 26));
}

/** What each column is, with what was chosen and not looked at yet. */
export const keyOf = ({ at, column }: SheetColumn, changed: Mapping): string => changed[at] ?? column ?? '';

/** The columns that are the same as one before them. */
export function doubled(columns: readonly SheetColumn[], changed: Mapping): Map<number, SheetColumn> {
  const taken = new Map<string, SheetColumn>();
  const found = new Map<number, SheetColumn>();
  for (const column of columns) {
    const key = keyOf(column, changed);
    const first = taken.get(key);
    if (key === '') continue;
    if (first === undefined) taken.set(key, column);
    else found.set(column.at, first);
  }
  return found;
}

/** How many sets of headings are remembered of a content type, and how long all that may be, in characters. */
const mostRemembered = 10;
const longest = 20_000;

/** The storage of a browser, or one like it. */
type Store = Pick<Storage, 'getItem' | 'setItem'>;

type Remembered = { headings: string[]; said: ByHeading };

const storeKey = (path: string) => `cot-nhap:${path}`;
const headingsOf = (columns: readonly Heading[]): string[] => [...namesOf(columns).values()].toSorted();

/** Remembers in this browser what was chosen for a file with these headings. */
export function remember(store: Store, path: string, columns: readonly Heading[], mapping: Mapping): void {
  const headings = headingsOf(columns);
  const others = readAll(store, path).filter((one) => !isSame(one.headings, headings));
  const said = byHeading(columns, mapping);
  const all = [...(Object.keys(said).length > 0 ? [{ headings, said }] : []), ...others].slice(0, mostRemembered);
  while (JSON.stringify(all).length > longest) all.pop();
  try {
    store.setItem(storeKey(path), JSON.stringify(all));
  } catch {
    // A browser without room remembers nothing; what was chosen holds on this screen.
  }
}

/** What was chosen for a file with the same headings; null where nothing was. */
export function recall(store: Store, path: string, columns: readonly Heading[]): Mapping | null {
  const headings = headingsOf(columns);
  const found = readAll(store, path).find((one) => isSame(one.headings, headings));
  return found === undefined ? null : atHeadings(columns, found.said);
}

function readAll(store: Store, path: string): Remembered[] {
  try {
    const kept: unknown = JSON.parse(store.getItem(storeKey(path)) ?? '[]');
    return Array.isArray(kept) ? kept.filter(isRemembered) : [];
  } catch {
    return [];
  }
}

const isRemembered = (kept: unknown): kept is Remembered =>
  isRecord(kept) &&
  Array.isArray(kept['headings']) &&
  isRecord(kept['said']) &&
  [...kept['headings'], ...Object.values(kept['said'])].every((text) => typeof text === 'string');
