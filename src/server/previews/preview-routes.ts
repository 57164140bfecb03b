import { Hono } from 'hono';
import { previewCalls } from '#shared/calls/of-records.ts';
import { isPreviewed } from '#shared/content-types/record-path.ts';
import { journalTexts } from '#shared/admin-texts.ts';
import type { SignedIn } from '#server/auth/guard.ts';
import { currentRow } from '#server/crud/current-row.ts';
import { idIn } from '#server/crud/list-query.ts';
import type { RecordType, WriteContext } from '#server/crud/model.ts';
import { callerReader } from '#server/crud/caller.ts';
import { answerCalls } from '#server/http/answer-calls.ts';
import { notFound } from '#server/http/errors.ts';
import { makePreview, type PagePath, readPreviews, revokePreviews } from './previews.ts';

type PreviewRouteParts = WriteContext & {
  trustProxy?: number | undefined;
  publicUrl?: string | null | undefined;
  pagePath: PagePath;
};

export function previewRoutes(parts: PreviewRouteParts, type: RecordType): Hono<SignedIn> {
  const { db, clock, pagePath, publicUrl } = parts;
  const { description } = type;
  const router = new Hono<SignedIn>();
  const asCaller = callerReader(parts);

  if (!isPreviewed(description)) {
    router.all('/:id{\\d+}/previews/:preview?', () => {
      throw notFound(journalTexts.noPage(description.noun));
    });
    return router;
  }

  /** Refuses with 404 where there is no such record. */
  const idOf = async (at: { id: string }): Promise<number> => {
    const id = idIn(type, at);
    await currentRow({ db }, type, id, null);
    return id;
  };

  return answerCalls(router, '/admin/:resource', previewCalls, {
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
