import { useParams } from 'react-router';
import type { Description } from '#shared/content-types/description.ts';
import { findDescription } from './descriptions.ts';

/** The description of the resource in the address. The route above answers addresses that name none. */
export function useResource(): Description {
  const { resource } = useParams();
  const description = findDescription(resource);
  if (!description) throw new Error(`There is no resource ${resource}.`);
  return description;
}
