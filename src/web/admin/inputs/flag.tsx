import { Input } from '@mantine/core';
import type { FlagField } from '#shared/fields/flag.ts';
import styles from './flag.module.css';
import { inputId, type InputKind } from './input-kind.ts';
import type { InputProps } from './form-slots.ts';

export const flag: InputKind<FlagField, boolean> = {
  read: (stored) => stored === true,
  toWire: (value) => value,
  revive: (saved) => (typeof saved === 'boolean' ? saved : null),
  describe: (value) => (value ? 'Có' : 'Không'),
  Input: FlagInput,
};

/** A box of the browser: Mantine's weighs more than all else that a yes or no needs. */
function FlagInput({ name, field, value, onChange, faults }: InputProps<FlagField, boolean>) {
  const id = inputId(name);
  const fault = faults[''];
  const told = [field.hint !== undefined && `${id}-hint`, fault !== undefined && `${id}-fault`].filter(Boolean).join(' ');
  return (
    <div className={styles['flag']}>
      <input
        id={id}
        name={name}
        type="checkbox"
        className={styles['box']}
        checked={value}
        aria-invalid={fault === undefined ? undefined : true}
        aria-describedby={told === '' ? undefined : told}
        onChange={({ currentTarget }) => onChange(currentTarget.checked)}
      />
      <label htmlFor={id}>{field.label}</label>
      {field.hint !== undefined && (
        <Input.Description id={`${id}-hint`} className={styles['said'] ?? ''}>
          {field.hint}
        </Input.Description>
      )}
      {fault !== undefined && (
        <Input.Error id={`${id}-fault`} className={styles['said'] ?? ''}>
          {fault}
        </Input.Error>
      )}
    </div>
  );
}
