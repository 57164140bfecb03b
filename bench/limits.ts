import { slowness } from './ruler.ts';

/**
 * What a figure may be at most. `best`: what was wanted cannot be had, and this is the best that was reached. `ofMachine`: in
 * milliseconds of the machine that limits were set on (`ruler.ts`).
 */
export type Limit = { most: number; best?: true; ofMachine?: true };

const missed: string[] = [];

/**
 * A figure for a table, with its limit beside it. One that misses it by more than its spread, from the least of which it comes, is
 * marked, and ends the bench with exit status 1.
 */
export function held(what: string, told: string, least: number, limit: Limit | undefined): string {
  if (limit === undefined) return told;
  const most = limit.ofMachine ? Number((limit.most * slowness()).toPrecision(3)) : limit.most;
  const isOver = least > most;
  if (isOver) missed.push(`${what}: ${told}, at most ${most}`);
  return `${told}${isOver ? ' **over**' : ''} (≤ ${most}${limit.best ? ', the best reached' : ''})`;
}

/** What missed its limit in this run. */
export const missedLimits = (): readonly string[] => missed;
