import { sitemapPath } from '#shared/paths.ts';

/**
 * The API repeats the content of pages. The back office and the search are not listed: their pages say `noindex`, which a
 * robot that may not read them would never see.
 */
export const robots = (origin: string): string =>
  [
    'User-agent: *',
    'Disallow: /api/',
    'Allow: /api/docs',
    'Allow: /api/openapi.json',
    '',
    `Sitemap: ${origin}${sitemapPath}`,
    '',
  ].join('\n');
