import { maxAddress } from '#shared/answers/past-addresses.ts';

/**
 * An address as old ones are compared: percent-decoded but for what would change its meaning, lower case, composed letters,
 * without a slash at the end, its parameters by name. It is an address itself, whose own name it is. Null for a path that
 * cannot be decoded, and for what is longer than is kept.
 */
export function addressName(pathname: string, search: string): string | null {
  // Nothing that is kept is as long as that, however it is escaped.
  if (pathname.length + search.length > maxAddress * 12) return null;
  try {
    const path = pathname
      .replace(/[/\\]+/g, '/')
      .replace(/(.)\/$/, '$1')
      .split('/')
      .map((segment) => spelled(decodeURIComponent(segment), unsafeInPath))
      .join('/');
    const name = path + parametersOf(search);
    return name.length <= maxAddress ? name : null;
  } catch {
    return null;
  }
}

function parametersOf(search: string): string {
  const pairs = [...new URLSearchParams(search)].map(([key, value]) => {
    const name = spelled(key, unsafeInQuery);
    return value === '' ? name : `${name}=${spelled(value, unsafeInQuery)}`;
  });
  const sorted = pairs.filter((pair) => pair !== '').toSorted((one, other) => (one < other ? -1 : one > other ? 1 : 0));
  return sorted.length === 0 ? '' : `?${sorted.join('&')}`;
}

/** Spaces and control characters, which PostgreSQL partly refuses, and what parts an address. */
// oxlint-disable-next-line no-control-regex -- they are what is looked for
const unsafeInPath = /[\u0000-\u0020\u007f-\u00a0%/\\?#]/g;
// oxlint-disable-next-line no-control-regex -- the same
const unsafeInQuery = /[\u0000-\u0020\u007f-\u00a0%&=+#]/g;

const spelled = (text: string, unsafe: RegExp) =>
  text
    .toLowerCase()
    .normalize('NFC')
    .replace(unsafe, (character) => encodeURIComponent(character).toLowerCase());

/** What an editor typed or pasted as an address, as a URL of any host; null where it is neither a path nor an http address. */
export function typedAddress(text: string): URL | null {
  const typed = text.trim();
  try {
    // Two slashes begin the name of a host.
    if (/^[/\\]{2}/.test(typed)) return new URL(`http:${typed}`);
    if (/^[/\\]/.test(typed)) return new URL(`http://localhost${typed}`);
    return /^https?:\/\//i.test(typed) ? new URL(typed) : null;
  } catch {
    return null;
  }
}
