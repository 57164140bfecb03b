import { Button } from '@mantine/core';
import { type ReactNode, useCallback, useEffect, useRef, useState } from 'react';
import { useBlocker } from 'react-router';
import { Answers, Dialog } from '#web/ui/dialog.tsx';
import { onSignOut } from '../client.ts';
import { holdUnsaved } from '../unsaved.ts';

/** Asks before a changed form is left: for another screen, for another site, and by signing out. */
export function useLeaving(dirty: boolean): { question: ReactNode; allow: () => void } {
  const free = useRef(false);
  /** Answers whoever waits to sign out. */
  const [answer, setAnswer] = useState<((leave: boolean) => void) | null>(null);
  const allow = useCallback(() => {
    free.current = true;
  }, []);
  const blocker = useBlocker(({ currentLocation, nextLocation }) => {
    return dirty && !free.current && nextLocation.pathname !== currentLocation.pathname;
  });

  // An expired session leads to the login without a question: what was typed is kept as a draft by then.
  useEffect(() => onSignOut('before', allow), [allow]);

  useEffect(() => {
    if (!dirty) return;
    const ask = (event: BeforeUnloadEvent) => {
      if (!free.current) event.preventDefault();
    };
    window.addEventListener('beforeunload', ask);
    const release = holdUnsaved(async () => free.current || new Promise((resolve) => setAnswer(() => resolve)));
    return () => {
      window.removeEventListener('beforeunload', ask);
      release();
    };
  }, [dirty]);

  const decide = (leave: boolean) => {
    answer?.(leave);
    setAnswer(null);
    if (blocker.state !== 'blocked') return;
    if (leave) blocker.proceed();
    else blocker.reset();
  };
  const stay = () => decide(false);
  const question = (
    <Dialog opened={blocker.state === 'blocked' || answer !== null} onClose={stay} title="Rời trang này?">
      <p>Bạn có thay đổi chưa lưu. Nếu rời trang, chúng được giữ lại thành bản nháp trên máy này.</p>
      <Answers>
        <Button variant="default" data-autofocus onClick={stay}>
          Ở lại
        </Button>
        <Button onClick={() => decide(true)}>Rời trang</Button>
      </Answers>
    </Dialog>
  );
  return { question, allow };
}
