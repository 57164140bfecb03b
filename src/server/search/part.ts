import { type Query, queryOf, withoutLeading } from '#shared/rules/search-query.ts';
import { searchKeys } from '#shared/rules/search-key.ts';
import { isEveryday, isJoining, leadingWords } from '#shared/rules/search-synonyms.ts';
import { candidates, type Library } from './candidates.ts';
import { inOrder } from './rank.ts';
import { allTextsOf, recordsAt } from './results.ts';
import { foldedStep, type Tiers, tiersOf } from './tiers.ts';
import { namedPairs, readVocabulary } from './vocabulary.ts';

/** One syllable alone tells nothing; what is as long as this is none. */
const tellsAlone = 8;

/** Where all other words are in no text, one tells something if it is longer than the shortest syllables. */
const tellsKnown = 4;

/** A word as it was typed: its key, and its accents. */
type Typed = { word: string; accent: string };

type Part = { typed: Typed[]; tells: number; isBeside: boolean };

/**
 * What is found by a part of a text whose words are nowhere together: the longest run of them that
 * stands so in a name, else those that are in any text, else all but the first, else all but the last,
 * if they stand together somewhere. Null when that is nothing. Words typed with accents keep them.
 */
export async function partOf(library: Library, asked: Query): Promise<{ query: Query; tiers: Tiers } | null> {
  const typed = wordsOf(asked);
  const core = wordsOf(withoutLeading(asked) ?? asked);
  const { known } = await readVocabulary(library.db, asked);
  const parts: Part[] = [
    { typed: await longestNamed(library, typed), tells: tellsAlone, isBeside: false },
    {
      typed: core.filter(({ word, accent }) => known.has(word) && !isEveryday(word, accent)),
      tells: tellsKnown,
      isBeside: false,
    },
    { typed: core.slice(1), tells: tellsAlone, isBeside: true },
    { typed: core.slice(0, -1), tells: tellsAlone, isBeside: true },
  ];
  for (const { typed: part, tells, isBeside } of parts) {
    const words = part.map(({ word }) => word);
    if ((words.length < 2 && (words[0] ?? '').length < tells) || words.length === typed.length) continue;
    const query = queryOf(
      words,
      part.map(({ accent }) => accent),
    );
    const tiers = tiersOf(query, await readVocabulary(library.db, query));
    const found = await candidates(library, query, tiers, null, 1);
    const [best] = inOrder(found, query);
    if (best === undefined || (found[0]?.level ?? 0) >= foldedStep) continue;
    if (!isBeside || (await areBeside(library, words, best))) return { query, tiers };
  }
  return null;
}

const wordsOf = ({ readings: [typed] }: Query): Typed[] =>
  typed === undefined ? [] : typed.words.map((word, index) => ({ word, accent: typed.accents[index] ?? word }));

async function areBeside(library: Library, words: readonly string[], place: number): Promise<boolean> {
  const [record] = await recordsAt(library, [place]);
  const sought = ` ${words.join(' ')} `;
  return record !== undefined && allTextsOf(record).some((text) => ` ${searchKeys(text).join(' ')} `.includes(sought));
}

/** The first one, if several are as long: what comes behind only describes it. Not one that only leads up to something. */
async function longestNamed({ db }: Library, typed: readonly Typed[]): Promise<Typed[]> {
  const pairs = await namedPairs(
    db,
    typed
      .slice(1)
      .map(({ word: other }, index) => ({ ones: typed.slice(index, index + 1).map(({ word }) => word), others: [other] })),
  );
  let [best, run]: [Typed[], Typed[]] = [[], []];
  for (const each of typed) {
    run = pairs.has(`${run.at(-1)?.word} ${each.word}`) ? [...run, each] : [each];
    const named = withoutEnd(run);
    if (named.length > Math.max(1, best.length) && !named.every(({ word }) => leadingWords.has(word))) best = named;
  }
  return best;
}

const withoutEnd = (run: readonly Typed[]): Typed[] =>
  run.slice(0, run.findLastIndex(({ word, accent }) => !isJoining(word, accent)) + 1);
