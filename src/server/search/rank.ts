import type { Query } from '#shared/rules/search-query.ts';
import { type Candidate, namedLevel } from './candidates.ts';
import { lastNameLevel } from './tiers.ts';

/**
 * Candidates in the order a person would give them: by tier; where the name matches, the very name
 * first, words side by side before words apart, whole ones before a beginning, those in the order of
 * the query before others, and names with the accents that were typed before names without; then by
 * place.
 */
export function inOrder(found: readonly Candidate[], { readings, beginning }: Query): number[] {
  const asked = readings.map(({ words, accents }) => ({
    words: [...words.slice(0, -1).map((word) => ` ${word} `), ` ${words.at(-1) ?? ''}`],
    accented: accents.join(' '),
    phrase: ` ${words.join(' ')} `,
    begun: ` ${[...words.slice(0, -1), beginning].join(' ')}`,
    // A word typed without accents may have any.
    marked: accents.filter((accent, index) => accent !== words[index]),
  }));
  const ranked = found.map((candidate) => ({ place: candidate.place, ...rankOf(candidate) }));
  ranked.sort((one, other) => one.level - other.level || other.accents - one.accents || one.place - other.place);
  return ranked.map(({ place }) => place);

  function rankOf({ level, name_key: key, name_accents: accented }: Candidate): { level: number; accents: number } {
    if (level > lastNameLevel || key === null || accented === null) return { level: level + sublevels, accents: 0 };
    const own = accented.split(' ');
    const accents = Math.max(...asked.map(({ marked }) => marked.filter((word) => own.includes(word)).length));
    const padded = ` ${key} `;
    if (level === namedLevel) return { level: asked.some((each) => each.accented === accented) ? 0 : 1, accents };
    if (asked.some(({ phrase }) => padded.includes(phrase))) return { level: 2, accents };
    if (asked.some(({ begun }) => padded.includes(begun))) return { level: 3, accents };
    const inTurn = asked.some(({ words }) => isInTurn(padded, words));
    return { level: (level < lastNameLevel ? 4 : 6) + (inTurn ? 0 : 1), accents };
  }
}

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
const sublevels = 10;
