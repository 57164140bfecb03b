import { type Query, queryOf, withoutLeading } from '#shared/rules/search-query.ts';
import { leadingWords } from '#shared/rules/search-synonyms.ts';
import { candidates, type Library } from './candidates.ts';
import { type Tiers, tiersOf } from './tiers.ts';
import { namedPairs, readVocabulary } from './vocabulary.ts';

/** One syllable alone tells nothing; what is as long as this is none. */
const tellsAlone = 8;

/**
 * What is found by a part of a text whose words are nowhere together: the longest run of them that
 * stands so in a name, else all but the first, else all but the last. Null when that is nothing.
 */
export async function partOf(library: Library, asked: Query): Promise<{ query: Query; tiers: Tiers } | null> {
  const typed = wordsOf(asked);
  const core = wordsOf(withoutLeading(asked) ?? asked);
  for (const words of [await longestNamed(library, typed), core.slice(1), core.slice(0, -1)]) {
    const tells = words.length > 1 || (words[0] ?? '').length >= tellsAlone;
    if (!tells || words.length === typed.length) continue;
    const query = queryOf(words);
    const tiers = tiersOf(query, await readVocabulary(library.db, query));
    const found = await candidates(library, query, tiers, null, 1);
    if (found.length > 0) return { query, tiers };
  }
  return null;
}

const wordsOf = ({ readings }: Query): string[] => readings[0]?.words ?? [];

/** The first one, if several are as long: what comes behind only describes it. Not one that only leads up to something. */
async function longestNamed({ db }: Library, typed: readonly string[]): Promise<string[]> {
  const pairs = await namedPairs(
    db,
    typed.slice(1).map((other, index) => ({ ones: typed.slice(index, index + 1), others: [other] })),
  );
  let [best, run]: [string[], string[]] = [[], []];
  for (const word of typed) {
    run = pairs.has(`${run.at(-1)} ${word}`) ? [...run, word] : [word];
    if (run.length > Math.max(1, best.length) && !run.every((each) => leadingWords.has(each))) best = run;
  }
  return best;
}
