import { useCallback, useEffect, useRef } from 'react';
import { useBlocker } from 'react-router';
import { useAsk } from '#web/ui/ask.tsx';
import { onSignOut } from './client.ts';
import { holdUnsaved } from './unsaved.ts';

const kept = 'Bạn có thay đổi chưa lưu. Nếu rời trang, chúng được giữ lại trên máy này để bạn gõ tiếp.';

const question = { title: 'Rời trang này?', stay: 'Ở lại', answers: [{ label: 'Rời trang' }] };

/**
 * Asks before a changed form is left, for another screen or another site; signing out asks a question of its own. `text` says
 * what becomes of the changes. Gives the way to leave unasked.
 */
export function useLeaving(dirty: boolean, text = kept): () => void {
  const ask = useAsk();
  const free = useRef(false);
  const allow = useCallback(() => {
    free.current = true;
  }, []);
  const blocker = useBlocker(({ currentLocation, nextLocation }) => {
    return dirty && !free.current && nextLocation.pathname !== currentLocation.pathname;
  });
  const newest = useRef(blocker);
  newest.current = blocker;

  const blocked = blocker.state === 'blocked';
  useEffect(() => {
    if (!blocked) return;
    void ask({ ...question, text }).then((leave) => (leave ? newest.current.proceed?.() : newest.current.reset?.()));
  }, [ask, blocked, text]);

  // An expired session leads to the login without a question: what was typed is kept as a draft by then.
  useEffect(() => onSignOut('before', allow), [allow]);

  useEffect(() => {
    if (!dirty) return;
    const onUnload = (event: BeforeUnloadEvent) => {
      if (!free.current) event.preventDefault();
    };
    window.addEventListener('beforeunload', onUnload);
    const release = holdUnsaved();
    return () => {
      window.removeEventListener('beforeunload', onUnload);
      release();
    };
  }, [dirty]);

  return allow;
}
