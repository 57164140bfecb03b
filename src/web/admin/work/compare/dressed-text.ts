import type { Section } from '#shared/answers/parts.ts';
import { besideWords } from '#shared/text/section-words.ts';
import { type Inline, type LinkTarget, parseMarks } from '#shared/text/marked-text.ts';
import { findDescription } from '../records/description.ts';

/**
 * Words of one look; `to` says where they lead. One with an `image`, its address, is a picture and has no words. With `cell` a cell of
 * a row of a table begins, and the words are what parts it from the one before.
 */
export type Run = { text: string; strong?: true; em?: true; to?: string; image?: string; cell?: true };
/** A line of a text as readers see it: no mark is left in it. */
export type Line = readonly Run[];

export const plainLine = (text: string): Line => (text === '' ? [] : [{ text }]);
export const plainLines = (text: string): Line[] => (text === '' ? [] : text.split('\n').map(plainLine));

export const wordsOf = (line: Line): string => line.map(({ text }) => text).join('');

/** Tells apart what looks different. */
export const lookOf = ({ strong, em, to, image, cell }: Run): string =>
  strong || em || to !== undefined || image !== undefined || cell
    ? JSON.stringify([strong ?? 0, em ?? 0, to ?? 0, image ?? 0, cell ?? 0])
    : '';
/** The same for lines that look alike, and for no others. */
export const lineKey = (line: Line): string => JSON.stringify(line.map((run) => [lookOf(run), run.text]));

const targetText = (target: LinkTarget): string =>
  target.kind === 'address' ? target.href : `${findDescription(target.resource)?.noun ?? target.resource} số ${target.id}`;

const runsOf = (nodes: readonly Inline[], look: Omit<Run, 'text'> = {}): Run[] =>
  nodes.flatMap((node) => {
    if (node.kind === 'text') return [{ ...look, text: node.text }];
    return runsOf(node.children, {
      ...look,
      ...(node.kind === 'link' ? { to: targetText(node.target) } : { [node.kind]: true }),
    });
  });

/** Neighbours that look alike as one, and none without words but pictures and where cells begin. */
export function joined<R extends Run>(runs: readonly R[], kindOf: (run: R) => string = lookOf): R[] {
  const all: R[] = [];
  for (const run of runs) {
    const last = all.at(-1);
    if (run.image !== undefined || run.cell || (run.text !== '' && (last === undefined || kindOf(last) !== kindOf(run))))
      all.push(run);
    else if (last !== undefined && run.text !== '') all[all.length - 1] = { ...last, text: last.text + run.text };
  }
  return all;
}

function inLines(runs: readonly Run[]): Line[] {
  const lines: Run[][] = [[]];
  for (const run of runs) {
    const [first = '', ...further] = run.text.split('\n');
    lines.at(-1)?.push({ ...run, text: first });
    lines.push(...further.map((text) => [{ ...run, text }]));
  }
  return lines.map((line) => joined(line));
}

/** The lines of a text of a section. Its marks are read by paragraphs, which they do not reach beyond. */
export function dressedLines(text: string, { marked }: Pick<Section, 'marked'>): Line[] {
  if (marked !== true || text === '') return plainLines(text);
  const paragraphsAndBlanks = text.split(/\n([^\S\n]*)\n/);
  return paragraphsAndBlanks.flatMap((part, index) => (index % 2 === 0 ? inLines(runsOf(parseMarks(part))) : [plainLine(part)]));
}

export const bulletLines = (section: Section): Line[] => section.list.map((bullet) => dressedLines(bullet, section).flat());

export const tableLines = (table: Section['table']): Line[] =>
  table === undefined
    ? []
    : [table.head, ...table.rows].map((cells) =>
        cells.flatMap((text, column): Line => [{ text: column === 0 ? '' : ' | ', cell: true }, ...plainLine(text)]),
      );

/** The cells of a row of a table, each with where it begins; of any other line there are none. */
export function cellsOf<R extends Run>(line: readonly R[]): { start: R; words: R[] }[] {
  const cells: { start: R; words: R[] }[] = [];
  for (const run of line) {
    if (run.cell) cells.push({ start: run, words: [] });
    else cells.at(-1)?.words.push(run);
  }
  return cells;
}

export const pictureLines = (pictures: Section['pictures'] = []): Line[] =>
  pictures.map(({ image, caption }) => [{ text: '', image }, ...plainLine(caption)]);

/** All words of a section, its marks among them: what it is recognised by. */
export const sourceText = (section: Section): string =>
  [section.title, section.content, ...section.list, ...besideWords(section)].join('\n');

/** What stands before a bullet. */
export const bulletMark = (place: number, isNumbered: boolean | undefined): string => (isNumbered ? `${place}. ` : '• ');

/** A section as one reads it from its title to its pictures. */
export const sectionLines = (section: Section): Line[] => [
  ...(section.title === '' ? [] : [[{ text: section.title, strong: true as const }]]),
  ...dressedLines(section.content, section),
  ...bulletLines(section).map((line, index) => [{ text: bulletMark(index + 1, section.numbered) }, ...line]),
  ...tableLines(section.table),
  ...pictureLines(section.pictures),
];

/** Sections below each other, with a blank line between. */
export const sectionsLines = (sections: readonly Section[]): Line[] =>
  sections.flatMap((section, index) => [...(index === 0 ? [] : [[]]), ...sectionLines(section)]);
