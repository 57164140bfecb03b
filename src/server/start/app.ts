import { join } from 'node:path';
import { serveStatic } from '@hono/node-server/serve-static';
import { type Context, Hono } from 'hono';
import { cors } from 'hono/cors';
import { api as paths, calendarPath } from '#shared/paths.ts';
import { answerReader } from '#server/answer-cards/answers.ts';
import { apiDocsRoutes } from '#server/api-docs/document-routes.ts';
import { networkReader } from '#server/auth/client-address.ts';
import { type SecurityLog, securityLog } from '#server/auth/security-log.ts';
import type { Admit } from '#server/crud/model.ts';
import { dropdownLead } from '#server/content-types/dropdown-lead.ts';
import { admissionCalendar } from '#server/content-types/admission-calendar.ts';
import { contentTypes } from '#server/content-types/index.ts';
import type { Dialect } from '#server/database/connect.ts';
import { ungathered } from '#server/database/reads.ts';
import type { Database } from '#server/database/schema.ts';
import { countWaits } from '#server/database/waited-time.ts';
import { askingRoutes } from '#server/enquiries/asking-routes.ts';
import { closedTexts, type OpenedKey } from '#server/enquiries/data-key.ts';
import { takingEnquiries } from '#server/enquiries/take-enquiry.ts';
import { bodyBudget } from '#server/http/body-budget.ts';
import { commonHeaders, pageHeaders, quietPolicy, strictTransport } from '#server/http/content-policy.ts';
import { answerError } from '#server/http/errors.ts';
import { unanswered } from '#server/http/method-not-allowed.ts';
import { decodablePath } from '#server/http/percent-encoding.ts';
import { pastPathReader } from '#server/journal/past-paths.ts';
import { linkChecker, type LinkChecker } from '#server/links/check-links.ts';
import type { SiteMail } from '#server/mail/site-mail.ts';
import type { Files } from '#server/media/files.ts';
import { uploads } from '#server/media/serve.ts';
import type { Keeping } from '#server/journal/thin.ts';
import { withFilesAt } from '#server/public/files-elsewhere.ts';
import { inProcessApi } from '#server/public/in-process-api.ts';
import { interestList } from '#server/public/interest-list.ts';
import { type LeadOn, pageRoutes, type Pages, type SendOn } from '#server/public/page-routes.ts';
import { type PublicApi, publicApi } from '#server/public/public-api.ts';
import { publicRoutes } from '#server/public/public-routes.ts';
import { savedRecords } from '#server/public/saved-list.ts';
import { siteCall, type SiteReader, siteReader } from '#server/public/site.ts';
import type { DeclaredAddresses } from '#server/response-cache/cache-key.ts';
import { compressAnswer } from '#server/response-cache/compress-answer.ts';
import type { SearchCounter } from '#server/search/search-counts.ts';
import { localIndex, type SearchIndex } from '#server/search/search-index.ts';
import { searchLists } from '#server/search/search-lists.ts';
import { originReader } from '#server/seo/origin.ts';
import { seoRoutes } from '#server/seo/seo-routes.ts';
import { guidanceSitemap } from '#server/seo/site-pages.ts';
import { adminRoutes } from './admin-routes.ts';
import { currentBuild } from './current-build.ts';
import { type TakeTurn, turnsOf } from './fair-turns.ts';
import { previewPages } from '#server/previews/preview-pages.ts';
import { type TimedHiding, timedHiding } from '#server/timed-hiding/timed-hiding.ts';
import { statsShape } from '#server/dashboard/dashboard.ts';
import {
  siteAddresses,
  siteLinkTypes,
  siteMenu,
  siteQuestions,
  siteRecordTypes,
  siteRecordPages,
  siteSearchSources,
  siteSettingsRecord,
} from './site-types.ts';

export type AppParts = {
  db: Database;
  dialect: Dialect;
  /** What finds records by words; one in this thread unless told. */
  searchIndex?: SearchIndex | undefined;
  /** Counts what visitors search for; nobody does unless given. */
  searchCounter?: SearchCounter;
  files: Files;
  /** Null while only the API is wanted. */
  pages: Pages | null;
  /** The folder of the built browser files. */
  assets?: string;
  /** The folder of all builds, where there are others than the one that is served. */
  builds?: string;
  /** Now; tests set it. */
  clock: () => Date;
  /** Other origins that may call the API; none unless told. */
  corsOrigins?: string[];
  /** The address visitors use, for every address that has to be whole; null: pages give theirs without it. */
  publicUrl?: string | null;
  /** The origin that visitors have uploaded pictures from; null: the site itself. */
  filesUrl?: string | null;
  /** Proxies in front, for the visitor's address; none unless told. */
  trustProxy?: number;
  /** For how long versions and deleted records are kept; as long as usual unless told. */
  keeping?: Keeping;
  /** Refuses saves that there is no room for; none unless given. */
  admit?: Admit;
  /** Whose request is answered next; the queues of the site unless told. The app takes a turn for forms only. */
  takeTurn?: TakeTurn;
  /** What the site says of the school; one of its own unless told. */
  school?: SiteReader;
  /** What happened around signing in; one of its own unless told. */
  securityLog?: SecurityLog;
  /** Hides records at their moments; one of its own unless told. */
  hiding?: TimedHiding;
  /** Checks the links of the site; one of its own unless told. */
  links?: LinkChecker;
  /** What opens enquiries; none are taken unless given. */
  enquiryKeys?: OpenedKey;
  /** Mail to accounts, where the operator has named a server of it. */
  mail?: SiteMail | undefined;
};

/** What anyone may read: the content types, what is compared with likings, what a browser kept, and the search. */
export const sitePublicApi = ({
  db,
  searchIndex,
  searchCounter,
  filesUrl = null,
}: Pick<AppParts, 'db' | 'searchIndex' | 'searchCounter' | 'filesUrl'>): PublicApi => {
  const api = publicApi(
    contentTypes,
    [
      interestList,
      savedRecords,
      ...searchLists({
        index: searchIndex ?? localIndex(db, siteSearchSources),
        sources: siteSearchSources,
        answers: answerReader(db, siteQuestions),
        onSearch: searchCounter?.found,
      }),
    ],
    [siteCall],
  );
  return filesUrl === null ? api : withFilesAt(filesUrl, api);
};

/** What each public call and page says of the parameters it reads. */
export function declaredAddresses(api: PublicApi, pages: Pages | null): DeclaredAddresses {
  const ofCalls = new Map(api.lists.map(({ path, list }) => [`/api${path}`, { list, names: Object.keys(list.query.shape) }]));
  const narrowed = ofCalls.get(`/api/${admissionCalendar.narrowedAs}`);
  if (narrowed !== undefined) ofCalls.set(calendarPath, narrowed);
  return {
    query: (path) => ofCalls.get(path)?.names ?? pages?.query(path) ?? [],
    isKept(path, search) {
      const call = ofCalls.get(path);
      if (call === undefined) return pages?.isKept(path, search) ?? true;
      return call.list.answersTexts !== true && call.list.isShortest(new URLSearchParams(search));
    },
  };
}

/** Files, and the calls of editors, who see what is hidden. */
const notOfVisitors = /^\/(assets|uploads|api\/admin)\//;

/** The check of the site's links. */
export const siteLinks = (
  parts: Pick<AppParts, 'db' | 'dialect' | 'files' | 'clock' | 'publicUrl'>,
  more: Partial<Parameters<typeof linkChecker>[0]> = {},
): LinkChecker => linkChecker({ ...parts, types: siteLinkTypes, addresses: siteAddresses, ...more });

export function createApp(parts: AppParts, publicCalls = sitePublicApi(parts)): Hono {
  const { db, clock, files, pages, assets, corsOrigins = [] } = parts;
  const { school = siteReader(db), hiding = timedHiding({ ...parts, types: siteRecordTypes }) } = parts;
  const { enquiryKeys = { keys: null, closed: closedTexts.noKey } } = parts;
  const enquiries = takingEnquiries({ ...parts, opened: enquiryKeys, school });
  const app = new Hono();
  // What happens to every request that the app has, and to its answer.
  app.use((context, next) =>
    countWaits(async () => {
      if (!notOfVisitors.test(context.req.path)) await ungathered(hiding.settle);
      await next();
      sayWithAll(context, parts);
      await compressAnswer(context);
      // Nobody would read it, and what it is read from would stay open.
      if (context.req.method === 'HEAD') await context.res.body?.cancel();
    }),
  );

  const api = new Hono();
  if (corsOrigins.length > 0) {
    api.use(
      cors({
        origin: corsOrigins,
        allowMethods: ['GET', 'POST', 'PUT', 'DELETE'],
        allowHeaders: ['Authorization', 'Content-Type'],
        exposeHeaders: ['ETag', 'Retry-After', 'X-Request-Id'],
        maxAge: 600,
      }),
    );
  }
  const reading = () => ({ db, now: clock() });
  const slugsSince = new Map(publicCalls.details.map(({ path, slugSince }) => [path, slugSince]));
  api.use(bodyBudget());
  api.use(decodablePath);
  api.route('/', publicRoutes(publicCalls, reading));
  api.route('/', askingRoutes(enquiries, parts.trustProxy ?? 0, turnsOf(parts.takeTurn)));
  api.route(
    '/admin',
    adminRoutes({
      securityLog: securityLog(parts),
      ...parts,
      links: parts.links ?? siteLinks(parts),
      enquiryKeys,
      publicCalls,
      school: school.now,
      types: siteRecordTypes,
    }),
  );
  api.route(
    '/',
    apiDocsRoutes({
      api: publicCalls,
      types: siteRecordTypes.all,
      settings: siteSettingsRecord,
      stats: statsShape(siteRecordTypes),
      school: async () => (await school.now()).name,
    }),
  );
  api.onError(answerError);
  app.route('/api', api);
  app.all('/api/*', unanswered(api, '/api'));
  app.route('/uploads', uploads(files));
  app.route(
    '/',
    seoRoutes({
      reading,
      site: school.now,
      files,
      originOf: originReader(parts),
      isOriginKnown: parts.publicUrl != null,
      pages: siteRecordPages,
      slugSince: async (kind, slug) => (await slugsSince.get(`/${kind}`)?.(db, slug)) ?? null,
      sitemaps: [guidanceSitemap, ...contentTypes.flatMap(({ sitemap }) => (sitemap === 'none' ? [] : [sitemap]))],
      llmsParts: contentTypes.flatMap(({ llms }) => (llms === 'none' ? [] : [llms])),
      calendar: admissionCalendar,
    }),
  );
  app.onError(answerError);

  if (assets !== undefined) {
    const filesKept = (control: string, root = assets) =>
      serveStatic({
        root,
        precompressed: true,
        onFound: (_path, context) => context.header('Cache-Control', control),
      });
    const forGood = 'public, max-age=31536000, immutable';
    app.use('/assets/*', filesKept(forGood));
    const { builds } = parts;
    // While processes are replaced one after the other, a page of the next build asks this one for its scripts.
    if (builds !== undefined)
      app.use('/assets/*', (context, next) => {
        const root = join(currentBuild(builds), 'client');
        return root === assets ? next() : filesKept(forGood, root)(context, next);
      });
    const staticFiles = filesKept('public, max-age=3600');
    // A page has no dot in its name: none is looked for on the disk before it is rendered.
    app.use('/*', (context, next) => (/\.[^/.]+$/.test(context.req.path) ? staticFiles(context, next) : next()));
  }
  app.all('/assets/*', (context) => context.text('Không tìm thấy tệp.', 404, { 'Cache-Control': 'no-store' }));
  if (pages !== null) {
    const origin = parts.publicUrl ?? '';
    app.use(
      previewPages({
        pages,
        publicCalls,
        types: siteRecordTypes,
        addresses: siteAddresses,
        db,
        dialect: parts.dialect,
        clock,
        origin,
        school: school.known,
      }),
    );
    const pastPath = pastPathReader(siteAddresses, reading);
    const byMenu = dropdownLead(siteMenu, siteAddresses, reading);
    const leadOn: LeadOn = async (...address) => (await pastPath(...address)) ?? byMenu(...address);
    const ask = inProcessApi(publicCalls, reading);
    const networkOf = networkReader(parts.trustProxy ?? 0);
    const sendOn: SendOn = { [paths.enquiries]: (context, form) => enquiries.send(form, networkOf(context)) };
    app.route('/', pageRoutes(pages, ask, origin, leadOn, turnsOf(parts.takeTurn), school.known, sendOn));
  }
  return app;
}

/** The headers of every answer, where it has none of its own. */
function sayWithAll({ req, res: { headers } }: Context, { publicUrl, filesUrl }: AppParts): void {
  for (const [name, value] of Object.entries(commonHeaders(req.path))) headers.set(name, value);
  if (!headers.has('Content-Security-Policy')) headers.set('Content-Security-Policy', quietPolicy);
  if (headers.get('Content-Type')?.startsWith('text/html')) {
    for (const [name, value] of pageHeaders) if (!headers.has(name)) headers.set(name, value);
    if (filesUrl != null) headers.append('Link', `<${filesUrl}>; rel=preconnect`);
  }
  if (publicUrl?.startsWith('https:')) headers.set('Strict-Transport-Security', strictTransport);
  // Nobody between may keep what was said to one person, or decide for itself how long a refusal is true.
  if (req.header('Authorization') !== undefined) headers.set('Cache-Control', 'no-store');
  else if (!headers.has('Cache-Control')) headers.set('Cache-Control', 'no-cache');
}
