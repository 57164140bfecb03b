import { diffArrays } from 'diff';
import { cellsOf, joined, type Line, lineKey, lookOf, type Run, wordsOf } from './dressed-text.ts';

/**
 * A part of a line; `marked` where the other line says something else. `told` is how it looks or where it leads, for those who
 * would not see what changed.
 */
export type Piece = Run & { marked: boolean; told?: string };
export type Words = { before: Piece[]; after: Piece[] };

export const plain = (run: Run): Piece => ({ ...run, marked: false });
/** A line that is marked from end to end, an empty one too. */
export const marked = (line: Line): Piece[] =>
  line.length === 0 ? [{ text: '', marked: true }] : line.map((run) => ({ ...run, marked: true }));

/**
 * Words that may come or go before two texts count as nothing alike: comparing them takes the square of it, and marks on
 * every other word help nobody.
 */
const most = 400;

/** Two lines, word by word, each as it looks; rows of tables cell by cell. */
export function compareWords(before: Line, after: Line): Words {
  if (lineKey(before) === lineKey(after)) return { before: before.map(plain), after: after.map(plain) };
  const [old, now] = [cellsOf(before), cellsOf(after)];
  if (old.length + now.length > 0) return compareCells(old, now);
  const words = compareTokens(tokensOf(before, false), tokensOf(after, false));
  // Spaces are no words: where nothing else differs, they are what is marked.
  const isOnlySpace = words !== null && [...words.before, ...words.after].every((piece) => !piece.marked);
  const compared = isOnlySpace ? compareTokens(tokensOf(before, true), tokensOf(after, true)) : words;
  return compared ?? { before: before.flatMap((run) => marked([run])), after: after.flatMap((run) => marked([run])) };
}

type Cells = ReturnType<typeof cellsOf<Run>>;

/** Cells in one place belong together. Where one begins that changed is marked. */
function compareCells(before: Cells, after: Cells): Words {
  const side = (name: keyof Words, own: Cells, others: Cells): Piece[] =>
    own.flatMap(({ start, words }, at) => {
      const other = others[at]?.words;
      const compared = name === 'before' ? compareWords(words, other ?? []) : compareWords(other ?? [], words);
      return [{ ...start, marked: other === undefined || lineKey(words) !== lineKey(other) }, ...compared[name]];
    });
  return { before: side('before', before, after), after: side('after', after, before) };
}

/** A word or a sign with the spaces behind it, which do not count; or a picture. */
type Token = { key: string; runs: Run[] };

function tokensOf(line: Line, spacesCount: boolean): Token[] {
  const tokens: Token[] = [];
  for (const run of line) {
    const look = lookOf(run);
    for (const text of run.text.match(/\s+|[\p{L}\p{M}\p{N}]+|[^\s\p{L}\p{M}\p{N}]/gu) ?? ['']) {
      const part = { ...run, text };
      const isSpace = !spacesCount && isBlank(part);
      const last = tokens.at(-1);
      if (isSpace && last !== undefined) last.runs.push(part);
      else tokens.push({ key: isSpace ? '' : `${text} ${look}`, runs: [part] });
    }
  }
  return tokens;
}

const isBlank = ({ text, image }: Run) => image === undefined && text.trim() === '';

/** What stands in one place of two lists: the same, or what became what. */
type Block<T> = { same: boolean; before: T[]; after: T[] };

/** Two lists by their keys; null where more than `limit` came and went. */
export function blocksOf<T>(
  before: readonly T[],
  after: readonly T[],
  keyOf: (item: T) => string,
  limit: number,
): Block<T>[] | null {
  const numbers = new Map<string, number>();
  // Numbers are compared faster than texts.
  const numbered = (items: readonly T[]) =>
    items.map(keyOf).map((key) => numbers.get(key) ?? (numbers.set(key, numbers.size), numbers.size - 1));
  const changes = diffArrays(numbered(before), numbered(after), { maxEditLength: limit });
  if (changes === undefined) return null;
  const blocks: Block<T>[] = [];
  let [at, next] = [0, 0];
  for (const { added, removed, count } of changes) {
    const same = !added && !removed;
    const old = added ? [] : before.slice(at, (at += count));
    const now = removed ? [] : after.slice(next, (next += count));
    const last = blocks.at(-1);
    if (same || last === undefined || last.same) blocks.push({ same, before: old, after: now });
    else blocks[blocks.length - 1] = { same, before: [...last.before, ...old], after: [...last.after, ...now] };
  }
  return blocks;
}

function compareTokens(from: readonly Token[], to: readonly Token[]): Words | null {
  const words = blocksOf(from, to, ({ key }) => key, most)?.map(({ same, before, after }) => {
    const [gone, came] = [before.flatMap(({ runs }) => runs), after.flatMap(({ runs }) => runs)];
    return same ? { before: gone.map(plain), after: came.map(plain) } : changed(gone, came);
  });
  return words === undefined
    ? null
    : { before: pieces(words.flatMap(({ before }) => before)), after: pieces(words.flatMap(({ after }) => after)) };
}

/** What became of what in one place; a space behind it is not marked. Where the words are the same, their look is told. */
function changed(gone: readonly Run[], came: readonly Run[]): Words {
  const isSameWords = wordsOf(gone).trim() === wordsOf(came).trim();
  const block = (runs: readonly Run[], others: readonly Run[]) =>
    pieces(runs.flatMap((run) => marked([run]))).flatMap((piece, index, all): Piece[] => {
      const isNew = (say: (of: Run) => string) =>
        !isBlank(piece) && !others.some((other) => !isBlank(other) && say(other) === say(piece));
      const told = [
        ...(isSameWords && isNew(styleText) ? [styleText(piece)] : []),
        ...((isSameWords || piece.to !== undefined) && isNew(targetText) ? [targetText(piece)] : []),
      ];
      const isLast = index === all.length - 1 && (index > 0 || !isBlank(piece));
      const words = isLast ? piece.text.trimEnd() : piece.text;
      const space = plain({ ...piece, text: piece.text.slice(words.length) });
      return [
        { ...piece, text: words, ...(told.length > 0 && { told: told.join(', ') }) },
        ...(isLast && !piece.image ? [space] : []),
      ];
    });
  return { before: block(gone, came), after: block(came, gone) };
}

const styleText = ({ strong, em }: Run): string =>
  strong ? (em ? 'chữ đậm nghiêng' : 'chữ đậm') : em ? 'chữ nghiêng' : 'chữ thường';
const targetText = ({ to }: Run): string => (to === undefined ? 'không có liên kết' : `liên kết tới ${to}`);

/** Unmarked, and where it leads is told if it does. */
export const withTarget = (run: Run): Piece => ({ ...plain(run), ...(run.to !== undefined && { told: targetText(run) }) });

const pieces = (parts: readonly Piece[]): Piece[] =>
  joined(parts, ({ marked: isMarked, told = '', ...run }) => `${isMarked} ${told} ${lookOf(run)}`);

/** Letters of an unchanged part that stay on either side of a change, and of a line that did not change. */
const context = 90;

/** The pieces of a line with the middle of long unchanged parts left out, between words where there are any. */
export function shortened(all: readonly Piece[]): Piece[] {
  const cells = cellsOf(all);
  if (cells.length > 0) return cells.flatMap(({ start, words }) => [start, ...shortened(words)]);
  const shown: Piece[] = [];
  for (let at = 0, end = 0; at < all.length; at = end) {
    while (end < all.length && all[end]?.marked === all[at]?.marked) end += 1;
    const part = all.slice(at, end);
    const text = wordsOf(part);
    if (all[at]?.marked || text.length <= 3 * context) {
      shown.push(...part);
      continue;
    }
    const [head, tail] = [text.indexOf(' ', context), text.lastIndexOf(' ', text.length - context) + 1];
    if (at > 0 || end === all.length) shown.push(...letters(part, 0, head < 0 ? context : head));
    shown.push({ text: ' … ', marked: false });
    if (end < all.length) shown.push(...letters(part, tail || text.length - context));
  }
  return pieces(shown);
}

/** The letters of pieces from one place to another. */
function letters(all: readonly Piece[], from: number, to = Number.POSITIVE_INFINITY): Piece[] {
  let at = 0;
  return all.flatMap((piece) => {
    const text = piece.text.slice(Math.max(0, from - at), Math.max(0, to - at));
    at += piece.text.length;
    return text === '' && piece.image === undefined ? [] : [{ ...piece, text }];
  });
}
