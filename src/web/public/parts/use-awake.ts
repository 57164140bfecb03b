import { useSyncExternalStore } from 'react';

const neverChanges = () => () => {};

/**
 * False on the server and in the first render of a page that the server made, so that both render the same; true from then
 * on. What the server never sees, the fragment of an address and what is kept in the browser, is read when it is true.
 */
export const useAwake = (): boolean =>
  useSyncExternalStore(
    neverChanges,
    () => true,
    () => false,
  );
