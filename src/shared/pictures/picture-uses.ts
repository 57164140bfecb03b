import { descriptions } from '#shared/content-types/index.ts';
import type { Description } from '#shared/content-types/description.ts';
import type { ImageField } from '#shared/fields/image.ts';
import { siteSettings } from '#shared/settings/site.ts';

/** A field of a record that shows a picture. */
type PictureField = { resource: string; field: string };

const holders: readonly Description[] = [...descriptions, siteSettings];

function imageField({ resource, field: name }: PictureField): Partial<ImageField> {
  const field = holders.find(({ path }) => path === resource)?.fields[name];
  return field?.kind === 'image' ? field : {};
}

/** Whether a picture in this field is shown large, with its description. */
export const needsDescription = (at: PictureField): boolean => imageField(at).isDecorative !== true;

/** Pictures up to this many times as wide as they are shown are no waste worth a word. */
const tolerance = 1.5;

/** Whether a picture is stored much larger than any of its uses shows it; false where nothing uses it. */
export const isLargerThanNeeded = (width: number, uses: readonly PictureField[]): boolean =>
  uses.length > 0 && width > tolerance * Math.max(...uses.map((use) => imageField(use).shownWidth ?? 1920));
