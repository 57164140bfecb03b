/**
 * The query that was meant by one that matches nothing. In: ways to read a text, and the dictionary. Out: what the likeliest text
 * finds: it is nearest to the typed words by edit distance, has terms beside each other that names have so, and matches best.
 */

import { type Query, queryOf, type Reading } from '#shared/search/search-query.ts';
import { isShortForm } from '#shared/search/short-forms.ts';
import type { InvertedIndex } from './inverted-index.ts';
import { foundLevel, type Matcher, type Matches } from './matching.ts';
import { foldedStep, lastName, lastPhrase, lastShort } from './rank.ts';
import { type Dictionary, type Spelling, spellingsOf } from './spellings.ts';

/** What was meant: what it finds, and how far it is from what was typed. */
export type Corrected = { matches: Matches; level: number; mistakes: number };

/**
 * A text with other words in place of some; `cost` counts neighbours that no name has as well. `last` is the id of its last
 * term; `isAlone`: that is a far one, and nothing beside it has spoken for it yet.
 */
type Text = { words: string[]; mistakes: number; cost: number; named: number; last: number; isAlone: boolean };

/** A spelling with the ids of its first and last term. */
type Choice = Spelling & { first: number; last: number };

/** How many texts are thought through, and how many are asked for. */
const maxTexts = 40;
const maxTries = 12;

/** Words of a text for which others are looked for. Who types more of them is not helped by a correction. */
const maxTyped = 6;

/** What two neighbours cost that stand side by side in no name; a mistake costs 1. */
const costOfStrangers = 1.25;

/** Null when nothing comes near, as with keys struck at random. */
export function corrected(matcher: Matcher, queries: readonly Query[], dictionary: Dictionary): Corrected | null {
  const known = new Map<string, Choice[]>();
  for (const { readings } of queries) {
    const typed = readings[0]!;
    if (typed.words.length > maxTyped || isSpelledSo(matcher.index, typed)) continue;
    const found = nearest(matcher, typed, dictionary, known);
    if (found !== null) return found;
  }
  return null;
}

/** Of the likely texts that which costs least, where it stands counted in. */
function nearest(matcher: Matcher, typed: Reading, dictionary: Dictionary, known: Map<string, Choice[]>): Corrected | null {
  const accents = new Map(typed.words.map((word, place) => [word, typed.accents[place]!]));
  let best: Corrected | null = null;
  let least = Infinity;
  for (const { words, mistakes, cost } of textsLike(matcher, typed, dictionary, known)) {
    // No match makes up for this.
    if (cost >= least) break;
    const spelled = words.map((word) => accents.get(word) ?? word);
    const matches = matcher.match(queryOf(words, spelled));
    if (foundLevel(matches) === Infinity) continue;
    // Accents are as easily mistaken as letters.
    const level = foundLevel(matches) % foldedStep;
    const whole = cost + costOfLevel(level);
    if (whole < least && isLikely(words, level, typed.words, dictionary)) [best, least] = [{ matches, level, mistakes }, whole];
  }
  return best;
}

const costOfLevel = (level: number): number =>
  level <= lastPhrase ? 0 : level <= lastName ? 0.25 : level <= lastShort ? 0.5 : 1;

/** A word that is one is taken for another only where names tell so, and the better half of the text stays. */
function isLikely(meant: readonly string[], level: number, typed: readonly string[], { byWord }: Dictionary): boolean {
  const taken = typed.filter((word) => byWord.has(word) && !meant.includes(word)).length;
  const isKept = typed.some((word) => meant.includes(word));
  return taken === 0 || (isKept && level <= lastName && taken <= typed.length / 2);
}

/** Two words that texts have as they were typed, accents and all, are meant. */
const isSpelledSo = (index: InvertedIndex, { words, accents }: Reading): boolean =>
  words.length <= 2 &&
  accents.some((accent, place) => accent !== words[place]) &&
  words.every((key, place) => {
    const term = index.term(key);
    return term !== undefined && index.spellingOf(term, accents[place]!) !== -1;
  });

/** A short word with another letter and other accents is another word ('xăm' is not 'xảo'). */
function hasAccentsOf(index: InvertedIndex, { words, mistakes }: Spelling, typed: string, accent: string): boolean {
  if (mistakes === 0 || typed.length > 3 || accent === typed || words.length > 1) return true;
  const term = index.term(words[0]!);
  return term !== undefined && index.spellingOf(term, words[0]! + accent.slice(typed.length)) !== -1;
}

/** What may have been meant by a word of a query, in whichever of the queries it stands. */
function choicesOf(matcher: Matcher, word: string, dictionary: Dictionary, known: Map<string, Choice[]>): Choice[] {
  const idOf = (key: string) => matcher.index.term(key)?.id ?? -1;
  let found = known.get(word);
  if (found === undefined) {
    const spellings = spellingsOf(word, dictionary);
    found = spellings.map((spelling) => ({ ...spelling, first: idOf(spelling.words[0]!), last: idOf(spelling.words.at(-1)!) }));
    known.set(word, found);
    // A look at a word takes as long as a step of a walk.
    matcher.budget.steps += dictionary.known.length;
  }
  return found;
}

/** The most likely texts, best first, by a beam search: word by word, the best texts so far go on with each choice. */
function textsLike(matcher: Matcher, typed: Reading, dictionary: Dictionary, known: Map<string, Choice[]>): Text[] {
  const { index, budget } = matcher;
  const { length } = typed.words;
  let texts: Text[] = [{ words: [], mistakes: 0, cost: 0, named: 0, last: -1, isAlone: false }];
  for (const [place, word] of typed.words.entries()) {
    if (budget.isSpent) return [];
    // Two words vouch for each other too easily for one of them to be another.
    const isUsable = ({ isFar }: Spelling) => !isFar || length > 2 || !dictionary.byWord.has(word);
    // What is written for short is no mistake.
    const isMeant = isShortForm(word);
    const choices = choicesOf(matcher, word, dictionary, known).filter(
      (choice) =>
        (!isMeant || choice.mistakes === 0) && isUsable(choice) && hasAccentsOf(index, choice, word, typed.accents[place]!),
    );
    texts = texts
      .flatMap((text) =>
        choices.flatMap((choice) => {
          const paired = index.namesWith(text.last, choice.first);
          if (text.isAlone && paired === 0) return [];
          const cost = text.cost + choice.mistakes + (place > 0 && paired === 0 ? costOfStrangers : 0);
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
  return texts.filter(({ mistakes, isAlone }) => !isAlone && mistakes > 0 && mistakes <= 1 + length).slice(0, maxTries);
}
