import { useParams } from 'react-router';
import type { Description } from '#shared/content-types/description.ts';
import { descriptions } from '#shared/content-types/index.ts';
import { picture } from '#shared/pictures/picture.ts';
import { siteSettings } from '#shared/settings/site.ts';
import { partOf, textOf } from './record.ts';

/** Without the fields of each: whoever looks one up by its address reads any of them. */
const all: readonly Description[] = descriptions;

export const findDescription = (path: string | undefined): Description | undefined => all.find((each) => each.path === path);

/** What the journal keeps beside the content types: the settings of the site, and what is said of pictures. */
export const journaledBeside: readonly Description[] = [siteSettings, picture];

/** The same, or one of those: of all whose changes the journal keeps. */
export const findJournaled = (path: string | undefined): Description | undefined =>
  journaledBeside.find((each) => each.path === path) ?? findDescription(path);

/** The description of the content type in the address. The route above answers addresses that name none. */
export function useDescription(): Description {
  const { resource: path } = useParams();
  const description = findDescription(path);
  if (!description) throw new Error(`No content type has the address ${path}.`);
  return description;
}

/** What keeps a record from visitors although it is shown itself: 'Ẩn theo nghề nghiệp “…”'; null where nothing does. */
export function hiddenByText(row: Record<string, unknown>): string | null {
  const above = partOf(row, 'hidden_by');
  if (above === null) return null;
  const noun = findDescription(textOf(above, 'resource'))?.noun ?? 'mục';
  return `Ẩn theo ${noun} “${textOf(above, 'title')}”`;
}
