import type { Query } from '#shared/rules/search-query.ts';
import { type Candidate, namedLevel } from './candidates.ts';
import { foldedStep, lastNameLevel } from './tiers.ts';

/**
 * Candidates in the order a person would give them: by tier; where the name matches, the very name
 * first, then names that begin with the text, then those it is a large part of (short ones first),
 * then others with the words side by side before words apart, whole ones before a beginning, those in
 * the order of the query before others, and names with the accents that were typed before names
 * without; then by place.
 */
export function inOrder(found: readonly Candidate[], { readings, beginning }: Query): number[] {
  const asked = readings.map(({ words, accents }) => ({
    words: [...words.slice(0, -1).map((word) => ` ${word} `), ` ${words.at(-1) ?? ''}`],
    count: words.length,
    accented: accents.join(' '),
    phrase: ` ${words.join(' ')} `,
    begun: ` ${[...words.slice(0, -1), beginning].join(' ')}`,
    // A word typed without accents may have any.
    marked: accents.filter((accent, index) => accent !== words[index]),
  }));
  const ranked = found.map((candidate) => ({ place: candidate.place, ...rankOf(candidate) }));
  ranked.sort(
    (one, other) =>
      one.level - other.level || other.accents - one.accents || one.length - other.length || one.place - other.place,
  );
  return ranked.map(({ place }) => place);

  function rankOf({ level: tier, name_key: key, name_accents: accented }: Candidate): Rank {
    const isFolded = tier >= foldedStep;
    const level = isFolded ? tier - foldedStep : tier;
    const { level: by, ...rank } = rankWithin(level, key, accented);
    return { ...rank, level: isFolded ? by + 2 * sublevels : by };
  }

  function rankWithin(level: number, key: string | null, accented: string | null): Rank {
    if (level > lastNameLevel || key === null || accented === null) return { level: level + sublevels, accents: 0, length: 0 };
    const own = accented.split(' ');
    const accents = Math.max(...asked.map(({ marked }) => marked.filter((word) => own.includes(word)).length));
    const rank = (by: number, length = 0): Rank => ({ level: by, accents, length });
    const padded = ` ${key} `;
    if (level === namedLevel) return rank(asked.some((each) => each.accented === accented) ? 0 : 1);
    const held = asked.filter(({ phrase }) => padded.includes(phrase));
    if (held.length > 0) {
      // What was typed, to the letter, says more than what it may mean.
      const isTyped = held[0] === asked[0] && ` ${accented} `.includes(` ${asked[0]?.accented} `);
      const base = isTyped ? 2 : 5;
      const phrases = isTyped ? held.slice(0, 1) : held;
      const most = Math.max(...phrases.map(({ count }) => count / own.length));
      if (most >= share && phrases.some(({ phrase }) => padded.startsWith(phrase))) return rank(base);
      return most >= largeShare ? rank(base + 1, own.length) : rank(base + 2);
    }
    if (asked.some(({ begun }) => padded.includes(begun))) return rank(8);
    const inTurn = asked.some(({ words }) => isInTurn(padded, words));
    return rank((level < lastNameLevel ? 9 : 11) + (inTurn ? 0 : 1));
  }
}

type Rank = { level: number; accents: number; length: number };

/** A long title that begins with a word is not about it more than others; nor is a name of which it is a small part. */
const share = 1 / 4;
const largeShare = 2 / 5;

/** Whether the words come in this order, whatever stands between them. */
function isInTurn(padded: string, words: readonly string[]): boolean {
  let from = 0;
  return words.every((word) => {
    const at = padded.indexOf(word, from);
    // The space behind a word is the one before the next.
    from = at + word.length - 1;
    return at !== -1;
  });
}

/** What the name tells apart takes more levels than the tiers it comes from. */
const sublevels = 20;
