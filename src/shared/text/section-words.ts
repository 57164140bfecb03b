import type { Section, SectionTable } from '#shared/answers/parts.ts';

/** A row of a table as one line: 'a | b'. */
export const rowWords = (cells: readonly string[]): string => cells.join(' | ');

export const tableLines = ({ head, rows }: SectionTable): string[] => [head, ...rows].map(rowWords);

/** What a section says in its table and below its pictures, as lines of plain words. */
export const besideWords = ({ table, pictures = [] }: Pick<Section, 'table' | 'pictures'>): string[] => [
  ...(table === undefined ? [] : tableLines(table)),
  ...pictures.flatMap(({ caption }) => (caption === '' ? [] : [caption])),
];
