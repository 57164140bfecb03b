/**
 * What a question is about. In: a query. Out: the query without the phrases of `question-phrases.ts` that it is asked with, and what
 * these say of the answer; or the two things that a visitor asks to choose from.
 */

import { keeping, type Query, readQuery } from '#shared/search/search-query.ts';
import { accentKey } from '#shared/search/search-accents.ts';
import { searchWords } from '#shared/search/search-key.ts';
import type { SearchType } from '#shared/search/search-types.ts';
import { choiceWords, questionPhrases } from './question-phrases.ts';

export type Question = {
  about: Query;
  /** The typed words on the way there, with ever fewer of those it asks with, and those within such words. */
  typed: Query[];
  lifts: SearchType | null;
  isOnly: boolean;
  isWhich: boolean;
  also: string | null;
};

type Typed = { key: string; accent: string };

/** Null stands for up to `maxGap` words of any kind. */
type Pattern = (Typed | null)[];

const maxGap = 5;

/** What stands within asking words is what is asked where no more words stand beside them ('trường có học bổng không'). */
const mostBeside = 2;

const patternOf = (text: string): Pattern =>
  text
    .split('…')
    .flatMap((part, index) => [
      ...(index > 0 ? [null] : []),
      ...searchWords(part).map(({ start, end, key }) => ({ key, accent: accentKey(part.slice(start, end)) })),
    ]);

/** The longest first, so that of 'ra làm gì' nothing is left. A phrase has one gap at most: `head` words before it, `tail` behind. */
const patterns = questionPhrases
  .map(({ words, ...phrase }) => {
    const pattern = patternOf(words);
    const head = pattern.indexOf(null);
    return { ...phrase, pattern, head, tail: pattern.length - 1 - head };
  })
  .toSorted((one, other) => other.pattern.length - one.pattern.length);
type Phrase = (typeof patterns)[number];

const choices = choiceWords.map(patternOf);

/** How many words a pattern takes at a place; 0 where it does not stand there. */
function lengthAt(words: readonly Typed[], pattern: Pattern, at: number): number {
  let place = at;
  for (const [index, part] of pattern.entries()) {
    if (part === null) {
      const next = pattern[index + 1]!;
      const end = words.findIndex((word, number) => number >= place && isMeant(word, next));
      if (end === -1 || end - place > maxGap) return 0;
      place = end;
    } else if (isMeant(words[place], part)) place += 1;
    else return 0;
  }
  return place - at;
}

/** A word that was typed without accents may have any. */
const isMeant = (typed: Typed | undefined, meant: Typed | null): boolean =>
  typed !== undefined &&
  meant !== null &&
  typed.key === meant.key &&
  (typed.accent === meant.accent || typed.accent === meant.key);

/** A phrase at the start or end of some words: where it and its gap stand, from a word on and up to the one behind. */
type Found = { phrase: Phrase; from: number; to: number; gap: [number, number] | null };

function firstFound(words: readonly Typed[], phrases: readonly Phrase[]): Found | null {
  for (const phrase of phrases) {
    const { pattern, head, tail } = phrase;
    const isWhole = lengthAt(words, pattern, 0) === words.length;
    const first = isWhole || phrase.at === 'start' ? 0 : 1;
    for (let from = first; from <= (isWhole || phrase.at === 'start' ? first : words.length - 1); from += 1) {
      const length = lengthAt(words, pattern, from);
      const to = from + length;
      if (length === 0 || (phrase.at === 'end' && to < words.length)) continue;
      const gap: Found['gap'] = head === -1 || to - tail === from + head ? null : [from + head, to - tail];
      if (!isWhole || gap !== null || (phrase.alone ?? phrase.also) !== undefined) return { phrase, from, to, gap };
    }
  }
  return null;
}

/** Null where nothing of a text is a question, or all of it is. */
export function questionOf(query: Query): Question | null {
  const words = typedWords(query);
  const keys = new Set(words.map(({ key }) => key));
  const likely = patterns.filter(({ pattern }) => pattern.every((part) => part === null || keys.has(part.key)));
  const asked: Omit<Question, 'about'> = { typed: [], lifts: null, isOnly: false, isWhich: false, also: null };
  let [start, end] = [0, words.length];
  const keep = (from: number, to: number) =>
    asked.typed.push(...[keeping(query, (_, index) => index >= from && index < to)].filter((each) => each !== null));
  for (;;) {
    const found = firstFound(words.slice(start, end), likely);
    if (found === null) break;
    const { phrase, from, to, gap } = found;
    const isWhole = to - from === end - start;
    if (!isWhole || gap === null) {
      asked.isOnly ||= (isWhole || asked.lifts === null) && phrase.isOnly === true;
      asked.isWhich ||= (isWhole || asked.lifts === null) && phrase.isWhich === true;
    }
    asked.lifts ??= phrase.lifts ?? null;
    const about = isWhole && gap === null ? readQuery(phrase.alone ?? phrase.also ?? '') : null;
    if (about !== null) return { ...asked, about, also: phrase.alone === undefined ? null : (phrase.also ?? null) };
    asked.also ??= phrase.also ?? null;
    const beside = end - start - (to - from);
    if (gap !== null && (isWhole || beside <= mostBeside)) keep(start + gap[0], start + gap[1]);
    // What it is about may stand within all that asks ('lương của nhà thiết kế là bao nhiêu').
    if (isWhole && gap !== null) [start, end] = [start + gap[0], start + gap[1]];
    else [start, end] = phrase.at === 'start' ? [start + to, end] : [start, start + from];
    if (!isWhole) keep(start, end);
  }
  const about = asked.typed.at(-1);
  return about === undefined ? null : { ...asked, about };
}

/** The two things that a visitor asks to choose from; null where there is no such question. */
export function choiceOf(query: Query): [Query, Query] | null {
  const words = typedWords(query);
  for (const pattern of choices) {
    for (let at = 1; at < words.length - 1; at += 1) {
      const length = lengthAt(words, pattern, at);
      if (length === 0) continue;
      const [one, other] = [keeping(query, (_, index) => index < at), keeping(query, (_, index) => index >= at + length)];
      if (one !== null && other !== null) return [one, other];
    }
  }
  return null;
}

const typedWords = ({ readings: [typed] }: Query): Typed[] =>
  (typed?.words ?? []).map((key, index) => ({ key, accent: typed!.accents[index]! }));
