import { Hono } from 'hono';
import { accountRoutes } from '#server/auth/account-routes.ts';
import { guard, type SignedIn } from '#server/auth/guard.ts';
import { ownRoutes } from '#server/auth/own-routes.ts';
import { type AuthParts, loginRoute } from '#server/auth/routes.ts';
import type { WriteContext } from '#server/crud/write-context.ts';
import { recordRoutes } from '#server/crud/routes.ts';
import { readStats } from '#server/crud/stats.ts';
import { queryOf } from '#server/http/percent-encoding.ts';
import { journalRoutes } from '#server/journal/routes.ts';
import type { Keeping } from '#server/journal/thin.ts';
import { readPublicQuery } from '#server/public/query.ts';
import { readSearchCounts, searchCountsQuery } from '#server/search/search-counts.ts';
import { adminAccess } from './admin-access.ts';

/** Everything below /api/admin: behind the token, but for the login. What a call needs of its caller is in `admin-access.ts`. */
export function adminRoutes(parts: WriteContext & AuthParts & { keeping?: Keeping | undefined }): Hono {
  const behind = new Hono<SignedIn>();
  behind.use(guard(parts, adminAccess(parts.types.all.map(({ description }) => description.path))));
  behind.route('/', ownRoutes(parts));
  behind.route('/', accountRoutes(parts));
  behind.get('/stats', async (context) => context.json({ success: true, data: await readStats(parts.db, parts.types) }));
  behind.get('/search-counts', async (context) => {
    const { days } = readPublicQuery(searchCountsQuery, queryOf(context.req.url));
    return context.json({ success: true, data: await readSearchCounts(parts.db, parts.clock(), Number(days)) });
  });
  behind.route('/', journalRoutes(parts));
  for (const type of parts.types.all) behind.route(`/${type.description.path}`, recordRoutes(parts, type));

  const router = new Hono();
  router.use(async (context, next) => {
    await next();
    context.header('Cache-Control', 'no-store');
  });
  router.route('/', loginRoute(parts));
  router.route('/', behind);
  return router;
}
