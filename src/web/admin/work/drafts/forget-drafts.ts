import { onSignOut } from '../../session/client.ts';
import { removeAllDrafts } from './draft-store.ts';

/** Has all drafts of this browser removed when an editor signs out by hand; who is signed out by the end of a session keeps them. */
export const forgetDraftsOnLeaving = (): (() => void) =>
  onSignOut('after', (reason) => {
    if (reason === 'left') removeAllDrafts();
  });
