/** What stands in one column of a row, line by line; no line: nothing is known. */
export type Cell = {
  lines: string[];
  /** The figures in it are but illustrations. */
  isIllustrative?: boolean;
};

/** One thing that is compared: a cell for each record. */
export type Row = { label: string; cells: Cell[] };

export const nothing: Cell = { lines: [] };

/** A cell of these lines, without the empty ones. */
export const cellOf = (lines: readonly (string | null | false)[], isIllustrative = false): Cell => {
  const written = lines.filter((line): line is string => typeof line === 'string' && line.trim() !== '');
  return isIllustrative && written.length > 0 ? { lines: written, isIllustrative } : { lines: written };
};

const isKnown = ({ cells }: Row) => cells.some(({ lines }) => lines.length > 0);

const isSame = ({ cells: [first, ...others] }: Row) =>
  others.every(
    ({ lines, isIllustrative }) =>
      isIllustrative === first?.isIllustrative &&
      lines.length === first?.lines.length &&
      lines.every((line, index) => line === first.lines[index]),
  );

/** Rows in which all records agree, and the others. One of which nothing is known of any record is neither. */
export function splitRows(rows: readonly Row[]): { same: Row[]; different: Row[] } {
  const known = rows.filter(isKnown);
  return { same: known.filter(isSame), different: known.filter((row) => !isSame(row)) };
}

/** A combination with its subjects, where they are known. */
export const combinationLine = ({ ma, mon }: { ma: string; mon: readonly string[] }) =>
  mon.length === 0 ? ma : `${ma}: ${mon.join(', ')}`;
