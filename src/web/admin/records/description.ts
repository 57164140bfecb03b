import { useParams } from 'react-router';
import type { Description } from '#shared/content-types/description.ts';
import { descriptions } from '#shared/content-types/index.ts';
import { siteSettings } from '#shared/settings/site.ts';

/** Without the fields of each: whoever looks one up by its address reads any of them. */
const all: readonly Description[] = descriptions;

export const findDescription = (path: string | undefined): Description | undefined => all.find((each) => each.path === path);

/** The same, or the settings of the site: of all whose changes the journal keeps. */
export const findJournaled = (path: string | undefined): Description | undefined =>
  path === siteSettings.path ? siteSettings : findDescription(path);

/** The description of the content type in the address. The route above answers addresses that name none. */
export function useDescription(): Description {
  const { resource: path } = useParams();
  const description = findDescription(path);
  if (!description) throw new Error(`No content type has the address ${path}.`);
  return description;
}
