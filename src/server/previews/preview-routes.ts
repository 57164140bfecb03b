import { Hono } from 'hono';
import type { z } from 'zod';
import { previewCalls } from '#shared/calls/of-records.ts';
import { isPreviewed } from '#shared/content-types/record-path.ts';
import { judge } from '#shared/fields/judge.ts';
import { journalTexts } from '#shared/admin-texts.ts';
import type { SignedIn } from '#server/auth/guard.ts';
import { currentRow } from '#server/crud/current-row.ts';
import { idIn } from '#server/crud/list-query.ts';
import type { RecordType } from '#server/crud/model.ts';
import { type CallerParts, callerReader } from '#server/crud/caller.ts';
import { recordBodyOptions } from '#server/crud/record-routes.ts';
import { answerCalls } from '#server/http/answer-calls.ts';
import { readBody } from '#server/http/body.ts';
import { notFound, unprocessable } from '#server/http/errors.ts';
import type { MakeFormPage } from './form-page.ts';
import { lenientValues } from './lenient-values.ts';
import { makePreview, type PagePath, readPreviews, revokePreviews } from './previews.ts';

type PreviewRouteParts = CallerParts & {
  publicUrl?: string | null | undefined;
  pagePath: PagePath;
  formPage: MakeFormPage;
};

const { body: previewedId } = previewCalls['POST /admin/:resource/preview'];

/** In bytes: five times the longest article. A page is made in one piece, for which everybody waits: a second for as much. */
const maxShown = 512 * 1024;

export function previewRoutes(parts: PreviewRouteParts, type: RecordType): Hono<SignedIn> {
  const { db, clock, pagePath, publicUrl, formPage } = parts;
  const { description } = type;
  const router = new Hono<SignedIn>();
  const asCaller = callerReader(parts);

  if (!isPreviewed(description)) {
    const refuse = () => {
      throw notFound(journalTexts.noPage(description.noun));
    };
    router.all('/preview', refuse);
    router.all('/:id{\\d+}/previews/:preview?', refuse);
    return router;
  }

  /** Refuses with 404 where there is no such record. */
  const idOf = async (at: { id: string }): Promise<number> => {
    const id = idIn(type, at);
    await currentRow({ db }, type, id, null);
    return id;
  };

  return answerCalls(router, '/admin/:resource', previewCalls, {
    'POST /admin/:resource/preview': async ({ context }) => {
      const sent = await readBody(context, { ...recordBodyOptions(description), maxBytes: maxShown });
      const named = judge(previewedId, { id: sent['id'] });
      if (!named.ok) throw unprocessable(named.errors);
      const { id } = named.value as z.output<typeof previewedId>;
      const values = lenientValues(description, sent);
      const data = await formPage(asCaller(context), type, id ?? null, values);
      return { data, message: 'Đây là trang với những gì đang có trong form.' };
    },
    'GET /admin/:resource/:id/previews': async ({ at }) => ({ data: await readPreviews(db, type, await idOf(at), clock()) }),
    'POST /admin/:resource/:id/previews': async ({ context, at, body }) => {
      const id = await idOf(at);
      const { days } = await body();
      const data = await makePreview({ ...asCaller(context), pagePath, publicUrl }, type, id, days);
      return { data, message: journalTexts.previewMade };
    },
    'DELETE /admin/:resource/:id/previews': async ({ at }) => {
      await revokePreviews(db, type, await idOf(at));
      return { data: null, message: journalTexts.previewsRevoked };
    },
    'DELETE /admin/:resource/:id/previews/:preview': async ({ at }) => {
      const revoked = await revokePreviews(db, type, await idOf(at), at.preview);
      if (revoked === 0) throw notFound(journalTexts.previewNotFound);
      return { data: null, message: journalTexts.previewRevoked };
    },
  });
}
