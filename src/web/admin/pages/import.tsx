import { data } from 'react-router';
import { hasSheet } from '#shared/sheets/sheet-paths.ts';
import { NotFound } from '../screens/not-found.tsx';
import { findDescription, useDescription } from '../work/records/description.ts';
import { ImportScreen } from '../features/sheets/import-screen.tsx';
import type { Route } from './+types/import.ts';

/** Content types without sheets have no such screen. */
export const loader = ({ params }: Route.LoaderArgs) => {
  const description = findDescription(params.resource);
  return data(null, { status: description !== undefined && hasSheet(description) ? 200 : 404 });
};

export const clientLoader = () => null;

export const shouldRevalidate = () => false;

export default function Import() {
  const description = useDescription();
  return hasSheet(description) ? <ImportScreen description={description} /> : <NotFound />;
}
