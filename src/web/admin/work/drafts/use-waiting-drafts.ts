import { useWindowEvent } from '@mantine/hooks';
import { useCallback, useEffect, useState } from 'react';
import type { Draft } from './draft.ts';
import { lookForDrafts, onForgotten, removeDraft } from './outbox.ts';

/** A draft as it is named where its form is not open. */
export type WaitingDraft = Pick<Draft, 'key' | 'form' | 'title' | 'savedAt'>;

/**
 * The drafts of this browser that no tab is writing just now, newest first; looked for again when the window comes back. `drop`
 * takes some of them out of the browser.
 */
export function useWaitingDrafts() {
  const [waiting, setWaiting] = useState<readonly WaitingDraft[]>([]);
  const look = useCallback(async () => {
    const drafts = await lookForDrafts();
    setWaiting(drafts.flatMap(({ draft, isHeld }) => (isHeld ? [] : [draft])));
  }, []);
  useEffect(() => void look(), [look]);
  useWindowEvent('focus', look);
  useEffect(() => onForgotten(() => setWaiting([])), []);
  const drop = useCallback(async (drafts: readonly WaitingDraft[]) => {
    await Promise.all(drafts.map(({ key }) => removeDraft(key)));
    setWaiting((before) => before.filter((draft) => !drafts.includes(draft)));
  }, []);
  return { waiting, drop };
}
