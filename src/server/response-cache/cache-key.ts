import { canonicalPath } from '#server/http/canonical-path.ts';
import { isSharedPath, keptQuery } from '#server/http/shared-answer.ts';

/** The parameters that the page or call at a path declares; no others reach it. */
export type DeclaredQuery = (path: string) => readonly string[];

/** Longer addresses are answered, but not kept: nobody links to them. */
const maxLength = 1_000;

/**
 * The one address under which an answer is kept: with the declared parameters only, in their order, so that
 * `?utm_source=…` is not a new page. Null for what is never kept. `url` is a request target ('/a?b').
 */
export const cacheKeys =
  (declared: DeclaredQuery) =>
  (url: string): string | null => {
    if (!url.startsWith('/') || url.length > maxLength) return null;
    const mark = url.indexOf('?');
    const path = mark < 0 ? url : url.slice(0, mark);
    // Another spelling of an address is answered by a redirect that takes all parameters along.
    if (!isSharedPath(path) || canonicalPath(path) !== path) return null;
    if (mark < 0) return path;
    return path + keptQuery(new URLSearchParams(url.slice(mark + 1)), declared(path));
  };
