import { adminPath, loginPath, sitemapPath } from '#shared/paths.ts';

/** What is for people alone, or is the same content once more. */
const kept = [adminPath, loginPath, '/search', '/api'];

export const robots = (origin: string): string =>
  ['User-agent: *', ...kept.map((path) => `Disallow: ${path}`), '', `Sitemap: ${origin}${sitemapPath}`, ''].join('\n');
