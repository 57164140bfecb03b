/**
 * How long an answer to visitors may be shown without asking. A browser asks every time (a known tag
 * costs 304 and no body), so that an editor who saved sees what was saved; a network of caches in
 * front may keep it for ten seconds, and show it for fifty more while it fetches the next: what was hidden is gone
 * within a minute. The site's own program asks without regard to the last part, which browsers follow too.
 */
export const sharedLifetime = 'public, max-age=0, s-maxage=10, stale-while-revalidate=50';

/** Below these lies what differs between callers, or what its reader keeps for a year; `.data` is what the router asks for of a page. */
const notShared = /^\/(api\/admin|api\/enquiry-proof|admin|login|uploads|assets)(\/|\.data$|$)/;

/** Whether every visitor gets the same answer at this path. */
export const isSharedPath = (path: string): boolean => !notShared.test(path);

/** Only the given parameters, in their order: '' or '?a=1&b=2'. */
export function keptQuery(given: URLSearchParams, names: readonly string[]): string {
  const kept = new URLSearchParams();
  for (const name of names) for (const value of given.getAll(name)) kept.append(name, value);
  return kept.size === 0 ? '' : `?${kept}`;
}
