import { httpUrl } from './http-url.ts';
import { otherHost } from './other-host.ts';

/**
 * The path of an address of this site, with its parameters and its anchor: of a path as it is, of a whole address under one of
 * the `origins` the site is known by without its host. Null for another site, and for what is no address.
 */
export function ownPath(address: string, origins: readonly string[]): string | null {
  const text = address.trim();
  // Two slashes begin the name of a host.
  if (/^\/(?![/\\])/.test(text)) return /\s/.test(text) ? null : text;
  const url = httpUrl(text);
  if (url === null || otherHost(text, origins) !== null) return null;
  return url.pathname + url.search + url.hash;
}
