import { fold } from '#shared/text/fold.ts';
import { wordsOf } from '#shared/search/holds-words.ts';
import { searchWords } from '#shared/search/search-key.ts';

/** A title as it is compared: the keys of its words, and their first letters ('thiết kế đồ họa' is 'tkdh'). */
export type Title = { title: string; initials: string };

export function titleKeys(text: string): Title {
  const keys = searchWords(text).map(({ key }) => key);
  return { title: keys.join(' '), initials: keys.map((key) => key.charAt(0)).join('') };
}

type Named = Title & { held: string };

/**
 * How well a name answers what was typed; null: not at all. 0: it is the title, 1: the title begins with it, 2: one of its
 * words does, 3: a word of another name or a code does, 4: the words are there apart, or it is a part of a word, 5: the
 * title's first letters begin with it.
 */
export function ranker(typed: string): (named: Named) => number | null {
  const words = searchWords(typed);
  const holds = wordsOf(typed);
  const keys = words.map(({ key }) => key);
  const last = words.at(-1);
  // The last word may still be being typed: 'ty' is the key 'ti' of 'tỷ', and begins 'typography'.
  const begun = last === undefined ? [] : [...keys.slice(0, -1), fold(typed.slice(last.start, last.end))];
  const phrases = [...new Set([keys.join(' '), begun.join(' ')])];
  const letters = keys.length === 1 ? begun.join('') : null;
  return ({ title, initials, held }) => {
    if (holds(held)) {
      if (phrases.includes(title)) return 0;
      if (phrases.some((phrase) => title.startsWith(phrase))) return 1;
      if (phrases.some((phrase) => title.includes(` ${phrase}`))) return 2;
      return phrases.some((phrase) => held.includes(` ${phrase}`)) ? 3 : 4;
    }
    return letters !== null && initials.startsWith(letters) ? 5 : null;
  };
}

/** Keeps the best of what it is given, in order, whatever their number. */
export function bestOf<Item>(most: number, compare: (one: Item, other: Item) => number) {
  const best: Item[] = [];
  return {
    best,
    add(item: Item): void {
      const worst = best.at(-1);
      if (best.length >= most && worst !== undefined && compare(item, worst) >= 0) return;
      const place = best.findIndex((other) => compare(item, other) < 0);
      best.splice(place === -1 ? best.length : place, 0, item);
      if (best.length > most) best.pop();
    },
  };
}
