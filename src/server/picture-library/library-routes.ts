import { Hono } from 'hono';
import { pictureCalls, uploadLimit } from '#shared/calls/pictures.ts';
import { pictureTexts } from '#shared/pictures/picture-texts.ts';
import { picture, saidOfPicture } from '#shared/pictures/picture.ts';
import { nounTexts, texts } from '#shared/texts.ts';
import { defaultPageSize } from '#shared/paging/page-sizes.ts';
import type { SignedIn } from '#server/auth/guard.ts';
import { callerReader, mayChange } from '#server/crud/caller.ts';
import { updateValues } from '#server/crud/change.ts';
import { readId } from '#server/crud/list-query.ts';
import { readValues } from '#server/crud/read-values.ts';
import type { RecordType, Batch, WriteContext } from '#server/crud/model.ts';
import { inAnsweredBatch } from '#server/crud/write-context.ts';
import type { Database } from '#server/database/schema.ts';
import { answerCalls } from '#server/http/answer-calls.ts';
import { readBody } from '#server/http/body.ts';
import { notFound, unprocessable } from '#server/http/errors.ts';
import { tooLarge } from '#server/media/accept.ts';
import { deletePicture, purgePicture, replaceEverywhere, restorePicture, uploadPicture } from './change-pictures.ts';
import { readLibrary, readPicture } from './read-pictures.ts';

/** Whether the library keeps a picture is no value to be sent: it has calls of its own. */
const said: ReadonlySet<string> = new Set([...saidOfPicture, 'version']);

function idOf(at: { id: string }): number {
  const id = readId(at.id);
  if (id === undefined) throw notFound(nounTexts(picture.noun).notFound);
  return id;
}

/** The calls of 'Kho ảnh'. */
export function pictureRoutes(parts: WriteContext & { trustProxy?: number | undefined }, type: RecordType): Hono<SignedIn> {
  const asCaller = callerReader(parts);
  const read = (db: Database, { id }: { id: number }) => readPicture({ ...parts, db }, id);

  return answerCalls(new Hono<SignedIn>(), '/admin', pictureCalls, {
    'GET /admin/kho-anh/all': async ({ query }) => {
      const { page = 1, per_page: perPage = defaultPageSize, filter = 'all', keyword = '', path } = query();
      return readLibrary(parts, { page, perPage, filter, keyword, path });
    },
    'GET /admin/kho-anh/:id': async ({ at }) => ({ data: await readPicture(parts, idOf(at)) }),
    'POST /admin/kho-anh': async ({ context }) => {
      const body = await readBody(context, { types: ['multipart'], tooLarge: tooLarge(uploadLimit), pictures: ['image'] });
      const file = body['image'];
      if (!(file instanceof File) || (file.size === 0 && file.name === '')) throw unprocessable({ image: [texts.choosePicture] });
      const {
        result: { wasThere },
        data,
      } = await uploadPicture(asCaller(context), type, file, read);
      return { data, message: wasThere ? pictureTexts.wasThere : pictureTexts.uploaded, meta: { was_there: wasThere } };
    },
    'PUT /admin/kho-anh/:id': async ({ context, at }) => {
      const id = idOf(at);
      const body = await readBody(context, { types: ['json'] });
      const own = Object.fromEntries(Object.entries(body).filter(([name]) => said.has(name)));
      const { values, version, faults } = readValues(picture, own, false);
      if (Object.keys(faults).length > 0) throw unprocessable(faults);
      const write = (open: Batch) => updateValues(open, type, id, values, version);
      const { batch, data } = await inAnsweredBatch(asCaller(context), write, (open) => read(open, { id }));
      return { data, message: nounTexts(picture.noun).updated, meta: { batch } };
    },
    'POST /admin/kho-anh/:id/replace': async ({ context, at, body }) => {
      const id = idOf(at);
      const { by } = await body();
      const { result, batch } = await replaceEverywhere(asCaller(context), type, { id, by }, mayChange(context));
      const { count, noun } = result;
      return { data: { count }, message: pictureTexts.replaced(count, noun), meta: { batch } };
    },
    'DELETE /admin/kho-anh/:id': async ({ context, at }) => {
      const { result, batch } = await deletePicture(asCaller(context), type, idOf(at), mayChange(context));
      const { count, noun } = result;
      return { data: { count }, message: pictureTexts.deleted(count, noun), meta: { batch } };
    },
    'POST /admin/kho-anh/:id/restore': async ({ context, at }) => {
      const id = idOf(at);
      const write = (open: Batch) => restorePicture(open, type, id);
      const { batch, data } = await inAnsweredBatch(asCaller(context), write, (open) => read(open, { id }));
      return { data, message: pictureTexts.restored, meta: { batch } };
    },
    'DELETE /admin/kho-anh/:id/forever': async ({ context, at }) => {
      await purgePicture(asCaller(context), type, idOf(at));
      return { data: null, message: pictureTexts.purged };
    },
  });
}
