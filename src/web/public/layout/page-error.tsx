import { useEffect } from 'react';
import { isRouteErrorResponse, useRouteError } from 'react-router';
import { Failure } from '#web/ui/failure.tsx';
import { NotFound } from './not-found.tsx';

/** What a route shows when its loader threw: 'not found' for a 404, otherwise the general failure. */
export function PageError({ missing }: { missing: string }) {
  const error = useRouteError();
  const absent = isRouteErrorResponse(error) && error.status === 404;
  useEffect(() => {
    if (!absent) console.error('The page could not be loaded:', error);
  }, [absent, error]);
  return absent ? <NotFound title={missing} /> : <Failure />;
}
