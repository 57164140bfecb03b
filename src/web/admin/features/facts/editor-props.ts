import type { Description } from '#shared/content-types/description.ts';
import type { FactColumn } from './grid-state.ts';
import type { CellChange, FactRow } from './fact-work.ts';
import type { Linked } from './use-targets.ts';

/** Where one goes from a cell that was edited. */
export type Leaving = 'stay' | 'down' | 'up' | 'next' | 'previous' | 'elsewhere';

export type EditorProps = {
  description: Description;
  row: FactRow;
  column: FactColumn;
  /** What the cell was changed to, if it was. */
  change: CellChange | null;
  /** Whether it was begun by typing: what stands there is replaced. */
  isTyped: boolean;
  /** The cell, which the editor stands upon. */
  cell: HTMLElement;
  linked: Linked;
  onDone: (change: CellChange | null | 'as before', leaving: Leaving) => void;
};
