import { sitemapPath } from '#shared/paths.ts';

/**
 * The API repeats the content of pages. The back office and the search are not listed: their pages say `noindex`, which a
 * robot that may not read them would never see.
 */
const disallowed = ['/api/'];
const allowed = ['/api/docs', '/api/openapi.json'];

export const robots = (origin: string): string =>
  [
    'User-agent: *',
    ...disallowed.map((path) => `Disallow: ${path}`),
    ...allowed.map((path) => `Allow: ${path}`),
    '',
    `Sitemap: ${origin}${sitemapPath}`,
    '',
  ].join('\n');
