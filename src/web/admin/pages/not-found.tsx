import { data } from 'react-router';
import { missingHandle } from '../layout/missing.ts';
import { NotFound } from '../not-found.tsx';

export const handle = missingHandle;

/** The shell is the same; the status tells machines what the words tell people. */
export const loader = () => data(null, { status: 404 });

export const clientLoader = () => null;

export default function NotFoundPage() {
  return <NotFound />;
}
