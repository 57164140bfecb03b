import { targetOf, type LinkTarget } from '#shared/text/marked-text.ts';
import type { Clip, ClipElement } from './sections-text-tree.ts';

/** Words in one dress. */
export type Words = { text: string; strong: boolean; em: boolean; link: LinkTarget | null };
export type Block = { kind: 'heading' | 'paragraph' | 'bullet'; level: number; words: Words[] };

export const textOfWords = (words: readonly Words[]): string => words.map(({ text }) => text).join('');
const plainWords = (text: string): Words[] => [{ text, strong: false, em: false, link: null }];
const blockOf = (kind: Block['kind'], text: string, level = 0): Block => ({ kind, level, words: plainWords(text) });

type Dress = Omit<Words, 'text'>;
type Frame = { kind: Block['kind']; level: number };

const containers = new Set(
  'address article aside blockquote body caption center dd details div dl dt fieldset figcaption figure footer form header hr main nav ol p section summary table tbody tfoot thead tr td th ul li pre h1 h2 h3 h4 h5 h6'.split(
    ' ',
  ),
);
const plain: Frame = { kind: 'paragraph', level: 0 };

/** What a person sees in copied HTML: headings, paragraphs and bullets in their order. */
export function blocksOfHtml(root: Clip): Block[] {
  const blocks: Block[] = [];
  let words: Words[] = [];
  let frame: Frame = plain;

  const flush = () => {
    blocks.push(...splitWords(words, frame));
    words = [];
  };
  const within = (next: Frame, read: () => void) => {
    flush();
    const before = frame;
    frame = next;
    read();
    flush();
    frame = before;
  };

  function visit(node: Clip, dress: Dress, isPre: boolean): void {
    if (typeof node === 'string') {
      // Without-break spaces stand for indents and double spaces in what programs copy.
      const text = isPre ? node.replaceAll(/\r\n?/g, '\n') : node.replaceAll(/[\s\u00a0]+/g, ' ');
      if (text !== '') words.push({ ...dress, text: text.replaceAll('\u00a0', ' ') });
      return;
    }
    const style = (node.at['style'] ?? '').toLowerCase();
    // The sign of a bullet, which Word writes as text.
    if (/mso-list:\s*ignore/.test(style) || /display:\s*none/.test(style)) return;
    if (node.tag === 'br') {
      words.push({ ...dress, text: '\n' });
      return;
    }
    const inner = dressOf(node, style, dress);
    const pre = isPre || node.tag === 'pre' || /white-space:\s*pre/.test(style);
    const visitAll = () => {
      for (const child of node.children) visit(child, inner, pre);
    };
    if (!containers.has(node.tag) && node.at['role'] !== 'heading') {
      // A part of a line that Google Docs sets as a block stays in its line.
      visitAll();
      return;
    }
    const cells = node.tag === 'tr' ? cellsOf(node) : null;
    if (cells !== null) {
      within(plain, () =>
        cells.forEach((cell, index) => {
          if (index > 0) words.push({ ...inner, text: ' | ' });
          for (const child of cell.children) visitInline(child, inner);
        }),
      );
      return;
    }
    within(frameOf(node, style, frame), visitAll);
  }

  /** A cell of a table is a part of one line. */
  function visitInline(node: Clip, dress: Dress): void {
    if (typeof node === 'string') words.push({ ...dress, text: node.replaceAll(/[\s\u00a0]+/g, ' ') });
    else if (node.tag === 'br') words.push({ ...dress, text: ' ' });
    else {
      const inner = dressOf(node, (node.at['style'] ?? '').toLowerCase(), dress);
      for (const child of node.children) visitInline(child, inner);
    }
  }

  visit(root, { strong: false, em: false, link: null }, false);
  flush();
  return settle(blocks);
}

function dressOf({ tag, at }: ClipElement, style: string, { strong, em, link }: Dress): Dress {
  const weight = /(?:^|[;\s])font-weight:\s*(bold|bolder|normal|lighter|\d{3})/.exec(style)?.[1];
  const slant = /(?:^|[;\s])font-style:\s*(italic|oblique|normal)/.exec(style)?.[1];
  const isHeavy =
    weight === undefined ? tag === 'b' || tag === 'strong' || strong : weight.startsWith('bold') || Number(weight) >= 600;
  const isSlanted = slant === undefined ? tag === 'i' || tag === 'em' || em : slant !== 'normal';
  return { strong: isHeavy, em: isSlanted, link: tag === 'a' && at['href'] ? linkOf(at['href']) : link };
}

/** Where a link leads, without the ways around that some programs copy; null for anchors within the document and the like. */
function linkOf(href: string): LinkTarget | null {
  const trimmed = href.trim();
  const around = /^https:\/\/(?:www\.google\.com\/url|[a-z0-9.]+\.safelinks\.protection\.outlook\.com\/)\?/i.test(trimmed);
  if (around) {
    const parameters = new URLSearchParams(trimmed.slice(trimmed.indexOf('?') + 1).replaceAll('&amp;', '&'));
    const inner = parameters.get('q') ?? parameters.get('url');
    if (inner !== null) return addressIn(inner);
  }
  return addressIn(trimmed);
}

function addressIn(href: string): LinkTarget | null {
  const target = targetOf(href.trim().replaceAll(' ', '%20'));
  return target?.kind === 'address' ? target : null;
}

function frameOf({ tag, at }: ClipElement, style: string, around: Frame): Frame {
  const named = /^h([1-6])$/.exec(tag)?.[1];
  if (named !== undefined) return { kind: 'heading', level: Number(named) };
  if (at['role'] === 'heading') return { kind: 'heading', level: Number(at['aria-level'] ?? 2) || 2 };
  const names = at['class'] ?? '';
  if (/\b(?:MsoTitle|Title)\b/.test(names)) return { kind: 'heading', level: 1 };
  const styled = /\b(?:Mso)?Heading([1-6])\b/.exec(names)?.[1];
  if (styled !== undefined) return { kind: 'heading', level: Number(styled) };
  const outlined = /mso-outline-level:\s*([1-6])/.exec(style)?.[1];
  if (outlined !== undefined) return { kind: 'heading', level: Number(outlined) };
  if (tag === 'li' || /mso-list:\s*l\d/.test(style)) return { kind: 'bullet', level: 0 };
  // The paragraphs that programs put into an entry of a list are part of it; a table or a quotation around it is not.
  return around.kind === 'bullet' && tag !== 'tr' && tag !== 'td' ? around : around.kind === 'heading' ? around : plain;
}

/** The cells of a row that is one line to a reader; null for those that tables of layout are made of. */
function cellsOf(row: ClipElement): ClipElement[] | null {
  const cells = row.children.filter((child): child is ClipElement => typeof child !== 'string' && /^t[dh]$/.test(child.tag));
  if (cells.length < 2) return null;
  const isPlain = (node: Clip, blocks = { count: 0 }): boolean => {
    if (typeof node === 'string') return true;
    if (/^(?:h[1-6]|ul|ol|table)$/.test(node.tag)) return false;
    if (/^(?:p|div)$/.test(node.tag)) blocks.count += 1;
    return blocks.count <= 1 && node.children.every((child) => isPlain(child, blocks));
  };
  return cells.every((cell) => isPlain(cell)) ? cells : null;
}

/** The words of a block as paragraphs: an empty line begins another one. */
function splitWords(words: readonly Words[], { kind, level }: Frame): Block[] {
  const paragraphs: Words[][] = [[]];
  let breaks = 0;
  for (const piece of words) {
    for (const [index, part] of piece.text.split('\n').entries()) {
      if (index > 0) breaks += 1;
      if (part.trim() === '' && breaks > 0) continue;
      const last = paragraphs.at(-1)!;
      if (breaks > 1 && last.length > 0) paragraphs.push([{ ...piece, text: part }]);
      else last.push({ ...piece, text: breaks === 1 && last.length > 0 ? `\n${part}` : part });
      breaks = 0;
    }
  }
  return paragraphs
    .map(tidyWords)
    .filter((of) => of.length > 0)
    .map((of) => ({ kind, level, words: of }));
}

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

const isSameDress = (a: Words, b: Words) =>
  a.strong === b.strong && a.em === b.em && (a.link === b.link || JSON.stringify(a.link) === JSON.stringify(b.link));

// Numbers have a full stop or a parenthesis behind them; a year or '3 môn' is none.
const signs = /^(?:[•·▪▫◦‣⁃∙●○■□➢➤✓✔◆❖*+–—-]|\uf0b7|\uf0a7|\uf076|\uf0d8|\uf0fc)[\s\u00a0]+(?=\S)/u;
const numbers = /^(?:(\d{1,2})(?:[.)]|\.\))|([a-z])\)|\(?([ivx]{1,4}|\d{1,2}|[a-z])\))[\s\u00a0]+(?=\S)/;
const romans = /^(?:phần\s+)?([IVX]{1,5})[.:)][\s\u00a0]+(?=\S)/i;

type Marker = { kind: 'sign' | 'o' | 'number'; size: number };

function markerOf(text: string): Marker | null {
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
const endsAsTitle = (text: string) => text !== '' && text.length <= titleMost && !/[.;,…]$/.test(text) && !text.includes('\n');
const isUpperCase = (text: string) =>
  /\p{Lu}{2}/u.test(text) && text === text.toUpperCase() && text.replaceAll(/\P{L}/gu, '').length >= 4;
const asTitle = (words: readonly Words[]) => plainWords(textOfWords(words).replace(/\s*:$/, ''));

/** Finds bullets that were typed by hand, and titles that are known by their looks alone. */
function settle(given: readonly Block[]): Block[] {
  const lines = given.flatMap(linesOf);
  const markers = lines.map(({ kind, words }) => (kind === 'paragraph' ? markerOf(textOfWords(words)) : null));
  const isListed = (index: number) => lines[index]?.kind === 'bullet' || markers[index]?.kind === 'sign';
  const blocks = lines.map((block, index): Block => {
    const marker = markers[index];
    if (block.kind === 'bullet') {
      const own = markerOf(textOfWords(block.words));
      return own?.kind === 'sign' ? { ...block, words: withoutFirst(block.words, own.size) } : block;
    }
    if (!marker) return block;
    const near = [index - 1, index + 1];
    const isBullet =
      marker.kind === 'sign' || near.some((at) => (marker.kind === 'o' && isListed(at)) || markers[at]?.kind === marker.kind);
    return isBullet ? { ...block, kind: 'bullet', words: withoutFirst(block.words, marker.size) } : block;
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
    return { kind: 'heading', level: 2, words: asTitle(withoutNumber(block.words)) };
  });
}

/** Sections are counted on the page: the number that was typed before a title is left out. */
function withoutNumber(words: readonly Words[]): Words[] {
  const text = textOfWords(words);
  const found = romans.exec(text) ?? /^\d{1,2}(?:\.\d{1,2}){0,3}[.):]?[\s\u00a0]+(?=\p{L})/u.exec(text);
  const isNumber = found !== null && (/[.):]\s*$/.test(found[0]) || /\d\.\d/.test(found[0]));
  return isNumber ? withoutFirst(words, found[0].length) : [...words];
}

/** What a person sees in copied text without any form: the lines of plain editors and of pages that were broken by a printer. */
export function blocksOfText(text: string): Block[] {
  const groups = text
    .replaceAll(/\r\n?/g, '\n')
    .replaceAll('\u000c', '\n\n')
    .replaceAll(/[\u00ad\u200b\ufeff]/g, '')
    .split(/\n[^\S\n]*\n/)
    .map((group) =>
      group
        .split('\n')
        .map((line) => line.replaceAll(/[\s\u00a0]+/g, ' ').trim())
        .filter((line) => line !== ''),
    )
    .filter((lines) => lines.length > 0);
  const all = groups.flat();
  const widest = Math.max(0, ...all.map((line) => line.length));
  const isBroken = isPrinted(all, widest);
  const blocks = groups.flatMap((lines) => (isBroken ? joined(lines, widest) : typed(lines)));
  const settled = settle(blocks);
  return settled.some(({ kind }) => kind === 'heading') ? settled : withShortTitles(settled);
}

const hash = /^(#{1,6})\s+(?=\S)/;
const endsSentence = (line: string) => /[.!?:…”"]$/.test(line);

/** Whether lines end where a page ended: most long ones go on in the next. */
function isPrinted(lines: readonly string[], widest: number): boolean {
  if (widest < 40 || widest > 130) return false;
  const long = lines.filter((line, index) => line.length >= 0.7 * widest && index < lines.length - 1);
  return (
    long.length >= 2 &&
    long.filter((line) => !endsSentence(line)).length >= 0.6 * long.length &&
    long.length >= 0.3 * lines.length
  );
}

const lineBlock = (line: string): Block => {
  const found = hash.exec(line);
  return found ? blockOf('heading', line.slice(found[0].length), found[1]?.length ?? 2) : blockOf('paragraph', line);
};

/** Lines of a plain editor: long ones are paragraphs, short ones stay lines of one. */
function typed(lines: readonly string[]): Block[] {
  const isApart = lines.some((line) => hash.test(line) || markerOf(line) !== null || line.length > 100);
  return isApart ? lines.map(lineBlock) : [lineBlock(lines.join('\n'))];
}

/** The lines of a printed page put together again. */
function joined(lines: readonly string[], widest: number): Block[] {
  const whole: string[] = [];
  let before = '';
  for (const line of lines) {
    const goesOn =
      before !== '' &&
      markerOf(line) === null &&
      !hash.test(line) &&
      (before.length >= 0.7 * widest || /^\p{Ll}/u.test(line)) &&
      !(endsSentence(before) && before.length < 0.85 * widest);
    const last = whole.length - 1;
    if (goesOn) whole[last] = `${whole[last]} ${line}`;
    else whole.push(line);
    before = line;
  }
  return whole.map(lineBlock);
}

/** A short line alone before a longer paragraph or a list is its title. */
const withShortTitles = (blocks: readonly Block[]): Block[] =>
  blocks.map((block, index) => {
    const text = textOfWords(block.words);
    const next = blocks[index + 1];
    if (block.kind !== 'paragraph' || next === undefined || text.length > 80 || !endsAsTitle(text) || /[:?!]$/.test(text))
      return block;
    const isLonger =
      next.kind === 'paragraph' && textOfWords(next.words).length > text.length && endsSentence(textOfWords(next.words));
    return isLonger || next.kind === 'bullet' ? { kind: 'heading', level: 2, words: asTitle(block.words) } : block;
  });
