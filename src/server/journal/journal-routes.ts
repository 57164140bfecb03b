import { Hono } from 'hono';
import { journalCalls } from '#shared/calls/journal.ts';
import { draftCalls, versionCalls } from '#shared/calls/records.ts';
import { journalTexts } from '#shared/admin-texts.ts';
import { wrongType } from '#shared/fields/described.ts';
import { suffices } from '#server/auth/access.ts';
import type { SignedIn } from '#server/auth/guard.ts';
import { readDetail } from '#server/crud/detail.ts';
import { exactCalls } from '#server/crud/exact-calls.ts';
import { recordBodyOptions } from '#server/crud/record-routes.ts';
import { idIn } from '#server/crud/list-query.ts';
import { readValues, readVersion } from '#server/crud/read-values.ts';
import { fieldsOfKind } from '#server/crud/record.ts';
import type { RecordType } from '#server/crud/model.ts';
import { type CallerParts, callerReader, mayChange } from '#server/crud/caller.ts';
import { warningsIn } from '#server/crud/warned.ts';
import { inAnsweredBatch } from '#server/crud/write-context.ts';
import { answerCalls } from '#server/http/answer-calls.ts';
import { type Body, readBody } from '#server/http/body.ts';
import { notFound, unprocessable } from '#server/http/errors.ts';
import { sentLabel } from '#shared/calls/labels.ts';
import { queryOf } from '#server/http/percent-encoding.ts';
import { discardDraft, publishDraft, readDraft, saveDraft } from './drafts.ts';
import { readDrafts, readEvents } from './events.ts';
import { namesOf, saidWithLost } from './lost.ts';
import { type Keeping, usualKeeping } from './thin.ts';
import { purge, readTrash, restoreFromTrash } from './trash.ts';
import { undoBatch } from './undo.ts';
import { versionAnswers } from './version-answers.ts';

const day = 24 * 60 * 60 * 1000;

type JournalParts = CallerParts & { keeping?: Keeping | undefined };

export function journalRoutes(parts: JournalParts): Hono<SignedIn> {
  const { db, types, keeping = usualKeeping } = parts;
  const router = new Hono<SignedIn>();
  const asCaller = callerReader(parts);
  const typeAt = (path: string | undefined, among = types.all): RecordType | undefined =>
    among.find(({ description }) => description.path === path);
  /** The content type and the id of an address; 404 where either cannot be. */
  const recordAt = (at: { resource: string; id: string }): [RecordType, number] => {
    const type = typeAt(at.resource);
    if (type === undefined) throw notFound('Không có địa chỉ này.');
    return [type, idIn(type, at)];
  };
  const narrowedTo = (path: string | undefined, among = types.all): RecordType | undefined => {
    const type = typeAt(path, among);
    if (path !== undefined && type === undefined)
      throw unprocessable({ resource: [`${sentLabel('resource')} không có trên website`] });
    return type;
  };

  answerCalls(router, '/admin', journalCalls, {
    'GET /admin/journal': async ({ context, query }) => {
      const { resource, from, to, before, by, action } = query();
      const filter = {
        by,
        action,
        resource: narrowedTo(resource, types.journaled)?.description.name,
        from,
        to: to === undefined ? undefined : new Date(to.getTime() + day),
      };
      const hidden = suffices(context.get('admin'), 'inbox') ? [] : (['enquiry'] as const);
      return readEvents(db, types, filter, before ?? null, mayChange(context), hidden);
    },
    'GET /admin/drafts': async () => ({ data: await readDrafts(db, types) }),
    'POST /admin/undo': async ({ context, body }) => {
      const { batch: number } = await body();
      const { batch, lost } = await undoBatch(asCaller(context), number, mayChange(context));
      return { data: null, message: saidWithLost(journalTexts.undone, lost), meta: { batch } };
    },
    'GET /admin/trash': async ({ query }) => {
      const { resource, before } = query();
      return readTrash(db, types, keeping.trashDays, { type: narrowedTo(resource), before: before ?? null });
    },
    'POST /admin/trash/:resource/:id/restore': async ({ context, at, body }) => {
      const [type, id] = recordAt(at);
      const { description } = type;
      const references = fieldsOfKind(description.fields, 'reference');
      const chosen = Object.fromEntries(Object.entries(await body()).filter(([name]) => references.includes(name)));
      const { values, faults } = readValues(description, chosen, false);
      if (Object.keys(faults).length > 0) throw unprocessable(faults);
      const { result, batch, data } = await inAnsweredBatch(
        asCaller(context),
        (open) => restoreFromTrash(open, type, id, values),
        async (open) => (await readDetail(open, type, id)) ?? {},
      );
      const { along, lost } = result;
      const said = [journalTexts.restored(description.noun), along.length > 0 ? journalTexts.restoredAlong(namesOf(along)) : []];
      return { data, message: saidWithLost(said.flat().join(' '), lost), meta: { batch } };
    },
    'DELETE /admin/trash/:resource/:id': async ({ context, at }) => {
      const [type, id] = recordAt(at);
      await purge(asCaller(context), type, id);
      return { data: null, message: journalTexts.purged(type.description.noun) };
    },
  });

  for (const type of types.all) router.route(`/${type.description.path}`, recordJournalRoutes(parts, type));
  return router;
}

/** Those of one content type, below its path. */
function recordJournalRoutes(parts: JournalParts, type: RecordType): Hono<SignedIn> {
  const { description } = type;
  const router = new Hono<SignedIn>();
  const asCaller = callerReader(parts);
  const reading = recordBodyOptions(description);
  const versions = versionAnswers(parts, type);

  answerCalls(router, '/admin/:resource', exactCalls(versionCalls, type), {
    'GET /admin/:resource/:id/versions': async ({ at, query }) => versions.list(idIn(type, at), query()),
    'GET /admin/:resource/:id/versions/:seq': async ({ at }) => versions.one(idIn(type, at), at),
    'POST /admin/:resource/:id/versions/:seq/restore': async ({ context, at, body }) =>
      versions.restore(context, idIn(type, at), at, await body()),
  });

  return answerCalls(router, '/admin/:resource', exactCalls(draftCalls, type), {
    'GET /admin/:resource/:id/draft': async ({ at }) => ({ data: await readDraft(parts, type, idIn(type, at)) }),
    'PUT /admin/:resource/:id/draft': async ({ context, at }) => {
      const id = idIn(type, at);
      const body = await readBody(context, reading);
      const sent = readValues(description, body, false);
      const caller = asCaller(context);
      const data = await saveDraft(caller, type, id, sent, numberIn(body, 'draft'));
      return { data, message: journalTexts.draftSaved, ...warningsIn(caller.warned) };
    },
    'POST /admin/:resource/:id/draft/publish': async ({ context, at, body }) => {
      const id = idIn(type, at);
      const { version = null, draft = null } = await body();
      const caller = asCaller(context);
      const { result, batch, data } = await inAnsweredBatch(
        caller,
        (open) => publishDraft(open, type, id, { version, draft }),
        async (open) => (await readDetail(open, type, id))!,
      );
      const message = saidWithLost(journalTexts.draftPublished, result);
      return { data, message, meta: { batch }, ...warningsIn(caller.warned) };
    },
    'DELETE /admin/:resource/:id/draft': async ({ context, at }) => {
      const id = idIn(type, at);
      const body = await readBody(context, { optional: true });
      const draft = numberIn({ draft: queryOf(context.req.url).get('draft'), ...body }, 'draft');
      await discardDraft(asCaller(context), type, id, draft);
      return { data: null, message: journalTexts.draftDiscarded };
    },
  });
}

const noNumber = (name: string) => wrongType(sentLabel(name), 'số nguyên');

/** Null where the body does not say; refuses with 422 what is no number. */
function numberIn(body: Body, name: string): number | null {
  const given = body[name];
  if (given === undefined || given === null) return null;
  const number = readVersion(given);
  if (number === undefined || number === null) throw unprocessable({ [name]: [noNumber(name)] });
  return number;
}
