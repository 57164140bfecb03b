import { useParams } from 'react-router';
import type { Description } from '#shared/content-types/description.ts';
import { findDescription } from './find-description.ts';

/** The description of the content type in the address. The route above answers addresses that name none. */
export function useDescription(): Description {
  const { resource: path } = useParams();
  const description = findDescription(path);
  if (!description) throw new Error(`No content type has the address ${path}.`);
  return description;
}
