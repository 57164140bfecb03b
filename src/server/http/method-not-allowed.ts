import type { Context, Handler, Hono } from 'hono';
import { answerError, notFound, Refusal } from './errors.ts';

const methods = ['GET', 'POST', 'PUT', 'PATCH', 'DELETE'] as const;

/** The methods some call of `app` answers on a path, as `Allow` lists them; empty for an unknown path. */
function allowedMethods(app: Hono, path: string): string[] {
  const known = methods.filter((method) =>
    // Middleware and catch-alls are registered for ALL methods: they do not make a path known.
    app.router.match(method, path)[0].some(([[, route]]) => route.method === method),
  );
  if (known.length === 0) return [];
  return [...known.flatMap((method) => (method === 'GET' ? [method, 'HEAD'] : [method])), 'OPTIONS'];
}

/**
 * Answers requests that no call of `app` took: an unknown path with 404, a known one with 405 and the methods it takes.
 * `app` stands below `base`; register it after the calls.
 */
export const unanswered =
  (app: Hono, base: string): Handler =>
  (context: Context) => {
    const allowed = allowedMethods(app, context.req.path.slice(base.length) || '/');
    if (allowed.length === 0) return answerError(notFound('Không có địa chỉ này.'), context);
    const headers = { Allow: allowed.join(', ') };
    if (context.req.method === 'OPTIONS') return context.body(null, 204, headers);
    return answerError(new Refusal(405, 'Địa chỉ này không nhận phương thức vừa gửi.', {}, headers), context);
  };
