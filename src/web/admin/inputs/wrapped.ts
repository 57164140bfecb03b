import type { Field } from '#shared/fields/index.ts';
import type { InputProps } from './input-kind.ts';
import styles from './label.module.css';

/** The id under which an input is found, by the key of its field. */
export const inputId = (name: string) => `field-${name}`;

/**
 * What every input of one line shares. `required` is said to screen readers but not to the browser,
 * whose own bubbles would come before the messages of the rules.
 */
export function wrapped({ name, field, faults, required }: Omit<InputProps<Field, never>, 'value' | 'onChange' | 'form'>) {
  return {
    id: inputId(name),
    name,
    label: field.label,
    description: field.hint,
    error: faults[''],
    labelProps: required ? { className: styles['required'] } : {},
    'aria-required': required || undefined,
    autoComplete: 'off',
  };
}
