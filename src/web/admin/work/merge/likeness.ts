import type { Section } from '#shared/answers/parts.ts';
import { isSame } from './is-same.ts';

/** Words that are compared of one text: a few pages tell enough. */
const maxWords = 500;

function wordsOf(text: string): Map<string, number> {
  const words = new Map<string, number>();
  for (const word of text.toLocaleLowerCase('vi').split(/[\s.,;:!?()"]+/, maxWords)) {
    if (word !== '') words.set(word, (words.get(word) ?? 0) + 1);
  }
  return words;
}

/** The part of words that two texts share, from 0 to 1. */
function shared(first: ReadonlyMap<string, number>, second: ReadonlyMap<string, number>): number {
  let [common, total] = [0, 0];
  for (const [word, count] of first) {
    common += Math.min(count, second.get(word) ?? 0);
    total += count;
  }
  for (const count of second.values()) total += count;
  return total === 0 ? 0 : (2 * common) / total;
}

/** Texts that share less are two texts. */
const leastShared = 0.5;

export function textLikeness(a: string, b: string): number {
  if (a === b) return 1;
  const alike = shared(wordsOf(a), wordsOf(b));
  return alike < leastShared ? 0 : alike * 0.9;
}

const known = new WeakMap<Section, ReadonlyMap<string, number>>();

/** Kept, because every section is compared with every other. */
function wordsOfSection(section: Section): ReadonlyMap<string, number> {
  let words = known.get(section);
  if (words === undefined) {
    const { title, content, list } = section;
    known.set(section, (words = wordsOf([title, content, ...list].join('\n'))));
  }
  return words;
}

export const isSameTitle = (a: Section, b: Section) =>
  a.title !== '' && a.title.toLocaleLowerCase('vi') === b.title.toLocaleLowerCase('vi');

/** Sections of one title are the same one, whatever became of its text; of several with this title the most alike ones. */
export function sectionLikeness(a: Section, b: Section): number {
  if (a.title === b.title && a.content === b.content && a.marked === b.marked && isSame(a.list, b.list)) return 1;
  const alike = shared(wordsOfSection(a), wordsOfSection(b));
  if (isSameTitle(a, b)) return 0.6 + 0.3 * alike;
  return alike < leastShared ? 0 : alike * 0.55;
}
