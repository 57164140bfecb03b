import { maxCounted } from '#shared/rules/search-types.ts';
import type { IndexedType } from './indexed-types.ts';
import { type Query, readQuery, withoutEveryday, withoutIntroduction, withoutLeading } from '#shared/rules/search-query.ts';
import { type Candidate, candidates, countTypes, type Library } from './candidates.ts';
import { type Corrected, corrected } from './correct.ts';
import { recordAt } from './entry.ts';
import { partOf } from './part.ts';
import { inOrder } from './rank.ts';
import { foldedStep, isBegun, lastAboveLevel, lastPhraseLevel, lastShortLevel, type Tiers, tiersOf } from './tiers.ts';
import { readVocabulary } from './vocabulary.ts';

/** A search is counted, and can be paged through, to here. */
export const maxFound = maxCounted;

export type Found = {
  /** Best first. */
  places: number[];
  types: Record<IndexedType, number>;
  /** Keys of the words that were looked for: all of them, and each way in which the text was read. */
  terms: string[];
  /** What of them a page marks, as `SearchFacts` has it. */
  marks: string[];
  readings: string[][];
  /** The words that were looked for instead of the typed ones, and the place of the best result for them. */
  corrected: { words: string[]; accents: string[]; best: number } | null;
};

const nothing: Found = {
  places: [],
  types: { vitri: 0, monhoc: 0, baiviet: 0 },
  terms: [],
  marks: [],
  readings: [],
  corrected: null,
};

/**
 * What visitors find by a text: as it was typed, or without the words that only lead up to it where
 * that finds something better ('nghề quay phim là gì'), or those of everyday speech where nothing is
 * found ('mình thích chơi game'); with mistakes corrected when all are nowhere, or where only chance
 * finds them and a name is one mistake away ('thiếu kế đồ họa'); else by a part of it.
 */
export async function find(library: Library, text: string, type: IndexedType | null): Promise<Found> {
  const query = readQuery(text);
  if (query === null) return nothing;
  const core = withoutLeading(query);
  const queries = core === null ? [query] : [query, core];
  let best: Asked | null = null;
  for (const asked of distinct([query, withoutIntroduction(query), core])) {
    const found = await ask(library, asked);
    if (bestLevel(found.all) < bestLevel(best?.all ?? [])) best = found;
    if (bestLevel(found.all) <= lastAboveLevel) break;
  }
  const least = distinct([...queries, withoutEveryday(query)]).slice(queries.length);
  for (const asked of best === null ? least : []) {
    const found = await ask(library, asked);
    if (found.all.length > 0) best = found;
  }
  if (best === null || isWeak(best)) {
    const meant = await corrected(library, [...queries, ...least]);
    if (meant !== null && (best === null || isSure(meant))) return instead(library, meant, type);
  }
  if (best !== null) return { ...(await resultOf(library, best, type)), corrected: null };
  const part = await partOf(library, query);
  return part === null ? { ...nothing, terms: termsOf(query), marks: marksOf(query, false) } : instead(library, part, type);
}

/** What is found by another query than the one that was typed. */
async function instead(library: Library, { query, tiers }: Omit<Asked, 'all'>, type: IndexedType | null): Promise<Found> {
  const all = await candidates(library, query, tiers, null, maxFound);
  const [best] = inOrder(all, query);
  if (best === undefined) return nothing;
  const { words = [], accents = [] } = query.readings[0] ?? {};
  return { ...(await resultOf(library, { query, tiers, all }, type)), corrected: { words, accents, best } };
}

async function ask(library: Library, query: Query): Promise<Asked> {
  const all = tiersOf(query, await readVocabulary(library.db, query));
  const asked = async (tiers: Tiers): Promise<Asked> => ({
    query,
    tiers,
    all: await candidates(library, query, tiers, null, maxFound),
  });
  if (all.strict === null) return asked(all);
  // What has other accents is only looked for far and wide where nothing has those that were typed.
  const found = await asked({ ...all.strict, strict: all.strict });
  return bestLevel(found.all) < foldedStep ? found : asked(all);
}

function distinct(queries: readonly (Query | null)[]): Query[] {
  const seen = new Set<string>();
  return queries.flatMap((query) => {
    const words = query?.readings[0]?.words.join(' ');
    if (query === null || words === undefined || seen.has(words)) return [];
    seen.add(words);
    return [query];
  });
}

/** A question, and what matches it; `all` in no order but that of the tiers. */
type Asked = { query: Query; tiers: Tiers; all: readonly Candidate[] };

/** Three words or more that a few long texts have somewhere. */
const isWeak = ({ query, all }: Asked): boolean =>
  (query.readings[0]?.words.length ?? 0) >= 3 && all.length < 5 && bestLevel(all) % foldedStep > lastShortLevel;

const isSure = ({ level, mistakes }: Corrected): boolean => level <= lastPhraseLevel && mistakes < 2;

const bestLevel = (all: readonly Candidate[]): number => all[0]?.level ?? Infinity;

async function resultOf(library: Library, { query, tiers, all }: Asked, type: IndexedType | null) {
  const types = { vitri: 0, monhoc: 0, baiviet: 0 };
  for (const { place } of all) types[recordAt(place).type] += 1;
  const isWhole = all.length < maxFound;
  const ofType = async (wanted: IndexedType) =>
    isWhole ? all.filter(({ place }) => recordAt(place).type === wanted) : candidates(library, query, tiers, wanted, maxFound);
  return {
    places: inOrder(type === null ? all : await ofType(type), query),
    types: isWhole ? types : await countTypes(library, tiers, maxFound, types),
    terms: termsOf(query),
    marks: marksOf(query, isBegun(bestLevel(all))),
    readings: readingsOf(query),
  };
}

/** Words as keys that a text may begin with: the open last word is compared as it was typed. */
const readingsOf = ({ readings, beginning }: Query): string[][] =>
  readings.map(({ words, open }) => (open ? [...words.slice(0, -1), beginning] : words));

function termsOf({ readings, beginning }: Query): string[] {
  const terms = new Set(readings.flatMap(({ words }) => words));
  if (readings.some(({ open }) => open)) terms.add(beginning);
  return [...terms];
}

/** Words of a synonym count side by side only, and the last word as a beginning where nothing has it whole. */
function marksOf({ readings, beginning }: Query, isHalf: boolean): string[] {
  const [typed, ...others] = readings;
  const marks = new Set(typed?.words);
  if (isHalf) marks.add(`${beginning}*`);
  for (const { words } of others) {
    let run: string[] = [];
    for (const word of [...words, undefined]) {
      if (word !== undefined && !typed?.words.includes(word)) run.push(word);
      else if (run.length > 0) {
        marks.add(run.join(' '));
        run = [];
      }
    }
  }
  return [...marks];
}
