import { Checkbox } from '@mantine/core';
import type { FlagField } from '#shared/fields/flag.ts';
import { inputId, type InputKind } from './input-kind.ts';

export const flag: InputKind<FlagField, boolean> = {
  read: (stored) => stored === true,
  toWire: (value) => value,
  revive: (saved) => (typeof saved === 'boolean' ? saved : null),
  describe: (value) => (value ? 'Có' : 'Không'),
  Input: ({ name, field, value, onChange, faults }) => (
    <Checkbox
      id={inputId(name)}
      name={name}
      label={field.label}
      description={field.hint}
      error={faults['']}
      checked={value}
      onChange={({ currentTarget }) => onChange(currentTarget.checked)}
    />
  ),
};
