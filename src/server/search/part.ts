import { isSyllable, type Query, queryOf } from '#shared/search/search-query.ts';
import { isCode } from '#shared/search/code-keys.ts';
import { isEveryday, isJoining, synonyms } from '#shared/search/search-synonyms.ts';
import type { Term } from './lexicon.ts';
import { foundLevel, type Matcher, type Matches } from './matching.ts';
import { lastName } from './rank.ts';

/** How many parts are asked for. */
const maxTries = 8;

/** What a pair of neighbours adds that some name has. */
const ofName = 0.5;

/** What a part tells of all that was told, at the least. */
const leastShare = 0.4;

/** What another part has to tell to be asked for after one that is in texts only. */
const nearlyAsMuch = 0.7;

/** A part that tells less is no part of what was meant. */
const tellsLeast = 0.5;

/** A syllable alone tells nothing; another word does, if it is rare and not short. */
const tellsAlone = 4;

/**
 * What is found by a part of a text whose words are nowhere together: a run of them that tells more than others, since its
 * words are rare or stand side by side in a name; everyday speech ends a run. Words typed with accents keep them. Null when
 * that is nothing, or only such as `isGood` does not take.
 */
export function partOf(matcher: Matcher, { readings: [typed] }: Query, isGood: (level: number) => boolean): Matches | null {
  if (matcher.budget.isSpent) return null;
  const { index } = matcher;
  const words = (typed?.words ?? []).map((key, place) => {
    const [accent, word] = [typed?.accents[place] ?? key, index.term(key)];
    // The rarer a word, the more it tells: up to 1.
    const tells = word === undefined ? 1 : 1 - Math.log2(1 + matcher.countOf(word, accent)) / Math.log2(1 + index.size);
    return { key, accent, word, tells };
  });
  const parts: { from: number; to: number; weight: number }[] = [];
  for (let from = 0; from < words.length; from += 1) {
    let weight = 0;
    let before: Term | null = null;
    for (let to = from; to < words.length; to += 1) {
      const each = words[to];
      // A word that no text has may still be one that texts call differently.
      if (each === undefined || (each.word === undefined && !synonymTexts.has(each.key))) break;
      const isInName = each.word === undefined || isNamed(matcher, before, each.word);
      // 'lớp 12' says more than 'lớp'.
      const isNumbered = /^\d+$/.test(words[to + 1]?.key ?? '');
      if (isEveryday(each.key, each.accent) && !isInName && !isNumbered) break;
      weight += each.tells;
      if (isInName || (!isSyllable.test(each.key) && (each.word?.named ?? 0) > 0)) weight += ofName;
      before = each.word ?? null;
      const isAlone = from === to && !isCode(each.key) && (isSyllable.test(each.key) || each.key.length < tellsAlone);
      if (to - from + 1 < words.length && !isJoining(each.key, each.accent) && !isAlone) parts.push({ from, to: to + 1, weight });
    }
  }
  // What is left out must not tell more.
  const told = words.reduce((sum, { key, accent, tells }) => sum + (isEveryday(key, accent) ? 0 : tells), 0);
  const least = Math.max(tellsLeast, told * leastShare);
  let found: { matches: Matches; weight: number } | null = null;
  for (const { from, to, weight } of parts.toSorted((one, other) => other.weight - one.weight).slice(0, maxTries)) {
    if (weight < Math.max(least, (found?.weight ?? 0) * nearlyAsMuch)) break;
    const part = words.slice(from, to);
    const matches = matcher.match(
      queryOf(
        part.map(({ key }) => key),
        part.map(({ accent }) => accent),
      ),
    );
    const level = foundLevel(matches);
    if (!isGood(level)) continue;
    // What a name says is meant, before what another part finds in some text.
    if (level <= lastName) return matches;
    found ??= { matches, weight };
  }
  return found?.matches ?? null;
}

const isNamed = ({ index }: Matcher, one: Term | null | undefined, other: Term): boolean =>
  one != null && (index.namesWith(one.id, other.id) > 0 || synonymTexts.has(`${one.key} ${other.key}`));

/** What texts call differently is as good as a name. */
const synonymTexts: ReadonlySet<string> = new Set(synonyms.map(({ typed }) => typed.join(' ')));
