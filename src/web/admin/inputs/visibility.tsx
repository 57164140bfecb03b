import { hidden, shown, type VisibilityField } from '#shared/fields/visibility.ts';
import { isRecord } from '#shared/rules/is-record.ts';
import type { InputKind } from './input-kind.ts';
import { RadioRow } from './radio-row.tsx';

const options = [
  { value: String(shown), label: 'Hiển thị' },
  { value: String(hidden), label: 'Ẩn' },
];

export const visibility: InputKind<VisibilityField, string> = {
  /** The detail of a career gives its status with a label beside it. */
  read: (stored) => String((isRecord(stored) ? stored['value'] : stored) ?? shown),
  toWire: Number,
  revive: (saved) => (options.some(({ value }) => value === saved) ? String(saved) : null),
  describe: (value) => options.find((option) => option.value === value)?.label ?? value,
  Input: (props) => <RadioRow {...props} options={options} />,
};
