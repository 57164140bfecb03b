import { admissionsPath, calendarPath, feedPath, llmsPath, robotsPath } from '#shared/paths.ts';

/** Where the reader of a text finds the site, without a slash at the end: a sitemap or a feed takes whole addresses only. */
export type OriginOf = (request: Request) => string;

/** PUBLIC_URL, or else the origin of the request. That follows the Host header: an answer that holds it is not kept for others. */
export const originReader =
  ({ publicUrl, trustProxy = 0 }: { publicUrl?: string | null; trustProxy?: number }): OriginOf =>
  (request) => {
    if (publicUrl != null) return publicUrl;
    const { protocol, host } = new URL(request.url);
    // TLS ends at a trusted proxy, which names the visitor's protocol.
    const forwarded = trustProxy > 0 ? request.headers.get('X-Forwarded-Proto')?.split(',')[0]?.trim() : undefined;
    return `${forwarded === 'https' || forwarded === 'http' ? `${forwarded}:` : protocol}//${host}`;
  };

/** Whether the text at this address holds what `originReader` reads. `url` is a request target ('/a?b'). */
export function namesItsOrigin(url: string): boolean {
  const [path = ''] = url.split('?');
  if (path.startsWith(`${admissionsPath}/`)) return path.endsWith('.ics');
  return [robotsPath, feedPath, llmsPath, calendarPath].includes(path) || /^\/sitemap[^/]*\.xml$/.test(path);
}
