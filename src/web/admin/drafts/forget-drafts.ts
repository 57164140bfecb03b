import { onSignOut } from '../client.ts';
import { removeAllDraftFiles } from './draft-files.ts';
import { draftKeys, removeDraft } from './draft-store.ts';

/** Has all drafts of this browser removed when an editor signs out by hand; who is signed out by the end of a session keeps them. */
export const forgetDraftsOnLeaving = (): (() => void) =>
  onSignOut('after', (reason) => {
    if (reason !== 'left') return;
    for (const key of draftKeys()) removeDraft(key);
    void removeAllDraftFiles();
  });
