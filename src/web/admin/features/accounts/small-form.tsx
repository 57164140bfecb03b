import { Button } from '@mantine/core';
import type { ReactNode, RefObject, SyntheticEvent } from 'react';
import { SecondaryButton } from '#web/ui/buttons.tsx';
import { Answers } from '#web/ui/dialog.tsx';
import styles from './accounts.module.css';

type Props = {
  form: RefObject<HTMLFormElement | null>;
  submit: (event: SyntheticEvent) => void;
  saving: boolean;
  trouble: string | null;
  /** The words on the button that sends. */
  action: string;
  /** Of a form in a dialog: gives it up. */
  onCancel?: (() => void) | undefined;
  children: ReactNode;
};

/** The frame of a form of a few inputs; `useFields` is what it does. */
export function SmallForm({ form, submit, saving, trouble, action, onCancel, children }: Props) {
  const send = (
    <Button type="submit" loading={saving}>
      {action}
    </Button>
  );
  return (
    <form ref={form} className={`stack full ${styles['form']}`} noValidate aria-busy={saving || undefined} onSubmit={submit}>
      {children}
      {trouble !== null && (
        <p className="trouble strong" role="alert">
          {trouble}
        </p>
      )}
      {onCancel === undefined ? (
        <div className="row-3">{send}</div>
      ) : (
        <Answers>
          <SecondaryButton onClick={onCancel}>Hủy</SecondaryButton>
          {send}
        </Answers>
      )}
    </form>
  );
}
