import type { FactColumn } from './grid-state.ts';
import type { CellChange, FactRow } from './fact-work.ts';
import { readPasted, type TargetsOf } from './pasted.ts';
import { cellsOf } from '../../inputs/tsv.ts';

export type PastedCell = { row: FactRow; name: string; change: CellChange };
export type PastedCells = {
  cells: PastedCell[];
  unread: number;
  /** Lines and cells that found no place in the grid. */ left: string[];
};

/**
 * The cells that a text from a spreadsheet changes, from one cell on to the right and downwards. One value alone goes into all
 * `targets`.
 */
export function pasteCells(
  text: string,
  from: { rows: readonly FactRow[]; columns: readonly FactColumn[] },
  targets: readonly FactRow[],
  targetsOf: TargetsOf,
): PastedCells {
  const grid = cellsOf(text);
  const single = grid.length === 1 && grid[0]?.length === 1 ? (grid[0][0] ?? '') : null;
  const cells: PastedCell[] = [];
  const left: string[] = [];
  let unread = 0;
  const put = (row: FactRow, { name, field }: FactColumn, given: string) => {
    const read = readPasted(name, field, given, targetsOf);
    if ('fault' in read) unread += 1;
    cells.push({ row, name, change: 'fault' in read ? { text: given, fault: read.fault } : { value: read.value, fault: null } });
  };
  if (single !== null) {
    const [column] = from.columns;
    if (column !== undefined) for (const row of targets) put(row, column, single);
    return { cells, unread, left };
  }
  for (const [down, line] of grid.entries()) {
    const row = from.rows[down];
    if (row === undefined) {
      left.push(line.join('\t'));
      continue;
    }
    const beyond = line.slice(from.columns.length);
    if (beyond.some((given) => given.trim() !== '')) left.push(beyond.join('\t'));
    for (const [right, given] of line.entries()) {
      const column = from.columns[right];
      if (column !== undefined) put(row, column, given);
    }
  }
  return { cells, unread, left };
}
