import { sitemapPath } from '#shared/paths.ts';

/**
 * Calls give the content of pages once more. The back office and the search are left out by what their pages say
 * (`noindex`), which a robot that may not read them would never learn.
 */
const kept = ['/api/'];
const open = ['/api/docs', '/api/openapi.json'];

export const robots = (origin: string): string =>
  [
    'User-agent: *',
    ...kept.map((path) => `Disallow: ${path}`),
    ...open.map((path) => `Allow: ${path}`),
    '',
    `Sitemap: ${origin}${sitemapPath}`,
    '',
  ].join('\n');
