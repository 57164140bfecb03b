import { data } from 'react-router';
import { missingHandle } from '../screens/missing.ts';
import { NotFound } from '../screens/not-found.tsx';

export const handle = missingHandle;

/** The page is drawn in the browser; programs that do not run it read the status. */
export const loader = () => data(null, { status: 404 });

export const clientLoader = () => null;

export default function NotFoundPage() {
  return <NotFound />;
}
