import { keeping, type Query, readQuery } from '#shared/search/search-query.ts';
import { accentKey } from '#shared/search/search-accents.ts';
import { searchWords } from '#shared/search/search-key.ts';
import type { SearchType } from '#shared/search/search-types.ts';
import { choiceWords, questionPhrases } from './question-phrases.ts';

/** What a text asks about, without the words it asks with. */
export type Question = {
  about: Query;
  /** The typed words on the way there, with ever fewer of those it asks with, and those within such words. */
  typed: Query[];
  lifts: SearchType | null;
  isOnly: boolean;
  isWhich: boolean;
  also: string | null;
};

/** Null stands for up to `maxGap` words of any kind. */
type Pattern = ({ key: string; accent: string } | null)[];

const maxGap = 5;

/** What stands within asking words is what is asked where no more words stand beside them ('trường có học bổng không'). */
const mostAround = 2;

const patternOf = (text: string): Pattern =>
  text
    .split('…')
    .flatMap((part, index) => [
      ...(index > 0 ? [null] : []),
      ...searchWords(part).map(({ start, end, key }) => ({ key, accent: accentKey(part.slice(start, end)) })),
    ]);

/** The longest first, so that of 'ra làm gì' nothing is left. */
const patterns = questionPhrases
  .map(({ words, ...phrase }) => ({ ...phrase, pattern: patternOf(words) }))
  .toSorted((one, other) => other.pattern.length - one.pattern.length);

const choices = choiceWords.map(patternOf);

type Typed = { key: string; accent: string };

/** Whether a pattern stands at a place, and how many words it takes there; 0 where it does not. */
function lengthAt(words: readonly Typed[], pattern: Pattern, at: number): number {
  let place = at;
  for (const [index, part] of pattern.entries()) {
    if (part === null) {
      const next = pattern[index + 1];
      const end = next == null ? -1 : words.findIndex((word, number) => number >= place && isMeant(word, next));
      if (end === -1 || end - place > maxGap) return 0;
      place = end;
    } else if (isMeant(words[place], part)) place += 1;
    else return 0;
  }
  return place - at;
}

/** A word that was typed without accents may have any. */
const isMeant = (typed: Typed | undefined, { key, accent }: Typed): boolean =>
  typed !== undefined && typed.key === key && (typed.accent === accent || typed.accent === key);

/** Null where nothing of a text is a question, or all of it is. */
export function questionOf(query: Query): Question | null {
  const words = typedWords(query);
  const keys = new Set(words.map(({ key }) => key));
  const likely = patterns.filter(({ pattern }) => pattern.every((part) => part === null || keys.has(part.key)));
  let [from, to] = [0, words.length];
  let lifts: SearchType | null = null;
  let isOnly = false;
  let isWhich = false;
  let also: string | null = null;
  const typed: Query[] = [];
  const keep = (start: number, end: number) => typed.push(...[part(query, start, end)].filter((each) => each !== null));
  for (let isFound = true; isFound;) {
    isFound = false;
    for (const phrase of likely) {
      const left = words.slice(from, to);
      const starts = phrase.at === 'start' ? [0] : left.map((_, index) => index).slice(1);
      if (lengthAt(left, phrase.pattern, 0) === left.length) {
        // All of it asks: what it is about may stand within ('lương của nhà thiết kế là bao nhiêu').
        const [head, tail] = [phrase.pattern.indexOf(null), phrase.pattern.length - 1 - phrase.pattern.lastIndexOf(null)];
        const within = head === -1 ? 0 : left.length - head - tail;
        const alone = phrase.alone ?? phrase.also;
        const all = within === 0 && alone !== undefined ? readQuery(alone) : null;
        if (all !== null)
          return {
            about: all,
            typed,
            lifts: lifts ?? phrase.lifts ?? null,
            isOnly: isOnly || phrase.isOnly === true,
            isWhich: isWhich || phrase.isWhich === true,
            also: phrase.alone === undefined ? null : (phrase.also ?? null),
          };
        if (within > 0) [from, to] = [from + head, to - tail];
        if (within > 0) keep(from, to);
        if (within > 0) [lifts, also, isFound] = [lifts ?? phrase.lifts ?? null, also ?? phrase.also ?? null, true];
        if (isFound) break;
      }
      const start = starts.find((at) => {
        const length = lengthAt(left, phrase.pattern, at);
        return length > 0 && length < left.length && (phrase.at === 'start' || at + length === left.length);
      });
      if (start === undefined) continue;
      const [head, tail] = [phrase.pattern.indexOf(null), phrase.pattern.length - 1 - phrase.pattern.lastIndexOf(null)];
      const around = phrase.at === 'start' ? left.length - lengthAt(left, phrase.pattern, 0) : start;
      if (head !== -1 && around <= mostAround)
        keep(from + start + head, from + start + lengthAt(left, phrase.pattern, start) - tail);
      if (phrase.at === 'start') from += lengthAt(left, phrase.pattern, 0);
      else to = from + start;
      keep(from, to);
      isOnly ||= lifts === null && phrase.isOnly === true;
      isWhich ||= lifts === null && phrase.isWhich === true;
      lifts ??= phrase.lifts ?? null;
      also ??= phrase.also ?? null;
      isFound = true;
      break;
    }
  }
  const about = typed.at(-1);
  return about === undefined ? null : { about, typed, lifts, isOnly, isWhich, also };
}

const part = (query: Query, from: number, to: number): Query | null => keeping(query, (_, index) => index >= from && index < to);

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
  (typed?.words ?? []).map((key, index) => ({ key, accent: typed?.accents[index] ?? key }));
