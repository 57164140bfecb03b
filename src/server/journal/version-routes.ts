import { type Context, Hono } from 'hono';
import type { ChangeMeta } from '#shared/answers/journal.ts';
import { journalTexts } from '#shared/admin-texts.ts';
import { judgeField } from '#shared/fields/judge.ts';
import type { SignedIn } from '#server/auth/guard.ts';
import { callerReader } from '#server/crud/caller.ts';
import { currentRow } from '#server/crud/change.ts';
import { readDetail } from '#server/crud/detail.ts';
import { noVersion, readVersion as readSentVersion } from '#server/crud/read-values.ts';
import type { RecordType } from '#server/crud/record-types.ts';
import { inAnsweredBatch, type WriteContext } from '#server/crud/write-context.ts';
import { type Body, readBody } from '#server/http/body.ts';
import { notFound, unprocessable } from '#server/http/errors.ts';
import { queryOf } from '#server/http/percent-encoding.ts';
import { sentLabel } from '#shared/calls/labels.ts';
import { readQuery } from '#server/http/read-sent.ts';
import { namesOf } from './lost.ts';
import { versionsQuery } from '#shared/calls/journal.ts';
import { readVersion, readVersions, restoreVersion } from './versions.ts';

type Caller = Context<SignedIn>;
/** `below`: what stands for the record in the address, before its versions. `isAlways`: it counts before it was ever saved. */
type Place = { below: '/:id{\\d+}' | ''; idOf: (context: Caller) => number; isAlways?: true };

/** The calls of what was kept of a record: its versions, one of them, and to write it again. */
export function versionRoutes(
  parts: WriteContext & { trustProxy?: number | undefined },
  type: RecordType,
  { below, idOf, isAlways }: Place,
): Hono<SignedIn> {
  const { db, types } = parts;
  const router = new Hono<SignedIn>();
  const asCaller = callerReader(parts);
  const seqOf = (context: Caller) => {
    const seq = Number(context.req.param('seq'));
    if (!Number.isSafeInteger(seq)) throw notFound(journalTexts.versionNotFound);
    return seq;
  };

  router.get(`${below}/versions`, async (context) => {
    const { before } = readQuery(versionsQuery, queryOf(context.req.url), sentLabel);
    const id = idOf(context);
    const found = await readVersions(db, types, type, id, before ?? null);
    const isUnknown = found.data.length === 0 && before === undefined;
    if (isUnknown && !isAlways) await currentRow({ db }, type, id, null);
    return context.json({ success: true, ...found });
  });

  router.get(`${below}/versions/:seq{\\d+}`, async (context) =>
    context.json({ success: true, data: await readVersion(db, types, type, idOf(context), seqOf(context)) }),
  );

  router.post(`${below}/versions/:seq{\\d+}/restore`, async (context) => {
    const [id, seq] = [idOf(context), seqOf(context)];
    const body = await readBody(context, { optional: true });
    const version = versionIn(body);
    const withStatus = isAsked(body, 'with_status');
    const {
      result: lost,
      batch,
      data,
    } = await inAnsweredBatch(
      asCaller(context),
      (open) => restoreVersion(open, type, id, seq, version, withStatus),
      (open) => readDetail(open, type, id),
    );
    const message = [
      journalTexts.restored(type.description.noun),
      ...(lost.length > 0 ? [journalTexts.notRestored(namesOf(lost))] : []),
    ].join(' ');
    const meta: ChangeMeta = { batch };
    return context.json({ success: true, data, message, meta });
  });
  return router;
}

/** Null where the body does not say; refuses with 422 what is no version. */
export function versionIn(body: Body): number | null {
  const version = readSentVersion(body['version']);
  if (version === undefined) throw unprocessable({ version: [noVersion] });
  return version;
}

/** False where the body does not say; refuses with 422 what is neither yes nor no. */
function isAsked(body: Body, name: string): boolean {
  const judged = judgeField(name, { kind: 'flag', label: sentLabel(name) }, body[name] ?? false);
  if (!judged.ok) throw unprocessable(judged.errors);
  return judged.value === true;
}
