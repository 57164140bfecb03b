import { alike, type PerKind } from '#shared/fields/by-kind.ts';
import type { EditorProps } from './editor-props.ts';
import { InlineEditor } from './inline-editor.tsx';
import { PanelEditor } from './panel-editor.tsx';

/** Short values are edited in the cell, lists and long texts in a panel below it. */
const editors: PerKind<typeof InlineEditor | typeof PanelEditor> = {
  ...alike(InlineEditor, 'text', 'number', 'date', 'choice'),
  ...alike(PanelEditor, 'paragraph', 'slug', 'integer', 'visibility', 'reference', 'references', 'tags', 'sections', 'table'),
  ...alike(PanelEditor, 'image', 'datetime', 'url', 'link', 'choices', 'flag'),
};

export function CellEditor(props: EditorProps) {
  const Editor = editors[props.column.field.kind];
  return <Editor {...props} />;
}
