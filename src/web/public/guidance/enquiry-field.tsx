import type { ReactNode } from 'react';
import styles from './enquiry-form.module.css';
import { faultIdOf, idOf } from './enquiry-values.ts';

type FieldProps = { name: string; label: string; isOptional?: true; fault: ReactNode; children: ReactNode };

export const Field = ({ name, label, isOptional, fault, children }: FieldProps) => (
  <div className={styles['field']}>
    <label htmlFor={idOf(name)}>
      {label}
      {isOptional && <span className="quiet-sm"> (không bắt buộc)</span>}
    </label>
    {fault}
    {children}
  </div>
);

/** There before there is a fault: what is told while one types is read out when it comes. */
export const Fault = ({ name, text }: { name: string; text: string | undefined }) => (
  <p id={faultIdOf(name)} className={styles['fault']} aria-live={name === 'contact' ? 'polite' : undefined}>
    {text}
  </p>
);
