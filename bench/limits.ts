/** What a figure may be at most; `best` where what was wanted cannot be had, and this is the best that was reached. */
export type Limit = { most: number; best?: true };

const missed: string[] = [];

/**
 * A figure for a table, with its limit beside it. One that misses it by more than its spread, from the least of which it comes, is
 * marked, and ends the bench with exit status 1.
 */
export function held(what: string, told: string, least: number, limit: Limit | undefined): string {
  if (limit === undefined) return told;
  const isOver = least > limit.most;
  if (isOver) missed.push(`${what}: ${told}, at most ${limit.most}`);
  return `${told}${isOver ? ' **over**' : ''} (≤ ${limit.most}${limit.best ? ', the best reached' : ''})`;
}

/** What missed its limit in this run. */
export const missedLimits = (): readonly string[] => missed;
