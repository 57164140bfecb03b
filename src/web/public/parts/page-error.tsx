import { isRouteErrorResponse, useRouteError } from 'react-router';
import { Failure } from '#web/ui/failure.tsx';
import { NotFound } from './not-found.tsx';

/** What a route shows when its data did not come: the missing record by its name, anything else as a fault of ours. */
export function PageError({ missing }: { missing: string }) {
  const error = useRouteError();
  return isRouteErrorResponse(error) && error.status === 404 ? <NotFound title={missing} /> : <Failure />;
}
