/** A row of a table as one line: 'a | b'. */
export const rowWords = (cells: readonly string[]): string => cells.join(' | ');

type Beside = {
  table?: { head: readonly string[]; rows: readonly (readonly string[])[] } | undefined;
  pictures?: readonly { caption: string }[] | undefined;
};

/** What a section says in its table and below its pictures, as lines of plain words. */
export const besideWords = ({ table, pictures = [] }: Beside): string[] => [
  ...(table === undefined ? [] : [table.head, ...table.rows].map(rowWords)),
  ...pictures.flatMap(({ caption }) => (caption === '' ? [] : [caption])),
];
