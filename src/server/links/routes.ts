import { type Context, Hono } from 'hono';
import type { BatchDone } from '#shared/answers/batch.ts';
import type { ChangeMeta } from '#shared/answers/journal.ts';
import { linkTexts } from '#shared/link-texts.ts';
import { maxId } from '#shared/fields/reference.ts';
import { defaultPageSize } from '#shared/rules/page-sizes.ts';
import { suffices } from '#server/auth/access.ts';
import type { SignedIn } from '#server/auth/guard.ts';
import { callerReader } from '#server/crud/caller.ts';
import { readId } from '#server/crud/list-query.ts';
import type { RecordType } from '#server/crud/record-types.ts';
import type { WriteContext } from '#server/crud/write-context.ts';
import { notFound, Refusal } from '#server/http/errors.ts';
import { queryOf } from '#server/http/percent-encoding.ts';
import { sentLabel } from '#shared/calls/labels.ts';
import type { MayChange } from '#server/journal/undo.ts';
import { readQuery } from '#server/http/read-sent.ts';
import type { LinkChecker } from './check-links.ts';
import { linksQuery } from './queries.ts';
import { readCheck, readProblems } from './read-problems.ts';
import { takeNewAddress } from './take-new-address.ts';

type Caller = Context<SignedIn>;

const mayChange =
  (context: Caller): MayChange =>
  ({ needs }) =>
    suffices(context.get('admin').role, needs);

/** The calls of 'Kiểm tra liên kết', below its path. `types`: what may hold links. */
export function linkRoutes(
  parts: WriteContext & { trustProxy?: number | undefined; links: LinkChecker },
  types: readonly RecordType[],
): Hono<SignedIn> {
  const router = new Hono<SignedIn>();
  const asCaller = callerReader(parts);
  const { db, clock, links } = parts;

  router.get('/all', async (context) => {
    const query = readQuery(linksQuery, queryOf(context.req.url), sentLabel);
    const { page = 1, per_page: perPage = defaultPageSize, filter = 'open' } = query;
    return context.json({
      success: true,
      ...(await readProblems({ db, types }, { page, perPage, filter }, mayChange(context))),
    });
  });

  router.get('/check', async (context) => context.json({ success: true, data: await readCheck(db, clock()) }));

  router.post('/check', async (context) => {
    if (!(await links.start())) throw new Refusal(409, linkTexts.isRunning);
    return context.json({ success: true, data: await readCheck(db, clock()), message: linkTexts.started });
  });

  router.post('/:id{\\d+}/new-address', async (context) => {
    const id = readId(context.req.param('id') ?? '');
    if (id === undefined || id > maxId) throw notFound(linkTexts.gone);
    const { result, batch } = await takeNewAddress(asCaller(context), types, id, mayChange(context));
    const data: BatchDone = { count: result };
    return context.json({ success: true, data, message: linkTexts.taken(result), meta: { batch } satisfies ChangeMeta });
  });
  return router;
}
