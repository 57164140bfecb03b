import { Hono } from 'hono';
import { settingsCalls } from '#shared/calls/records.ts';
import { siteSettings, siteSettingsId } from '#shared/settings/site.ts';
import { nounTexts, texts } from '#shared/texts.ts';
import type { SignedIn } from '#server/auth/guard.ts';
import { type CallerParts, callerReader } from '#server/crud/caller.ts';
import { exactCalls } from '#server/crud/exact-calls.ts';
import { readValues, type SentValues } from '#server/crud/read-values.ts';
import type { RecordType, WriteContext } from '#server/crud/model.ts';
import { recordBodyOptions } from '#server/crud/record-routes.ts';
import { answerCalls } from '#server/http/answer-calls.ts';
import { readBody } from '#server/http/body.ts';
import { versionAnswers } from '#server/journal/version-answers.ts';
import type { AnswerTemplate } from '#shared/answers/enquiries.ts';
import { sortKey } from '#shared/text/sort-key.ts';
import { updateValues } from '#server/crud/change.ts';
import { readDetail } from '#server/crud/detail.ts';
import { faultsIn } from '#server/crud/faults.ts';
import { encodeValues, loose, type Stored, type Values } from '#server/crud/record.ts';
import { writeSent } from '#server/crud/save.ts';
import type { Database } from '#server/database/schema.ts';
import { Refusal } from '#server/http/errors.ts';
import { usualTemplates } from '#server/public/answer-templates.ts';
import { configuredFacts } from '#server/public/site.ts';

/** What site.config.ts says, before the first save. Nobody has saved it, at no time. */
type Configured = typeof configuredFacts & {
  mau_tra_loi: AnswerTemplate[];
  id: number;
  version: number;
  created_at: null;
  updated_at: null;
  updated_by: null;
};

const neverSaved: Configured = {
  ...configuredFacts,
  mau_tra_loi: usualTemplates,
  id: siteSettingsId,
  version: 1,
  created_at: null,
  updated_at: null,
  updated_by: null,
};

const readSettings = async (db: Database, type: RecordType): Promise<Stored | Configured> =>
  (await readDetail(db, type, siteSettingsId)) ?? neverSaved;

/**
 * Writes what is sent; gives what is stored then, and the number by which the change can be taken back, null when nothing changed.
 * The first save notes in the journal what was before it too. Refuses with 409 (`version` is stale) or 422.
 */
async function saveSettings(content: WriteContext, type: RecordType, sent: SentValues) {
  const { version } = sent;
  const refuseStale = (current: { version: number }) => {
    if (version !== null && version !== current.version) throw new Refusal(409, texts.stale, { data: current });
  };
  return writeSent(content, type.description, sent, {
    async judge() {
      const current = await readSettings(content.db, type);
      refuseStale(current);
      return faultsIn(content, type, sent.values, { ...current, created_at: '', updated_at: '' });
    },
    async write(open, values) {
      const { db, clock } = open;
      refuseStale(await readSettings(db, type));
      await loose(db)
        .insertInto('cai_dat')
        .values(firstRow(clock().toISOString()))
        .onConflict((conflict) => conflict.column('id').doNothing())
        .execute();
      await updateValues(open, type, siteSettingsId, values, version);
    },
    read: (db) => readSettings(db, type),
  });
}

/** A file in the repository names no stored picture. */
const firstRow = (now: string) => ({
  ...encodeValues(siteSettings.fields, { ...configuredFacts, mau_tra_loi: usualTemplates } as unknown as Values),
  id: siteSettingsId,
  version: 1,
  created_at: now,
  updated_at: now,
  sort_name: sortKey(configuredFacts.name),
});

const reading = recordBodyOptions(siteSettings);

export function siteSettingsRoutes(parts: CallerParts, type: RecordType): Hono<SignedIn> {
  const { db } = parts;
  const asCaller = callerReader(parts);
  const versions = versionAnswers(parts, type, { isAlways: true });

  return answerCalls(new Hono<SignedIn>(), '/admin', exactCalls(settingsCalls, type), {
    'GET /admin/cai-dat': async () => ({ data: await readSettings(db, type) }),
    'PUT /admin/cai-dat': async ({ context }) => {
      const sent = readValues(siteSettings, await readBody(context, reading), false);
      const { batch, data } = await saveSettings(asCaller(context), type, sent);
      return { data, message: nounTexts(siteSettings.noun).updated, meta: { batch } };
    },
    'GET /admin/cai-dat/versions': ({ query }) => versions.list(siteSettingsId, query()),
    'GET /admin/cai-dat/versions/:seq': ({ at }) => versions.one(siteSettingsId, at),
    'POST /admin/cai-dat/versions/:seq/restore': async ({ context, at, body }) =>
      versions.restore(context, siteSettingsId, at, await body()),
  });
}
