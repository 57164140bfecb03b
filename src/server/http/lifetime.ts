/**
 * How long an answer to visitors may be shown without asking. A browser asks every time (a known tag
 * costs 304 and no body), so that an editor who saved sees what was saved; a network of caches in
 * front may keep it for ten seconds, and show it for fifty more while it fetches the next: what was hidden is gone
 * within a minute. The site's own program asks without regard to the last part, which browsers follow too.
 */
export const sharedLifetime = 'public, max-age=0, s-maxage=10, stale-while-revalidate=50';
