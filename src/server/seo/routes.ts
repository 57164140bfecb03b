import { type Context, Hono } from 'hono';
import { feedPath, llmsPath, manifestPath, robotsPath, sharePicturePath, sitemapPath } from '#shared/paths.ts';
import { shareMark, shareWords } from '#shared/share-picture.ts';
import { site } from '#site-config';
import type { AppParts } from '#server/start/app.ts';
import { careerList } from '#server/public/careers.ts';
import { categoryList } from '#server/public/categories.ts';
import { majorGroupList } from '#server/public/major-groups.ts';
import { isSlug } from '#server/public/slug.ts';
import { publicAddresses } from './addresses.ts';
import { feed, feedItems } from './feed.ts';
import { llms } from './llms.ts';
import { manifest } from './manifest.ts';
import type { OriginOf } from './origin.ts';
import { pageOf } from './page-of.ts';
import { robots } from './robots.ts';
import { sharePictures } from './share-pictures.ts';
import { sitemap, sitemapPart } from './sitemap.ts';

const xml = 'application/xml; charset=utf-8';

/** Texts are asked for anew each time, so that what an editor saves is in them at once. */
const text = (context: Context, body: string, type: string) =>
  context.body(body, 200, { 'Content-Type': type, 'Cache-Control': 'public, max-age=0, must-revalidate' });

const missing = (context: Context, sentence: string) => context.text(sentence, 404, { 'Cache-Control': 'no-store' });

export function seoRoutes({ db, files, clock }: Pick<AppParts, 'db' | 'files' | 'clock'>, originOf: OriginOf): Hono {
  const router = new Hono();
  const draw = sharePictures(files);
  const origin = (context: Context) => originOf(context.req.raw);

  router.get(robotsPath, (context) => text(context, robots(origin(context)), 'text/plain; charset=utf-8'));
  router.get(manifestPath, (context) => text(context, JSON.stringify(manifest), 'application/manifest+json'));
  router.get(sitemapPath, async (context) => text(context, sitemap(origin(context), await publicAddresses(db, clock())), xml));
  router.get('/:part{sitemap-[1-9][0-9]{0,3}\\.xml}', async (context) => {
    const part = Number(context.req.param('part').replace(/\D/g, ''));
    const body = sitemapPart(origin(context), await publicAddresses(db, clock()), part);
    return body === null ? missing(context, 'Không có phần này của sơ đồ trang.') : text(context, body, xml);
  });
  router.get(feedPath, async (context) =>
    text(context, feed(origin(context), await feedItems(db, clock())), 'application/rss+xml; charset=utf-8'),
  );
  router.get(llmsPath, async (context) => {
    const [careers, groups, categories] = await Promise.all([careerList(db), majorGroupList(db), categoryList(db, clock())]);
    return text(context, llms(origin(context), { careers, groups, categories }), 'text/plain; charset=utf-8');
  });

  router.get('/chia-se/:kind/:slug/:file', async (context) => {
    const { kind, slug, file } = context.req.param();
    const named = /^[0-9a-f]{16}\.jpg$/.test(file) && isSlug(slug);
    const about = named ? await pageOf(db, clock(), kind, slug) : null;
    if (about === null) return missing(context, 'Không tìm thấy ảnh.');
    const words = shareWords(about, site.name);
    const mark = shareMark(words);
    // What was shared before the name changed leads to the picture of today.
    if (`${mark}.jpg` !== file) {
      context.header('Cache-Control', 'no-store');
      return context.redirect(sharePicturePath(kind, slug, mark), 302);
    }
    return context.body(await draw(words), 200, {
      'Content-Type': 'image/jpeg',
      'Cache-Control': 'public, max-age=31536000, immutable',
    });
  });
  return router;
}
