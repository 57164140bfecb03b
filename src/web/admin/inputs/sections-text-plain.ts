import {
  asTitle,
  type Block,
  blockOf,
  endsAsTitle,
  isEntry,
  isTable,
  markerOf,
  settle,
  tableBlock,
} from './sections-text-blocks.ts';
import { textOfWords } from './sections-text-words.ts';
import { cellsOf } from './tsv.ts';

/** What a person sees in copied text without any form: the lines of plain editors and of pages that were broken by a printer. */
export function blocksOfText(text: string): Block[] {
  // Cells as spreadsheets copy them.
  const rows = cellsOf(text).map((row) => row.map((cell) => cell.replaceAll(/\s+/g, ' ').trim()));
  if (rows.every((row) => row.length > 1) && isTable(rows)) return [tableBlock(rows)];
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
    return isLonger || isEntry(next) || next.kind === 'table'
      ? { kind: 'heading', level: 2, words: asTitle(block.words), line: block }
      : block;
  });
