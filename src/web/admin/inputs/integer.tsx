import { TextInput } from '@mantine/core';
import type { IntegerField } from '#shared/fields/integer.ts';
import { type InputKind, reviveText } from './input-kind.ts';
import styles from './label.module.css';
import { wrapped } from './wrapped.ts';

export const integer: InputKind<IntegerField, string> = {
  read: (stored) => (typeof stored === 'number' ? String(stored) : '0'),
  /** What is not a whole number goes as it was typed, so that the rule can say so. */
  toWire: (value) => (value.trim() === '' ? 0 : /^\s*\d{1,15}\s*$/.test(value) ? Number(value) : value),
  revive: reviveText,
  describe: (value) => value.trim() || '0',
  Input: (props) => (
    <TextInput
      {...wrapped(props)}
      inputMode="numeric"
      classNames={{ wrapper: styles['short'] ?? '' }}
      description={props.field.hint ?? 'Số nhỏ đứng trước.'}
      value={props.value}
      onChange={({ currentTarget }) => props.onChange(currentTarget.value)}
    />
  ),
};
