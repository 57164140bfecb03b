import { type LinkTarget, targetOf } from '#shared/text/marked-text.ts';
import { rowWords } from '#shared/text/section-words.ts';
import { type Block, blockOf, isEntry, isTable, settle, tableBlock, tidyWords } from './sections-text-blocks.ts';
import type { Clip, ClipElement } from './sections-text-tree.ts';
import type { Words } from './sections-text-words.ts';

type Dress = Omit<Words, 'text'>;
/** `isOrdered`: within a list whose entries are numbered. */
type Frame = { kind: Block['kind']; level: number; isOrdered?: boolean };

const containers = new Set(
  'address article aside blockquote body caption center dd details div dl dt fieldset figcaption figure footer form header hr main nav ol p section summary table tbody tfoot thead tr td th ul li pre h1 h2 h3 h4 h5 h6'.split(
    ' ',
  ),
);
const plain: Frame = { kind: 'paragraph', level: 0 };

/**
 * What a person sees in copied HTML: headings, paragraphs, entries of lists, tables and pictures in their order. `pictureOf`: the
 * picture of an address, null where it is not in the clipboard.
 */
export function blocksOfHtml(root: Clip, pictureOf: (source: string) => File | null = () => null): Block[] {
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
    if (/mso-list:\s*ignore/.test(style)) {
      if (frame.kind === 'bullet' && /^\s*\(?(?:\d+|[a-z]|[ivx]+)[.)]/i.test(lettersOf(node)))
        frame = { ...frame, kind: 'number' };
      return;
    }
    if (/display:\s*none/.test(style)) return;
    if (node.tag === 'img') {
      blocks.push({ kind: 'picture', level: 0, words: [], picture: pictureOf(node.at['src'] ?? '') });
      return;
    }
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
    const rows = node.tag === 'table' ? rowsOf(node) : null;
    if (rows !== null) {
      flush();
      // What is no table of a section is read line by line.
      blocks.push(...(isTable(rows) ? [tableBlock(rows)] : rows.map((row) => blockOf('paragraph', rowWords(row)))));
      return;
    }
    within(frameOf(node, style, frame), visitAll);
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
  const isRedirect = /^https:\/\/(?:www\.google\.com\/url|[a-z0-9.]+\.safelinks\.protection\.outlook\.com\/)\?/i.test(trimmed);
  if (isRedirect) {
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

function frameOf({ tag, at }: ClipElement, style: string, outer: Frame): Frame {
  const named = /^h([1-6])$/.exec(tag)?.[1];
  if (named !== undefined) return { kind: 'heading', level: Number(named) };
  if (at['role'] === 'heading') return { kind: 'heading', level: Number(at['aria-level'] ?? 2) || 2 };
  if (tag === 'ol' || tag === 'ul') return { ...outer, isOrdered: tag === 'ol' };
  const names = at['class'] ?? '';
  if (/\b(?:MsoTitle|Title)\b/.test(names)) return { kind: 'heading', level: 1 };
  const styled = /\b(?:Mso)?Heading([1-6])\b/.exec(names)?.[1];
  if (styled !== undefined) return { kind: 'heading', level: Number(styled) };
  const outlined = /mso-outline-level:\s*([1-6])/.exec(style)?.[1];
  if (outlined !== undefined) return { kind: 'heading', level: Number(outlined) };
  if (tag === 'li') return { kind: outer.isOrdered === true ? 'number' : 'bullet', level: 0 };
  if (/mso-list:\s*l\d/.test(style)) return { kind: 'bullet', level: 0 };
  // The paragraphs that programs put into an entry of a list are part of it; a table or a quotation around it is not.
  const isPart = outer.kind === 'heading' || (isEntry({ ...outer, words: [] }) && tag !== 'tr' && tag !== 'td');
  return isPart ? outer : { ...plain, isOrdered: outer.isOrdered ?? false };
}

const lettersOf = (node: Clip): string => (typeof node === 'string' ? node : node.children.map(lettersOf).join(''));

const elementsIn = ({ children }: ClipElement) => children.filter((child): child is ClipElement => typeof child !== 'string');

/** The words of a table's cells, as long each as the longest row; null for a table of layout. */
function rowsOf(table: ClipElement): string[][] | null {
  const parts = elementsIn(table).flatMap((part) => (/^t(?:head|body|foot)$/.test(part.tag) ? elementsIn(part) : [part]));
  const rows = parts.filter(({ tag }) => tag === 'tr').map((row) => elementsIn(row).filter(({ tag }) => /^t[dh]$/.test(tag)));
  if (!rows.flat().every((cell) => isPlainCell(cell))) return null;
  const texts = rows.map((row) =>
    row.map((cell) =>
      lineIn(cell)
        .replaceAll(/[\s\u00a0]+/g, ' ')
        .trim(),
    ),
  );
  const width = Math.max(0, ...texts.map((row) => row.length));
  if (width < 2) return null;
  return texts.map((row) => [...row, ...Array<string>(width - row.length).fill('')]);
}

/** The letters of a cell; a break is a space. */
const lineIn = (node: Clip): string =>
  typeof node === 'string' ? node : node.tag === 'br' ? ' ' : node.children.map(lineIn).join('');

function isPlainCell(node: Clip, blocks = { count: 0 }): boolean {
  if (typeof node === 'string') return true;
  if (/^(?:h[1-6]|ul|ol|table)$/.test(node.tag)) return false;
  if (/^(?:p|div)$/.test(node.tag)) blocks.count += 1;
  return blocks.count <= 1 && node.children.every((child) => isPlainCell(child, blocks));
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
