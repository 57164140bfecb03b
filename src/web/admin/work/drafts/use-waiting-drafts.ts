import { useEffect, useState } from 'react';
import { siteDatabase } from '../../session/site-database.ts';
import { belongsTo, type Draft } from './draft.ts';
import { heldDrafts } from './draft-owner.ts';
import { gatherDrafts, onForgotten, readDrafts } from './draft-store.ts';

/** A draft as it is named where its form is not open. */
export type WaitingDraft = Pick<Draft, 'key' | 'form' | 'title' | 'savedAt'>;

/** The drafts of this browser that no tab is writing just now, newest first; looked for again when the window comes back. */
export function useWaitingDrafts(): readonly WaitingDraft[] {
  const [waiting, setWaiting] = useState<readonly WaitingDraft[]>([]);
  useEffect(() => {
    let gone = false;
    const look = async () => {
      await gatherDrafts();
      const [drafts, held] = await Promise.all([readDrafts(), heldDrafts()]);
      if (!gone) setWaiting(drafts.filter((draft) => !held.has(draft.key) && belongsTo(draft, siteDatabase())));
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
