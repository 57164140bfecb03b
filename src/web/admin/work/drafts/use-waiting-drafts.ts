import { useEffect, useState } from 'react';
import type { Draft } from './draft.ts';
import { lookForDrafts, onForgotten } from './outbox.ts';

/** A draft as it is named where its form is not open. */
export type WaitingDraft = Pick<Draft, 'key' | 'form' | 'title' | 'savedAt'>;

/** The drafts of this browser that no tab is writing just now, newest first; looked for again when the window comes back. */
export function useWaitingDrafts(): readonly WaitingDraft[] {
  const [waiting, setWaiting] = useState<readonly WaitingDraft[]>([]);
  useEffect(() => {
    let gone = false;
    const look = async () => {
      const drafts = await lookForDrafts();
      if (!gone) setWaiting(drafts.flatMap(({ draft, isHeld }) => (isHeld ? [] : [draft])));
    };
    const onFocus = () => void look();
    onFocus();
    window.addEventListener('focus', onFocus);
    const stopForgetting = onForgotten(() => setWaiting([]));
    return () => {
      gone = true;
      window.removeEventListener('focus', onFocus);
      stopForgetting();
    };
  }, []);
  return waiting;
}
