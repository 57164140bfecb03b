import { Hono } from 'hono';
import { dropdownCalls, recordCalls, uploadCalls } from '#shared/calls/records.ts';
import { nounTexts, texts } from '#shared/texts.ts';
import type { SignedIn } from '#server/auth/guard.ts';
import type { Database } from '#server/database/schema.ts';
import { answerCalls, type Handlers } from '#server/http/answer-calls.ts';
import { notFound, unprocessable } from '#server/http/errors.ts';
import { tooLarge } from '#server/media/accept.ts';
import type { Description } from '#shared/content-types/description.ts';
import { type BatchParts, batchRoutes } from './batch-routes.ts';
import { callerReader } from './caller.ts';
import { deleteRecord } from './change.ts';
import { inNumberedBatch, unbounded } from './write-context.ts';
import { readBody, type BodyOptions } from '#server/http/body.ts';
import { queryOf } from '#server/http/percent-encoding.ts';
import { readDetail } from './detail.ts';
import { hasDropdown, picturesOf } from './calls-of.ts';
import { exactCalls } from './exact-calls.ts';
import { readDropdown, readList } from './list.ts';
import { idIn, readListQuery } from './list-query.ts';
import { noVersion, readValues, readVersion } from './read-values.ts';
import { fieldsOfKind } from './record.ts';
import type { RecordType } from './model.ts';
import { createFrom, updateFrom } from './save.ts';
import { warningsIn } from './warned.ts';

/** Whether a deletion takes the record out of the lists that hold it, rather than being refused. */
const isDetaching = (given: unknown) => given === '1' || given === 1 || given === true;

/** The administrator's calls of one content type, below /admin/{path}. */
export function recordRoutes(parts: BatchParts, type: RecordType): Hono<SignedIn> {
  const router = new Hono<SignedIn>();
  const { db } = parts;
  const { description, slots } = type;
  const reading = recordBodyOptions(description);
  const said = nounTexts(description.noun);
  const { presentDetail } = slots;
  const asCaller = callerReader(parts);

  const detail = async (on: Database, id: number) => {
    const data = await readDetail(on, type, id);
    if (data === null) throw notFound(said.notFound);
    return data;
  };
  const listQuery = (url: string) => {
    const given = queryOf(url);
    return readListQuery(description, (key) => given.getAll(key), parts.clock());
  };

  if (hasDropdown(type)) {
    answerCalls(router, '/admin/:resource', exactCalls(dropdownCalls, type), {
      'GET /admin/:resource/dropdown': async ({ context }) => ({
        data: await readDropdown(db, type, listQuery(context.req.url)),
      }),
    });
  }
  router.route('/', batchRoutes(parts, type));

  answerCalls(router, '/admin/:resource', exactCalls(recordCalls, type), {
    'GET /admin/:resource/all': async ({ context }) => readList(db, type, listQuery(context.req.url)),
    'GET /admin/:resource/:id': async ({ at }) => {
      const record = await detail(db, idIn(type, at));
      return { data: presentDetail ? presentDetail(record) : record };
    },
    'POST /admin/:resource': async ({ context }) => {
      const sent = readValues(description, await readBody(context, reading), true);
      const caller = asCaller(context);
      const data = await createFrom(caller, type, sent, detail);
      return { data, message: said.created, ...warningsIn(caller.warned) };
    },
    'PUT /admin/:resource/:id': async ({ context, at }) => {
      const id = idIn(type, at);
      const sent = readValues(description, await readBody(context, reading), false);
      const caller = asCaller(context);
      const data = await updateFrom(caller, type, id, sent, detail);
      return { data, message: said.updated, ...warningsIn(caller.warned) };
    },
    'DELETE /admin/:resource/:id': async ({ context, at }) => {
      const id = idIn(type, at);
      const body = await readBody(context, { optional: true });
      const version = readVersion(queryOf(context.req.url).get('version') ?? body['version']);
      if (version === undefined) throw unprocessable({ version: [noVersion] });
      const detaches = isDetaching(queryOf(context.req.url).get('detach') ?? body['detach']);
      const { batch } = await inNumberedBatch(unbounded(asCaller(context)), (open) =>
        deleteRecord(open, description, id, version, { detaches }),
      );
      return { data: null, message: said.deleted, meta: { batch } };
    },
  });

  for (const [name, field] of picturesOf(description)) {
    const types = ['multipart'] as const;
    const answer: Handlers<SignedIn, typeof uploadCalls> = {
      'POST /admin/:resource/:id/:picture': async ({ context, at }) => {
        const id = idIn(type, at);
        await detail(db, id);
        const body = await readBody(context, { types, tooLarge: tooLarge(field.maxMegabytes), pictures: [name] });
        const own = Object.entries(body).filter(([key]) => key === name || key === 'version');
        const sent = readValues(description, Object.fromEntries(own), false);
        if (!sent.pictures.has(name)) throw unprocessable({ [name]: sent.faults[name] ?? [texts.choosePicture] });
        const data = await updateFrom(asCaller(context), type, id, { ...sent, values: {} }, detail);
        return { data, message: texts.pictureUpdated };
      },
    };
    answerCalls(router, '/admin/:resource', exactCalls(uploadCalls, type), answer, { picture: field.upload });
  }
  return router;
}

/** How the body of a record is read: how large its pictures may be, and which fields they are. */
export function recordBodyOptions({ fields }: Description): BodyOptions {
  const picture = Object.values(fields).find((field) => field.kind === 'image');
  return { tooLarge: picture && tooLarge(picture.maxMegabytes), pictures: fieldsOfKind(fields, 'image') };
}
