import { Button } from '@mantine/core';
import { useWindowEvent } from '@mantine/hooks';
import { type CSSProperties, type KeyboardEvent, useLayoutEffect, useMemo, useRef, useState } from 'react';
import { createPortal } from 'react-dom';
import type { Description } from '#shared/content-types/description.ts';
import { alike, type PerKind } from '#shared/fields/by-kind.ts';
import { initialOf } from '#shared/fields/index.ts';
import { SmallButton } from '#web/ui/buttons.tsx';
import { type FormValue, inputOf } from '../../inputs/index.ts';
import { inputId } from '../../inputs/input-kind.ts';
import { titleOf } from '../../work/records/record.ts';
import type { CellChange, FactRow } from './fact-work.ts';
import type { FactColumn } from './grid-state.ts';
import { judgedValue, readPasted } from './pasted.ts';
import type { Linked } from './use-targets.ts';
import styles from './facts.module.css';
import { cellText } from './cell-text.ts';

/** Where one goes from a cell that was edited. */
export type Leaving = 'stay' | 'down' | 'up' | 'next' | 'previous' | 'elsewhere';

type EditorProps = {
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

type CellBox = { top: number; left: number; width: number; height: number };

const boxOf = (cell: HTMLElement): CellBox => {
  const { top, left, width, height } = cell.getBoundingClientRect();
  return { top, left, width, height };
};

/** Where a cell stands in the window, also while its grid is scrolled. */
function useCellBox(cell: HTMLElement): CellBox {
  const [box, setBox] = useState(() => boxOf(cell));
  const follow = () => setBox(boxOf(cell));
  useWindowEvent('scroll', follow, true);
  useWindowEvent('resize', follow);
  return box;
}

/** A short value, edited where it stands. */
function InlineEditor({ description, row, column, change, isTyped, cell, linked, onDone }: EditorProps) {
  const { name, field } = column;
  const stored = change === null ? row[name] : change.value;
  const first =
    field.kind === 'choice' || field.kind === 'date' ? plain(stored) : (change?.text ?? cellText(field, stored, linked.nameOf));
  const [text, setText] = useState(isTyped && field.kind !== 'choice' ? '' : first);
  const isDone = useRef(false);
  const box = useCellBox(cell);

  const commit = (leaving: Leaving) => {
    if (isDone.current) return;
    isDone.current = true;
    if (text === first && !isTyped) return onDone('as before', leaving);
    const read =
      field.kind === 'choice' || field.kind === 'date'
        ? judgedValue(name, field, text)
        : readPasted(name, field, text, linked.targetsOf);
    // What was typed and not understood stays.
    onDone('fault' in read ? { text, fault: read.fault } : { value: read.value, fault: null }, leaving);
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.nativeEvent.isComposing || event.keyCode === 229) return;
    const leaving = leavingBy(event);
    if (event.key === 'Escape') {
      event.preventDefault();
      isDone.current = true;
      onDone('as before', 'stay');
    } else if (isSaving(event)) {
      commit('stay');
    } else if (leaving !== null) {
      event.preventDefault();
      commit(leaving);
    }
  };
  const shared = {
    className: styles['inline'],
    style: box as CSSProperties,
    'aria-label': `${field.label}: ${titleOf(description, row)}`,
    value: text,
    autoFocus: true,
    onKeyDown,
    onBlur: () => commit('elsewhere'),
    onChange: ({ currentTarget }: { currentTarget: { value: string } }) => setText(currentTarget.value),
  };
  return createPortal(
    field.kind === 'choice' ? (
      <select {...shared}>
        {field.values.map(({ value, label }) => (
          <option key={value} value={value}>
            {label}
          </option>
        ))}
      </select>
    ) : (
      <input
        {...shared}
        type={field.kind === 'date' ? 'date' : 'text'}
        inputMode={field.kind === 'number' ? 'decimal' : undefined}
        autoComplete="off"
        onFocus={({ currentTarget }) => !isTyped && field.kind !== 'date' && currentTarget.select()}
      />
    ),
    document.body,
  );
}

const plain = (value: unknown): string => (typeof value === 'string' ? value : '');

/** Whether the key is the one that saves the grid. */
const isSaving = ({ key, ctrlKey, metaKey }: { key: string; ctrlKey: boolean; metaKey: boolean }) =>
  (ctrlKey || metaKey) && key.toLowerCase() === 's';

/** Where Enter and Tab lead out of an input. */
function leavingBy({ key, shiftKey }: { key: string; shiftKey: boolean }): Leaving | null {
  if (key === 'Enter') return shiftKey ? 'up' : 'down';
  if (key === 'Tab') return shiftKey ? 'previous' : 'next';
  return null;
}

const noFaults = {};

/** Lists, tables and long texts, edited with the input that their form has. */
function PanelEditor({ description, row, column, change, cell, onDone }: EditorProps) {
  const { name, field } = column;
  const input = inputOf(field);
  const stored = change === null || change.text !== undefined ? row[name] : change.value;
  const [value, setValue] = useState<FormValue>(() => input.read(stored ?? initialOf(field), { name, field, record: row }));
  const first = useRef(value);
  const isDone = useRef(false);
  const panel = useRef<HTMLDivElement>(null);
  const own = `o-${name}`;
  const form = useMemo(
    () => ({ description, record: row, slots: {}, nameNow: () => titleOf(description, row) }),
    [description, row],
  );
  const box = useCellBox(cell);
  const { Input } = input;

  const commit = (leaving: Leaving) => {
    if (isDone.current) return;
    isDone.current = true;
    if (value === first.current) return onDone('as before', leaving);
    const sent = input.toWire(value, row[name], field);
    const judged = judgedValue(name, field, sent);
    onDone('fault' in judged ? { value: sent, fault: judged.fault } : { value: judged.value, fault: null }, leaving);
  };
  const cancel = () => {
    isDone.current = true;
    onDone('as before', 'stay');
  };

  useLayoutEffect(() => {
    const place =
      panel.current?.querySelector<HTMLElement>(`#${CSS.escape(inputId(own))}`) ??
      panel.current?.querySelector<HTMLElement>('input, textarea, button');
    place?.focus();
  }, [own]);

  // A press elsewhere is the end of it.
  const onPress = ({ target }: PointerEvent) => {
    if (target instanceof Node && !panel.current?.contains(target)) commit('elsewhere');
  };
  useWindowEvent('pointerdown', onPress, true);

  const onKeyDown = (event: KeyboardEvent) => {
    if (event.nativeEvent.isComposing || event.keyCode === 229) return;
    const { key, target } = event;
    const leaving = leavingBy(event);
    if (key === 'Escape') {
      // The first one closes the list of choices.
      if (target instanceof Element && target.getAttribute('aria-expanded') === 'true') return;
      event.preventDefault();
      cancel();
    } else if (isSaving(event)) {
      commit('stay');
    } else if (key === 'Enter' && (event.ctrlKey || event.metaKey)) {
      event.preventDefault();
      commit('down');
    } else if (key === 'Enter' && leaving !== null && isIdle(target, field.kind === 'tags' || !event.defaultPrevented)) {
      event.preventDefault();
      commit(leaving);
    } else if (key === 'Tab' && leaving !== null && isEdge(panel.current, target, event.shiftKey)) {
      event.preventDefault();
      commit(leaving);
    }
  };

  return createPortal(
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- Escape, Enter and Tab leave it
    <div
      ref={panel}
      className={`stack-3 ${styles['panel']}`}
      data-kind={field.kind}
      style={placed(box)}
      role="dialog"
      aria-label={`${field.label}: ${titleOf(description, row)}`}
      onKeyDown={onKeyDown}
      onBlur={({ relatedTarget }) => {
        if (relatedTarget !== null && !panel.current?.contains(relatedTarget)) commit('elsewhere');
      }}
    >
      {change?.text !== undefined && <p className={`breaks ${styles['pasted']}`}>Đã dán: “{change.text}”</p>}
      <Input
        name={own}
        field={field}
        value={value}
        onChange={(next) => setValue((before) => (typeof next === 'function' ? next(before) : next))}
        faults={noFaults}
        required={false}
        form={form}
      />
      <div className="line-2">
        <Button size="compact-md" tabIndex={-1} onClick={() => commit('stay')}>
          Xong
        </Button>
        <SmallButton tabIndex={-1} onClick={cancel}>
          Hủy
        </SmallButton>
      </div>
    </div>,
    document.body,
  );
}

/** Whether Enter in an input has nothing left to do there. */
const isIdle = (target: EventTarget, isFree: boolean) => target instanceof HTMLInputElement && target.value === '' && isFree;

/** Whether Tab would lead out of the panel. */
function isEdge(panel: HTMLElement | null, target: EventTarget, back: boolean): boolean {
  const stops = [...(panel?.querySelectorAll<HTMLElement>('input, textarea, select, button') ?? [])].filter(
    (stop) => stop.tabIndex >= 0 && !stop.matches(':disabled, [type="hidden"]'),
  );
  return target === (back ? stops[0] : stops.at(-1));
}

const edge = 8;

/** Below the cell, or above it where there is more room. */
function placed({ top, left, width, height }: CellBox): CSSProperties {
  const own = Math.min(Math.max(width, 352), window.innerWidth - 2 * edge);
  const x = Math.max(edge, Math.min(left, window.innerWidth - own - edge));
  const below = window.innerHeight - top - height;
  return below >= Math.min(360, top)
    ? { left: x, width: own, top: top + height, maxHeight: below - edge }
    : { left: x, width: own, bottom: window.innerHeight - top, maxHeight: top - edge };
}

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
