import { Radio } from '@mantine/core';
import type { Field } from '#shared/fields/index.ts';
import type { InputProps } from './input-kind.ts';
import styles from './label.module.css';

/** A few values side by side, all in sight. */
export function RadioRow({
  name,
  field,
  faults,
  required,
  value,
  onChange,
  options,
}: Omit<InputProps<Field, string>, 'form'> & { options: readonly { value: string; label: string }[] }) {
  return (
    <Radio.Group
      name={name}
      label={field.label}
      description={field.hint}
      error={faults['']}
      labelProps={required ? { className: styles['required'] } : {}}
      value={value}
      onChange={onChange}
    >
      <div className={styles['row']}>
        {options.map((option) => (
          <Radio key={option.value} value={option.value} label={option.label} aria-invalid={faults[''] ? true : undefined} />
        ))}
      </div>
    </Radio.Group>
  );
}
