import { Hono } from 'hono';
import type { ChangeMeta } from '#shared/answers/journal.ts';
import { siteSettings, siteSettingsId } from '#shared/settings/site.ts';
import { nounTexts } from '#shared/texts.ts';
import type { SignedIn } from '#server/auth/guard.ts';
import { callerReader } from '#server/crud/caller.ts';
import { readValues } from '#server/crud/read-values.ts';
import { fieldsOfKind } from '#server/crud/record.ts';
import type { RecordType } from '#server/crud/record-types.ts';
import type { WriteContext } from '#server/crud/write-context.ts';
import { readBody } from '#server/http/body.ts';
import { versionRoutes } from '#server/journal/version-routes.ts';
import { tooLarge } from '#server/media/accept.ts';
import { readSettings, saveSettings } from './save.ts';

const { fields, noun } = siteSettings;
const reading = { tooLarge: tooLarge(fields.share_picture.maxMegabytes), pictures: fieldsOfKind(fields, 'image') };

/** The calls of what the site says of the school, below the path of its settings. */
export function siteSettingsRoutes(parts: WriteContext & { trustProxy?: number | undefined }, type: RecordType): Hono<SignedIn> {
  const router = new Hono<SignedIn>();
  const { db } = parts;
  const asCaller = callerReader(parts);

  router.get('/', async (context) => context.json({ success: true, data: await readSettings(db, type) }));

  router.put('/', async (context) => {
    const sent = readValues(siteSettings, await readBody(context, reading), false);
    const { batch, data } = await saveSettings(asCaller(context), type, sent);
    const meta: ChangeMeta = { batch };
    return context.json({ success: true, data, message: nounTexts(noun).updated, meta });
  });

  router.route('/', versionRoutes(parts, type, { below: '', idOf: () => siteSettingsId, isAlways: true }));
  return router;
}
