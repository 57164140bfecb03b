import type { ChoicesField } from '#shared/fields/choices.ts';
import type { InputKind } from './input-kind.ts';
import { Picks } from './picks.tsx';

const textsIn = (value: unknown): string[] | null =>
  Array.isArray(value) ? value.filter((item): item is string => typeof item === 'string') : null;

const labelOf = ({ values }: ChoicesField, value: string) => values.find((choice) => choice.value === value)?.label ?? value;

export const choices: InputKind<ChoicesField, string[]> = {
  read: (stored) => textsIn(stored) ?? [],
  toWire: (value) => value,
  revive: textsIn,
  describe: (value, field) => value.map((one) => labelOf(field, one)).join(', '),
  Input: ({ name, field, value, onChange, faults }) => (
    <Picks
      name={name}
      label={field.label}
      hint={field.hint}
      fault={faults[''] ?? Object.values(faults)[0]}
      most={field.most}
      placeholder="Chọn thêm"
      picked={value.map((one) => ({ value: one, label: labelOf(field, one) }))}
      choices={field.values}
      onChange={(picked) => onChange(picked.map((pick) => pick.value))}
    />
  ),
};
