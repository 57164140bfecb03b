import { adminPath, loginPath, sitemapPath, searchPagePath } from '#shared/paths.ts';

/** What is for people alone, or is the same content once more. */
const kept = [adminPath, loginPath, searchPagePath, '/api'];

export const robots = (origin: string): string =>
  ['User-agent: *', ...kept.map((path) => `Disallow: ${path}`), '', `Sitemap: ${origin}${sitemapPath}`, ''].join('\n');
