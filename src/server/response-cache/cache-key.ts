import { canonicalPath } from '#server/http/canonical-path.ts';
import { articlesQuery, searchQuery, subjectsQuery, suggestionsQuery } from '#server/public/query.ts';

/** The query keys that an address answers to, by its path; a path that is not named answers to none. */
const queryKeys: Readonly<Record<string, readonly string[]>> = {
  '/bai-viet': ['danh-muc', 'trang'],
  '/search': ['q', 'loai', 'trang'],
  '/api/bai-viet': Object.keys(articlesQuery.shape),
  '/api/mon-hoc': Object.keys(subjectsQuery.shape),
  '/api/search': Object.keys(searchQuery.shape),
  '/api/search/suggestions': Object.keys(suggestionsQuery.shape),
};

/** Below these lies nothing that every visitor gets alike, or what is kept for a year by its reader. */
const notKept = /^\/(api\/admin|admin|login|uploads|assets)(\/|$)/;

/** Longer addresses are nobody's: they are answered, but not kept. */
const maxLength = 1_000;

/**
 * The one address under which an answer is kept: without what the page does not read, so that
 * `?utm_source=…` is not a new page. Null for what is never kept. `url` is a request target ('/a?b').
 */
export function cacheKey(url: string): string | null {
  if (!url.startsWith('/') || url.length > maxLength) return null;
  const mark = url.indexOf('?');
  const path = mark < 0 ? url : url.slice(0, mark);
  // Another spelling of an address leads to the one it has, with all that was asked: the app's to say.
  if (notKept.test(path) || canonicalPath(path) !== path) return null;
  if (mark < 0) return path;
  const known = queryKeys[path];
  if (known === undefined) return path;
  const given = new URLSearchParams(url.slice(mark + 1));
  const kept = new URLSearchParams();
  for (const key of known) for (const value of given.getAll(key)) kept.append(key, value);
  return kept.size === 0 ? path : `${path}?${kept}`;
}
