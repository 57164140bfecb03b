/*
 * Emphasis as CommonMark pairs it: the runs of delimiters of a paragraph are a linked list, in which those that close something look
 * for one that opens it.
 */

export type Emphasis = 'em' | 'strong';

/** What a run stands for: emphasis that ends before what is left of it, and that begins behind it. */
type Piece = { text: string; closes: { push: (kind: Emphasis) => unknown }; opens: { unshift: (kind: Emphasis) => unknown } };

/** Delimiters of one kind in a row: as many as there were, and those that pair with nothing yet. */
export type DelimiterRun = {
  char: string;
  place: number;
  size: number;
  left: number;
  canOpen: boolean;
  canClose: boolean;
  prev: DelimiterRun | null;
  next: DelimiterRun | null;
  piece: Piece;
};

export const isSpace = (char: string) => char === '' || /\s/u.test(char);
const isPunctuation = (char: string) => char !== '' && /[\p{P}\p{S}]/u.test(char);

const letterAt = (text: string, at: number) => (at < text.length ? String.fromCodePoint(text.codePointAt(at) ?? 32) : '');
function letterBefore(text: string, at: number): string {
  if (at === 0) return '';
  const code = text.charCodeAt(at - 1);
  return code >= 0xdc00 && code <= 0xdfff && at > 1 ? text.slice(at - 2, at) : text.charAt(at - 1);
}

/** Whether the run of delimiters between two places may open or close something, by the letters on both its sides; CommonMark 6.2. */
export function flanks(text: string, from: number, to: number): { canOpen: boolean; canClose: boolean } {
  const [before, after] = [letterBefore(text, from), letterAt(text, to)];
  const left = !isSpace(after) && (!isPunctuation(after) || isSpace(before) || isPunctuation(before));
  const right = !isSpace(before) && (!isPunctuation(before) || isSpace(after) || isPunctuation(after));
  if (text.charAt(from) === '*') return { canOpen: left, canClose: right };
  return { canOpen: left && (!right || isPunctuation(before)), canClose: right && (!left || isPunctuation(after)) };
}

/**
 * Pairs the delimiters behind `bottom` up to `top`, and gives `bottom`: none of them stands open any more. What a closer looked
 * for in vain is not looked through again by its like (CommonMark, 'openers bottom').
 */
export function pairUp(bottom: DelimiterRun | null, top: DelimiterRun | null): DelimiterRun | null {
  const least = bottom?.place ?? -1;
  const soughtTo = new Map<string, number>();
  let closer = bottom === null ? firstOf(top) : bottom.next;
  while (closer !== null) {
    if (!closer.canClose) {
      closer = closer.next;
      continue;
    }
    const like = `${closer.char}${closer.canOpen}${closer.size % 3}`;
    const until = soughtTo.get(like) ?? least;
    let opener = closer.prev;
    while (opener !== null && opener.place > until && !opens(opener, closer)) opener = opener.prev;
    const next: DelimiterRun | null = closer.next;
    if (opener === null || opener.place <= until) {
      soughtTo.set(like, closer.prev?.place ?? least);
      if (!closer.canOpen) unlink(closer);
      closer = next;
      continue;
    }
    const taken = opener.left >= 2 && closer.left >= 2 ? 2 : 1;
    const kind = taken === 2 ? 'strong' : 'em';
    // The delimiters nearest to the words are taken first.
    opener.piece.opens.unshift(kind);
    closer.piece.closes.push(kind);
    use(opener, taken);
    use(closer, taken);
    // What stands between them pairs with nothing outside.
    opener.next = closer;
    closer.prev = opener;
    if (opener.left === 0) unlink(opener);
    if (closer.left === 0) {
      unlink(closer);
      closer = next;
    }
  }
  if (bottom !== null) bottom.next = null;
  return bottom;
}

function firstOf(top: DelimiterRun | null): DelimiterRun | null {
  let first = top;
  while (first !== null && first.prev !== null) first = first.prev;
  return first;
}

const opens = (opener: DelimiterRun, closer: DelimiterRun): boolean =>
  opener.char === closer.char &&
  opener.canOpen &&
  !(
    (opener.canClose || closer.canOpen) &&
    (opener.size + closer.size) % 3 === 0 &&
    (opener.size % 3 !== 0 || closer.size % 3 !== 0)
  );

function use(run: DelimiterRun, count: number): void {
  run.left -= count;
  run.piece.text = run.char.repeat(run.left);
}

function unlink(run: DelimiterRun): void {
  if (run.prev) run.prev.next = run.next;
  if (run.next) run.next.prev = run.prev;
}
