import { type CSSProperties, type KeyboardEvent, useRef, useState } from 'react';
import { createPortal } from 'react-dom';
import { titleOf } from '../../work/records/record.ts';
import { cellText } from './cell-text.ts';
import type { EditorProps, Leaving } from './editor-props.ts';
import { judgedValue, readPasted } from './pasted.ts';
import { useCellBox } from './use-cell-box.ts';
import styles from './facts.module.css';

/** A short value, edited where it stands. */
export function InlineEditor({ description, row, column, change, isTyped, cell, linked, onDone }: EditorProps) {
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
export const isSaving = ({ key, ctrlKey, metaKey }: { key: string; ctrlKey: boolean; metaKey: boolean }) =>
  (ctrlKey || metaKey) && key.toLowerCase() === 's';

/** Where Enter and Tab lead out of an input. */
export function leavingBy({ key, shiftKey }: { key: string; shiftKey: boolean }): Leaving | null {
  if (key === 'Enter') return shiftKey ? 'up' : 'down';
  if (key === 'Tab') return shiftKey ? 'previous' : 'next';
  return null;
}
