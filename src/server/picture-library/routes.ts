import { type Context, Hono } from 'hono';
import type { BatchDone } from '#shared/answers/batch.ts';
import type { ChangeMeta } from '#shared/answers/journal.ts';
import type { UploadMeta } from '#shared/answers/pictures.ts';
import { pictureTexts } from '#shared/pictures/texts.ts';
import { judge } from '#shared/fields/judge.ts';
import { maxId } from '#shared/fields/reference.ts';
import { picture, saidOfPicture } from '#shared/pictures/picture.ts';
import { nounTexts, texts } from '#shared/texts.ts';
import { defaultPageSize } from '#shared/rules/page-sizes.ts';
import type { SignedIn } from '#server/auth/guard.ts';
import { callerReader, mayChange } from '#server/crud/caller.ts';
import { updateValues } from '#server/crud/change.ts';
import { readId } from '#server/crud/list-query.ts';
import { readValues } from '#server/crud/read-values.ts';
import type { RecordType } from '#server/crud/record-types.ts';
import { type Batch, inAnsweredBatch, type WriteContext } from '#server/crud/write-context.ts';
import type { Database } from '#server/database/schema.ts';
import { readBody } from '#server/http/body.ts';
import { notFound, unprocessable } from '#server/http/errors.ts';
import { queryOf } from '#server/http/percent-encoding.ts';
import { sentLabel } from '#shared/calls/labels.ts';
import { tooLarge } from '#server/media/accept.ts';
import { readQuery } from '#server/http/read-sent.ts';
import { deletePicture, purgePicture, replaceEverywhere, restorePicture, uploadLimit, uploadPicture } from './change-pictures.ts';
import { libraryQuery, replaceBody } from './queries.ts';
import { readLibrary, readPicture } from './read-pictures.ts';

type Caller = Context<SignedIn>;

/** Whether the library keeps a picture is no value to be sent: it has calls of its own. */
const said: ReadonlySet<string> = new Set([...saidOfPicture, 'version']);

function idOf(context: Caller): number {
  const id = readId(context.req.param('id') ?? '');
  if (id === undefined || id > maxId) throw notFound(nounTexts(picture.noun).notFound);
  return id;
}

/** The calls of 'Kho ảnh', below its path. */
export function pictureRoutes(parts: WriteContext & { trustProxy?: number | undefined }, type: RecordType): Hono<SignedIn> {
  const router = new Hono<SignedIn>();
  const asCaller = callerReader(parts);
  const read = (db: Database, { id }: { id: number }) => readPicture({ ...parts, db }, id);

  router.get('/all', async (context) => {
    const query = readQuery(libraryQuery, queryOf(context.req.url), sentLabel);
    const { page = 1, per_page: perPage = defaultPageSize, filter = 'all', keyword = '', path } = query;
    return context.json({ success: true, ...(await readLibrary(parts, { page, perPage, filter, keyword, path })) });
  });

  router.get('/:id{\\d+}', async (context) => context.json({ success: true, data: await readPicture(parts, idOf(context)) }));

  router.post('/', async (context) => {
    const body = await readBody(context, { types: ['multipart'], tooLarge: tooLarge(uploadLimit), pictures: ['image'] });
    const file = body['image'];
    if (!(file instanceof File) || (file.size === 0 && file.name === '')) throw unprocessable({ image: [texts.choosePicture] });
    const {
      result: { wasThere },
      data,
    } = await uploadPicture(asCaller(context), type, file, read);
    const message = wasThere ? pictureTexts.wasThere : pictureTexts.uploaded;
    const meta: UploadMeta = { was_there: wasThere };
    return context.json({ success: true, data, message, meta }, 201);
  });

  router.put('/:id{\\d+}', async (context) => {
    const id = idOf(context);
    const body = await readBody(context, { types: ['json'] });
    const own = Object.fromEntries(Object.entries(body).filter(([name]) => said.has(name)));
    const { values, version, faults } = readValues(picture, own, false);
    if (Object.keys(faults).length > 0) throw unprocessable(faults);
    const write = (open: Batch) => updateValues(open, type, id, values, version);
    const { batch, data } = await inAnsweredBatch(asCaller(context), write, (open) => read(open, { id }));
    const meta: ChangeMeta = { batch };
    return context.json({ success: true, data, message: nounTexts(picture.noun).updated, meta });
  });

  router.post('/:id{\\d+}/replace', async (context) => {
    const id = idOf(context);
    const judged = judge(replaceBody, await readBody(context, { types: ['json'] }));
    if (!judged.ok) throw unprocessable(judged.errors);
    const { by } = judged.value as { by: number };
    const { result, batch } = await replaceEverywhere(asCaller(context), type, { id, by }, mayChange(context));
    const data: BatchDone = { count: result.count };
    return context.json({
      success: true,
      data,
      message: pictureTexts.replaced(result.count, result.noun),
      meta: { batch } satisfies ChangeMeta,
    });
  });

  router.delete('/:id{\\d+}', async (context) => {
    const { result, batch } = await deletePicture(asCaller(context), type, idOf(context), mayChange(context));
    const data: BatchDone = { count: result.count };
    return context.json({
      success: true,
      data,
      message: pictureTexts.deleted(result.count, result.noun),
      meta: { batch } satisfies ChangeMeta,
    });
  });

  router.post('/:id{\\d+}/restore', async (context) => {
    const id = idOf(context);
    const write = (open: Batch) => restorePicture(open, type, id);
    const { batch, data } = await inAnsweredBatch(asCaller(context), write, (open) => read(open, { id }));
    const meta: ChangeMeta = { batch };
    return context.json({ success: true, data, message: pictureTexts.restored, meta });
  });

  router.delete('/:id{\\d+}/forever', async (context) => {
    await purgePicture(asCaller(context), type, idOf(context));
    return context.json({ success: true, data: null, message: pictureTexts.purged });
  });
  return router;
}
