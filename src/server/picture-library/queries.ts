import { z } from 'zod';
import { pictureFilters } from '#shared/answers/pictures.ts';
import { maxId } from '#shared/fields/reference.ts';
import { paging } from '#shared/calls/reading.ts';

/** What the list of the library is asked by. */
export const libraryQuery = z.object({
  ...paging.shape,
  filter: z
    .enum(pictureFilters, `Lọc theo phải là một trong: ${pictureFilters.join(', ')}`)
    .optional()
    .describe(
      "'undescribed': shown large and without a description; 'large': much larger than any use; 'deleted': out of the library, to be brought back.",
    ),
  path: z.string().optional().describe('The address of one picture, in place of everything else.'),
  keyword: z.string().optional().describe('Words in the name, the description or the name of a record that shows it, folded.'),
});

const wrongPicture = 'Ảnh thay phải là mã số của một ảnh trong kho';

/** What replaces a picture. */
export const replaceBody = z.object({
  by: z.int(wrongPicture).min(1, wrongPicture).max(maxId, wrongPicture).describe('The id of the picture to show instead.'),
});
