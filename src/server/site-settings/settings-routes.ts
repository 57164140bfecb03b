import { Hono } from 'hono';
import { settingsCalls } from '#shared/calls/records.ts';
import { siteSettings, siteSettingsId } from '#shared/settings/site.ts';
import { nounTexts } from '#shared/texts.ts';
import type { SignedIn } from '#server/auth/guard.ts';
import { callerReader } from '#server/crud/caller.ts';
import { exactCalls } from '#server/crud/exact-calls.ts';
import { readValues } from '#server/crud/read-values.ts';
import type { RecordType, WriteContext } from '#server/crud/model.ts';
import { recordBodyOptions } from '#server/crud/record-routes.ts';
import { answerCalls } from '#server/http/answer-calls.ts';
import { readBody } from '#server/http/body.ts';
import { versionAnswers } from '#server/journal/version-answers.ts';
import { readSettings, saveSettings } from './save.ts';

const reading = recordBodyOptions(siteSettings);

/** The calls of what the site says of the school. */
export function siteSettingsRoutes(parts: WriteContext & { trustProxy?: number | undefined }, type: RecordType): Hono<SignedIn> {
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
