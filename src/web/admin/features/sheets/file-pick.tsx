import { Input } from '@mantine/core';
import { type ReactNode, useId } from 'react';
import styles from '../../inputs/pictures/file-zone.module.css';

type Props = {
  label: string;
  hint: string;
  accept: string;
  /** What is chosen, or what to do. */
  state: string;
  fault: string | null;
  pick: string;
  isOver: boolean;
  disabled: boolean;
  onFile: (file: File) => void;
  children?: ReactNode;
};

/** A place for one file. What is dropped anywhere on the screen is sorted by whoever draws it. */
export function FilePick({ label, hint, accept, state, fault, pick, isOver, disabled, onFile, children }: Props) {
  const id = useId();
  return (
    <Input.Wrapper
      id={id}
      label={label}
      labelProps={{ id: `${id}-label` }}
      description={hint}
      descriptionProps={{ id: `${id}-hint` }}
      error={fault}
      errorProps={{ id: `${id}-fault`, role: 'alert' }}
    >
      <div className={`row ${styles['zone']}`} data-over={isOver || undefined} data-fault={fault !== null || undefined}>
        <div className={`stack-2 ${styles['side']}`}>
          <p className="quiet breaks">{state}</p>
          <div className="row-2-3">
            <span className={`inline strong ${styles['pick']}`} data-disabled={disabled || undefined}>
              <input
                id={id}
                type="file"
                accept={accept}
                disabled={disabled}
                aria-labelledby={`${id}-label`}
                aria-invalid={fault !== null || undefined}
                aria-describedby={fault === null ? `${id}-hint` : `${id}-fault ${id}-hint`}
                onChange={({ currentTarget }) => {
                  const file = currentTarget.files?.[0];
                  if (file) onFile(file);
                  // The same file may be chosen again after it was mended.
                  currentTarget.value = '';
                }}
              />
              <span aria-hidden="true">{pick}</span>
            </span>
            {children}
          </div>
        </div>
      </div>
    </Input.Wrapper>
  );
}
