import { readCombinations } from '#shared/codes/typed-combinations.ts';
import { isCode } from '#shared/search/code-keys.ts';
import { searchKeys } from '#shared/search/search-key.ts';
import { keeping, type Query, queryOf, readQuery, withoutEveryday, withoutLeading } from '#shared/search/search-query.ts';
import { isEveryday } from '#shared/search/search-synonyms.ts';
import { maxCounted, type SearchType, searchTypes } from '#shared/search/search-types.ts';
import { type Asked, askedBeside, askedBy, askedWhole, isAskedSo, isSaidByQuestion, waysToAsk, withAsked } from './asked.ts';
import { type Corrected, corrected } from './correct.ts';
import type { InvertedIndex } from './inverted-index.ts';
import { foundLevel, Matcher, type Matches } from './matching.ts';
import { partOf } from './part.ts';
import { choiceOf, type Question, questionOf } from './questions.ts';
import { foldedStep, isBegun, lastRelated, lastPhrase, lastShort, lastTag, levelOf } from './rank.ts';
import type { Match } from './result-order.ts';
import { distinct, hasWord, isTypedIn, marksOf, readingsOf, termsOf, wordCount, wordsOf } from './query-words.ts';
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
 * and a name is one mistake away; else by a part of it. Questions are found by themselves and put among that (`withAsked`).
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
  if (query === null) return placed(matcher, foundOf(matcher, [], null), wanted, null);
  const question = questionOf(query);
  const about = question?.about ?? query;
  if (question?.lifts != null)
    matcher.lift = { type: searchTypes.indexOf(question.lifts), to: question.isOnly ? lastShort : lastPhrase };
  const queries = distinct([query, about, withoutLeading(about)]);
  const codes = (query.readings[0]?.words ?? []).filter(isCode);
  matcher.admitOnly(codes);
  const typed = { query, question, queries };
  if (codes.length === 0) return placed(matcher, ofWords(matcher, dictionary, typed, wanted), wanted, question);
  const plain = withoutEveryday(about) ?? about;
  const bare = keeping(plain, (word) => !ofAdmission.has(word));
  const forCodes = distinct([...queries, plain, bare]).find(asksForCodes);
  const ofFields = ofCodes(matcher, codes, forCodes, wanted);
  const found = forCodes
    ? ofFields
    : withFields(matcher, ofWords(matcher, dictionary, { ...typed, queries: distinct([...queries, bare]) }, wanted), ofFields);
  // Codes alone are answered by the fields first, whatever is asked with them.
  const asked = query.readings[0]?.words.every(isCode) === true ? null : askedBy(matcher, waysToAsk(query, question, queries));
  const isPoint = forCodes?.readings[0]?.words.some(isOfPoints) === true && isSaidByQuestion(asked) && asked.query === query;
  const shown = isPoint || isAskedSo(asked) ? { ...found, asked: askedWhole(asked), corrected: null } : found;
  return placed(matcher, shown, wanted, question);
}

/** How a text is read: what was typed, what a question among it is about, and the ways to ask for that. */
type Interpretation = { query: Query; question: Question | null; queries: readonly Query[] };

/** What is found before questions are put among it. */
type Result = Omit<Found, 'places'> & { best: Match[]; asked: Asked };

function ofWords(matcher: Matcher, dictionary: () => Dictionary, typed: Interpretation, wanted: number | null): Result {
  const { query, question, queries } = typed;
  const about = question?.about ?? query;
  let best = bestOf(matcher, queries);
  const least = distinct([withoutEveryday(about)]);
  const ways = waysToAsk(query, question, queries);
  const asked = askedBy(matcher, best === null ? distinct([...ways, ...least]) : ways);
  const whole = isSaidByQuestion(asked) ? askedWhole(asked) : undefined;
  const sides = best !== null && bestLevel(best) <= 1 ? null : choiceOf(about);
  const chosen =
    sides?.map((side) => bestOf(matcher, distinct([side, questionOf(side)?.about ?? null, withoutLeading(side)]))) ?? [];
  if (chosen.length > 0 && chosen.every((each) => bestLevel(each) <= lastTag)) {
    const both = best !== null && bestLevel(best) <= lastTag ? [best] : [];
    return foundOf(matcher, [...both, ...chosen.filter((each) => each !== null)], wanted, whole);
  }
  best ??= bestOf(matcher, least);
  const likely = best ?? asked;
  if (whole === undefined && (likely === null || isWeak(likely, query))) {
    const meant = corrected(matcher, distinct([...queries, ...least]), dictionary());
    if (meant !== null && (likely === null || isSure(meant))) {
      const { words, accents } = wordsOf(meant.matches.query);
      const again = queryOf(words, accents);
      const asMeant = bestOf(matcher, distinct([questionOf(again)?.about ?? null, withoutLeading(again)]));
      const isBetter = asMeant !== null && bestLevel(asMeant) < foundLevel(meant.matches);
      const shown = isBetter ? asMeant : meant.matches;
      return { ...foundOf(matcher, [shown], wanted), corrected: { ...wordsOf(shown.query), isPart: false } };
    }
  }
  const isLong = wordCount(query) > 4;
  const telling =
    best === null || (isLong && isWeak(best, query))
      ? partOf(matcher, query, (level) => level <= (best === null ? lastShort : lastPhrase))
      : null;
  if (telling !== null && whole !== undefined) return foundOf(matcher, [telling], wanted, whole);
  if (telling !== null) return { ...foundOf(matcher, [telling], wanted), corrected: { ...wordsOf(telling.query), isPart: true } };
  const also = question?.also == null || best === null ? null : bestOf(matcher, distinct([readQuery(question.also)]));
  const all = [best, best === null ? null : also].filter((each) => each !== null);
  if (asked !== null) return foundOf(matcher, all, wanted, isOfMore(asked, best, query) ? askedWhole(asked) : askedBeside(asked));
  const found = foundOf(matcher, all, wanted);
  return best === null ? { ...found, terms: termsOf(query), marks: marksOf(query, false) } : found;
}

/** A question that more of the typed words ask than those by which other things are found, or that says all of many. */
function isOfMore(asked: Matches, best: Matches | null, query: Query): boolean {
  const isTyped = best !== null && isTypedIn(query, best.query);
  const isTelling = keeping(query, (word, _, accent) => !isEveryday(word, accent) && !hasWord(best?.query, word)) !== null;
  const isSaid = isSaidByQuestion(asked) && asked.query === query && (isTelling || wordCount(query) >= leastSaid);
  return (isSaid || isAskedSo(asked)) && (!isTyped || wordCount(asked.query) > wordCount(best.query));
}

/** So many words stand in one question by no chance. */
const leastSaid = 4;

/** A text of codes, of what joins them and of points, which no text says, is about these codes alone. */
const asksForCodes = ({ readings: [typed] }: Query): boolean =>
  typed?.words.every((word) => isCode(word) || joining.has(word) || isOfPoints(word)) === true;

/** What is asked with of admission; no major is called so. */
const ofAdmission: ReadonlySet<string> = new Set(searchKeys('xét tuyển sinh tổ hợp môn ngành nào các những thi khối'));
const joining: ReadonlySet<string> = new Set(['hay', 'hoac', 'va', 'voi']);
const isOfPoints = (word: string): boolean => /^(?:\d{1,4}d?|diem)$/.test(word);

/** What has all codes, then what has one of them. `forCodes` undefined: there are other words beside them. */
function ofCodes(matcher: Matcher, codes: string[], forCodes: Query | undefined, wanted: number | null): Result {
  const all = distinct([queryOf(codes), ...codes.map((code) => queryOf([code]))]).map((query) => matcher.match(query));
  const isPart = forCodes?.readings[0]?.words.some(isOfPoints) !== false && all.some(({ best }) => best.length > 0);
  const found = foundOf(matcher, all, wanted, { ...askedBeside(null), matches: interleaved(all.map(({ asked }) => asked)) });
  return { ...found, corrected: isPart ? { ...wordsOf(all[0]!.query), isPart } : null };
}

/** Where no name that was typed chooses among what is answered by its fields, all of that with the code is found. */
function withFields({ index }: Matcher, found: Result, ofFields: Result): Result {
  const coded = index.codedTypes;
  const types = [...coded].flatMap((type) => searchTypes[type] ?? []);
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
    best: [...ofFields.best.filter(({ record }) => coded.has(index.types[record]!)), ...found.best],
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

/** Three words or more that a few long texts have somewhere. */
function isWeak({ best, asked }: Matches, typed: Query): boolean {
  const [first, ...others] = best.length > 0 ? best : asked;
  return wordCount(typed) >= 3 && others.length < 4 && levelOf(first?.rank ?? Infinity) % foldedStep > lastShort;
}

const isSure = ({ level, mistakes }: Corrected): boolean => level <= lastPhrase && mistakes < 2;

const bestLevel = (matches: Matches | null): number => {
  const rank = matches?.best[0]?.rank;
  return rank === undefined ? Infinity : levelOf(rank);
};

/** Questions beside these, where none are named, are those that are found by the same words. */
function foundOf(
  matcher: Matcher,
  all: readonly Matches[],
  type: number | null,
  asked: Asked = askedBeside(all[0] ?? null),
): Result {
  const of = type === null ? all : all.map((matches) => ofType(matcher, matches, type));
  return {
    best: of.length === 1 ? (of[0]?.best ?? []) : interleaved(of.map((matches) => matches.best)),
    asked,
    types: countTypes(matcher, all),
    terms: [...new Set(all.flatMap(({ query }) => termsOf(query)))],
    marks: [...new Set(all.flatMap((matches) => marksOf(matches.query, isBegun(foundLevel(matches)))))],
    readings: all.flatMap(({ query }) => readingsOf(query)),
    corrected: null,
    steps: matcher.budget.steps,
  };
}

/** Puts the questions in their places, and counts them. */
function placed(
  { index, lift, budget }: Matcher,
  { best, asked, ...found }: Result,
  type: number | null,
  question: Question | null,
): Found {
  const first = question?.isOnly === true ? (lift?.type ?? null) : null;
  const ofType = type === null ? asked.matches : asked.matches.filter(({ record }) => index.types[record] === type);
  const all = withAsked(index, best, { ...asked, matches: ofType }, { first, isWhich: question?.isWhich === true });
  const counted = [...index.askedTypes].map((each) => [
    searchTypes[each],
    asked.matches.filter(({ record }) => index.types[record] === each).length,
  ]);
  const { query } = asked;
  return {
    ...found,
    places: all.slice(0, maxCounted).flatMap(({ record }) => {
      const kept = index.records[record];
      const name = kept && searchTypes[kept.type];
      return kept && name ? [{ type: name, id: kept.id }] : [];
    }),
    types: { ...found.types, ...Object.fromEntries(counted) },
    ...(query !== null && {
      terms: [...new Set([...found.terms, ...termsOf(query)])],
      marks: [...new Set([...found.marks, ...marksOf(query, false)])],
      readings: [...found.readings, ...readingsOf(query)],
    }),
    steps: budget.steps,
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
