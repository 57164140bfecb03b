import { lazy } from 'react';

/** Of a group that few open. */
export const SearchLook = lazy(async () => ({ default: (await import('./search-look.tsx')).SearchLook }));
