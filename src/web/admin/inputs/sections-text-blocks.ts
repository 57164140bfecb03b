import { cellMax, maxTableColumns, maxTableRows } from '#shared/fields/sections.ts';
import { isSameDress, plainWords, textOfWords, type Words } from './sections-text-words.ts';

/** `rows`: of a table. `picture`: null for one that is not in the clipboard. `line`: what a title is that is known by its looks alone. */
export type Block = {
  kind: 'heading' | 'paragraph' | 'bullet' | 'number' | 'table' | 'picture';
  level: number;
  words: Words[];
  rows?: string[][];
  picture?: File | null;
  line?: Block;
};

export const isEntry = ({ kind }: Block) => kind === 'bullet' || kind === 'number';
/** A table that a section can hold: several rows of several cells. */
export const isTable = (rows: readonly string[][]) =>
  rows.length > 1 &&
  rows.length <= maxTableRows + 1 &&
  rows.some((row) => row.length > 1) &&
  rows.every((row) => row.length <= maxTableColumns && row.every((cell) => cell.length <= cellMax));
export const tableBlock = (rows: string[][]): Block => ({ kind: 'table', level: 0, words: [], rows });
export const blockOf = (kind: Block['kind'], text: string, level = 0): Block => ({ kind, level, words: plainWords(text) });

/** Single spaces, none at the edges, and neighbours of one dress together. */
export function tidyWords(words: readonly Words[]): Words[] {
  const tidy: Words[] = [];
  let before = '\n';
  for (const piece of words) {
    let text = piece.text
      .replaceAll(/[\u00ad\u200b\ufeff]/g, '')
      .replaceAll(/[^\S\n]+/g, ' ')
      .replaceAll(/ ?\n ?/g, '\n');
    if (/[\s]/.test(before)) text = text.replace(/^ /, '');
    if (text === '') continue;
    before = text.at(-1) ?? before;
    const last = tidy.at(-1);
    // A space belongs to either dress.
    if (last && (isSameDress(last, piece) || text === ' ')) last.text += text;
    else tidy.push({ ...piece, text });
  }
  const end = tidy.at(-1);
  if (end) end.text = end.text.trimEnd();
  if (end?.text === '') tidy.pop();
  return tidy;
}

// Numbers have a full stop or a parenthesis behind them; a year or '3 môn' is none.
const signs = /^(?:[•·▪▫◦‣⁃∙●○■□➢➤✓✔◆❖*+–—-]|\uf0b7|\uf0a7|\uf076|\uf0d8|\uf0fc)[\s\u00a0]+(?=\S)/u;
const numbers = /^(?:(\d{1,2})(?:[.)]|\.\))|([a-z])\)|\(?([ivx]{1,4}|\d{1,2}|[a-z])\))[\s\u00a0]+(?=\S)/;
const romans = /^(?:phần\s+)?([IVX]{1,5})[.:)][\s\u00a0]+(?=\S)/i;

type Marker = { kind: 'sign' | 'o' | 'number'; size: number };

export function markerOf(text: string): Marker | null {
  const sign = signs.exec(text);
  if (sign) return { kind: 'sign', size: sign[0].length };
  if (/^o[\s\u00a0]+\S/.test(text)) return { kind: 'o', size: text.search(/\S/) + /^o[\s\u00a0]+/.exec(text)![0].length };
  const number = numbers.exec(text);
  return number ? { kind: 'number', size: number[0].length } : null;
}

/** Takes letters from the beginning of words. */
function withoutFirst(words: readonly Words[], size: number): Words[] {
  let left = size;
  return words.flatMap((piece) => {
    const taken = Math.min(left, piece.text.length);
    left -= taken;
    return taken === piece.text.length ? [] : [{ ...piece, text: piece.text.slice(taken) }];
  });
}

/** Letters of a title; what is longer is a sentence. */
const titleMost = 120;
export const endsAsTitle = (text: string) =>
  text !== '' && text.length <= titleMost && !/[.;,…]$/.test(text) && !text.includes('\n');
const isUpperCase = (text: string) =>
  /\p{Lu}{2}/u.test(text) && text === text.toUpperCase() && text.replaceAll(/\P{L}/gu, '').length >= 4;
export const asTitle = (words: readonly Words[]) => plainWords(textOfWords(words).replace(/\s*:$/, ''));

/** Finds bullets that were typed by hand, and titles that are known by their looks alone. */
export function settle(given: readonly Block[]): Block[] {
  const lines = given.flatMap(linesOf);
  const markers = lines.map(({ kind, words }) => (kind === 'paragraph' ? markerOf(textOfWords(words)) : null));
  const isListed = (index: number) => (lines[index] && isEntry(lines[index])) || markers[index]?.kind === 'sign';
  const blocks = lines.map((block, index): Block => {
    const marker = markers[index];
    if (isEntry(block)) {
      const own = markerOf(textOfWords(block.words));
      return own?.kind === 'sign' ? { ...block, words: withoutFirst(block.words, own.size) } : block;
    }
    if (!marker) return block;
    const near = [index - 1, index + 1];
    const isBullet =
      marker.kind === 'sign' || near.some((at) => (marker.kind === 'o' && isListed(at)) || markers[at]?.kind === marker.kind);
    const kind = marker.kind === 'number' ? 'number' : 'bullet';
    return isBullet ? { ...block, kind, words: withoutFirst(block.words, marker.size) } : block;
  });
  return withTitles(blocks, markers);
}

/** A paragraph with a bullet at the beginning of each of its lines is as many bullets. */
function linesOf(block: Block): Block[] {
  if (block.kind !== 'paragraph') return [block];
  const lines: Words[][] = [[]];
  for (const piece of block.words) {
    for (const [index, text] of piece.text.split('\n').entries()) {
      if (index > 0) lines.push([]);
      if (text !== '') lines.at(-1)!.push({ ...piece, text });
    }
  }
  const kinds = lines.map((line) => markerOf(textOfWords(line))?.kind);
  const from = kinds.findIndex((kind) => kind !== undefined);
  if (from === -1 || lines.length < 2 || kinds.slice(from).includes(undefined)) return [block];
  const lead = lines.slice(0, from).flatMap((line, index) => (index === 0 ? line : [{ ...line[0]!, text: '\n' }, ...line]));
  const bullets = lines.slice(from).map((words): Block => ({ ...block, words: tidyWords(words) }));
  return lead.length === 0 ? bullets : [{ ...block, words: lead }, ...bullets];
}

function withTitles(blocks: readonly Block[], markers: readonly (Marker | null)[]): Block[] {
  if (blocks.some(({ kind }) => kind === 'heading')) {
    return blocks.map((block) => (block.kind === 'heading' ? { ...block, words: asTitle(withoutNumber(block.words)) } : block));
  }
  const isFollowed = (index: number) => blocks[index + 1] !== undefined;
  const numbered = blocks.filter(
    ({ kind, words }, index) =>
      kind === 'paragraph' &&
      (markers[index]?.kind === 'number' || romans.test(textOfWords(words))) &&
      endsAsTitle(textOfWords(words)),
  );
  return blocks.map((block, index) => {
    const text = textOfWords(block.words);
    if (block.kind !== 'paragraph' || !endsAsTitle(text) || !isFollowed(index)) return block;
    const isBold = block.words.every(({ strong, text: of }) => strong || of.trim() === '');
    const isNumbered = numbered.length > 1 && numbered.includes(block);
    if (!isBold && !isNumbered && !isUpperCase(text)) return block;
    return { kind: 'heading', level: 2, words: asTitle(withoutNumber(block.words)), line: block };
  });
}

/** Sections are counted on the page: the number that was typed before a title is left out. */
function withoutNumber(words: readonly Words[]): Words[] {
  const text = textOfWords(words);
  const found = romans.exec(text) ?? /^\d{1,2}(?:\.\d{1,2}){0,3}[.):]?[\s\u00a0]+(?=\p{L})/u.exec(text);
  const isNumber = found !== null && (/[.):]\s*$/.test(found[0]) || /\d\.\d/.test(found[0]));
  return isNumber ? withoutFirst(words, found[0].length) : [...words];
}
