import type { PerKind } from '#shared/fields/by-kind.ts';
import type { EditorProps } from './editor-props.ts';
import { InlineEditor } from './inline-editor.tsx';
import { PanelEditor } from './panel-editor.tsx';

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
