import { Hono } from 'hono';
import { usesCalls } from '#shared/calls/of-records.ts';
import { nounTexts } from '#shared/texts.ts';
import type { SignedIn } from '#server/auth/guard.ts';
import { answerCalls } from '#server/http/answer-calls.ts';
import type { Limited } from '#server/http/concurrency-limit.ts';
import { notFound } from '#server/http/errors.ts';
import type { Database } from '#server/database/schema.ts';
import { readDetail } from './detail.ts';
import { idIn } from './list-query.ts';
import type { Stored } from './record.ts';
import type { RecordType, RecordTypes } from './model.ts';
import { readUses } from './uses.ts';

export type UsesParts = {
  db: Database;
  types: RecordTypes;
  /** The path of a record's page; null where it has none. */
  pathOf: (type: RecordType, record: Stored) => string | null;
  /** What this site is known by, to whoever sent the request and otherwise. */
  originsOf: (request: Request) => readonly string[];
  /** All texts are looked through: one after the other. */
  limited: Limited;
};

export const usesRoutes = ({ db, types, pathOf, originsOf, limited }: UsesParts, type: RecordType): Hono<SignedIn> =>
  answerCalls(new Hono<SignedIn>(), '/admin/:resource', usesCalls, {
    'GET /admin/:resource/:id/uses': async ({ context, at }) => {
      const record = await readDetail(db, type, idIn(type, at));
      if (record === null) throw notFound(nounTexts(type.description.noun).notFound);
      const page = { path: pathOf(type, record), origins: originsOf(context.req.raw) };
      return { data: await limited(() => readUses({ db, types }, type, record.id, page)) };
    },
  });
