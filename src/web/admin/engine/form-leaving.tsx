import { Button } from '@mantine/core';
import { type ReactNode, useCallback, useEffect, useRef } from 'react';
import { useBlocker } from 'react-router';
import { onBeforeSignOut } from '../client.ts';
import { FormDialog } from './form-dialog.tsx';
import styles from './form-screen.module.css';

/** Asks before a changed form is left, within the back office and out of it. */
export function useLeaving(dirty: boolean): { question: ReactNode; allow: () => void } {
  const free = useRef(false);
  const allow = useCallback(() => {
    free.current = true;
  }, []);
  const blocker = useBlocker(({ currentLocation, nextLocation }) => {
    return dirty && !free.current && nextLocation.pathname !== currentLocation.pathname;
  });

  // What was typed is put away before the way to the login.
  useEffect(() => onBeforeSignOut(allow), [allow]);

  useEffect(() => {
    if (!dirty) return;
    const ask = (event: BeforeUnloadEvent) => {
      if (!free.current) event.preventDefault();
    };
    window.addEventListener('beforeunload', ask);
    return () => window.removeEventListener('beforeunload', ask);
  }, [dirty]);

  const stay = () => blocker.state === 'blocked' && blocker.reset();
  const question = (
    <FormDialog opened={blocker.state === 'blocked'} onClose={stay} title="Rời trang này?">
      <p>Bạn có thay đổi chưa lưu. Nếu rời trang, chúng được giữ lại thành bản nháp trên máy này.</p>
      <div className={styles['answers']}>
        <Button variant="default" data-autofocus onClick={stay}>
          Ở lại
        </Button>
        <Button onClick={() => blocker.state === 'blocked' && blocker.proceed()}>Rời trang</Button>
      </div>
    </FormDialog>
  );
  return { question, allow };
}
