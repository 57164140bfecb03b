import { NativeSelect } from '@mantine/core';
import type { ReactNode } from 'react';
import styles from './list.module.css';

/** What narrows a list, each labelled. */
export const Filters = ({ label, children }: { label: string; children: ReactNode }) => (
  <search className={`flow ${styles['filters']}`} aria-label={label}>
    {children}
  </search>
);

type ChoiceProps<Value extends string | number> = {
  label: string;
  value: Value | null;
  /** What it is called to narrow nothing, where one may. */
  all?: string;
  choices: readonly { value: Value; label: string; disabled?: boolean }[];
  onChange: (value: Value | null) => void;
};

/** One of several values, or all. */
export const Choice = <Value extends string | number>({ label, value, all, choices, onChange }: ChoiceProps<Value>) => (
  <NativeSelect
    label={label}
    value={value ?? ''}
    data={[
      ...(all === undefined ? [] : [{ value: '', label: all }]),
      ...choices.map((choice) => ({ ...choice, value: String(choice.value) })),
    ]}
    onChange={({ currentTarget }) => onChange(choices.find((each) => String(each.value) === currentTarget.value)?.value ?? null)}
  />
);
