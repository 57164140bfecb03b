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

/** Letters of an unchanged part that stay on either side of a change, and of a line that did not change. */
const context = 90;

/** The pieces of a line with the middle of long unchanged parts left out. */
export const shortened = (pieces: readonly Piece[]): Piece[] =>
  pieces.map((piece, index) => {
    if (piece.marked || piece.text.length <= 3 * context) return piece;
    const head = index === 0 && pieces.length > 1 ? '' : cutAfter(piece.text, context);
    const tail = index === pieces.length - 1 ? '' : cutBefore(piece.text, context);
    return { ...piece, text: `${head} … ${tail}` };
  });

/** About so many letters from the start, up to the end of a word. */
function cutAfter(text: string, letters: number): string {
  const end = text.indexOf(' ', letters);
  return end < 0 ? text : text.slice(0, end);
}

/** The same from the end. */
function cutBefore(text: string, letters: number): string {
  const start = text.lastIndexOf(' ', text.length - letters);
  return start < 0 ? text : text.slice(start + 1);
}
