import { Hono } from 'hono';
import { recordPath } from '#shared/content-types/record-path.ts';
import { dashboardCalls } from '#shared/calls/dashboard.ts';
import { accountRoutes } from '#server/auth/account-routes.ts';
import { guard, type SignedIn } from '#server/auth/guard.ts';
import { mailRoutes } from '#server/auth/mail-routes.ts';
import { ownRoutes } from '#server/auth/own-routes.ts';
import { passwordMailRoutes } from '#server/auth/password-mail-routes.ts';
import { type AuthParts, loginRoute } from '#server/auth/sign-in-routes.ts';
import type { WriteContext } from '#server/crud/model.ts';
import { listingsRoutes } from '#server/crud/listings-routes.ts';
import { factRoutes } from '#server/crud/facts-routes.ts';
import { withShapes } from '#server/crud/exact-calls.ts';
import { mayChange } from '#server/crud/caller.ts';
import { findRecords } from '#server/crud/find-records.ts';
import type { LeadingHere } from '#server/crud/batch-routes.ts';
import { recordRoutes } from '#server/crud/record-routes.ts';
import { type UsesParts, usesRoutes } from '#server/crud/uses-routes.ts';
import type { OpenedKey } from '#server/enquiries/data-key.ts';
import { inboxRoutes } from '#server/enquiries/inbox-routes.ts';
import { answerCalls } from '#server/http/answer-calls.ts';
import { concurrencyLimit } from '#server/http/concurrency-limit.ts';
import { addressRoutes, pastAddressRoutes } from '#server/journal/past-address-routes.ts';
import { readLeadingHere } from '#server/journal/leading-here.ts';
import { journalRoutes } from '#server/journal/journal-routes.ts';
import type { Keeping } from '#server/journal/thin.ts';
import { readSearchCounts } from '#server/search/search-counts.ts';
import { originReader } from '#server/seo/origin.ts';
import { hasSheet } from '#shared/sheets/sheet-paths.ts';
import { Plans } from '#server/sheets/plans.ts';
import { sheetPlanRoutes, sheetRoutes } from '#server/sheets/sheet-routes.ts';
import { pictureRoutes } from '#server/picture-library/library-routes.ts';
import type { LinkChecker } from '#server/links/check-links.ts';
import { linkRoutes } from '#server/links/link-routes.ts';
import { siteSettingsRoutes } from '#server/site-settings/settings-routes.ts';
import { setAsideRoutes } from '#server/set-aside/set-aside-routes.ts';
import { readDashboard, readStats, statsShape } from '#server/dashboard/dashboard.ts';
import { adminAccess } from './admin-access.ts';
import { pagePaths } from './page-paths.ts';
import { libraryPictureRecord, siteAddresses, siteLinkTypes, siteSettingsRecord } from './site-types.ts';
import { pagePathOf } from '#server/previews/preview-pages.ts';
import { formPages } from '#server/previews/form-page.ts';
import { previewRoutes } from '#server/previews/preview-routes.ts';

type AdminParts = WriteContext &
  AuthParts & {
    publicUrl?: string | null;
    keeping?: Keeping | undefined;
    links: LinkChecker;
    enquiryKeys: OpenedKey;
  } & Pick<Parameters<typeof formPages>[0], 'pages' | 'publicCalls'>;

/** How many may wait while the texts or the facts of the site are looked through for somebody else. */
const mostWaiting = 20;

/** How many may wait while somebody else's file is looked at: each of them holds its own in memory. */
const mostFilesWaiting = 3;

/** Everything below /api/admin: behind the token, but for the login. What a call needs of its caller is in `admin-access.ts`. */
export function adminRoutes(parts: AdminParts): Hono {
  const { db, types, clock, publicUrl, trustProxy = 0 } = parts;
  const behind = new Hono<SignedIn>();
  behind.use(guard(parts, adminAccess(types.all)));
  behind.route('/', ownRoutes(parts));
  behind.route('/', accountRoutes(parts));
  behind.route('/', mailRoutes(parts));
  const limited = concurrencyLimit(1, mostWaiting);
  const askedAt = originReader({ trustProxy });
  const uses: UsesParts = {
    db,
    types,
    pathOf: ({ description }, record) => recordPath(description, record),
    originsOf: (request) => [askedAt(request), ...(publicUrl == null ? [] : [publicUrl])],
    limited: concurrencyLimit(1, mostWaiting),
  };
  const reading = () => ({ db, now: clock() });
  const leadingHere: LeadingHere = (request, type, ids) =>
    limited(() => {
      const origins = uses.originsOf(request);
      return readLeadingHere({ ...reading(), types, addresses: siteAddresses, origins }, type, ids);
    });
  const pagesOf = pagePaths(reading);
  answerCalls(behind, '/admin', withShapes(dashboardCalls, statsShape(types)), {
    'GET /admin/stats': async () => ({ data: await readStats(parts) }),
    'GET /admin/dashboard': async ({ context }) => ({
      data: await readDashboard({ ...reading(), types }, context.get('admin').id, mayChange(context)),
    }),
    'GET /admin/search-counts': async ({ query }) => ({ data: await readSearchCounts(db, clock(), Number(query().days)) }),
    'GET /admin/records': async ({ query }) => {
      const { q, pages: isOfPages } = query();
      return limited(() => findRecords({ db, types, pagesOf: isOfPages && pagesOf }, q));
    },
  });
  behind.route('/', journalRoutes(parts));
  const pagePath = pagePathOf(siteAddresses);
  const formPage = formPages({ ...parts, pagePath });
  behind.route('/', factRoutes({ ...parts, limited: concurrencyLimit(1, mostWaiting) }));
  const ofAddresses = { ...parts, originsOf: uses.originsOf, limited: concurrencyLimit(1, mostFilesWaiting) };
  behind.route('/', addressRoutes(ofAddresses, siteAddresses));
  behind.route('/', siteSettingsRoutes(parts, siteSettingsRecord));
  behind.route('/', pictureRoutes(parts, libraryPictureRecord));
  behind.route('/', setAsideRoutes(parts));
  behind.route('/', linkRoutes(parts, siteLinkTypes));
  behind.route('/', inboxRoutes({ ...parts, opened: parts.enquiryKeys, limited: concurrencyLimit(1, mostWaiting) }));
  const sheets = {
    ...parts,
    plans: new Plans(parts),
    exporting: concurrencyLimit(2, mostWaiting),
    importing: concurrencyLimit(1, mostFilesWaiting),
  };
  behind.route('/', sheetPlanRoutes(sheets));
  for (const type of types.all) {
    const { path } = type.description;
    behind.route(`/${path}`, recordRoutes({ ...parts, leadingHere }, type));
    behind.route(`/${path}`, previewRoutes({ ...parts, pagePath, formPage }, type));
    behind.route(`/${path}`, usesRoutes(uses, type));
    behind.route(`/${path}`, listingsRoutes(parts, type));
    if (hasSheet(type.description)) behind.route(`/${path}`, sheetRoutes(sheets, type));
    if (type.hasOwnAddress) behind.route(`/${path}`, pastAddressRoutes(parts, siteAddresses, type));
  }

  const originOf = originReader(parts);
  const router = new Hono();
  router.use(async (context, next) => {
    await next();
    // By the context, the answer would be made anew and its body read as a stream.
    context.res.headers.set('Cache-Control', 'no-store');
  });
  router.route(
    '/',
    loginRoute(parts, (request) => originOf(request).startsWith('https:')),
  );
  router.route('/', passwordMailRoutes(parts));
  router.route('/', behind);
  return router;
}
