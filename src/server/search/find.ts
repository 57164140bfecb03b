/**
 * What visitors find by a text. In: the text, and a type of result or null for all. Out: places of records, best first, and what the
 * words were. A text is looked for as it was typed, by what a question is about, and without the words that only lead up to it, where
 * that finds something better; as two things to choose from; with its mistakes corrected; by a part of it. Questions of 'Hỏi đáp' are
 * found by themselves and put among that. Only fields answer who types codes of combinations or majors.
 */

import { readCombinations } from '#shared/codes/typed-combinations.ts';
import { isCode } from '#shared/search/code-keys.ts';
import { searchKeys } from '#shared/search/search-key.ts';
import { keeping, type Query, queryOf, readQuery, withoutEveryday, withoutLeading } from '#shared/search/search-query.ts';
import { isEveryday } from '#shared/search/search-synonyms.ts';
import { maxCounted, type SearchType, searchTypes } from '#shared/search/search-types.ts';
import { type Asked, askedBeside, askedBy, askedWhole, isAskedSo, isSaidByQuestion, waysToAsk, withAsked } from './asked.ts';
import { type Corrected, corrected } from './correct.ts';
import type { InvertedIndex } from './inverted-index.ts';
import { bestLevel, foundLevel, Matcher, type Matches } from './matching.ts';
import { partOf } from './part.ts';
import { choiceOf, type Question, questionOf } from './questions.ts';
import { foldedStep, isPrefixed, lastPhrase, lastShort, lastTag, level } from './rank.ts';
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

/** What is asked for. `type`: the place in `searchTypes` of the only type that is shown; null for all. */
type Wanted = { matcher: Matcher; type: number | null; query: Query | null; question: Question | null };

/** The same with the text as it is read: what was typed, what it is about, and the ways to ask for that. */
type Search = Wanted & { dictionary: () => Dictionary; query: Query; about: Query; queries: readonly Query[] };

/** What is found before questions are put among it. `shown`: the queries that found it. */
type Result = Pick<Found, 'types' | 'corrected'> & {
  best: Match[];
  asked: Asked;
  shown: { query: Query; isPrefixed: boolean }[];
};

export function find(
  index: InvertedIndex,
  dictionary: () => Dictionary,
  text: string,
  type: SearchType | null,
  mostSteps?: number,
): Found {
  const matcher = new Matcher(index, mostSteps);
  const query = readQuery(readCombinations(text).text);
  const of = type === null ? null : searchTypes.indexOf(type);
  const wanted = { matcher, type: of, query, question: query && questionOf(query) };
  if (query === null) return placed(wanted, resultOf(wanted, []));
  const { question } = wanted;
  const about = question?.about ?? query;
  const queries = distinct([query, about, withoutLeading(about)]);
  const search = { ...wanted, dictionary, query, about, queries };
  if (question?.lifts != null)
    matcher.lift = { type: searchTypes.indexOf(question.lifts), to: question.isOnly ? lastShort : lastPhrase };
  const codes = query.readings[0]!.words.filter(isCode);
  matcher.admitOnly(codes);
  return placed(wanted, codes.length === 0 ? byWords(search) : byCodes(search, codes));
}

/** The first that finds something: two things to choose from, a correction, a part; else the text as it was typed. */
function byWords(search: Search): Result {
  const { matcher, query, question, queries, about } = search;
  const least = distinct([withoutEveryday(about)]);
  const named = bestOf(matcher, queries);
  const ways = waysToAsk(query, question, queries);
  const asked = askedBy(matcher, named === null ? distinct([...ways, ...least]) : ways);
  const choice = byChoice(search, named, asked);
  if (choice !== null) return choice;
  const best = named ?? bestOf(matcher, least);
  return byCorrection(search, best, asked, least) ?? byPart(search, best, asked) ?? asTyped(search, best, asked);
}

/** Both things that a visitor wants to choose from, where names or tags have both. */
function byChoice(search: Search, best: Matches | null, asked: Matches | null): Result | null {
  const sides = bestLevel(best?.best) <= level.otherName ? null : choiceOf(search.about);
  const chosen = sides?.map((side) => search.matcher.match(side)) ?? [];
  if (sides === null || !chosen.every((each) => bestLevel(each.best) <= lastTag)) return null;
  const whole = best !== null && bestLevel(best.best) <= lastTag ? [best] : [];
  return resultOf(search, [...whole, ...chosen], isSaidByQuestion(asked) ? askedWhole(asked) : undefined);
}

/** Where all words are nowhere together, or only chance finds them and a name is one mistake away. */
function byCorrection(search: Search, best: Matches | null, asked: Matches | null, least: readonly Query[]): Result | null {
  const { matcher, dictionary, query, queries } = search;
  const likely = best ?? asked;
  if (isSaidByQuestion(asked) || (likely !== null && !isWeak(likely, query))) return null;
  const meant = corrected(matcher, distinct([...queries, ...least]), dictionary());
  if (meant === null || (likely !== null && !isSure(meant))) return null;
  const { words, accents } = wordsOf(meant.matches.query);
  const again = queryOf(words, accents);
  const asMeant = bestOf(matcher, distinct([questionOf(again)?.about ?? null, withoutLeading(again)]));
  const shown = asMeant !== null && bestLevel(asMeant.best) < foundLevel(meant.matches) ? asMeant : meant.matches;
  return { ...resultOf(search, [shown]), corrected: { ...wordsOf(shown.query), isPart: false } };
}

/** The words that tell most of a text that is nowhere as a whole, or only by chance. */
function byPart(search: Search, best: Matches | null, asked: Matches | null): Result | null {
  const { matcher, query } = search;
  if (best !== null && (wordCount(query) <= longText || !isWeak(best, query))) return null;
  const telling = partOf(matcher, query, (each) => each <= (best === null ? lastShort : lastPhrase));
  if (telling === null) return null;
  if (isSaidByQuestion(asked)) return resultOf(search, [telling], askedWhole(asked));
  return { ...resultOf(search, [telling]), corrected: { ...wordsOf(telling.query), isPart: true } };
}

function asTyped(search: Search, best: Matches | null, asked: Matches | null): Result {
  const { matcher, query, question } = search;
  const also = question?.also == null || best === null ? null : bestOf(matcher, distinct([readQuery(question.also)]));
  const all = [best, also].filter((each) => each !== null);
  if (asked !== null) return resultOf(search, all, isOfMore(asked, best, query) ? askedWhole(asked) : askedBeside(asked));
  return resultOf(search, all);
}

/** So many words are a sentence; so many stand in one question by no chance. */
const longText = 4;
const leastSaid = 4;

/** A question that more of the typed words ask than those by which other things are found, or that says all of many. */
function isOfMore(asked: Matches, best: Matches | null, query: Query): boolean {
  const isTyped = best !== null && isTypedIn(query, best.query);
  const isTelling = keeping(query, (word, _, accent) => !isEveryday(word, accent) && !hasWord(best?.query, word)) !== null;
  const isSaid = isSaidByQuestion(asked) && asked.query === query && (isTelling || wordCount(query) >= leastSaid);
  return (isSaid || isAskedSo(asked)) && (!isTyped || wordCount(asked.query) > wordCount(best.query));
}

/** A text of codes, of what joins them and of points, which no text says, is about these codes alone. */
const asksForCodes = ({ readings: [typed] }: Query): boolean =>
  typed?.words.every((word) => isCode(word) || joining.has(word) || isOfPoints(word)) === true;

/** What is asked with of admission; no major is called so. */
const ofAdmission: ReadonlySet<string> = new Set(searchKeys('xét tuyển sinh tổ hợp môn ngành nào các những thi khối'));
const joining: ReadonlySet<string> = new Set(['hay', 'hoac', 'va', 'voi']);
const isOfPoints = (word: string): boolean => /^(?:\d{1,4}d?|diem)$/.test(word);

/** Codes are answered by the fields first, whatever is asked with them; names that were typed choose among these. */
function byCodes(search: Search, codes: string[]): Result {
  const { matcher, query, question, queries, about } = search;
  const plain = withoutEveryday(about) ?? about;
  const bare = keeping(plain, (word) => !ofAdmission.has(word));
  const forCodes = distinct([...queries, plain, bare]).find(asksForCodes);
  const ofFields = byFields(search, codes, forCodes);
  const found = forCodes ? ofFields : withFields(search, byWords({ ...search, queries: distinct([...queries, bare]) }), ofFields);
  const asked = query.readings[0]?.words.every(isCode) === true ? null : askedBy(matcher, waysToAsk(query, question, queries));
  const isPoint = forCodes?.readings[0]?.words.some(isOfPoints) === true && isSaidByQuestion(asked) && asked.query === query;
  return isPoint || isAskedSo(asked) ? { ...found, asked: askedWhole(asked), corrected: null } : found;
}

/** What has all codes, then what has one of them. `forCodes` undefined: there are other words beside them. */
function byFields(search: Search, codes: string[], forCodes: Query | undefined): Result {
  const all = distinct([queryOf(codes), ...codes.map((code) => queryOf([code]))]).map((query) => search.matcher.match(query));
  const isPart = forCodes?.readings[0]?.words.some(isOfPoints) !== false && all.some(({ best }) => best.length > 0);
  const found = resultOf(search, all, { ...askedBeside(null), matches: interleaved(all.map(({ asked }) => asked)) });
  return { ...found, corrected: isPart ? { ...wordsOf(all[0]!.query), isPart } : null };
}

/** Where no name that was typed chooses among what is answered by its fields, all of that with the code is found. */
function withFields({ matcher: { index } }: Search, found: Result, ofFields: Result): Result {
  const types = [...index.codedTypes].map((type) => searchTypes[type]!);
  const [words = []] = found.shown.map(({ query }) => query.readings[0]!.words);
  if (words.every(isCode)) return ofFields;
  // Words without the codes find more by themselves than was found beside these.
  if (types.some((type) => found.types[type] > 0))
    return ofFields.shown[0]!.query.readings[0]!.words.every((code) => words.includes(code))
      ? found
      : { ...found, corrected: null };
  // What the page says it shows is all that it shows.
  if (found.corrected !== null && ofFields.corrected !== null) return ofFields;
  return {
    ...found,
    best: [...ofFields.best.filter(({ record }) => index.codedTypes.has(index.records[record]!.type)), ...found.best],
    types: { ...found.types, ...Object.fromEntries(types.map((type) => [type, ofFields.types[type]])) },
    shown: [...found.shown, ...ofFields.shown],
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
    const [before, after] = [bestLevel(best?.best), bestLevel(found.best)];
    const isGuess = isPrefixed(after) && !isPrefixed(before) && before <= lastTag;
    if (after < before && !isGuess) best = found;
    if (bestLevel(best?.best) <= level.related) break;
  }
  return best;
}

/** Three words or more that a few long texts have somewhere. */
function isWeak({ best, asked }: Matches, typed: Query): boolean {
  const found = best.length > 0 ? best : asked;
  return wordCount(typed) >= 3 && found.length < 5 && bestLevel(found) % foldedStep > lastShort;
}

const isSure = ({ level: found, mistakes }: Corrected): boolean => found <= lastPhrase && mistakes < 2;

/** Questions beside these, where none are named, are those that are found by the same words. */
function resultOf({ matcher, type }: Wanted, all: readonly Matches[], asked: Asked = askedBeside(all[0] ?? null)): Result {
  const isWanted = ({ record }: Match) => type === null || matcher.index.records[record]!.type === type;
  const lists = all.map(({ best }) => best.filter(isWanted).slice(0, maxCounted));
  return {
    best: lists.length === 1 ? lists[0]! : interleaved(lists),
    asked,
    types: countTypes(matcher, all),
    shown: all.map((matches) => ({ query: matches.query, isPrefixed: isPrefixed(foundLevel(matches)) })),
    corrected: null,
  };
}

/** Puts the questions in their places, and counts them. */
function placed(
  { matcher, type, query: typed, question }: Wanted,
  { best, asked, types, shown, corrected: meant }: Result,
): Found {
  const { records, askedTypes } = matcher.index;
  const typeOf = ({ record }: Match) => records[record]!.type;
  const first = question?.isOnly === true ? (matcher.lift?.type ?? null) : null;
  const matches = asked.matches.filter((match) => type === null || typeOf(match) === type);
  const all = withAsked(matcher.index, best, { ...asked, matches }, { first, isWhich: question?.isWhich === true });
  const counted = [...askedTypes].map((each) => [
    searchTypes[each],
    asked.matches.filter((match) => typeOf(match) === each).length,
  ]);
  const queries = asked.query === null ? shown : [...shown, { query: asked.query, isPrefixed: false }];
  const sought = queries.length > 0 || typed === null ? queries : [{ query: typed, isPrefixed: false }];
  return {
    places: all.slice(0, maxCounted).map((match) => ({ type: searchTypes[typeOf(match)]!, id: records[match.record]!.id })),
    types: { ...types, ...Object.fromEntries(counted) },
    terms: [...new Set(sought.flatMap(({ query }) => termsOf(query)))],
    marks: [...new Set(sought.flatMap((each) => marksOf(each.query, each.isPrefixed)))],
    readings: sought.flatMap(({ query }) => readingsOf(query)),
    corrected: meant,
    steps: matcher.budget.steps,
  };
}

/** One of each in turn, and none twice. */
function interleaved(lists: readonly (readonly Match[])[]): Match[] {
  const seen = new Set<number>();
  const longest = Math.max(0, ...lists.map(({ length }) => length));
  return Array.from({ length: longest }, (_, index) => lists.flatMap((list) => list[index] ?? []))
    .flat()
    .filter(({ record }) => !seen.has(record) && seen.add(record));
}

/** How many records of each type some list has, up to `maxCounted`. */
function countTypes({ index }: Matcher, all: readonly Matches[]): Record<SearchType, number> {
  const counts = searchTypes.map(() => 0);
  for (const record of new Set(all.flatMap(({ best }) => best.map((match) => match.record))))
    counts[index.records[record]!.type]! += 1;
  return Object.fromEntries(searchTypes.map((name, type) => [name, Math.min(maxCounted, counts[type]!)])) as Found['types'];
}
