import type { ComponentType } from 'react';
import type { Field } from '#shared/fields/index.ts';
import type { InputProps, StoredRecord } from './form-slots.ts';
import styles from './label.module.css';

/**
 * How one kind of field is edited. `V` is what the input holds while the editor types, which may be
 * less tidy than what is stored.
 */
export type InputKind<F extends Field, V> = {
  /** From what a record holds; also from the first value of a new record. */
  read: (stored: unknown, facts: { name: string; field: F; record: StoredRecord | null }) => V;
  /** What the rule of the field judges and the API takes; `stored` is what the record holds. */
  toWire: (value: V, stored: unknown, field: F) => unknown;
  /** Back from a draft, which may be from an older version of the program: null when it is not understood. */
  revive: (saved: unknown) => V | null;
  /** As a person reads it, to compare two versions. */
  describe: (value: V, field: F) => string;
  Input: ComponentType<InputProps<F, V>>;
};

export const textOf = (stored: unknown): string => (typeof stored === 'string' ? stored : '');
export const reviveText = (saved: unknown): string | null => (typeof saved === 'string' ? saved : null);

/** The id under which an input is found, by the key of its field. */
export const inputId = (name: string) => `field-${name}`;

/**
 * What every input of one line shares. `required` is said to screen readers but not to the browser,
 * whose own bubbles would come before the messages of the rules.
 */
export const wrapped = ({ name, field, faults, required }: Omit<InputProps<Field, never>, 'value' | 'onChange' | 'form'>) => ({
  id: inputId(name),
  name,
  label: field.label,
  description: field.hint,
  error: faults[''],
  labelProps: required ? { className: styles['required'] } : {},
  'aria-required': required || undefined,
  autoComplete: 'off',
});
