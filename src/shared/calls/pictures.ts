import { z } from 'zod';
import { batchDone } from '#shared/answers/batch.ts';
import { changeMeta } from '#shared/answers/journal.ts';
import { libraryPicture, pictureFilters, uploadMeta } from '#shared/answers/pictures.ts';
import { listMeta } from '#shared/answers/wire.ts';
import { recordId } from '#shared/fields/reference.ts';
import { picture, saidOfPicture } from '#shared/pictures/picture.ts';
import { defineCalls, overwriting } from './call.ts';
import { adminPaging, versionRead } from './reading.ts';

const pictures = { tag: 'Picture library', needs: 'content' } as const;

const wrongPicture = 'Ảnh thay phải là mã số của một ảnh trong kho';

/** Pictures uploaded to the library are held to the limit of most fields, so that each may be chosen anywhere. In megabytes. */
export const uploadLimit = 2;

export const pictureCalls = defineCalls(pictures, {
  'GET /admin/kho-anh/all': {
    id: 'listPictures',
    summary: 'Every picture that the site holds, the newest first, with where it is used',
    query: adminPaging.extend({
      filter: z
        .enum(pictureFilters, `Lọc theo phải là một trong: ${pictureFilters.join(', ')}`)
        .optional()
        .describe(
          "'undescribed': shown large and without a description; 'large': much larger than any use; 'deleted': out of the library, to be brought back.",
        ),
      path: z.string().optional().describe('The address of one picture, in place of everything else.'),
      keyword: z
        .string()
        .optional()
        .describe('Words in the name, the description or the name of a record that shows it, folded.'),
    }),
    data: z.array(libraryPicture),
    meta: listMeta,
  },
  'GET /admin/kho-anh/:id': { id: 'getPicture', summary: 'One picture', data: libraryPicture },
  'POST /admin/kho-anh': {
    id: 'uploadPicture',
    summary: 'Keeps a picture until it is deleted here; an equal one that is there already is that one',
    body: z.object({
      image: z.file().describe(`JPEG, PNG, WebP, GIF or AVIF, at most ${uploadLimit} MB and 40 megapixels`),
    }),
    bodyTypes: ['multipart'],
    data: libraryPicture,
    meta: uploadMeta,
    status: 201,
  },
  'PUT /admin/kho-anh/:id': {
    id: 'describePicture',
    summary: 'Changes what is sent of what is said of a picture; every record that shows it says it at once',
    body: z.looseObject({ version: versionRead }),
    values: { of: picture, names: saidOfPicture },
    bodyTypes: ['json'],
    data: libraryPicture,
    ...overwriting,
  },
  'POST /admin/kho-anh/:id/replace': {
    id: 'replacePicture',
    summary: 'Shows another picture wherever live records show this one; versions and drafts keep theirs',
    body: z.object({
      by: recordId(wrongPicture).describe('The id of the picture to show instead.'),
    }),
    bodyTypes: ['json'],
    data: batchDone,
    ...overwriting,
  },
  'DELETE /admin/kho-anh/:id': {
    id: 'deletePicture',
    summary: 'Takes a picture out of the library and out of the records that show it; it can be brought back',
    data: batchDone,
    ...overwriting,
  },
  'POST /admin/kho-anh/:id/restore': {
    id: 'restorePicture',
    summary: 'Brings a deleted picture back into the library',
    data: libraryPicture,
    meta: changeMeta,
  },
  'DELETE /admin/kho-anh/:id/forever': {
    needs: 'accounts',
    id: 'purgePicture',
    summary: 'Takes a deleted picture away with its files, unless a kept version or a draft names it',
    refusals: [409],
  },
});
