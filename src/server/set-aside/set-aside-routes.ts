import { Hono } from 'hono';
import { setAsideCalls } from '#shared/calls/set-aside.ts';
import type { SignedIn } from '#server/auth/guard.ts';
import { readId } from '#server/crud/list-query.ts';
import type { WriteContext } from '#server/crud/model.ts';
import { answerCalls } from '#server/http/answer-calls.ts';
import { notFound, Refusal } from '#server/http/errors.ts';
import { changeSetAside, keepSetAside, listSetAside, readSetAside, removeSetAside } from './set-aside.ts';
import { setAsideTexts } from './set-aside-texts.ts';

/** The calls of what the caller goes on with later; what is somebody else's is not there. */
export function setAsideRoutes(content: WriteContext): Hono<SignedIn> {
  const { db, types } = content;
  const idIn = (at: { id: string }): number => {
    const id = readId(at.id);
    if (id === undefined) throw notFound(setAsideTexts.gone);
    return id;
  };
  return answerCalls(new Hono<SignedIn>(), '/admin', setAsideCalls, {
    'GET /admin/set-aside': async ({ context }) => ({ data: await listSetAside(db, context.get('admin').id) }),
    'POST /admin/set-aside': async ({ context, body }) => {
      const sent = await body();
      if (!types.all.some(({ description }) => description.path === sent.resource))
        throw new Refusal(422, setAsideTexts.noType, { errors: { resource: [setAsideTexts.noType] } });
      return { data: await keepSetAside(content, context.get('admin').id, sent), message: setAsideTexts.kept };
    },
    'GET /admin/set-aside/:id': async ({ context, at }) => ({
      data: await readSetAside(db, context.get('admin').id, idIn(at)),
    }),
    'PUT /admin/set-aside/:id': async ({ context, at, body }) => ({
      data: await changeSetAside(content, context.get('admin').id, idIn(at), await body()),
      message: setAsideTexts.kept,
    }),
    'DELETE /admin/set-aside/:id': async ({ context, at }) => {
      await removeSetAside(content, context.get('admin').id, idIn(at));
      return { data: null, message: setAsideTexts.removed };
    },
  });
}
