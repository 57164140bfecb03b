import type { Context, MiddlewareHandler } from 'hono';
import { Refusal } from './errors.ts';

/** Takes `bytes` from the budget, or gives them back when negative. Refuses with 503 when there are not as many. */
type Hold = (bytes: number) => void;

const holds = new WeakMap<Request, Hold>();

/** All bodies together that are being read or worked on, in bytes. */
const mostBytes = 64 * 1024 ** 2;

/** Bounds the memory that the bodies of all requests take together. What a request holds is given back when it is answered. */
export function bodyBudget(most = mostBytes): MiddlewareHandler {
  let held = 0;
  return async (context, next) => {
    if (context.req.method === 'GET' || context.req.method === 'HEAD') return next();
    let own = 0;
    holds.set(context.req.raw, (bytes) => {
      if (held + bytes > most)
        throw new Refusal(503, 'Máy chủ đang bận, vui lòng thử lại sau ít phút.', {}, { 'Retry-After': '5' });
      held += bytes;
      own += bytes;
    });
    try {
      await next();
    } finally {
      held -= own;
    }
  };
}

export const holdOf = (context: Context): Hold => holds.get(context.req.raw) ?? (() => undefined);
