/**
 * How long an answer to visitors may be shown without asking. A browser asks every time (a known tag
 * costs 304 and no body), so that an editor who saved sees what was saved; a network of caches in
 * front may keep it for half a minute, and show it while it fetches the next for ten.
 */
export const sharedLifetime = 'public, max-age=0, s-maxage=30, stale-while-revalidate=600';
