import { z } from 'zod';
import { id, pictureMeta, text } from './parts.ts';

/** How many places of each kind are named; all of them are counted. */
export const namedPlaces = 20;

const place = z.object({
  resource: text.describe('The path of the content type, or that of the settings of the site.'),
  id,
  title: text,
  field: text.describe('The field that shows the picture.'),
});
export type PicturePlace = z.infer<typeof place>;

const places = z.object({ count: z.int(), first: z.array(place).max(namedPlaces) });
export type PicturePlaces = z.infer<typeof places>;

export const libraryPicture = z.object({
  id,
  version: z.int(),
  path: text.describe('The address of the largest width; as the value of a picture field it chooses this picture.'),
  meta: pictureMeta,
  name: text.describe('What its file was called, unless an editor changed it.'),
  alt: text.describe('What it shows, for whoever cannot see it; empty: it is decoration.'),
  focus_x: z.int().nullable().describe('The point that crops keep, in per cent from the left; null: the middle.'),
  focus_y: z.int().nullable(),
  bytes: z.int().nullable().describe('Of all widths together; null: nobody has counted them.'),
  state: z
    .enum(['used', 'kept', 'deleted'])
    .describe("'used': stays as long as something names it; 'kept': until it is deleted here; 'deleted': can be brought back."),
  created_at: text.describe('ISO 8601, UTC.'),
  created_by: text.nullable().describe('The name of the account.'),
  uses: places.describe('Live records that show it.'),
  drafts: places.describe('Drafts beside them that would.'),
  versions: z.int().describe('How many kept versions beside the live ones name it, those of deleted records too.'),
  needs_alt: z.boolean().describe('Whether it has no description although a record shows it large.'),
  is_large: z.boolean().describe('Whether it is much larger than any record shows it.'),
});
export type LibraryPicture = z.infer<typeof libraryPicture>;

export const pictureFilters = ['all', 'unused', 'undescribed', 'large', 'deleted'] as const;
export type PictureFilter = (typeof pictureFilters)[number];

export const uploadMeta = z.object({ was_there: z.boolean().describe('Whether the library held an equal picture already.') });
