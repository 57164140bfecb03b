import { data, Navigate, useParams } from 'react-router';
import { adminFactsPath } from '#shared/admin-paths.ts';
import { factPaths } from '#shared/facts/fact-columns.ts';
import { formSlotsOf } from '../content-types/index.ts';
import { FactScreen } from '../features/facts/fact-screen.tsx';
import { NotFound } from '../screens/not-found.tsx';
import { findDescription } from '../work/records/description.ts';
import type { Route } from './+types/facts.ts';

const isKnown = (path: string | undefined) => path === undefined || factPaths.includes(path);

export const loader = ({ params }: Route.LoaderArgs) => data(null, { status: isKnown(params.resource) ? 200 : 404 });

export const clientLoader = () => null;

export const shouldRevalidate = () => false;

export default function Facts() {
  const { resource } = useParams();
  const [first = ''] = factPaths;
  if (resource === undefined) return <Navigate to={adminFactsPath(first)} replace />;
  const description = isKnown(resource) ? findDescription(resource) : undefined;
  // Another content type starts its grid afresh.
  return description ? (
    <FactScreen key={description.path} description={description} slots={formSlotsOf(description)} />
  ) : (
    <NotFound />
  );
}
