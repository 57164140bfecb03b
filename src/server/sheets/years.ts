import { type Cell, isBlankCell } from '#shared/sheets/cells.ts';
import { type Column, isBroken, readCell } from '#shared/sheets/columns.ts';

/** The year of a number or of a date. */
export const yearOf = (value: unknown): number | null => Number(String(value ?? '').slice(0, 4)) || null;

/** The year that a row says in this field; null where it says none. */
export function yearIn(columns: readonly Column[], field: string | undefined, cells: ReadonlyMap<string, Cell>): number | null {
  const column = columns.find(({ key }) => key === field);
  const cell = cells.get(field ?? '') ?? null;
  if (column?.part !== 'value' || isBlankCell(cell) || isBroken(cell)) return null;
  const read = readCell(column, cell);
  return yearOf('value' in read ? read.value : null);
}

/** Whether both say their year, and not the same. */
export const isOfOtherYear = ({ year: own }: { year: number | null }, year: number | null): boolean =>
  own !== null && year !== null && own !== year;
