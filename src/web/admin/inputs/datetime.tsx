import { TextInput } from '@mantine/core';
import type { DatetimeField } from '#shared/fields/datetime.ts';
import { parseMoment, toDateTimeLocal, viDateTime } from '#shared/rules/vi-date.ts';
import { type InputKind, reviveText } from './input-kind.ts';
import styles from './label.module.css';
import { wrapped } from './wrapped.ts';

const local = (stored: unknown) => (typeof stored === 'string' && stored !== '' ? toDateTimeLocal(stored) : '');

export const datetime: InputKind<DatetimeField, string> = {
  read: local,
  /** A moment nobody touched keeps its seconds. */
  toWire: (value, stored) => (value === local(stored) ? (stored ?? null) : value),
  revive: reviveText,
  describe: (value) => {
    const moment = parseMoment(value);
    return moment === null ? value : viDateTime(moment);
  },
  Input: (props) => (
    <TextInput
      {...wrapped(props)}
      type="datetime-local"
      classNames={{ wrapper: styles['medium'] ?? '' }}
      description={props.field.hint ?? 'Theo giờ Việt Nam.'}
      value={props.value}
      onChange={({ currentTarget }) => props.onChange(currentTarget.value)}
    />
  ),
};
