import type { PerKind } from '#shared/fields/by-kind.ts';
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
const editors: PerKind<typeof InlineEditor | typeof PanelEditor> = {
  text: InlineEditor,
  number: InlineEditor,
  date: InlineEditor,
  choice: InlineEditor,
  paragraph: PanelEditor,
  slug: PanelEditor,
  integer: PanelEditor,
  visibility: PanelEditor,
  reference: PanelEditor,
  tags: PanelEditor,
  sections: PanelEditor,
  image: PanelEditor,
  datetime: PanelEditor,
  url: PanelEditor,
  link: PanelEditor,
  choices: PanelEditor,
  flag: PanelEditor,
  references: PanelEditor,
  table: PanelEditor,
};

export function CellEditor(props: EditorProps) {
  const Editor = editors[props.column.field.kind];
  return <Editor {...props} />;
}
