/**
 * What is found by a part of a text whose words are nowhere together. In: the query. Out: what the most telling run of its words
 * finds: these are rare (by their idf), or side by side in a name; everyday speech ends a run.
 */

import { isSyllable, type Query, queryOf } from '#shared/search/search-query.ts';
import { isCode } from '#shared/search/code-keys.ts';
import { isEveryday, isJoining, synonyms } from '#shared/search/search-synonyms.ts';
import type { Term } from './lexicon.ts';
import { foundLevel, type Matcher, type Matches } from './matching.ts';
import { lastName } from './rank.ts';

/** How many parts are asked for. */
const maxTries = 8;

/** What a bigram adds that some name has, on the scale of `idf`. */
const ofName = 0.5;

/** What a part weighs of all words together, and at all: one that weighs less is no part of what was meant. */
const leastShare = 0.4;
const leastWeight = 0.5;

/** What another part has to weigh to be asked for after one that is in texts only. */
const nearlyAsMuch = 0.7;

/** A syllable alone tells nothing; another word does, if it is rare and has so many letters. */
const tellingAlone = 4;

/** `idf`: the rarer a word, the more it tells, up to 1 for one that is nowhere. */
type Word = { key: string; accent: string; term: Term | undefined; idf: number };
type Part = { from: number; to: number; weight: number };

/** Words typed with accents keep them. Null when that is nothing, or only such as `isGood` does not take. */
export function partOf(matcher: Matcher, { readings: [typed] }: Query, isGood: (level: number) => boolean): Matches | null {
  if (matcher.budget.isSpent) return null;
  const words = typed!.words.map((key, place) => {
    const [accent, term] = [typed!.accents[place]!, matcher.index.term(key)];
    const count = term === undefined ? 0 : matcher.countOf(term, accent);
    return { key, accent, term, idf: 1 - Math.log2(1 + count) / Math.log2(1 + matcher.index.size) };
  });
  const parts = words.flatMap((_, from) => partsFrom(matcher, words, from));
  // What is left out must not tell more.
  const told = words.reduce((sum, { key, accent, idf }) => sum + (isEveryday(key, accent) ? 0 : idf), 0);
  let found: { matches: Matches; weight: number } | null = null;
  for (const { from, to, weight } of parts.toSorted((one, other) => other.weight - one.weight).slice(0, maxTries)) {
    if (weight < Math.max(leastWeight, told * leastShare, (found?.weight ?? 0) * nearlyAsMuch)) break;
    const part = words.slice(from, to);
    const [keys, accents] = [part.map(({ key }) => key), part.map(({ accent }) => accent)];
    const matches = matcher.match(queryOf(keys, accents));
    const level = foundLevel(matches);
    if (!isGood(level)) continue;
    // What a name says is meant, before what another part finds in some text.
    if (level <= lastName) return matches;
    found ??= { matches, weight };
  }
  return found?.matches ?? null;
}

/** The runs that begin with a word. */
function partsFrom(matcher: Matcher, words: readonly Word[], from: number): Part[] {
  const parts: Part[] = [];
  let weight = 0;
  for (let to = from; to < words.length; to += 1) {
    const { key, accent, term, idf } = words[to]!;
    // A word that no text has may still be one that texts call differently.
    if (term === undefined && !synonymTexts.has(key)) break;
    const isInName = term === undefined || isNamed(matcher, to > from ? words[to - 1]!.term : undefined, term);
    // 'lớp 12' says more than 'lớp'.
    const isNumbered = /^\d+$/.test(words[to + 1]?.key ?? '');
    if (isEveryday(key, accent) && !isInName && !isNumbered) break;
    weight += idf;
    if (isInName || (!isSyllable.test(key) && term.named > 0)) weight += ofName;
    const isAlone = from === to && !isCode(key) && (isSyllable.test(key) || key.length < tellingAlone);
    if (to - from + 1 < words.length && !isJoining(key, accent) && !isAlone) parts.push({ from, to: to + 1, weight });
  }
  return parts;
}

const isNamed = ({ index }: Matcher, one: Term | undefined, other: Term): boolean =>
  one !== undefined && (index.namesWith(one.id, other.id) > 0 || synonymTexts.has(`${one.key} ${other.key}`));

/** What texts call differently is as good as a name. */
const synonymTexts: ReadonlySet<string> = new Set(synonyms.map(({ typed }) => typed.join(' ')));
