import { sitemapPartPath } from '#shared/paths.ts';
import { type Address, latest } from './record-page.ts';
import { escapeXml, xmlHead } from '#shared/text/xml.ts';

/** The protocol allows no more addresses in one file. */
const sitemapLimit = 50_000;

const namespace = 'http://www.sitemaps.org/schemas/sitemap/0.9';
const entry = (tag: string, { path, changed }: Address, origin: string) =>
  `<${tag}><loc>${escapeXml(origin + path)}</loc>${changed === null ? '' : `<lastmod>${escapeXml(changed)}</lastmod>`}</${tag}>`;

/** One file while the addresses fit, otherwise an index of its parts. */
export function sitemap(origin: string, addresses: readonly Address[], limit = sitemapLimit): string {
  if (addresses.length <= limit) return urlSet(origin, addresses);
  const parts = Array.from({ length: Math.ceil(addresses.length / limit) }, (_, index) => {
    const listed = addresses.slice(index * limit, (index + 1) * limit);
    return { path: sitemapPartPath(index + 1), changed: latest(listed.map(({ changed }) => changed)) };
  });
  return `${xmlHead}<sitemapindex xmlns="${namespace}">\n${parts.map((part) => entry('sitemap', part, origin)).join('\n')}\n</sitemapindex>\n`;
}

/** The part with this number, from 1; null when there is none. */
export function sitemapPart(origin: string, addresses: readonly Address[], part: number, limit = sitemapLimit): string | null {
  const listed = addresses.slice((part - 1) * limit, part * limit);
  return part < 1 || addresses.length <= limit || listed.length === 0 ? null : urlSet(origin, listed);
}

const urlSet = (origin: string, addresses: readonly Address[]) =>
  `${xmlHead}<urlset xmlns="${namespace}">\n${addresses.map((address) => entry('url', address, origin)).join('\n')}\n</urlset>\n`;
