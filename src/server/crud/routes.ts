import { type Context, Hono } from 'hono';
import { nounTexts, texts } from '#shared/texts.ts';
import type { SignedIn } from '#server/auth/guard.ts';
import type { Database } from '#server/database/schema.ts';
import { notFound, unprocessable } from '#server/http/errors.ts';
import { tooLarge } from '#server/media/accept.ts';
import type { ChangeMeta } from '#shared/answers/journal.ts';
import { type BatchParts, batchRoutes } from './batch-routes.ts';
import { callerReader } from './caller.ts';
import { deleteRecord } from './change.ts';
import { inNumberedBatch, unbounded } from './write-context.ts';
import { readBody } from '#server/http/body.ts';
import { queryOf } from '#server/http/percent-encoding.ts';
import { readDetail } from './detail.ts';
import { readDropdown, readList } from './list.ts';
import { readId, readListQuery } from './list-query.ts';
import { noVersion, readValues, readVersion } from './read-values.ts';
import { fieldsOfKind } from './record.ts';
import type { RecordType } from './record-types.ts';
import { createFrom, updateFrom } from './save.ts';
import { warningsIn } from './warned.ts';

type Caller = Context<SignedIn>;

/**
 * Records that others refer to, or that are linked from the other side, are offered in a dropdown. A content type that belongs
 * to itself alone reads its list instead.
 */
export const hasDropdown = (type: RecordType) =>
  type.children.some((child) => child.type !== type) ||
  type.listedBy.length > 0 ||
  fieldsOfKind(type.description.fields, 'references').length > 0;

/** Whether a deletion takes the record out of the lists that hold it, rather than being refused. */
const isDetaching = (given: unknown) => given === '1' || given === 1 || given === true;

/** The administrator's calls of one content type, below /admin/{path}. */
export function recordRoutes(parts: BatchParts, type: RecordType): Hono<SignedIn> {
  const router = new Hono<SignedIn>();
  const { db } = parts;
  const { description, slots } = type;
  const picture = Object.values(description.fields).find((field) => field.kind === 'image');
  const reading = { tooLarge: picture && tooLarge(picture.maxMegabytes), pictures: fieldsOfKind(description.fields, 'image') };
  const said = nounTexts(description.noun);
  const { presentDetail } = slots;
  const asCaller = callerReader(parts);

  const idOf = (context: Caller): number => {
    const id = readId(context.req.param('id') ?? '');
    if (id === undefined) throw notFound(said.notFound);
    return id;
  };
  const detail = async (on: Database, id: number) => {
    const data = await readDetail(on, type, id);
    if (data === null) throw notFound(said.notFound);
    return data;
  };

  router.get('/all', async (context) => {
    const given = queryOf(context.req.url);
    const query = readListQuery(description, (key) => given.getAll(key), parts.clock());
    return context.json({ success: true, ...(await readList(db, type, query)) });
  });

  if (hasDropdown(type)) {
    router.get('/dropdown', async (context) => {
      const given = queryOf(context.req.url);
      const query = readListQuery(description, (key) => given.getAll(key), parts.clock());
      return context.json({ success: true, data: await readDropdown(db, type, query) });
    });
  }

  router.route('/', batchRoutes(parts, type));

  router.get('/:id{\\d+}', async (context) => {
    const record = await detail(db, idOf(context));
    return context.json({ success: true, data: presentDetail ? presentDetail(record) : record });
  });

  router.post('/', async (context) => {
    const sent = readValues(description, await readBody(context, reading), true);
    const caller = asCaller(context);
    const data = await createFrom(caller, type, sent, detail);
    return context.json({ success: true, data, message: said.created, ...warningsIn(caller.warned) }, 201);
  });

  router.put('/:id{\\d+}', async (context) => {
    const id = idOf(context);
    const sent = readValues(description, await readBody(context, reading), false);
    const caller = asCaller(context);
    const data = await updateFrom(caller, type, id, sent, detail);
    return context.json({ success: true, data, message: said.updated, ...warningsIn(caller.warned) });
  });

  router.delete('/:id{\\d+}', async (context) => {
    const id = idOf(context);
    const body = await readBody(context, { optional: true });
    const version = readVersion(queryOf(context.req.url).get('version') ?? body['version']);
    if (version === undefined) throw unprocessable({ version: [noVersion] });
    const detaches = isDetaching(queryOf(context.req.url).get('detach') ?? body['detach']);
    const { batch } = await inNumberedBatch(unbounded(asCaller(context)), (open) =>
      deleteRecord(open, description, id, version, { detaches }),
    );
    return context.json({ success: true, data: null, message: said.deleted, meta: { batch } satisfies ChangeMeta });
  });

  for (const [name, field] of Object.entries(description.fields)) {
    if (field.kind !== 'image') continue;
    router.post(`/:id{\\d+}/${field.upload}`, async (context) => {
      const id = idOf(context);
      await detail(db, id);
      const body = await readBody(context, {
        types: ['multipart'],
        tooLarge: tooLarge(field.maxMegabytes),
        pictures: [name],
      });
      const own = Object.entries(body).filter(([key]) => key === name || key === 'version');
      const sent = readValues(description, Object.fromEntries(own), false);
      if (!sent.pictures.has(name)) throw unprocessable({ [name]: sent.faults[name] ?? [texts.choosePicture] });
      const data = await updateFrom(asCaller(context), type, id, { ...sent, values: {} }, detail);
      return context.json({ success: true, data, message: texts.pictureUpdated });
    });
  }
  return router;
}
