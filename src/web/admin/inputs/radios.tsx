import { Radio } from '@mantine/core';
import type { ChoiceField } from '#shared/fields/choice.ts';
import type { Field } from '#shared/fields/index.ts';
import { hidden, shown, type VisibilityField } from '#shared/fields/visibility.ts';
import { isRecord } from '#shared/formats/json.ts';
import { type InputKind, reviveText, textOf } from './input-kind.ts';
import type { InputProps } from './form-slots.ts';
import styles from './label.module.css';

type Option = { value: string; label: string };

const labelIn = (options: readonly Option[], value: string) => options.find((option) => option.value === value)?.label ?? value;

export const choice: InputKind<ChoiceField, string> = {
  read: textOf,
  /** One of those that only lists are filtered by is the last of the others, from the moment that stands beside it. */
  toWire: (value, _, { values, alsoFilters = [] }) =>
    alsoFilters.some((also) => also.value === value) ? values.at(-1)?.value : value,
  revive: reviveText,
  describe: (value, { values, alsoFilters = [] }) => labelIn([...values, ...alsoFilters], value),
  Input: (props) => <RadioRow {...props} options={props.field.values} />,
};

const states = [
  { value: String(shown), label: 'Hiển thị' },
  { value: String(hidden), label: 'Ẩn' },
];

export const visibility: InputKind<VisibilityField, string> = {
  /** The detail of a career gives its status with a label beside it. */
  read: (stored) => String((isRecord(stored) ? stored['value'] : stored) ?? shown),
  toWire: Number,
  revive: (saved) => (states.some(({ value }) => value === saved) ? String(saved) : null),
  describe: (value) => labelIn(states, value),
  Input: (props) => <RadioRow {...props} options={states} />,
};

type Props = InputProps<Field, string> & { options: readonly Option[] };

/** One of a few, in a row where there is room. */
export const RadioRow = ({ name, field, faults, required, value, onChange, options }: Props) => (
  <Radio.Group
    name={name}
    label={field.label}
    description={field.hint}
    error={faults['']}
    labelProps={required ? { className: styles['required'] } : {}}
    value={value}
    onChange={onChange}
  >
    <div className={`row ${styles['row']}`}>
      {options.map((option) => (
        <Radio key={option.value} value={option.value} label={option.label} aria-invalid={faults[''] ? true : undefined} />
      ))}
    </div>
  </Radio.Group>
);
