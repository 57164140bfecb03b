import { type NotNull, sql } from 'kysely';
import { articlePath, articlesPath, feedPath } from '#shared/paths.ts';
import type { Site } from '#shared/answers/site.ts';
import type { Database } from '#server/database/schema.ts';
import { shownArticles } from '#server/public/visibility.ts';
import { escapeXml, xmlHead } from '#shared/text/xml.ts';

const newest = 50;

export type FeedItem = { title: string; slug: string; excerpt: string; published_at: string; category: string | null };

/** The newest articles first, whatever their place in the list. */
export const feedItems = (db: Database, now: Date): Promise<FeedItem[]> =>
  shownArticles(db, now)
    .leftJoin('danh_muc', 'danh_muc.id', 'bai_viet.category_id')
    .select(['bai_viet.title', 'bai_viet.slug', 'bai_viet.excerpt', 'bai_viet.published_at', 'danh_muc.name as category'])
    .$narrowType<{ published_at: NotNull }>()
    // Spelled as its index is.
    .orderBy(sql`coalesce(bai_viet.published_at, '')`, 'desc')
    .orderBy('bai_viet.id', 'desc')
    .limit(newest)
    .execute();

/** RSS 2.0. */
export function feed(origin: string, items: readonly FeedItem[], site: Pick<Site, 'name' | 'description'>): string {
  const element = (name: string, text: string, attributes = '') => `<${name}${attributes}>${escapeXml(text)}</${name}>`;
  const entries = items.map(({ title, slug, excerpt, published_at, category }) =>
    [
      '<item>',
      element('title', title),
      element('link', origin + articlePath(slug)),
      element('guid', origin + articlePath(slug), ' isPermaLink="true"'),
      element('pubDate', new Date(published_at).toUTCString()),
      ...(category === null ? [] : [element('category', category)]),
      ...(excerpt === '' ? [] : [element('description', excerpt)]),
      '</item>',
    ].join(''),
  );
  const [first] = items;
  return [
    `${xmlHead}<rss version="2.0" xmlns:atom="http://www.w3.org/2005/Atom"><channel>`,
    element('title', `Bài viết – ${site.name}`),
    element('link', origin + articlesPath),
    element('description', site.description),
    element('language', 'vi'),
    ...(first ? [element('lastBuildDate', new Date(first.published_at).toUTCString())] : []),
    `<atom:link href="${escapeXml(origin + feedPath)}" rel="self" type="application/rss+xml"/>`,
    ...entries,
    '</channel></rss>\n',
  ].join('\n');
}
