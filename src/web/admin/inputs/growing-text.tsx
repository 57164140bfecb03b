import { InputBase, type InputBaseProps, type PolymorphicComponentProps } from '@mantine/core';
import styles from './growing-text.module.css';

type Props = Omit<PolymorphicComponentProps<'textarea', InputBaseProps>, 'component' | 'value'> & {
  value: string;
  /** Lines that it has room for while it is empty, and from which on it scrolls. */
  minRows?: number;
  maxRows?: number;
};

/** A line of an input holds some sixty letters. */
const perLine = 60;

const grows = () => typeof CSS !== 'undefined' && CSS.supports('field-sizing', 'content');

/** A text area as high as its text, by the browser: Mantine measures with each letter. An old browser is given enough lines. */
export function GrowingText({ minRows = 1, maxRows = 20, value, style, ...props }: Props) {
  const lines = value.split('\n').reduce((sum, line) => sum + Math.max(1, Math.ceil(line.length / perLine)), 0);
  return (
    <InputBase
      component="textarea"
      multiline
      rows={grows() ? minRows : Math.min(maxRows, Math.max(minRows, lines))}
      classNames={{ input: styles['text'] ?? '' }}
      style={{ '--least': String(minRows), '--most': String(maxRows), ...(typeof style === 'object' && style) }}
      value={value}
      {...props}
    />
  );
}
