import { type Query, queryOf, type Reading } from '#shared/search/search-query.ts';
import { isShortForm } from '#shared/search/short-forms.ts';
import { type InvertedIndex, pairKey } from './inverted-index.ts';
import { foundLevel, type Matcher, type Matches } from './matching.ts';
import { foldedStep, lastName, lastPhrase, lastShort } from './rank.ts';
import { type Dictionary, type Spelling, spellingsOf } from './spellings.ts';

/** What was meant: what it finds, and how far it is from what was typed. */
export type Corrected = { matches: Matches; level: number; mistakes: number };

/**
 * A text with other words in place of some; `cost` counts neighbours that no name has as well. `last` is the id of its last
 * word; `isAlone`: that is a far one, and nothing beside it has spoken for it yet.
 */
type Text = { words: string[]; mistakes: number; cost: number; named: number; last: number; isAlone: boolean };

/** A spelling with the ids of its first and last word. */
type Choice = Spelling & { first: number; last: number };

/** How many texts are thought through, and how many are asked for. */
const maxTexts = 40;
const maxTries = 12;

/** Words of a text for which others are looked for. Who types more of them is not helped by a correction. */
const maxTyped = 6;

/** What two neighbours cost that stand side by side in no name. */
const strangers = 1.25;

/**
 * The query that was meant by one that matches nothing: what is nearest to the typed words, has words
 * beside each other that names have so, and matches best. Null when nothing comes near, as with keys
 * struck at random.
 */
export function corrected(matcher: Matcher, queries: readonly Query[], dictionary: Dictionary): Corrected | null {
  const choices = new Map<string, Choice[]>();
  for (const { readings } of queries) {
    const typed = readings[0]?.words ?? [];
    if (typed.length > maxTyped || isSpelledSo(matcher, readings[0])) continue;
    const accents = new Map(typed.map((word, index) => [word, readings[0]?.accents[index] ?? word]));
    let best: { cost: number; found: Corrected } | null = null;
    for (const { words, mistakes, cost } of textsLike(matcher, readings[0]!, dictionary, choices)) {
      // No match makes up for this.
      if (best !== null && cost >= best.cost) break;
      const found = ask(matcher, words, accents, mistakes);
      if (found === null || !isLikely(found, typed, dictionary)) continue;
      const whole = cost + costOfLevel(found.level);
      if (best === null || whole < best.cost) best = { cost: whole, found };
    }
    if (best !== null) return best.found;
  }
  return null;
}

function ask(
  matcher: Matcher,
  words: readonly string[],
  accents: ReadonlyMap<string, string>,
  mistakes: number,
): Corrected | null {
  const matches = matcher.match(
    queryOf(
      words,
      words.map((word) => accents.get(word) ?? word),
    ),
  );
  const level = foundLevel(matches);
  // Accents are as easily mistaken as letters.
  return level === Infinity ? null : { matches, level: level % foldedStep, mistakes };
}

const costOfLevel = (level: number): number =>
  level <= lastPhrase ? 0 : level <= lastName ? 0.25 : level <= lastShort ? 0.5 : 1;

/** A word that is one is taken for another only where names tell so, and the better half of the text stays. */
function isLikely({ matches, level }: Corrected, typed: readonly string[], { byWord }: Dictionary): boolean {
  const meant = matches.query.readings[0]?.words ?? [];
  const taken = typed.filter((word) => byWord.has(word) && !meant.includes(word)).length;
  const kept = typed.some((word) => meant.includes(word));
  return taken === 0 || (kept && level <= lastName && taken <= typed.length / 2);
}

/** Two words that texts have as they were typed, accents and all, are meant. */
const isSpelledSo = ({ index }: Matcher, reading: Reading | undefined): boolean =>
  reading !== undefined &&
  reading.words.length <= 2 &&
  reading.accents.some((accent, place) => accent !== reading.words[place]) &&
  reading.words.every((key, place) => {
    const word = index.word(key);
    return word !== undefined && index.spellingOf(word, reading.accents[place] ?? '') !== -1;
  });

/** A short word with another letter and other accents is another word ('xăm' is not 'xảo'). */
function hasAccentsOf(index: InvertedIndex, { words, mistakes }: Spelling, typed: string, accent: string): boolean {
  const [word = ''] = words;
  if (mistakes === 0 || typed.length > 3 || accent === typed || words.length > 1) return true;
  const marks = accent.slice(typed.length);
  const known = index.word(word);
  return (
    known?.spellings.some((spelling, number) => spelling.slice(word.length) === marks && index.isUsed(known, number)) === true
  );
}

/** What may have been meant by a word of a query, in whichever of the queries it stands. */
function choicesOf(matcher: Matcher, word: string, dictionary: Dictionary, known: Map<string, Choice[]>): Choice[] {
  const idOf = (key: string | undefined) => matcher.index.word(key ?? '')?.id ?? -1;
  let found = known.get(word);
  if (found === undefined) {
    const spellings = spellingsOf(word, dictionary);
    found = spellings.map((spelling) => ({ ...spelling, first: idOf(spelling.words[0]), last: idOf(spelling.words.at(-1)) }));
    known.set(word, found);
    // A look at a word takes as long as a step of a walk.
    matcher.budget.steps += dictionary.known.length;
  }
  return found;
}

/** The most likely texts, best first. */
function textsLike(
  matcher: Matcher,
  { words: typed, accents }: Reading,
  dictionary: Dictionary,
  known: Map<string, Choice[]>,
): Text[] {
  const { index } = matcher;
  let texts: Text[] = [{ words: [], mistakes: 0, cost: 0, named: 0, last: -1, isAlone: false }];
  for (const [place, word] of typed.entries()) {
    if (matcher.budget.isSpent) return [];
    // Two words vouch for each other too easily for one of them to be another.
    const isUsable = ({ isFar }: Spelling) => !isFar || typed.length > 2 || !dictionary.byWord.has(word);
    // What is written for short is no mistake.
    const isMeant = isShortForm(word);
    const choices = choicesOf(matcher, word, dictionary, known).filter(
      (choice) =>
        (!isMeant || choice.mistakes === 0) && isUsable(choice) && hasAccentsOf(index, choice, word, accents[place] ?? word),
    );
    texts = texts
      .flatMap((text) =>
        choices.flatMap((choice) => {
          const paired = index.namePairs.get(pairKey(text.last, choice.first)) ?? 0;
          if (text.isAlone && paired === 0) return [];
          const cost = text.cost + choice.mistakes + (place > 0 && paired === 0 ? strangers : 0);
          return { text, choice, paired, cost, named: text.named + Math.log1p(choice.named) + Math.log1p(paired) };
        }),
      )
      .toSorted((one, other) => one.cost - other.cost || other.named - one.named)
      .slice(0, maxTexts)
      .map(({ text, choice, paired, cost, named }) => ({
        words: [...text.words, ...choice.words],
        mistakes: text.mistakes + choice.mistakes,
        cost,
        named,
        last: choice.last,
        isAlone: choice.isFar && paired === 0,
      }));
  }
  return texts.filter(({ mistakes, isAlone }) => !isAlone && mistakes > 0 && mistakes <= 1 + typed.length).slice(0, maxTries);
}
