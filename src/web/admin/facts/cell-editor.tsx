import type { Description } from '#shared/content-types/description.ts';
import type { FactColumn } from './grid-state.ts';
import type { CellChange, FactRow } from './fact-work.ts';
import { InlineEditor } from './inline-editor.tsx';
import { PanelEditor } from './panel-editor.tsx';
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

/** Short values are edited in the cell, lists and long texts in a panel below it. */
export function CellEditor(props: EditorProps) {
  switch (props.column.field.kind) {
    case 'text':
    case 'number':
    case 'date':
    case 'choice':
      return <InlineEditor {...props} />;
    default:
      return <PanelEditor {...props} />;
  }
}
