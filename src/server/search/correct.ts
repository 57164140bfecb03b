import {
  differing,
  forgiven,
  lettersOf,
  mistakesBetween,
  soundOf,
  takenApart,
  withoutTypingKeys,
} from '#shared/rules/search-mistakes.ts';
import { type Query, queryOf } from '#shared/rules/search-query.ts';
import { candidates, type Library } from './candidates.ts';
import { type Tiers, tiersOf } from './tiers.ts';
import { commonWords, type KnownWord } from './vocabulary.ts';

/** A word in place of a typed one; several when spaces were missing. */
type Spelling = { words: string[]; mistakes: number; named: number; uses: number };

export type Corrected = { query: Query; tiers: Tiers };

/** How many spellings of one word, and of the whole text, are tried. */
const maxSpellings = 6;
const maxTries = 12;

/**
 * The query that was meant by one that matches nothing: the fewest mistakes first, then what matches
 * best. Null when nothing comes near, as with keys struck at random.
 */
export async function corrected(library: Library, queries: readonly Query[]): Promise<Corrected | null> {
  const known = await commonWords(library.db);
  const dictionary = new Map(known.map((word) => [word.word, word]));
  for (const { readings } of queries) {
    const typed = readings[0]?.words ?? [];
    let best: { level: number; mistakes: number; found: Corrected } | null = null;
    for (const { words, mistakes } of textsLike(typed, known, dictionary)) {
      // What more mistakes find can only be further from what was meant.
      if (best !== null && mistakes > best.mistakes) break;
      const query = queryOf(words);
      const wanted = query.readings.flatMap((reading) => reading.words);
      const tiers = tiersOf(query, {
        known: new Map(wanted.map((word) => [word, dictionary.get(word)?.named ?? 0])),
        endings: [],
      });
      const [first] = await candidates(library, query, tiers, null, 1);
      if (first !== undefined && (best === null || first.level < best.level)) {
        best = { level: first.level, mistakes, found: { query, tiers } };
      }
      if (best !== null && best.level < 2) break;
    }
    if (best !== null) return best.found;
  }
  return null;
}

/** The text with other words in place of some, fewest mistakes first. */
function textsLike(
  typed: readonly string[],
  known: readonly KnownWord[],
  dictionary: ReadonlyMap<string, KnownWord>,
): { words: string[]; mistakes: number }[] {
  const choices = typed.map((word) => spellingsOf(word, known, dictionary));
  if (choices.some((spellings) => spellings.length === 0)) return [];
  let texts: { words: string[]; mistakes: number; named: number }[] = [{ words: [], mistakes: 0, named: 0 }];
  for (const spellings of choices) {
    texts = texts
      .flatMap((text) =>
        spellings.map((spelling) => ({
          words: [...text.words, ...spelling.words],
          mistakes: text.mistakes + spelling.mistakes,
          named: text.named + Math.log1p(spelling.named),
        })),
      )
      .sort((one, other) => one.mistakes - other.mistakes || other.named - one.named)
      .slice(0, maxTries + 1);
  }
  return texts.filter(({ mistakes }) => mistakes > 0 && mistakes <= 1 + typed.length).slice(0, maxTries);
}

function spellingsOf(typed: string, known: readonly KnownWord[], dictionary: ReadonlyMap<string, KnownWord>): Spelling[] {
  const found = new Map<string, Spelling>();
  const add = (words: string[], mistakes: number) => {
    const key = words.join(' ');
    const all = words.map((word) => dictionary.get(word));
    const least = (of: (word: KnownWord) => number) => Math.min(...all.map((word) => (word === undefined ? 0 : of(word))));
    if (all.includes(undefined) || found.has(key)) return;
    found.set(key, { words, mistakes, named: least(({ named }) => named), uses: least(({ uses }) => uses) });
  };
  add([typed], 0);
  if (typed.length > 2) add([withoutTypingKeys(typed)], 1);
  const apart = typed.length > 4 ? takenApart(typed, (part) => dictionary.has(part)) : null;
  if (apart !== null) add(apart, 1);
  // A number with a digit wrong is another number.
  const most = /^\d+$/.test(typed) ? 0 : forgiven(typed.length);
  if (most > 0) {
    const sound = soundOf(typed);
    const own = lettersOf(typed);
    for (const { word, named } of known) {
      // Few words get past this, and it costs next to nothing.
      if (Math.abs(word.length - typed.length) > 2 || differing(own, lettersOf(word)) > 4) continue;
      const mistakes = mistakesBetween(typed, word, most);
      if (mistakes === 1) add([word], mistakes);
      else if (soundOf(word) === sound) add([word], 1);
      else if (mistakes <= most && (named > 0 || word.length > 7) && word[0] === typed[0]) add([word], mistakes);
    }
  }
  return [...found.values()]
    .sort((one, other) => one.mistakes - other.mistakes || other.named - one.named || other.uses - one.uses)
    .slice(0, maxSpellings);
}
