import { useSyncExternalStore } from 'react';

/** The width below which the sidebar is a drawer; the styles say the same. */
const query = '(max-width: 59.99em)';

function subscribe(onChange: () => void) {
  const media = window.matchMedia(query);
  media.addEventListener('change', onChange);
  return () => media.removeEventListener('change', onChange);
}

/** Whether the window is as narrow as a phone's; false on the server and until the page runs. */
export function useNarrow(): boolean {
  return useSyncExternalStore(
    subscribe,
    () => window.matchMedia(query).matches,
    () => false,
  );
}
