import { diffWords, diffWordsWithSpace } from 'diff';

/** A part of a text; `marked` where the other text says something else. */
export type Piece = { text: string; marked: boolean };
export type Words = { before: Piece[]; after: Piece[] };

/**
 * Words that may come or go before two texts count as nothing alike: comparing them takes the square of it, and marks on
 * every other word help nobody.
 */
const most = 400;

/** Two texts, word by word. */
export function compareWords(before: string, after: string): Words {
  if (before === after) return { before: pieces([plain(before)]), after: pieces([plain(after)]) };
  const options = { maxEditLength: most };
  const words = diffWords(before, after, options);
  // Spaces are no words: where nothing else differs, they are what is marked.
  const isOnlySpace = words?.every(({ added, removed }) => !added && !removed);
  const changes = isOnlySpace ? diffWordsWithSpace(before, after, options) : words;
  if (changes === undefined) return { before: pieces([marked(before)]), after: pieces([marked(after)]) };
  return {
    before: pieces(changes.filter(({ added }) => !added).map(({ value, removed }) => ({ text: value, marked: removed }))),
    after: pieces(changes.filter(({ removed }) => !removed).map(({ value, added }) => ({ text: value, marked: added }))),
  };
}

export const plain = (text: string): Piece => ({ text, marked: false });
export const marked = (text: string): Piece => ({ text, marked: true });

/** Neighbours of one kind as one, and none that is empty. */
function pieces(parts: readonly Piece[]): Piece[] {
  const joined: Piece[] = [];
  for (const part of parts) {
    const last = joined.at(-1);
    if (part.text === '') continue;
    if (last?.marked === part.marked) joined[joined.length - 1] = { ...last, text: last.text + part.text };
    else joined.push(part);
  }
  return joined;
}
