import { z } from 'zod';
import { batchDone } from '#shared/answers/batch.ts';
import { changeMeta } from '#shared/answers/journal.ts';
import { libraryPicture, uploadMeta } from '#shared/answers/pictures.ts';
import { picture, saidOfPicture } from '#shared/pictures/picture.ts';
import { uploadLimit } from '#server/picture-library/change-pictures.ts';
import { libraryQuery, replaceBody } from '#server/picture-library/queries.ts';
import { factsSchema, json, multipart, pictureSchema, version } from './bodies.ts';
import { inputSchema, type Operation, querySchema } from './operation.ts';

const call = { tag: 'Picture library', needs: 'content' } as const;
const path = `/admin/${picture.path}`;

const { properties: said, ...saidRest } = factsSchema(picture, saidOfPicture);

/** The calls of 'Kho ảnh'. */
export const pictureOperations: readonly Operation[] = [
  {
    ...call,
    method: 'get',
    path: `${path}/all`,
    summary: 'Every picture that the site holds, the newest first, with where it is used',
    query: querySchema(libraryQuery),
    data: z.array(libraryPicture),
    meta: 'always',
  },
  { ...call, method: 'get', path: `${path}/{id}`, summary: 'One picture', data: libraryPicture },
  {
    ...call,
    method: 'post',
    path,
    summary: 'Keeps a picture until it is deleted here; an equal one that is there already is that one',
    body: {
      required: true,
      content: {
        [multipart]: {
          type: 'object',
          required: ['image'],
          properties: { image: pictureSchema({ kind: 'image', label: 'Ảnh', maxMegabytes: uploadLimit, upload: 'image' }) },
        },
      },
    },
    data: libraryPicture,
    meta: uploadMeta,
    status: 201,
  },
  {
    ...call,
    method: 'put',
    path: `${path}/{id}`,
    summary: 'Changes what is sent of what is said of a picture; every record that shows it says it at once',
    body: {
      required: true,
      content: { [json]: { ...saidRest, properties: { ...Object(said), version }, additionalProperties: true } },
    },
    data: libraryPicture,
    meta: changeMeta,
    refusals: [409],
  },
  {
    ...call,
    method: 'post',
    path: `${path}/{id}/replace`,
    summary: 'Shows another picture wherever live records show this one; versions and drafts keep theirs',
    body: { required: true, content: { [json]: inputSchema(replaceBody) } },
    data: batchDone,
    meta: changeMeta,
    refusals: [409],
  },
  {
    ...call,
    method: 'delete',
    path: `${path}/{id}`,
    summary: 'Takes a picture out of the library and out of the records that show it; it can be brought back',
    data: batchDone,
    meta: changeMeta,
    refusals: [409],
  },
  {
    ...call,
    method: 'post',
    path: `${path}/{id}/restore`,
    summary: 'Brings a deleted picture back into the library',
    data: libraryPicture,
    meta: changeMeta,
  },
  {
    ...call,
    needs: 'accounts',
    method: 'delete',
    path: `${path}/{id}/forever`,
    summary: 'Takes a deleted picture away with its files, unless a kept version or a draft names it',
    data: z.null(),
    refusals: [409],
  },
];
