import { canonicalPath } from '#server/http/canonical-path.ts';
import { isSharedPath, keptQuery } from '#server/http/shared-answer.ts';

/** What pages and calls say of the parameters in their addresses. */
export type DeclaredAddresses = {
  /** The parameters that the page or call at a path declares; no others reach it. */
  query: (path: string) => readonly string[];
  /** Whether the answer to a path with these parameters may be kept: not where strangers can make up as many as they like. */
  isKept: (path: string, search: string) => boolean;
};

/** Longer addresses are answered, but not kept: nobody links to them. What nobody declares makes none longer. */
const maxLength = 1_000;

/**
 * The one address under which the app is asked for all: with the declared parameters only, in their order, so that
 * `?utm_source=…` is not a new page. Null for what differs between callers. `url` is a request target ('/a?b').
 */
export const cacheKeys =
  (query: DeclaredAddresses['query']) =>
  (url: string): string | null => {
    const mark = url.indexOf('?');
    const path = mark < 0 ? url : url.slice(0, mark);
    if (!path.startsWith('/') || path.length > maxLength) return null;
    // Another spelling of an address is answered by a redirect that takes all parameters along, or by what a browser would
    // have asked for ('/a/../b').
    if (!isSharedPath(path) || canonicalPath(path) !== path || new URL(`http://localhost${path}`).pathname !== path) return null;
    if (mark < 0) return path;
    const key = path + keptQuery(new URLSearchParams(url.slice(mark + 1)), query(path));
    return key.length > maxLength ? null : key;
  };

/** Whether the answer under a key may be kept. */
export const keptKeys =
  (isKept: DeclaredAddresses['isKept']) =>
  (key: string): boolean => {
    const mark = key.indexOf('?');
    return mark < 0 || isKept(key.slice(0, mark), key.slice(mark));
  };
