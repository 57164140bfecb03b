import { Hono } from 'hono';
import { linkCalls } from '#shared/calls/links.ts';
import { linkTexts } from '#shared/link-texts.ts';
import { defaultPageSize } from '#shared/paging/page-sizes.ts';
import type { SignedIn } from '#server/auth/guard.ts';
import { type CallerParts, callerReader, mayChange, type MayChange } from '#server/crud/caller.ts';
import { readId } from '#server/crud/list-query.ts';
import type { RecordType, WriteContext } from '#server/crud/model.ts';
import { answerCalls } from '#server/http/answer-calls.ts';
import { notFound, Refusal } from '#server/http/errors.ts';
import { judgeField } from '#shared/fields/judge.ts';
import { updateValues } from '#server/crud/change.ts';
import { loose } from '#server/crud/record.ts';
import { inNumberedBatch } from '#server/crud/write-context.ts';
import type { LinkChecker } from './check-links.ts';
import { readCheck, readProblems } from './read-problems.ts';
import { isPlainAddress } from './found-links.ts';

/** The calls of 'Kiểm tra liên kết'. `types`: what may hold links. */
export function linkRoutes(parts: CallerParts & { links: LinkChecker }, types: readonly RecordType[]): Hono<SignedIn> {
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

/**
 * Writes the new address of a link into every plain field that still holds the old one, as a save does, and gives how many.
 * Refuses with 404, with 403 where the caller may change none of them, and with 409 where there is none.
 */
const takeNewAddress = (content: WriteContext, types: readonly RecordType[], id: number, mayChange: MayChange) =>
  inNumberedBatch(content, async (batch) => {
    const link = await batch.db
      .selectFrom('link_problem')
      .select(['address', 'new_address'])
      .where('id', '=', id)
      .executeTakeFirst();
    if (link === undefined) throw notFound(linkTexts.gone);
    const { address, new_address: next } = link;
    if (next === null) throw new Refusal(409, linkTexts.noNewAddress);
    const places = await batch.db
      .selectFrom('link_place')
      .select(['resource', 'record_id', 'field'])
      .where('link_id', '=', id)
      .orderBy('place')
      .execute();
    let count = 0;
    let isForbidden = false;
    for (const { resource, record_id: record, field } of places) {
      const type = types.find(({ description }) => description.path === resource);
      const described = type?.description.fields[field];
      if (type === undefined || described === undefined || !isPlainAddress(described)) continue;
      if (!mayChange(type)) {
        isForbidden = true;
        continue;
      }
      const row = await loose(batch.db)
        .selectFrom(type.description.table)
        .select(field)
        .where('id', '=', record)
        .executeTakeFirst();
      if (row?.[field] !== address) continue;
      if (!judgeField(field, described, next).ok) throw new Refusal(409, linkTexts.unfitAddress(described.label));
      await updateValues(batch, type, record, { [field]: next }, null);
      count += 1;
    }
    if (count === 0 && isForbidden) throw new Refusal(403, linkTexts.inSettings, { code: 'forbidden' });
    if (count === 0) throw new Refusal(409, linkTexts.nowhere);
    return count;
  });
