import { data, Outlet, useParams } from 'react-router';
import { findDescription } from '../work/records/description.ts';
import { NotFound } from '../screens/not-found.tsx';
import type { Route } from './+types/resource.ts';

/** Addresses that name no content type are answered as such, before any of its screens is drawn. */
export const loader = ({ params }: Route.LoaderArgs) => data(null, { status: findDescription(params.resource) ? 200 : 404 });

export const clientLoader = () => null;

export const shouldRevalidate = () => false;

export default function ResourceScreens() {
  const { resource: path } = useParams();
  // A move to another content type starts its screens afresh.
  return findDescription(path) ? <Outlet key={path} /> : <NotFound />;
}
