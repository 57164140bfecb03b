/**
 * Questions of 'Hỏi đáp' among the results. In: the ways in which a text may be one. Out: the questions that it finds, and their places
 * among the other results.
 */

import { type Query, withoutAddress, withoutEverydayStart } from '#shared/search/search-query.ts';
import type { InvertedIndex } from './inverted-index.ts';
import { bestLevel, type Matcher, type Matches } from './matching.ts';
import { distinct, isTypedIn } from './query-words.ts';
import type { Question } from './questions.ts';
import { lastPhrase, lastShort, levelOf } from './rank.ts';
import type { Match } from './result-order.ts';

/** Questions beside other results. `isWhole`: they have all that was typed, the other results only a part of it. */
export type Asked = { matches: Match[]; query: Query | null; isWhole: boolean };

export const askedBeside = (found: Matches | null): Asked => ({
  matches: found?.asked ?? [],
  query: found?.query ?? null,
  isWhole: false,
});

export const askedWhole = (found: Matches): Asked => ({ ...askedBeside(found), isWhole: true });

/** What of a text may be a question: never what is looked for in the place of it. */
export function waysToAsk(query: Query, question: Question | null, queries: readonly Query[]): Query[] {
  const plain = withoutAddress(query) ?? query;
  const last = question?.typed.at(-1) ?? query;
  const start = withoutEverydayStart(withoutAddress(last) ?? last);
  const kept = queries.filter((each) => isTypedIn(query, each));
  return distinct([query, plain, withoutEverydayStart(plain), ...(question?.typed ?? []), start, ...kept]);
}

/** The questions that one of several ways to ask finds best; null where none finds any. */
export function askedBy(matcher: Matcher, queries: readonly Query[]): Matches | null {
  if (matcher.index.askedTypes.size === 0) return null;
  let best: Matches | null = null;
  for (const query of queries) {
    const found = matcher.match(query);
    if (bestLevel(found.asked) < bestLevel(best?.asked)) best = found;
    if (bestLevel(best?.asked) <= lastPhrase) break;
  }
  return best;
}

/** What was typed is a question itself, or most of one. */
export const isAskedSo = (matches: Matches | null): matches is Matches => bestLevel(matches?.asked) <= lastPhrase;

/** Some question says all that was typed. */
export const isSaidByQuestion = (matches: Matches | null): matches is Matches => bestLevel(matches?.asked) <= lastShort;

/**
 * Puts questions among other results by their level, behind what is as good. `first` is the type that alone answers what was
 * typed: it stays before questions that only speak of it, and before all where it is asked which of that type (`isWhich`).
 */
export function withAsked(
  { records }: InvertedIndex,
  others: readonly Match[],
  { matches, isWhole }: Asked,
  { first, isWhich }: { first: number | null; isWhich: boolean },
): Match[] {
  const ahead = others.findIndex(({ record }) => records[record]!.type !== first);
  const lifted = first === null ? 0 : ahead === -1 ? others.length : ahead;
  const best = bestLevel(matches);
  const most = best <= lastPhrase ? lastPhrase : lastShort;
  const placeOf = ({ rank }: Match): number => {
    const level = levelOf(rank);
    const from = isWhich || (level > Math.min(best, lastPhrase) && !isWhole) ? lifted : 0;
    if (isWhole && level <= most) return from;
    const at = others.findIndex((other, place) => place >= from && levelOf(other.rank) > level);
    return at === -1 ? others.length : at;
  };
  const placed = Map.groupBy(matches, placeOf);
  return [...others, null].flatMap((other, place) => [...(placed.get(place) ?? []), ...(other === null ? [] : [other])]);
}
