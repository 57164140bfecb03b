/** The row and the column of a cell among those that are shown. */
export type CellPosition = { row: number; column: number };
type Size = { rows: number; columns: number };

export type Pressed = { key: string; shiftKey: boolean; ctrlKey: boolean };

/**
 * Where a key leads in the grid; null where it leads nowhere, or out of it. Tab goes on in the next row, so that one can fill
 * in a row after the other; Enter goes down.
 */
export function moved(
  { row, column }: CellPosition,
  { key, shiftKey, ctrlKey }: Pressed,
  { rows, columns }: Size,
): CellPosition | null {
  const within = (position: CellPosition): CellPosition | null =>
    position.row >= 0 && position.row < rows && position.column >= 0 && position.column < columns ? position : null;
  switch (key) {
    case 'ArrowUp':
      return ctrlKey ? { row: 0, column } : within({ row: row - 1, column });
    case 'ArrowDown':
      return ctrlKey ? { row: rows - 1, column } : within({ row: row + 1, column });
    case 'ArrowLeft':
      return ctrlKey ? { row, column: 0 } : within({ row, column: column - 1 });
    case 'ArrowRight':
      return ctrlKey ? { row, column: columns - 1 } : within({ row, column: column + 1 });
    case 'Home':
      return ctrlKey ? { row: 0, column: 0 } : { row, column: 0 };
    case 'End':
      return ctrlKey ? { row: rows - 1, column: columns - 1 } : { row, column: columns - 1 };
    case 'PageUp':
      return { row: Math.max(0, row - 10), column };
    case 'PageDown':
      return { row: Math.min(rows - 1, row + 10), column };
    case 'Enter':
      return within({ row: row + (shiftKey ? -1 : 1), column });
    case 'Tab': {
      const next = row * columns + column + (shiftKey ? -1 : 1);
      return within({ row: Math.floor(next / columns), column: ((next % columns) + columns) % columns });
    }
    default:
      return null;
  }
}
