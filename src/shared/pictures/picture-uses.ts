/** A field of a record that shows a picture. */
export type PictureField = { resource: string; field: string };

/** Pictures of lists, the school's mark and what is drawn into share pictures: what they show stands beside them in words. */
const decorative: ReadonlySet<string> = new Set(['thumbnail', 'logo', 'share_picture']);

/** Whether a picture in this field is shown large, with its description. */
export const needsDescription = ({ field }: Pick<PictureField, 'field'>): boolean => !decorative.has(field);

/** How wide a field is shown at most, in pixels of a screen with two dots to each. */
function shownWidth({ resource, field }: PictureField): number {
  if (resource === 'banners') return 1280;
  if (field === 'logo') return 320;
  return field === 'thumbnail' ? 640 : 1920;
}

/** Pictures up to this many times as wide as they are shown are no waste worth a word. */
const tolerance = 1.5;

/** Whether a picture is stored much larger than any of its uses shows it; false where nothing uses it. */
export const isLargerThanNeeded = (width: number, uses: readonly PictureField[]): boolean =>
  uses.length > 0 && width > tolerance * Math.max(...uses.map(shownWidth));
