import { isDecodable } from './percent-encoding.ts';

/**
 * The one spelling of a path: lower case, no slash at the end, no two in a row, and escapes for nothing but what has to be
 * escaped. It never starts with two slashes: a browser would take the next segment of such a redirect for another host.
 * A path that cannot be decoded is no page's, however it is spelled: it is left as it is.
 */
export function canonicalPath(path: string): string {
  if (!isDecodable(path)) return path;
  return path
    .replace(/[/\\]{2,}/g, '/')
    .replace(/(.)\/$/, '$1')
    .toLowerCase()
    .split('/')
    .map((segment) => (plain.test(segment) ? segment : escaped(decodeURIComponent(segment).toLowerCase())))
    .join('/');
}

const plain = /^[a-z0-9._~!$&'()*+,;=:@-]*$/;

/** Slashes stay escaped: decoded they would part a segment. */
const escaped = (segment: string) =>
  encodeURIComponent(segment)
    .replace(/%(?:24|26|2B|2C|3A|3B|3D|40)/g, decodeURIComponent)
    .toLowerCase();
