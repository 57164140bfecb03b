import { readCombinations } from '#shared/codes/typed-combinations.ts';
import { blockLetter, isCode } from '#shared/search/code-keys.ts';
import { searchKeys } from '#shared/search/search-key.ts';
import { keeping, type Query, queryOf, readQuery, withoutEveryday, withoutLeading } from '#shared/search/search-query.ts';
import { maxCounted, type SearchType, searchTypes } from '#shared/search/search-types.ts';
import { type Corrected, corrected } from './correct.ts';
import type { InvertedIndex } from './inverted-index.ts';
import { Matcher, type Matches } from './matching.ts';
import { partOf } from './part.ts';
import { choiceOf, type Question, questionOf } from './questions.ts';
import { foldedStep, isBegun, lastRelated, lastPhrase, lastShort, lastTag, levelOf } from './rank.ts';
import type { Match } from './result-order.ts';
import type { Dictionary } from './spellings.ts';

/** Where the results of a search are, and what the words were. Of plain data: it comes from another thread. */
export type Found = {
  /** At most `maxCounted`, best first. */
  places: { type: SearchType; id: number }[];
  types: Record<SearchType, number>;
  /** Keys of the words that were looked for: all of them, and each way in which the text was read. */
  terms: string[];
  /** What of them a page marks, as `searchFacts` has it. */
  marks: string[];
  readings: string[][];
  /** The words that were looked for instead of the typed ones; `isPart`: they are some of these. */
  corrected: { words: string[]; accents: string[]; isPart: boolean } | null;
  /** What it cost, in steps of its `Budget`. */
  steps: number;
};

/**
 * What visitors find by a text: as it was typed, or by what a question is about, or without the words that only lead up
 * to it where that finds something better; both things that a visitor wants to choose from; without everyday speech where
 * nothing is found otherwise; with mistakes corrected when all words are nowhere together, or where only chance finds them
 * and a name is one mistake away; else by a part of it.
 */
export function find(
  index: InvertedIndex,
  dictionary: () => Dictionary,
  text: string,
  type: SearchType | null,
  mostSteps?: number,
): Found {
  const matcher = new Matcher(index, mostSteps);
  const wanted = type === null ? null : searchTypes.indexOf(type);
  const query = readQuery(readCombinations(text).text);
  if (query === null) return foundOf(matcher, [], null);
  const question = questionOf(query);
  const about = question?.about ?? query;
  if (question?.lifts != null)
    matcher.lift = { type: searchTypes.indexOf(question.lifts), to: question.isOnly ? lastShort : lastPhrase };
  const queries = distinct([query, about, withoutLeading(about)]);
  const codes = (query.readings[0]?.words ?? []).filter(isCode);
  matcher.admitOnly(codes);
  if (codes.length === 0) return ofWords(matcher, dictionary, { query, question, queries }, wanted);
  const plain = withoutEveryday(about) ?? about;
  const bare = keeping(plain, (word) => !ofAdmission.has(word));
  const asked = distinct([...queries, plain, bare]).find(asksForCodes);
  const ofFields = ofCodes(matcher, codes, asked, wanted);
  if (asked) return ofFields;
  const found = ofWords(matcher, dictionary, { query, question, queries: distinct([...queries, bare]) }, wanted);
  return withFields(found, ofFields, [...index.codedTypes]);
}

/** How a text is read: what was typed, what a question among it is about, and the ways to ask for that. */
type Interpretation = { query: Query; question: Question | null; queries: readonly Query[] };

function ofWords(
  matcher: Matcher,
  dictionary: () => Dictionary,
  { query, question, queries }: Interpretation,
  wanted: number | null,
): Found {
  const about = question?.about ?? query;
  let best = bestOf(matcher, queries);
  const sides = best !== null && bestLevel(best) <= 1 ? null : choiceOf(about);
  const chosen =
    sides?.map((side) => bestOf(matcher, distinct([side, questionOf(side)?.about ?? null, withoutLeading(side)]))) ?? [];
  if (chosen.length > 0 && chosen.every((each) => bestLevel(each) <= lastTag)) {
    const whole = best !== null && bestLevel(best) <= lastTag ? [best] : [];
    return foundOf(matcher, [...whole, ...chosen.filter((each) => each !== null)], wanted);
  }
  const least = distinct([withoutEveryday(about)]);
  best ??= bestOf(matcher, least);
  if (best === null || isWeak(best, query)) {
    const meant = corrected(matcher, distinct([...queries, ...least]), dictionary());
    if (meant !== null && (best === null || isSure(meant))) {
      const { words, accents } = wordsOf(meant.matches);
      const again = queryOf(words, accents);
      const asMeant = bestOf(matcher, distinct([questionOf(again)?.about ?? null, withoutLeading(again)]));
      const isBetter = asMeant !== null && bestLevel(asMeant) < bestLevel(meant.matches);
      const shown = isBetter ? asMeant : meant.matches;
      return { ...foundOf(matcher, [shown], wanted), corrected: { ...wordsOf(shown), isPart: false } };
    }
  }
  const isLong = (query.readings[0]?.words.length ?? 0) > 4;
  const telling =
    best === null || (isLong && isWeak(best, query))
      ? partOf(matcher, query, (level) => level <= (best === null ? lastShort : lastPhrase))
      : null;
  if (telling !== null) return { ...foundOf(matcher, [telling], wanted), corrected: { ...wordsOf(telling), isPart: true } };
  const also = question?.also == null || best === null ? null : bestOf(matcher, distinct([readQuery(question.also)]));
  if (best !== null) return foundOf(matcher, also === null ? [best] : [best, also], wanted);
  return { ...foundOf(matcher, [], wanted), terms: termsOf(query), marks: marksOf(query, false) };
}

/** A text of codes, of what joins them and of points, which no text says, is about these codes alone. */
const asksForCodes = ({ readings: [typed] }: Query): boolean =>
  typed?.words.every((word) => isCode(word) || joining.has(word) || isOfPoints(word)) === true;

/** What is asked with of admission; no major is called so. */
const ofAdmission: ReadonlySet<string> = new Set(searchKeys('xét tuyển sinh tổ hợp môn ngành nào các những thi khối'));
const joining: ReadonlySet<string> = new Set(['hay', 'hoac', 'va', 'voi']);
const isOfPoints = (word: string): boolean => /^(?:\d{1,4}d?|diem)$/.test(word);

/** What has all codes, then what has one of them. `asked` undefined: there are other words beside them. */
function ofCodes(matcher: Matcher, codes: string[], asked: Query | undefined, wanted: number | null): Found {
  const all = distinct([queryOf(codes), ...codes.map((code) => queryOf([code]))]).map((query) => matcher.match(query));
  const isPart = asked?.readings[0]?.words.some(isOfPoints) !== false && all.some(({ best }) => best.length > 0);
  return { ...foundOf(matcher, all, wanted), corrected: isPart ? { ...wordsOf(all[0]!), isPart } : null };
}

/** Where no name that was typed chooses among what is answered by its fields, all of that with the code is found. */
function withFields(found: Found, ofFields: Found, coded: readonly number[]): Found {
  const types = coded.flatMap((type) => searchTypes[type] ?? []);
  const [words = []] = found.readings;
  if (words.every(isCode)) return ofFields;
  const [codes = []] = ofFields.readings;
  // Words without the codes find more by themselves than was found beside these.
  if (types.some((type) => found.types[type] > 0))
    return codes.every((code) => words.includes(code)) ? found : { ...found, corrected: null };
  // What the page says it shows is all that it shows.
  if (found.corrected !== null && ofFields.corrected !== null) return ofFields;
  return {
    ...found,
    places: [...ofFields.places.filter(({ type }) => types.includes(type)), ...found.places].slice(0, maxCounted),
    types: { ...found.types, ...Object.fromEntries(types.map((type) => [type, ofFields.types[type]])) },
    terms: [...new Set([...found.terms, ...ofFields.terms])],
    marks: [...new Set([...found.marks, ...ofFields.marks])],
    readings: [...found.readings, ...ofFields.readings],
    corrected: null,
  };
}

/**
 * The best of several ways to ask for the same; what is found by a name is not looked for any further. Fewer words of which the
 * last only begins another are not better than all of them ('Cần Thơ', 'thơ…').
 */
function bestOf(matcher: Matcher, queries: readonly Query[]): Matches | null {
  let best: Matches | null = null;
  for (const query of queries) {
    const found = matcher.match(query);
    const isGuess = best !== null && isBegun(bestLevel(found)) && !isBegun(bestLevel(best)) && bestLevel(best) <= lastTag;
    if (found.best.length > 0 && bestLevel(found) < bestLevel(best) && !isGuess) best = found;
    if (bestLevel(best) <= lastRelated) break;
  }
  return best;
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

/** Three words or more that a few long texts have somewhere. */
const isWeak = (matches: Matches, typed: Query): boolean =>
  (typed.readings[0]?.words.length ?? 0) >= 3 && matches.best.length < 5 && bestLevel(matches) % foldedStep > lastShort;

const isSure = ({ level, mistakes }: Corrected): boolean => level <= lastPhrase && mistakes < 2;

const bestLevel = (matches: Matches | null): number => {
  const rank = matches?.best[0]?.rank;
  return rank === undefined ? Infinity : levelOf(rank);
};

/** As a visitor types them. */
const wordsOf = ({ query: { readings } }: Matches) => ({
  words: (readings[0]?.words ?? []).flatMap((word) => inBlock(word, (letter) => ['khoi', letter])),
  accents: (readings[0]?.accents ?? []).flatMap((accent) => inBlock(accent, (letter) => ['khoi', letter])),
});

/** A word, or what stands for the key of a block. */
const inBlock = (word: string, other: (letter: string) => string[]): string[] => {
  const letter = blockLetter(word);
  return letter === null ? [word] : other(letter);
};

const digits = [...'0123456789'];

function foundOf(matcher: Matcher, all: readonly Matches[], type: number | null): Found {
  const of = type === null ? all : all.map((matches) => ofType(matcher, matches, type));
  const best = of.length === 1 ? (of[0]?.best ?? []) : interleaved(of.map((matches) => matches.best));
  return {
    places: best.slice(0, maxCounted).flatMap(({ record }) => {
      const kept = matcher.index.records[record];
      const name = kept && searchTypes[kept.type];
      return kept && name ? [{ type: name, id: kept.id }] : [];
    }),
    types: countTypes(matcher, all),
    terms: [...new Set(all.flatMap(({ query }) => termsOf(query)))],
    marks: [...new Set(all.flatMap((matches) => marksOf(matches.query, isBegun(bestLevel(matches)))))],
    readings: all.flatMap(({ query }) => readingsOf(query)),
    corrected: null,
    steps: matcher.budget.steps,
  };
}

/** Those of one type: of all that there are, or looked for anew where there are more than are kept. */
const ofType = (matcher: Matcher, matches: Matches, type: number): Matches =>
  matches.best.length < maxCounted
    ? { ...matches, best: matches.best.filter(({ record }) => matcher.index.types[record] === type) }
    : matcher.match(matches.query, type);

/** One of each in turn, and none twice. */
function interleaved(lists: readonly (readonly Match[])[]): Match[] {
  const seen = new Set<number>();
  const longest = Math.max(0, ...lists.map(({ length }) => length));
  return Array.from({ length: longest }, (_, index) => lists.flatMap((list) => list[index] ?? []))
    .flat()
    .filter(({ record }) => !seen.has(record) && seen.add(record));
}

/** Of several lists, what they have together: exact where there are fewer than are counted. */
function countTypes({ index }: Matcher, all: readonly Matches[]): Record<SearchType, number> {
  const found = new Set(all.flatMap(({ best }) => best.map(({ record }) => record)));
  const counts = searchTypes.map((_, type) => {
    const most = Math.max(0, ...all.map((matches) => matches.counts[type] ?? 0));
    if (all.length < 2) return most;
    return Math.min(maxCounted, Math.max(most, [...found].filter((record) => index.records[record]?.type === type).length));
  });
  return Object.fromEntries(searchTypes.map((name, type) => [name, counts[type] ?? 0])) as Record<SearchType, number>;
}

/** Words as keys that a text may begin with: the open last word is compared as it was typed. */
const readingsOf = ({ readings, beginning }: Query): string[][] =>
  readings.map(({ words, open }) => (open ? [...words.slice(0, -1), beginning] : words));

function termsOf({ readings, beginning }: Query): string[] {
  const terms = new Set(
    readings.flatMap(({ words }) => words.flatMap((word) => inBlock(word, (letter) => digits.map((digit) => letter + digit)))),
  );
  if (readings.some(({ open }) => open)) terms.add(beginning);
  return [...terms];
}

/** Words of a synonym count side by side only, and the last word as a beginning where nothing has it whole. */
function marksOf({ readings, beginning }: Query, isHalf: boolean): string[] {
  const [typed, ...others] = readings;
  const marks = new Set(typed?.words.flatMap((word) => inBlock(word, (letter) => digits.map((digit) => `${letter}${digit}*`))));
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
