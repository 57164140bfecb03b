import { type Context, Hono } from 'hono';
import { journalTexts } from '#shared/admin-texts.ts';
import { nounTexts } from '#shared/texts.ts';
import type { SignedIn } from '#server/auth/guard.ts';
import { currentRow } from '#server/crud/change.ts';
import { readId } from '#server/crud/list-query.ts';
import type { RecordType } from '#server/crud/record-types.ts';
import { callerReader } from '#server/crud/caller.ts';
import type { WriteContext } from '#server/crud/write-context.ts';
import { type Body, readBody } from '#server/http/body.ts';
import { notFound, unprocessable } from '#server/http/errors.ts';
import { sentLabel } from '#shared/calls/labels.ts';
import { makePreview, type PagePath, previewDays, readPreviews, revokePreviews } from './previews.ts';

type Parts = WriteContext & {
  trustProxy?: number | undefined;
  publicUrl?: string | null | undefined;
  pagePath: PagePath;
};

/** The calls about previews of one content type, below its path. */
export function previewRoutes(parts: Parts, type: RecordType): Hono<SignedIn> {
  const { db, clock, pagePath, publicUrl } = parts;
  const { description, hasPage } = type;
  const router = new Hono<SignedIn>();
  const asCaller = callerReader(parts);

  if (!hasPage) {
    router.all('/:id{\\d+}/previews/:preview?', () => {
      throw notFound(journalTexts.noPage(description.noun));
    });
    return router;
  }

  /** Refuses with 404 where there is no such record. */
  const idOf = async (context: Context<SignedIn>): Promise<number> => {
    const id = readId(context.req.param('id') ?? '');
    if (id === undefined) throw notFound(nounTexts(description.noun).notFound);
    await currentRow({ db }, type, id, null);
    return id;
  };

  router.get('/:id{\\d+}/previews', async (context) =>
    context.json({ success: true, data: await readPreviews(db, type, await idOf(context), clock()) }),
  );

  router.post('/:id{\\d+}/previews', async (context) => {
    const id = await idOf(context);
    const days = daysIn(await readBody(context, { optional: true }));
    const made = await makePreview({ ...asCaller(context), pagePath, publicUrl }, type, id, days);
    return context.json({ success: true, data: made, message: journalTexts.previewMade }, 201);
  });

  router.delete('/:id{\\d+}/previews', async (context) => {
    await revokePreviews(db, type, await idOf(context));
    return context.json({ success: true, data: null, message: journalTexts.previewsRevoked });
  });

  router.delete('/:id{\\d+}/previews/:preview', async (context) => {
    const revoked = await revokePreviews(db, type, await idOf(context), context.req.param('preview'));
    if (revoked === 0) throw notFound(journalTexts.previewNotFound);
    return context.json({ success: true, data: null, message: journalTexts.previewRevoked });
  });
  return router;
}

const usualDays = 7;

function daysIn(body: Body): number {
  const given = body['days'];
  if (given === undefined || given === null) return usualDays;
  const days = previewDays.find((each) => String(each) === String(given));
  if (days === undefined) throw unprocessable({ days: [`${sentLabel('days')} phải là một trong: ${previewDays.join(', ')}`] });
  return days;
}
