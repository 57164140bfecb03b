import { Hono } from 'hono';
import { linkCalls } from '#shared/calls/links.ts';
import { linkTexts } from '#shared/link-texts.ts';
import { defaultPageSize } from '#shared/paging/page-sizes.ts';
import type { SignedIn } from '#server/auth/guard.ts';
import { callerReader, mayChange } from '#server/crud/caller.ts';
import { readId } from '#server/crud/list-query.ts';
import type { RecordType, WriteContext } from '#server/crud/model.ts';
import { answerCalls } from '#server/http/answer-calls.ts';
import { notFound, Refusal } from '#server/http/errors.ts';
import type { LinkChecker } from './check-links.ts';
import { readCheck, readProblems } from './read-problems.ts';
import { takeNewAddress } from './take-new-address.ts';

/** The calls of 'Kiểm tra liên kết'. `types`: what may hold links. */
export function linkRoutes(
  parts: WriteContext & { trustProxy?: number | undefined; links: LinkChecker },
  types: readonly RecordType[],
): Hono<SignedIn> {
  const asCaller = callerReader(parts);
  const { db, clock, links } = parts;
  return answerCalls(new Hono<SignedIn>(), '/admin', linkCalls, {
    'GET /admin/link-problems': async ({ context, query }) => {
      const { page = 1, per_page: perPage = defaultPageSize, filter = 'open' } = query();
      return readProblems({ db, types }, { page, perPage, filter }, mayChange(context));
    },
    'GET /admin/link-check': async () => ({ data: await readCheck(db, clock()) }),
    'POST /admin/link-check': async () => {
      if (!(await links.start())) throw new Refusal(409, linkTexts.isRunning);
      return { data: await readCheck(db, clock()), message: linkTexts.started };
    },
    'POST /admin/link-problems/:id/new-address': async ({ context }) => {
      const id = readId(context.req.param('id') ?? '');
      if (id === undefined) throw notFound(linkTexts.gone);
      const { result: count, batch } = await takeNewAddress(asCaller(context), types, id, mayChange(context));
      return { data: { count }, message: linkTexts.taken(count), meta: { batch } };
    },
  });
}
