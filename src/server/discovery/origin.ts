/** Where visitors find the site, without a slash at the end, for the addresses that have to be whole. */
export type OriginOf = (request: Request) => string;

/**
 * PUBLIC_URL, or else the origin the request came to. That one follows the Host header, so an answer
 * that holds it belongs to its origin: whatever keeps answers has to keep them by origin too.
 */
export function originReader({ publicUrl, trustProxy = 0 }: { publicUrl?: string | null; trustProxy?: number }): OriginOf {
  return (request) => {
    if (publicUrl != null) return publicUrl;
    const { protocol, host } = new URL(request.url);
    // A proxy that is trusted tells how the visitor spoke to it: TLS ends there.
    const told = trustProxy > 0 ? request.headers.get('X-Forwarded-Proto')?.split(',')[0]?.trim() : undefined;
    return `${told === 'https' || told === 'http' ? `${told}:` : protocol}//${host}`;
  };
}
