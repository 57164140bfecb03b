import { httpUrl } from '#shared/addresses/http-url.ts';
import { otherHost } from '#shared/addresses/other-host.ts';

/** What leads to the page of a record. */
export type Target = {
  /** Its page lies so many parts below this first one; where `parameter` is not null, at this path with that in the query. */
  root: string;
  depth: number;
  parameter: string | null;
  /** The last part of the path or the value of the parameter, which earlier may have been another. */
  slugs: ReadonlySet<string>;
  /** Whole paths of this site that lead there, some of them with a query. */
  wholes: ReadonlySet<string>;
};

/** `slugs` and `wholes`: what the record was found by before. */
export function targetOf(path: string, { slugs, wholes }: Pick<Target, 'slugs' | 'wholes'>): Target {
  const [address = '', query] = path.split('?', 2);
  const parts = address.slice(1).split('/');
  const [parameter = null, value = parts.at(-1) ?? ''] = [...new URLSearchParams(query)][0] ?? [];
  return { root: parts[0] ?? '', depth: parts.length, parameter, slugs: new Set([value, ...slugs]), wholes };
}

/** Whether a link leads to the page: a path of this site, or a whole address under one of its `origins`. */
export function leadsTo(link: string, { root, depth, parameter, slugs, wholes }: Target, origins: readonly string[]): boolean {
  const address = addressWithin(link, origins);
  if (address === null) return false;
  if (wholes.has(address.path) || wholes.has(address.path + address.query)) return true;
  // Only the last part says which record it is: pages send whoever comes by a wrong parent on to the right one.
  const parts = address.path.slice(1).split('/');
  if (parts.length !== depth || parts[0] !== root) return false;
  return slugs.has((parameter === null ? parts.at(-1) : new URLSearchParams(address.query).get(parameter)) ?? '');
}

/** Decoded, in lower case and without a slash at the end; null for another site. */
function addressWithin(link: string, origins: readonly string[]): { path: string; query: string } | null {
  const url = httpUrl(link);
  if (url === null ? !link.startsWith('/') || link.startsWith('//') : otherHost(link, origins) !== null) return null;
  const whole = url === null ? link : `${url.pathname}${url.search}`;
  const [address = ''] = whole.split('#', 1);
  const mark = address.indexOf('?');
  let path = decoded(mark === -1 ? address : address.slice(0, mark)).toLowerCase();
  while (path.length > 1 && path.endsWith('/')) path = path.slice(0, -1);
  return { path, query: mark === -1 ? '' : decoded(address.slice(mark)).toLowerCase() };
}

function decoded(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}

const addresses = /(?<![\p{L}\p{N}/.:_-])\/[^\s"'<>]+|https?:\/\/[^\s"'<>]+/giu;
const closing = '.,;:!?)]}”’…*_';

/** The paths and whole addresses that are written in a text. */
export const linksIn = (text: string): string[] =>
  [...text.matchAll(addresses)].map(([found]) => {
    let end = found.length;
    while (end > 1 && closing.includes(found.charAt(end - 1))) end -= 1;
    return found.slice(0, end);
  });
