import { linksOfMarks, withoutMarks, writtenTarget } from '#shared/text/marked-text.ts';
import { type Block, textOfWords, tidyWords, type Words } from './sections-text-blocks.ts';

/** Texts of a section as they are pasted; `title` null: what stood before the first title. */
export type PastedSection = { title: string | null; content: string; list: string[] };
export type Pasted = {
  /** The title of the whole article, which is no section. */
  heading: string | null;
  sections: PastedSection[];
  /** Some words are bold, italic or a link: the texts are written with marks. */
  marked: boolean;
  counts: { sections: number; paragraphs: number; bullets: number };
};

const isDressed = ({ strong, em, link }: Words) => strong || em || link !== null;

/** The sections that a person would make of it. */
export function pastedOf(given: readonly Block[]): Pasted {
  const [first, second] = given;
  // The one title above all others is the article's own, if nothing stands between it and the next.
  const isHeading =
    first?.kind === 'heading' &&
    second?.kind === 'heading' &&
    given.slice(1).every(({ kind, level }) => kind !== 'heading' || level > first.level);
  const blocks = isHeading ? given.slice(1) : given;
  const marked = blocks.some(({ kind, words }) => kind !== 'heading' && words.some(isDressed));
  const write = marked ? writeMarks : textOfWords;

  const parts: { title: string | null; body: Block[] }[] = [];
  for (const block of blocks) {
    if (block.kind === 'heading') parts.push({ title: lineOf(block), body: [] });
    else {
      if (parts.length === 0) parts.push({ title: null, body: [] });
      parts.at(-1)!.body.push(block);
    }
  }
  const counts = {
    sections: parts.filter(({ title }) => title !== null).length,
    paragraphs: blocks.filter(({ kind }) => kind === 'paragraph').length,
    bullets: blocks.filter(({ kind }) => kind === 'bullet').length,
  };
  return { heading: isHeading ? lineOf(first) : null, sections: parts.map((part) => sectionOf(part, write)), marked, counts };
}

const lineOf = ({ words }: Block) => textOfWords(words).replaceAll(/\s+/g, ' ').trim();

/** A section has its bullets at its end: those that paragraphs follow stay lines among them. */
function sectionOf(
  { title, body }: { title: string | null; body: Block[] },
  write: (words: readonly Words[]) => string,
): PastedSection {
  const end = body.findLastIndex(({ kind }) => kind !== 'bullet') + 1;
  const content = body.slice(0, end).reduce((text, { kind, words }, index) => {
    const line = kind === 'bullet' ? `– ${write(words).replaceAll('\n', ' ')}` : write(words);
    const isSameList = kind === 'bullet' && body[index - 1]?.kind === 'bullet';
    return text === '' ? line : `${text}${isSameList ? '\n' : '\n\n'}${line}`;
  }, '');
  return { title, content, list: body.slice(end).map(({ words }) => write(words).replaceAll('\n', ' ')) };
}

/** Bullets alone, for a list that is pasted into. */
export function pastedBullets(blocks: readonly Block[]): { list: string[]; marked: boolean } {
  const marked = blocks.some(({ words }) => words.some(isDressed));
  const lines = blocks.flatMap(({ words }) => (marked ? [writeMarks(words)] : textOfWords(words).split('\n')));
  return { list: lines.map((line) => line.replaceAll('\n', ' ').trim()).filter((line) => line !== ''), marked };
}

const escape = (text: string) => text.replace(/[\\*[\]]|(?<![\p{L}\p{N}])_|_(?![\p{L}\p{N}])/gu, '\\$&');

/** Words as a text with marks. Where marks could not be read back, as between letters and punctuation, the words stand alone. */
function writeMarks(given: readonly Words[]): string {
  const words = tidyWords(given);
  const plain = escape(textOfWords(words));
  if (!words.some(isDressed)) return plain;
  let text = '';
  for (let index = 0; index < words.length;) {
    const { link } = words[index]!;
    const target = JSON.stringify(link);
    let end = index + 1;
    if (link !== null) while (end < words.length && JSON.stringify(words[end]?.link) === target) end += 1;
    const run = words.slice(index, end);
    const after = textOfWords(words.slice(end)).charAt(0);
    const inside = run.map((piece, at) => dressed(piece, text + (run[at - 1]?.text ?? ''), run[at + 1]?.text ?? after)).join('');
    text += link === null || inside.trim() === '' ? inside : linked(inside, writtenTarget(link));
    index = end;
  }
  const isRead = withoutMarks(text) === textOfWords(words) && linksOfMarks(text).length === countLinks(words);
  return isRead ? text : plain;
}

const countLinks = (words: readonly Words[]): number =>
  words.filter(
    ({ link, text }, index) =>
      link !== null && text.trim() !== '' && JSON.stringify(words[index - 1]?.link ?? null) !== JSON.stringify(link),
  ).length;

function linked(inside: string, target: string): string {
  const { lead, core, rest } = edges(inside);
  return `${lead}[${core}](${target})${rest}`;
}

function edges(text: string) {
  const core = text.trim();
  const at = text.indexOf(core);
  return { lead: text.slice(0, at), core, rest: text.slice(at + core.length) };
}

/** A mark does not close behind punctuation that a letter follows: such punctuation stands outside of it. */
function dressed({ text, strong, em }: Words, before: string, after: string): string {
  const mark = `${strong ? '**' : ''}${em ? '*' : ''}`;
  let { lead, core, rest } = edges(text);
  if (mark === '' || core === '') return escape(text);
  if (rest === '' && /^[\p{L}\p{N}]/u.test(after)) {
    const bare = core.replace(/\p{P}{1,5}$/u, '');
    rest = core.slice(bare.length) + rest;
    core = bare;
  }
  if (lead === '' && /[\p{L}\p{N}]$/u.test(before)) {
    const bare = core.replace(/^\p{P}{1,5}/u, '');
    lead += core.slice(0, core.length - bare.length);
    core = bare;
  }
  return core === '' ? escape(text) : `${escape(lead)}${mark}${escape(core)}${mark}${escape(rest)}`;
}

/** What was understood, in words. */
export function toldOf({ counts: { sections, paragraphs, bullets }, heading }: Pasted): string {
  const parts = [
    ...(sections > 0 ? [`${sections} mục`] : []),
    ...(paragraphs > 0 ? [`${paragraphs} đoạn`] : []),
    ...(bullets > 0 ? [`${bullets} gạch đầu dòng`] : []),
  ];
  const said = `Đã nhận: ${parts.join(', ')}.`;
  return heading === null ? said : `${said} Dòng “${heading}” là tiêu đề của cả bài nên không thành mục.`;
}
