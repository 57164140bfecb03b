/**
 * What may have been meant by a typed word. In: the word, and the terms that records have (the dictionary). Out: spellings, nearest
 * first: by edit distance, by sound, by keys of Telex and VNI left in the text, by missing spaces.
 */

import { isCode } from '#shared/search/code-keys.ts';
import {
  differing,
  forgiven,
  lettersOf,
  mistakesBetween,
  soundOf,
  takenApart,
  withoutTypingKeys,
} from '#shared/search/search-mistakes.ts';
import { isSyllable } from '#shared/search/search-query.ts';
import { synonyms } from '#shared/search/search-synonyms.ts';
import type { InvertedIndex } from './inverted-index.ts';

/** A word in place of a typed one; several when spaces were missing or it is short for them. */
export type Spelling = {
  words: string[];
  mistakes: number;
  /** So far from what was typed that only the words beside it can tell that it was meant. */
  isFar: boolean;
  named: number;
  uses: number;
};

/** A word that some record has: in how many, and in how many names; its letters as bits, and its sound. */
export type KnownWord = { word: string; uses: number; named: number; letters: number; sound: string };

/** The words that texts have, most used in names first, and the same by word. */
export type Dictionary = { known: readonly KnownWord[]; byWord: ReadonlyMap<string, KnownWord> };

/** How many words a mistake is looked for among. */
const maxKnown = 3_000;

/** The words of an index that may have been meant, those of most names first. */
export function dictionaryOf(index: InvertedIndex): Dictionary {
  const known = index.lexicon.terms
    .filter((word) => word.named > 0 || (word.key.length > 2 && index.isUsed(word)))
    .map((word) => ({ word: word.key, named: word.named, uses: index.countOf(word) }))
    .toSorted((one, other) => other.named - one.named || other.uses - one.uses || (one.word < other.word ? -1 : 1))
    .slice(0, maxKnown);
  return dictionaryFrom(known);
}

export function dictionaryFrom(words: readonly Pick<KnownWord, 'word' | 'uses' | 'named'>[]): Dictionary {
  const known = words.map((each) => ({ ...each, letters: lettersOf(each.word), sound: soundOf(each.word) }));
  return { known, byWord: new Map(known.map((each) => [each.word, each])) };
}

/** How many spellings of a word are tried: near ones, and far ones. */
const maxNear = 6;
const maxFar = 16;

/** A mistake that made another word of it is rarer than one that made no word. */
const otherWord = 0.25;

/** The first letter is seldom the wrong one. */
const otherStart = 0.1;

/** What may have been meant by a typed word, nearest first; itself among them if it is a word. */
export function spellingsOf(typed: string, { known, byWord }: Dictionary): Spelling[] {
  const found = new Map<string, Spelling>();
  const isWord = byWord.has(typed);
  const add = (words: string[], mistakes: number, isFar = false) => {
    const all = words.flatMap((word) => byWord.get(word) ?? []);
    const before = found.get(words.join(' '));
    if (all.length < words.length || (before !== undefined && (isFar || !before.isFar))) return;
    const [named, uses] = [Math.min(...all.map((word) => word.named)), Math.min(...all.map((word) => word.uses))];
    const cost = isWord && mistakes > 0 ? mistakes + otherWord : mistakes;
    found.set(words.join(' '), { words, mistakes: cost, isFar, named, uses });
  };
  add([typed], 0);
  // A code or a number with one sign wrong is another one.
  if (isCode(typed) || /^\d+$/.test(typed)) return [...found.values()];
  for (const { typed: short, meant } of synonyms)
    if (short.length === 1 && short[0] === typed) for (const { words } of meant) add(words, 0);
  if (typed.length > 2) add([withoutTypingKeys(typed)], 1);
  const apart = typed.length > 4 ? takenApart(typed, (part) => byWord.has(part)) : null;
  // Any word may be made of words of two letters: 'ma ke up'.
  if (apart !== null && typed.length > 2 * apart.length) add(apart, 1);
  if (typed.length > 1) addMistaken(typed, known, isWord, add);
  const sorted = [...found.values()].sort(
    (one, other) => one.mistakes - other.mistakes || other.named - one.named || other.uses - one.uses,
  );
  return [...sorted.filter(({ isFar }) => !isFar).slice(0, maxNear), ...sorted.filter(({ isFar }) => isFar).slice(0, maxFar)];
}

/** Whether a key has more syllables than a word of Vietnamese: it is foreign, or several words ('manga', 'thietke'). */
const hasSyllables = (key: string): boolean => (key.match(/[aeiouy]+/g)?.length ?? 0) > 1;

function addMistaken(
  typed: string,
  known: readonly KnownWord[],
  isWord: boolean,
  add: (words: string[], mistakes: number, isFar?: boolean) => void,
): void {
  const near = forgiven(typed.length);
  // One in a word of two letters, or two in one of four, may make any word of any other.
  const far = isWord || typed.length === 3 ? near : Math.min(2, near + 1);
  const sound = soundOf(typed);
  const own = lettersOf(typed);
  const isForeign = hasSyllables(typed);
  for (const { word, named, letters, sound: heard } of known) {
    if (named > 0 && word.length > typed.length && word.startsWith(typed)) add([word], 1, true);
    // Few words get past this, and it costs next to nothing.
    if (Math.abs(word.length - typed.length) > 2 || differing(own, letters) > 4) continue;
    // What is foreign may be another foreign word with a mistake, and no word of ours.
    if (isForeign && isSyllable.test(word)) continue;
    const mistakes = mistakesBetween(typed, word, far);
    // A short word of long texts only is as likely a stranger.
    const isWorth = named > 0 || word.length > 4;
    const isStart = word[0] === typed[0];
    if (near > 0 && isWorth && heard === sound) add([word], 1);
    else if (mistakes === 1 && mistakes <= near && isWorth) add([word], isStart ? 1 : 1 + otherStart);
    else if (mistakes <= near && (named > 0 || word.length > 7) && isStart) add([word], mistakes);
    // Two in so short a word leave little of it; then at least it begins alike.
    else if (mistakes > near && mistakes <= far && named > 0 && (mistakes < 2 || isStart || typed.length > 5))
      add([word], mistakes, true);
  }
}
