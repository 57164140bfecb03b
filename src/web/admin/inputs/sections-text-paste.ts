import { fold } from '#shared/text/fold.ts';
import { rowWords } from '#shared/text/section-words.ts';
import { type Block, isEntry, tidyWords } from './sections-text-blocks.ts';
import { writeMarks } from './sections-text-marks.ts';
import { isDressed, plainWords, textOfWords, type Words } from './sections-text-words.ts';

/** What is pasted of a section; `title` null: what stood before the first title. */
export type PastedSection = {
  title: string | null;
  content: string;
  list: string[];
  numbered: boolean;
  table: string[][] | null;
  pictures: File[];
};
export type Pasted = {
  /** The title of the whole article, which is no section. */
  heading: string | null;
  sections: PastedSection[];
  /** Some words are bold, italic or a link: the texts are written with marks. */
  marked: boolean;
  /** `lines`: tables that are lines of text; `lost`: pictures that are not in the clipboard. */
  counts: Record<'sections' | 'paragraphs' | 'bullets' | 'numbers' | 'tables' | 'lines' | 'pictures' | 'lost', number>;
};

const isSame = (a: string, b: string) => fold(a).trim() === fold(b).trim();

/** Without the title below which it is pasted, and with a single line that but looks like a title as that line. */
function below(title: string, given: readonly Block[]): readonly Block[] {
  const [first, ...rest] = given;
  if (title === '' || first?.kind !== 'heading' || rest.length === 0) return given;
  if (isSame(lineOf(first), title)) return rest;
  return first.line && rest.every(({ kind }) => kind !== 'heading') ? [first.line, ...rest] : given;
}

/**
 * The sections that a person would make of it; `title` is that of the record, `above` that of a section without a text, below which
 * it is pasted.
 */
export function pastedOf(clip: readonly Block[], title = '', above = ''): Pasted {
  const given = below(above, clip);
  const [first, second] = given;
  // The one title above all others is the article's own, if nothing stands between it and the next.
  const isHeading =
    first?.kind === 'heading' &&
    (isSame(lineOf(first), title) ||
      (second?.kind === 'heading' && given.slice(1).every(({ kind, level }) => kind !== 'heading' || level > first.level)));
  const blocks = isHeading ? given.slice(1) : given;
  const marked = blocks.some(({ kind, words }) => kind !== 'heading' && words.some(isDressed));
  const write = marked ? (words: readonly Words[]) => writeMarks(tidyWords(words)) : textOfWords;

  const parts: { title: string | null; body: Block[] }[] = [];
  for (const block of blocks) {
    if (block.kind === 'heading') parts.push({ title: lineOf(block), body: [] });
    else {
      if (parts.length === 0) parts.push({ title: null, body: [] });
      parts.at(-1)!.body.push(block);
    }
  }
  const count = (of: Block['kind']) => blocks.filter(({ kind }) => kind === of).length;
  const sections = parts.map((part) => sectionOf(part, write));
  const tables = sections.filter(({ table }) => table !== null).length;
  const lost = blocks.filter(({ picture }) => picture === null).length;
  return {
    heading: isHeading ? lineOf(first) : null,
    sections,
    marked,
    counts: {
      sections: parts.filter((part) => part.title !== null).length,
      paragraphs: count('paragraph'),
      bullets: count('bullet'),
      numbers: count('number'),
      tables,
      lines: count('table') - tables,
      pictures: count('picture') - lost,
      lost,
    },
  };
}

const lineOf = ({ words }: Block) => textOfWords(words).replaceAll(/\s+/g, ' ').trim();

/** A section has its list, its table and its pictures at its end: entries that paragraphs follow stay lines among them, and so does a second table. */
function sectionOf(
  { title, body: given }: { title: string | null; body: Block[] },
  write: (words: readonly Words[]) => string,
): PastedSection {
  const own = given.find(({ kind }) => kind === 'table');
  const body = given
    .filter((block) => block !== own && block.kind !== 'picture')
    .map((block): Block => (block.rows ? { ...block, kind: 'paragraph', words: linesOf(block.rows) } : block));
  const end = body.findLastIndex((block) => !isEntry(block)) + 1;
  let number = 0;
  const content = body.slice(0, end).reduce((text, block, index) => {
    const before = body[index - 1];
    const isSameList = isEntry(block) && before?.kind === block.kind;
    number = isSameList ? number + 1 : 1;
    const sign = block.kind === 'number' ? `${number}.` : '–';
    const line = isEntry(block) ? `${sign} ${write(block.words).replaceAll('\n', ' ')}` : write(block.words);
    return text === '' ? line : `${text}${isSameList ? '\n' : '\n\n'}${line}`;
  }, '');
  const list = body.slice(end);
  return {
    title,
    content,
    list: list.map(({ words }) => write(words).replaceAll('\n', ' ')),
    numbered: list.length > 0 && list.every(({ kind }) => kind === 'number'),
    table: own?.rows ?? null,
    pictures: given.flatMap(({ picture }) => picture ?? []),
  };
}

const linesOf = (rows: readonly (readonly string[])[]) => plainWords(rows.map(rowWords).join('\n'));

/** It is paragraphs alone, for the text that it is pasted into, or pictures alone; null for more. */
export function onlyOf({ sections: [first, ...others], heading }: Pasted): 'text' | 'pictures' | null {
  if (!first || others.length > 0 || heading !== null || first.title !== null || first.list.length > 0 || first.table !== null)
    return null;
  if (first.pictures.length === 0) return 'text';
  return first.content === '' ? 'pictures' : null;
}

/** Lines alone, for a list that is pasted into. */
export function pastedBullets(blocks: readonly Block[]): { list: string[]; marked: boolean } {
  const marked = blocks.some(({ words }) => words.some(isDressed));
  const lines = blocks
    .flatMap(({ words, rows }) => rows?.map((row) => plainWords(rowWords(row))) ?? [words])
    .flatMap((words) => (marked ? [writeMarks(tidyWords(words))] : textOfWords(words).split('\n')));
  return { list: lines.map((line) => line.replaceAll('\n', ' ').trim()).filter((line) => line !== ''), marked };
}

/** What was understood, in words. */
export function toldOf({ counts, heading }: Pasted): string {
  const { sections, paragraphs, bullets, numbers, tables, lines, pictures, lost } = counts;
  const parts = [
    ...(sections > 0 ? [`${sections} mục`] : []),
    ...(paragraphs > 0 ? [`${paragraphs} đoạn`] : []),
    ...(bullets > 0 ? [`${bullets} gạch đầu dòng`] : []),
    ...(numbers > 0 ? [`${numbers} dòng đánh số`] : []),
    ...(tables > 0 ? [`${tables} bảng`] : []),
    ...(pictures > 0 ? [`${pictures} ảnh`] : []),
  ];
  return [
    ...(parts.length > 0 ? [`Đã nhận: ${parts.join(', ')}.`] : []),
    ...(heading === null ? [] : [`Dòng “${heading}” là tiêu đề của cả bài nên không thành mục.`]),
    ...(lines > 0 ? [`Mỗi mục có một bảng: ${lines} bảng nữa thành các dòng chữ.`] : []),
    ...(lost > 0 ? [`${lost} ảnh không có trong bộ nhớ tạm: dán riêng.`] : []),
  ].join(' ');
}
