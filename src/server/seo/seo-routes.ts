import { isSlug } from '#shared/text/slugify.ts';
import { type Context, Hono } from 'hono';
import {
  admissionsPath,
  calendarPath,
  feedPath,
  homePath,
  llmsPath,
  manifestPath,
  robotsPath,
  securityPath,
  sharePicturePath,
  sitemapPath,
} from '#shared/paths.ts';
import type { Site } from '#shared/answers/site.ts';
import type { Files } from '#server/media/files.ts';
import type { ReadContext } from '#server/public/read-context.ts';
import { feed, feedItems } from './feed.ts';
import { type Calendar, type CalendarEvent, icalendar } from './icalendar.ts';
import { llms } from './llms.ts';
import type { OriginOf } from './origin.ts';
import type { RecordPages } from './page-head.ts';
import type { LlmsPart, Sitemap } from './record-page.ts';
import { securityText } from './security-text.ts';
import { shareMark, shareWords } from './share-picture.ts';
import { sharePictures } from './share-pictures.ts';
import { formerSiteKind, siteKind } from './site-pages.ts';
import { sitemap, sitemapPart } from './sitemap.ts';

const icon = (size: 192 | 512, purpose: 'any' | 'maskable') => {
  const sizes = `${size}x${size}`;
  return { src: `/icon-${size}.png`, sizes, type: 'image/png', purpose };
};

/** How the site looks on the home screen of a phone. */
const manifest = (site: Pick<Site, 'name' | 'short_name' | 'description'>) => ({
  id: homePath,
  name: site.name,
  short_name: site.short_name,
  description: site.description,
  lang: 'vi',
  dir: 'ltr',
  start_url: homePath,
  scope: homePath,
  // Some links lead to other sites: a visitor needs the address bar and the back button.
  display: 'browser',
  background_color: '#faf6ef',
  theme_color: '#faf6ef',
  icons: [
    { src: '/favicon.svg', sizes: 'any', type: 'image/svg+xml', purpose: 'any' },
    icon(192, 'any'),
    icon(512, 'any'),
    // The mark lies within the circle that phones may crop to.
    icon(512, 'maskable'),
  ],
});

/**
 * The API repeats the content of pages. The back office and the search are not listed: their pages say `noindex`, which a
 * robot that may not read them would never see.
 */
const robots = (origin: string): string =>
  [
    'User-agent: *',
    'Disallow: /api/',
    'Allow: /api/docs',
    'Allow: /api/openapi.json',
    '',
    `Sitemap: ${origin}${sitemapPath}`,
    '',
  ].join('\n');

const xml = 'application/xml; charset=utf-8';

/** Texts are asked for anew each time, so that what an editor saves is in them at once. */
const text = (context: Context, body: string, type: string, control = 'public, max-age=0, must-revalidate') =>
  context.body(body, 200, { 'Content-Type': type, 'Cache-Control': control });

const missing = (context: Context, sentence: string) => context.text(sentence, 404, { 'Cache-Control': 'no-store' });

type SeoParts = {
  reading: () => ReadContext;
  site: () => Promise<Site>;
  files: Files;
  originOf: OriginOf;
  /** Whether that is the same for every reader: otherwise no cache may keep for others what names it. */
  isOriginKnown: boolean;
  pages: RecordPages;
  /** The slug of today of the record of a kind that last had another one; null where nothing is known of that. */
  slugSince: (kind: string, slug: string) => Promise<string | null>;
  sitemaps: readonly Sitemap[];
  llmsParts: readonly LlmsPart[];
  calendar: Calendar;
};

export function seoRoutes({
  reading,
  site,
  files,
  originOf,
  isOriginKnown,
  pages,
  slugSince,
  sitemaps,
  llmsParts,
  calendar,
}: SeoParts): Hono {
  const router = new Hono();
  const draw = sharePictures(files);
  const origin = (context: Context) => originOf(context.req.raw);
  const naming = (context: Context, body: string, type: string) =>
    text(context, body, type, isOriginKnown ? undefined : 'private, no-cache');
  const addresses = async () => (await Promise.all(sitemaps.map((read) => read(reading())))).flat();

  router.get(robotsPath, (context) => naming(context, robots(origin(context)), 'text/plain; charset=utf-8'));
  router.get(securityPath, async (context) => {
    const { email } = await site();
    if (email === '') return missing(context, 'Chưa có địa chỉ để báo lỗi bảo mật.');
    const body = securityText({ email, origin: isOriginKnown ? origin(context) : null, now: reading().now });
    // What is kept until something is saved would run out.
    return text(context, body, 'text/plain; charset=utf-8', 'no-cache');
  });
  router.get(manifestPath, async (context) => text(context, JSON.stringify(manifest(await site())), 'application/manifest+json'));
  router.get(sitemapPath, async (context) => naming(context, sitemap(origin(context), await addresses()), xml));
  router.get('/:part{sitemap-[1-9][0-9]{0,3}\\.xml}', async (context) => {
    const part = Number(context.req.param('part').replace(/\D/g, ''));
    const body = sitemapPart(origin(context), await addresses(), part);
    return body === null ? missing(context, 'Không có phần này của sơ đồ trang.') : naming(context, body, xml);
  });
  router.get(feedPath, async (context) => {
    const { db, now } = reading();
    const [items, school] = await Promise.all([feedItems(db, now), site()]);
    return naming(context, feed(origin(context), items, school), 'application/rss+xml; charset=utf-8');
  });
  const calendarOf = async (context: Context, events: readonly CalendarEvent[]) => {
    const body = icalendar(origin(context), `Tuyển sinh – ${(await site()).name}`, events);
    return naming(context, body, 'text/calendar; charset=utf-8');
  };
  router.get(calendarPath, async (context) =>
    calendarOf(context, await calendar.read(reading(), new URL(context.req.url).searchParams)),
  );
  router.get(`${admissionsPath}/:file{[1-9][0-9]{0,8}\\.ics}`, async (context) => {
    const event = await calendar.readOne(reading(), Number.parseInt(context.req.param('file') ?? '', 10));
    return event === null ? missing(context, 'Không có mốc tuyển sinh này.') : calendarOf(context, [event]);
  });
  router.get(llmsPath, async (context) => {
    const parts = llmsParts.map(async ({ title, read }) => ({ title, lines: await read(reading()) }));
    return naming(context, llms(origin(context), await Promise.all(parts), await site()), 'text/plain; charset=utf-8');
  });

  /** What a page of today shows where it is shared; null where there is none of this slug, nor was. */
  const sharedOf = async (kind: string, asked: string) => {
    const page = pages.get(kind);
    if (page === undefined) return null;
    const found = await page.find(reading(), asked);
    if (found !== null) return { kind, slug: asked, shared: page.share(found) };
    const slug = await slugSince(kind, asked);
    const since = slug === null ? null : await page.find(reading(), slug);
    return slug === null || since === null ? null : { kind, slug, shared: page.share(since) };
  };

  router.get('/chia-se/:kind/:slug/:file', async (context) => {
    const { kind, slug: asked, file } = context.req.param();
    const isAddress = /^[0-9a-f]{16}\.jpg$/.test(file) && isSlug(asked);
    const found = isAddress
      ? ((await sharedOf(kind, asked)) ?? (kind === formerSiteKind ? await sharedOf(siteKind, asked) : null))
      : null;
    if (found === null) return missing(context, 'Không tìm thấy ảnh.');
    const words = shareWords(found.shared, await site());
    const mark = shareMark(words);
    // What was shared before the name or the slug changed leads to the picture of today.
    if (found.kind !== kind || found.slug !== asked || `${mark}.jpg` !== file) {
      context.header('Cache-Control', 'no-store');
      return context.redirect(sharePicturePath(found.kind, found.slug, mark), 302);
    }
    return context.body(await draw(words), 200, {
      'Content-Type': 'image/jpeg',
      'Cache-Control': 'public, max-age=31536000, immutable',
    });
  });
  return router;
}
