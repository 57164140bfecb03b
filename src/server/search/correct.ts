import { setImmediate } from 'node:timers/promises';
import { type Query, queryOf } from '#shared/rules/search-query.ts';
import { candidates, type Library } from './candidates.ts';
import { type Dictionary, type Spelling, spellingsOf } from './spellings.ts';
import { foldedStep, lastNameLevel, lastPhraseLevel, lastShortLevel, type Tiers, tiersOf } from './tiers.ts';
import { commonWords, mapOfWords, namedPairs } from './vocabulary.ts';

/** What was meant: the level of its best result, and how far it is from what was typed. */
export type Corrected = { query: Query; tiers: Tiers; level: number; mistakes: number };

/** A text with other words in place of some; `cost` counts neighbours that no name has as well. */
type Text = { words: string[]; mistakes: number; cost: number; named: number };

/** How many texts are thought through, and how many are asked for. */
const maxTexts = 40;
const maxTries = 12;

/** What two neighbours cost that stand side by side in no name. */
const strangers = 1.25;

/**
 * The query that was meant by one that matches nothing: what is nearest to the typed words, has words
 * beside each other that names have so, and matches best. Null when nothing comes near, as with keys
 * struck at random.
 */
export async function corrected(library: Library, queries: readonly Query[]): Promise<Corrected | null> {
  const known = await commonWords(library.db);
  const dictionary: Dictionary = { known, byWord: mapOfWords(known) };
  for (const { readings } of queries) {
    const typed = readings[0]?.words ?? [];
    const accents = new Map(typed.map((word, index) => [word, readings[0]?.accents[index] ?? word]));
    let best: { cost: number; found: Corrected } | null = null;
    for (const { words, mistakes, cost } of await textsLike(library, typed, dictionary)) {
      // No match makes up for this.
      if (best !== null && cost >= best.cost) break;
      const found = await ask(library, words, accents, mistakes, dictionary);
      if (found === null || !isLikely(found, typed, dictionary)) continue;
      const whole = cost + costOfLevel(found.level);
      if (best === null || whole < best.cost) best = { cost: whole, found };
    }
    if (best !== null) return best.found;
  }
  return null;
}

async function ask(
  library: Library,
  words: readonly string[],
  accents: ReadonlyMap<string, string>,
  mistakes: number,
  { byWord }: Dictionary,
) {
  const query = queryOf(
    words,
    words.map((word) => accents.get(word) ?? word),
  );
  const tiers = tiersOf(query, { known: byWord, endings: [] });
  const [first] = await candidates(library, query, tiers, null, 1);
  // Accents are as easily mistaken as letters.
  return first === undefined ? null : { query, tiers, level: first.level % foldedStep, mistakes };
}

const costOfLevel = (level: number): number =>
  level <= lastPhraseLevel ? 0 : level <= lastNameLevel ? 0.25 : level <= lastShortLevel ? 0.5 : 1;

/** A word that is one is taken for another only where names tell so, and the better half of the text stays. */
function isLikely({ query, level }: Corrected, typed: readonly string[], { byWord }: Dictionary): boolean {
  const meant = query.readings[0]?.words ?? [];
  const taken = typed.filter((word) => byWord.has(word) && !meant.includes(word)).length;
  const kept = typed.some((word) => meant.includes(word));
  return taken === 0 || (kept && level <= lastNameLevel && taken <= typed.length / 2);
}

/** The most likely texts, best first. */
async function textsLike({ db }: Library, typed: readonly string[], dictionary: Dictionary): Promise<Text[]> {
  // Two words vouch for each other too easily for one of them to be another.
  const isUsable = (word: string, { isFar }: Spelling) => !isFar || typed.length > 2 || !dictionary.byWord.has(word);
  const slots: Spelling[][] = [];
  for (const word of typed) {
    slots.push(spellingsOf(word, dictionary).filter((spelling) => isUsable(word, spelling)));
    // Each word takes a millisecond or two: others get their turn.
    await setImmediate();
  }
  if (slots.some((spellings) => spellings.length === 0)) return [];
  const firsts = (spellings: readonly Spelling[]) => spellings.map(({ words }) => words[0] ?? '');
  const lasts = (spellings: readonly Spelling[]) => spellings.map(({ words }) => words.at(-1) ?? '');
  const pairs = await namedPairs(
    db,
    slots.slice(1).map((spellings, index) => ({ ones: lasts(slots[index] ?? []), others: firsts(spellings) })),
  );
  /** `isAlone`: its last word is a far one, and nothing beside it has spoken for it yet. */
  let texts: (Text & { isAlone: boolean })[] = [{ words: [], mistakes: 0, cost: 0, named: 0, isAlone: false }];
  for (const spellings of slots) {
    await setImmediate();
    texts = texts
      .flatMap((text) =>
        spellings.flatMap(({ words, mistakes, isFar, named }) => {
          const [before, first] = [text.words.at(-1), words[0]];
          const together = before === undefined ? 0 : (pairs.get(`${before} ${first}`) ?? 0);
          if (text.isAlone && together === 0) return [];
          return {
            words: [...text.words, ...words],
            mistakes: text.mistakes + mistakes,
            cost: text.cost + mistakes + (before !== undefined && together === 0 ? strangers : 0),
            named: text.named + Math.log1p(named) + Math.log1p(together),
            isAlone: isFar && together === 0,
          };
        }),
      )
      .sort((one, other) => one.cost - other.cost || other.named - one.named)
      .slice(0, maxTexts);
  }
  return texts.filter(({ mistakes, isAlone }) => !isAlone && mistakes > 0 && mistakes <= 1 + typed.length).slice(0, maxTries);
}
