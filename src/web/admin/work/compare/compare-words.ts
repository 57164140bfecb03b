import { diffArrays } from 'diff';
import { type Line, lineKey, lookOf, type Run, wordsOf } from './dressed-text.ts';

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

/** Two lines, word by word, each as it looks. */
export function compareWords(before: Line, after: Line): Words {
  if (lineKey(before) === lineKey(after)) return { before: before.map(plain), after: after.map(plain) };
  const words = compareTokens(tokensOf(before, false), tokensOf(after, false));
  // Spaces are no words: where nothing else differs, they are what is marked.
  const isOnlySpace = words !== null && [...words.before, ...words.after].every((piece) => !piece.marked);
  const compared = isOnlySpace ? compareTokens(tokensOf(before, true), tokensOf(after, true)) : words;
  return compared ?? { before: before.flatMap((run) => marked([run])), after: after.flatMap((run) => marked([run])) };
}

/** A word or a sign with the spaces behind it, which do not count; or a picture. */
type Token = { key: string; runs: Run[] };

function tokensOf(line: Line, spacesCount: boolean): Token[] {
  const tokens: Token[] = [];
  for (const run of line) {
    const look = lookOf(run);
    const parts = run.image === undefined ? (run.text.match(/\s+|[\p{L}\p{M}\p{N}]+|[^\s\p{L}\p{M}\p{N}]/gu) ?? []) : [''];
    for (const text of parts) {
      const isSpace = !spacesCount && isBlank(text) && run.image === undefined;
      const last = tokens.at(-1);
      if (isSpace && last !== undefined) last.runs.push({ ...run, text });
      else tokens.push({ key: isSpace ? '' : `${text} ${look}`, runs: [{ ...run, text }] });
    }
  }
  return tokens;
}

const isBlank = (text: string) => text.trim() === '';

/** Null where they have too little in common. */
function compareTokens(from: readonly Token[], to: readonly Token[]): Words | null {
  const numbers = new Map<string, number>();
  // Numbers are compared faster than texts.
  const numbered = (tokens: readonly Token[]) =>
    tokens.map(({ key }) => numbers.get(key) ?? (numbers.set(key, numbers.size), numbers.size - 1));
  const changes = diffArrays(numbered(from), numbered(to), { maxEditLength: most });
  if (changes === undefined) return null;
  const words: Words = { before: [], after: [] };
  let [gone, came]: [Run[], Run[]] = [[], []];
  const settle = () => {
    const { before, after } = changed(gone, came);
    words.before.push(...before);
    words.after.push(...after);
    [gone, came] = [[], []];
  };
  let [at, next] = [0, 0];
  for (const { added, removed, count } of changes) {
    const old = added ? [] : from.slice(at, (at += count)).flatMap(({ runs }) => runs);
    const now = removed ? [] : to.slice(next, (next += count)).flatMap(({ runs }) => runs);
    if (removed || added) {
      gone.push(...old);
      came.push(...now);
      continue;
    }
    settle();
    words.before.push(...old.map(plain));
    words.after.push(...now.map(plain));
  }
  settle();
  return { before: pieces(words.before), after: pieces(words.after) };
}

/** What became of what in one place. The space behind both is the same. */
function changed(gone: readonly Run[], came: readonly Run[]): Words {
  const [lastGone, lastCame] = [gone.at(-1), came.at(-1)];
  const isSpaced = lastGone && lastCame && lastGone.text !== '' && isBlank(lastGone.text) && lastGone.text === lastCame.text;
  if (isSpaced && gone.length > 1 && came.length > 1) {
    const { before, after } = changed(gone.slice(0, -1), came.slice(0, -1));
    return { before: [...before, plain(lastGone)], after: [...after, plain(lastCame)] };
  }
  const before = pieces(gone.map((run) => ({ ...run, marked: true })));
  const after = pieces(came.map((run) => ({ ...run, marked: true })));
  if (wordsOf(gone) !== wordsOf(came)) return { before: withTargets(before, came), after: withTargets(after, gone) };
  const told = [styleText, targetText]
    .map((say) => [saidOf(gone, say), saidOf(came, say)] as const)
    .filter(([one, other]) => one !== other);
  const tell = (all: Piece[], side: 0 | 1) =>
    all.map((piece, index) => (index < all.length - 1 ? piece : { ...piece, told: told.map((said) => said[side]).join(', ') }));
  return told.length === 0 ? { before, after } : { before: tell(before, 0), after: tell(after, 1) };
}

/** Where links lead to which none of the others leads. */
const withTargets = (all: readonly Piece[], others: readonly Run[]): Piece[] =>
  all.map((piece) =>
    piece.to === undefined || others.some(({ to }) => to === piece.to) ? piece : { ...piece, told: targetText(piece) },
  );

const styleText = ({ strong, em }: Run): string =>
  strong ? (em ? 'chữ đậm nghiêng' : 'chữ đậm') : em ? 'chữ nghiêng' : 'chữ thường';
export const targetText = ({ to }: Run): string => (to === undefined ? 'không có liên kết' : `liên kết tới ${to}`);
const saidOf = (runs: readonly Run[], say: (run: Run) => string): string =>
  [...new Set((runs.some(({ text }) => !isBlank(text)) ? runs.filter(({ text }) => !isBlank(text)) : runs).map(say))].join(', ');

/** Neighbours of one kind as one, and none that is empty but pictures. */
function pieces(parts: readonly Piece[]): Piece[] {
  const joined: Piece[] = [];
  for (const part of parts) {
    const last = joined.at(-1);
    if (part.text === '' && part.image === undefined) continue;
    const isAlike = last !== undefined && last.marked === part.marked && last.told === undefined && lookOf(last) === lookOf(part);
    if (isAlike && part.image === undefined) joined[joined.length - 1] = { ...part, text: last.text + part.text };
    else joined.push(part);
  }
  return joined;
}

/** Letters of an unchanged part that stay on either side of a change, and of a line that did not change. */
const context = 90;

/** The pieces of a line with the middle of long unchanged parts left out. */
export function shortened(all: readonly Piece[]): Piece[] {
  const shown: Piece[] = [];
  for (let at = 0, end = 0; at < all.length; at = end) {
    const isMarked = all[at]?.marked;
    while (end < all.length && all[end]?.marked === isMarked) end += 1;
    const part = all.slice(at, end);
    if (isMarked || wordsOf(part).length <= 3 * context) {
      shown.push(...part);
      continue;
    }
    if (at > 0 || end === all.length) shown.push(...firstOf(part, context));
    shown.push({ text: ' … ', marked: false });
    if (end < all.length) shown.push(...firstOf(part.toReversed(), context, cutBefore).toReversed());
  }
  return pieces(shown);
}

/** About so many letters from the start, up to the end of a word. */
export function firstOf(all: readonly Piece[], letters: number, cut = cutAfter): Piece[] {
  const first: Piece[] = [];
  for (const piece of all) {
    if (letters <= 0) break;
    first.push(piece.text.length <= letters ? piece : { ...piece, text: cut(piece.text, letters) });
    letters -= piece.text.length;
  }
  return first;
}

function cutAfter(text: string, letters: number): string {
  const end = text.indexOf(' ', letters);
  return end < 0 ? text : text.slice(0, end);
}

/** The same from the end. */
function cutBefore(text: string, letters: number): string {
  const start = text.lastIndexOf(' ', text.length - letters);
  return start < 0 ? text : text.slice(start + 1);
}
