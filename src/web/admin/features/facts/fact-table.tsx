import {
  type ClipboardEvent,
  type KeyboardEvent,
  type MouseEvent,
  useCallback,
  useEffect,
  useLayoutEffect,
  useMemo,
  useRef,
  useState,
} from 'react';
import { flushSync } from 'react-dom';
import { initialOf } from '#shared/fields/index.ts';
import type { Description } from '#shared/content-types/description.ts';
import type { Chosen } from '../../lists/use-chosen.ts';
import { titleOf } from '../../work/records/record.ts';
import { CellEditor, type Leaving } from './cell-editor.tsx';
import { cellText } from './cell-text.ts';
import { type CellChange, type FactRow, type FactWork, valueIn } from './fact-work.ts';
import { FactRowView } from './fact-row.tsx';
import type { FactColumn } from './grid-state.ts';
import { moved, type CellPosition } from './moves.ts';
import type { Linked } from './use-targets.ts';
import { toCell } from '../../inputs/tsv.ts';
import styles from './facts.module.css';

type Props = {
  description: Description;
  columns: readonly FactColumn[];
  rows: readonly FactRow[];
  work: FactWork;
  linked: Linked;
  chosen: Chosen;
  active: CellPosition;
  busy: boolean;
  onActive: (position: CellPosition) => void;
  onCell: (row: FactRow, name: string, change: CellChange | null) => void;
  onPaste: (position: CellPosition, text: string) => void;
  /** Takes the last change back; false when there is none. */
  onStepBack: () => boolean;
};

/** Columns of the grid before the facts: the box that chooses a row, and its name. */
const lead = 2;

/** The record is told by its id: rows may come anew, in another order, while one edits. */
type Editing = { id: number; column: number; isTyped: boolean };

/**
 * A grid that is worked in as in a spreadsheet: keys move, typing or Enter edits, Tab goes on in the next row. One cell is in the
 * order of the page; Escape lets the next Tab leave the grid.
 */
export function FactTable(props: Props) {
  const { description, columns, rows, work, linked, chosen, active, busy, onActive, onCell } = props;
  const [editing, setEditing] = useState<Editing | null>(null);
  const frame = useRef<HTMLDivElement>(null);
  const wantsFocus = useRef(false);
  const leaves = useRef(false);
  const size = useMemo(() => ({ rows: rows.length, columns: columns.length + lead }), [columns.length, rows.length]);
  const at = { row: Math.min(active.row, rows.length - 1), column: active.column };

  useLayoutEffect(() => {
    if (!wantsFocus.current || editing !== null) return;
    wantsFocus.current = false;
    focusable(frame.current, at)?.focus();
  });

  const go = useCallback(
    (position: CellPosition) => {
      wantsFocus.current = true;
      onActive(position);
    },
    [onActive],
  );

  // The same each time: a row is drawn anew only when something of it has changed.
  const toggle = useRef(chosen.toggle);
  toggle.current = chosen.toggle;
  const choose = useCallback(
    (row: FactRow, reaches: boolean) => toggle.current({ id: row.id, name: titleOf(description, row) }, reaches),
    [description],
  );

  const editedAt = editing === null ? null : { row: rows.findIndex(({ id }) => id === editing.id), column: editing.column };
  const edited = editedAt === null ? undefined : rows[editedAt.row];
  useEffect(() => {
    if (editing !== null && edited === undefined) setEditing(null);
  }, [edited, editing]);

  const columnAt = (position: CellPosition) => columns[position.column - lead];
  const edit = (position: CellPosition, isTyped: boolean) => {
    const row = rows[position.row];
    const column = columnAt(position);
    if (busy || row === undefined || column === undefined) return;
    if (column.field.kind === 'flag') {
      onCell(row, column.name, { value: valueIn(work, row, column.name) !== true, fault: null });
      return;
    }
    // At once, so that the letter that was typed goes into the input, also one that an input method is composing.
    flushSync(() => setEditing({ id: row.id, column: position.column, isTyped }));
  };

  const finish = (change: CellChange | null | 'as before', leaving: Leaving) => {
    const position = editedAt;
    setEditing(null);
    if (position === null || edited === undefined) return;
    const column = columnAt(position);
    if (change !== 'as before' && column !== undefined) onCell(edited, column.name, change);
    if (leaving === 'elsewhere') return;
    const key = leaving === 'next' || leaving === 'previous' ? 'Tab' : 'Enter';
    const shiftKey = leaving === 'previous' || leaving === 'up';
    const next = leaving === 'stay' ? null : moved(position, { key, shiftKey, ctrlKey: false }, size);
    go(next ?? position);
  };

  const onKeyDown = (event: KeyboardEvent) => {
    if (editing !== null) return;
    const position = positionOf(event.target);
    if (position === null) return;
    const { key, shiftKey, altKey, nativeEvent } = event;
    const ctrlKey = event.ctrlKey || event.metaKey;
    const row = rows[position.row];
    const column = columnAt(position);
    if (key === 'Escape') {
      leaves.current = true;
      return;
    }
    const isLeaving = leaves.current && key === 'Tab';
    leaves.current = false;
    if (isLeaving) return;
    if (ctrlKey && !shiftKey && !altKey && key.toLowerCase() === 'z') {
      // The bar that takes saved changes back listens too.
      if (props.onStepBack()) {
        event.preventDefault();
        nativeEvent.stopImmediatePropagation();
      }
      return;
    }
    if (key === ' ' && (shiftKey || position.column === 0) && row !== undefined) {
      event.preventDefault();
      choose(row, shiftKey && position.column === 0);
      return;
    }
    if (column !== undefined && !ctrlKey && !altKey) {
      if ((key === 'Enter' && !shiftKey) || key === 'F2' || (key === ' ' && column.field.kind === 'flag')) {
        event.preventDefault();
        edit(position, false);
        return;
      }
      if (key === 'Delete' || key === 'Backspace') {
        event.preventDefault();
        if (!busy && row !== undefined) onCell(row, column.name, { value: initialOf(column.field), fault: null });
        return;
      }
      // A letter, or one that an input method is about to make.
      if ((key.length === 1 || key === 'Process' || nativeEvent.isComposing) && column.field.kind !== 'flag') {
        edit(position, true);
        return;
      }
    }
    if (key === 'Enter' || altKey) return;
    const next = moved(position, { key, shiftKey, ctrlKey }, size);
    if (next === null) return;
    event.preventDefault();
    go(next);
  };

  const onClick = (event: MouseEvent) => {
    const position = positionOf(event.target);
    if (position === null || editing !== null) return;
    leaves.current = false;
    if (position.column < lead) {
      onActive(position);
      return;
    }
    // The cell stays ready for a paste: only a second press right after it edits.
    go(position);
  };
  const onDoubleClick = (event: MouseEvent) => {
    const position = positionOf(event.target);
    if (position !== null && editing === null && position.column >= lead) edit(position, false);
  };

  const onCopy = (event: ClipboardEvent) => {
    const position = editing === null ? positionOf(event.target) : null;
    const row = position === null ? undefined : rows[position.row];
    const column = position === null ? undefined : columnAt(position);
    if (row === undefined || column === undefined) return;
    event.preventDefault();
    const text = work.get(row.id)?.cells[column.name]?.text;
    event.clipboardData.setData(
      'text/plain',
      toCell(text ?? cellText(column.field, valueIn(work, row, column.name), linked.nameOf)),
    );
  };
  const onPaste = (event: ClipboardEvent) => {
    const position = editing === null ? positionOf(event.target) : null;
    if (position === null || columnAt(position) === undefined || busy) return;
    event.preventDefault();
    props.onPaste(position, event.clipboardData.getData('text/plain'));
  };

  const all = rows.length > 0 && chosen.onPage === rows.length;
  const editedColumn = editedAt === null ? undefined : columnAt(editedAt);
  const editedCell = editedAt === null ? null : focusable(frame.current, editedAt);

  return (
    <div ref={frame} className={styles['frame']}>
      <p id="cach-di-trong-bang" className="visually-hidden">
        Phím mũi tên và Tab đi giữa các ô, Enter để sửa, Esc rồi Tab để ra khỏi bảng.
      </p>
      <table
        className={styles['table']}
        // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-to-interactive-role -- the grid of ARIA, drawn as a table
        role="grid"
        aria-label={`Dữ kiện: ${description.noun}`}
        aria-describedby="cach-di-trong-bang"
        aria-rowcount={rows.length + 1}
        aria-colcount={size.columns}
        aria-multiselectable="true"
        aria-busy={busy || undefined}
        onKeyDown={onKeyDown}
        onClick={onClick}
        onDoubleClick={onDoubleClick}
        onCopy={onCopy}
        onPaste={onPaste}
        onFocus={({ target }) => {
          const position = positionOf(target);
          if (position !== null && (position.row !== at.row || position.column !== at.column)) onActive(position);
        }}
      >
        <thead>
          <tr>
            <th scope="col" className={styles['boxHead']}>
              <input
                type="checkbox"
                aria-label="Chọn mọi dòng đang hiện"
                checked={all}
                ref={(box) => {
                  if (box) box.indeterminate = chosen.onPage > 0 && !all;
                }}
                onChange={chosen.togglePage}
              />
            </th>
            <th scope="col" className={styles['nameHead']}>
              {description.fields[description.title]?.label}
            </th>
            {columns.map(({ name, field }) => (
              <th key={name} scope="col" data-kind={field.kind}>
                {field.label}
                {field.kind === 'number' && field.unit !== undefined && <span className={styles['unit']}>{field.unit}</span>}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map((row, index) => (
            <FactRowView
              key={row.id}
              index={index}
              row={row}
              description={description}
              columns={columns}
              changed={work.get(row.id)}
              nameOf={linked.nameOf}
              chosen={chosen.has(row.id)}
              active={index === at.row ? at.column : null}
              onChoose={choose}
            />
          ))}
        </tbody>
      </table>
      {editing !== null && edited !== undefined && editedColumn !== undefined && editedCell !== null && (
        <CellEditor
          key={`${edited.id} ${editedColumn.name}`}
          description={description}
          row={edited}
          column={editedColumn}
          change={work.get(edited.id)?.cells[editedColumn.name] ?? null}
          isTyped={editing.isTyped}
          cell={editedCell}
          linked={linked}
          onDone={finish}
        />
      )}
    </div>
  );
}

/** What takes the focus in a cell: the box, the link of the name, or the cell itself. */
const focusable = (frame: HTMLElement | null, { row, column }: CellPosition): HTMLElement | null =>
  frame?.querySelector<HTMLElement>(`[data-at="${row}:${column}"]`) ?? null;

function positionOf(target: EventTarget | null): CellPosition | null {
  const cell = target instanceof Element ? target.closest<HTMLElement>('[data-at]') : null;
  const [row, column] = (cell?.dataset['at'] ?? '').split(':').map(Number);
  return cell === null || row === undefined || column === undefined ? null : { row, column };
}
