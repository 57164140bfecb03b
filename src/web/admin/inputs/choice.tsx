import type { ChoiceField } from '#shared/fields/choice.ts';
import { type InputKind, reviveText, textOf } from './input-kind.ts';
import { RadioRow } from './radio-row.tsx';

export const choice: InputKind<ChoiceField, string> = {
  read: textOf,
  toWire: (value) => value,
  revive: reviveText,
  describe: (value, field) => field.values.find((known) => known.value === value)?.label ?? value,
  Input: (props) => <RadioRow {...props} options={props.field.values} />,
};
