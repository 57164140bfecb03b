import { Hono } from 'hono';
import { accountCalls, loginCall } from './auth/calls.ts';
import { guard, type SignedIn } from './auth/guard.ts';
import { resourceCalls } from './engine/calls.ts';
import type { Content } from './engine/content.ts';
import { descriptions } from './resources/index.ts';
import { readStats } from './resources/stats.ts';

/** Everything below /api/admin: behind the token, but for the login. */
export function adminCalls(parts: Content & { trustProxy?: number }): Hono {
  const behind = new Hono<SignedIn>();
  behind.use(guard(parts.db, parts.clock));
  behind.route('/', accountCalls(parts));
  behind.get('/stats', async (context) => context.json({ success: true, data: await readStats(parts.db, parts.clock()) }));
  for (const resource of descriptions) behind.route(`/${resource.path}`, resourceCalls(parts, resource));

  const router = new Hono();
  router.use(async (context, next) => {
    await next();
    context.header('Cache-Control', 'no-store');
  });
  router.route('/', loginCall(parts));
  router.route('/', behind);
  return router;
}
