import type { MetaDescriptor } from 'react-router';
import type { PageAbout } from '#shared/page-about.ts';
import { articlesPath, feedPath } from '#shared/paths.ts';
import { sharePictureOf, shareSize } from '#shared/share-picture.ts';
import { site } from '#site-config';

type Shared = { origin: string; path: string; title: string; description: string; about: PageAbout };

/** What Facebook, Zalo and others show of a page that is shared, and where readers of feeds find the articles. */
export function shareTags({ origin, path, title, description, about }: Shared): MetaDescriptor[] {
  const tags: Record<string, string> = {
    'og:type': about.kind === 'bai-viet' ? 'article' : 'website',
    'og:site_name': site.name,
    'og:locale': 'vi_VN',
    'og:title': title,
    'og:description': description,
    'og:url': origin + path,
    'og:image': origin + sharePictureOf(about, site.name),
    'og:image:type': 'image/jpeg',
    'og:image:width': String(shareSize.width),
    'og:image:height': String(shareSize.height),
    'og:image:alt': `${title} – ${site.name}`,
    ...(about.kind === 'bai-viet' && { 'article:published_time': about.record.published_at }),
  };
  return [
    ...Object.entries(tags).map(([property, content]) => ({ property, content })),
    { name: 'twitter:card', content: 'summary_large_image' },
    ...(path.startsWith(articlesPath)
      ? [{ tagName: 'link', rel: 'alternate', type: 'application/rss+xml', title: `Bài viết – ${site.name}`, href: feedPath }]
      : []),
  ];
}
