import { useEffect } from 'react';
import { isRouteErrorResponse, useRouteError } from 'react-router';
import { Failure } from '#web/ui/failure.tsx';
import { NotFound } from './not-found.tsx';

/** What a route shows when its data did not come: the missing record by its name, anything else as a fault of ours. */
export function PageError({ missing }: { missing: string }) {
  const error = useRouteError();
  const absent = isRouteErrorResponse(error) && error.status === 404;
  useEffect(() => {
    if (!absent) console.error('The page could not be loaded:', error);
  }, [absent, error]);
  return absent ? <NotFound title={missing} /> : <Failure />;
}
