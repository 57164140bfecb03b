import { feedPath, llmsPath, robotsPath } from '#shared/paths.ts';

/** Where the reader of a text finds the site, without a slash at the end: a sitemap or a feed takes whole addresses only. */
export type OriginOf = (request: Request) => string;

/** PUBLIC_URL, or else the origin the request came to. That one follows the Host header: what holds it is kept for nobody else. */
export function originReader({ publicUrl, trustProxy = 0 }: { publicUrl?: string | null; trustProxy?: number }): OriginOf {
  return (request) => {
    if (publicUrl != null) return publicUrl;
    const { protocol, host } = new URL(request.url);
    // A proxy that is trusted tells how the visitor spoke to it: TLS ends there.
    const told = trustProxy > 0 ? request.headers.get('X-Forwarded-Proto')?.split(',')[0]?.trim() : undefined;
    return `${told === 'https' || told === 'http' ? `${told}:` : protocol}//${host}`;
  };
}

/** Whether the text at this address holds what `originReader` reads. `url` is a request target ('/a?b'). */
export function namesItsOrigin(url: string): boolean {
  const [path = ''] = url.split('?');
  return path === robotsPath || path === feedPath || path === llmsPath || /^\/sitemap[^/]*\.xml$/.test(path);
}
