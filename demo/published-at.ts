import type { DemoArticle } from './content/types.ts';

const dayInMs = 24 * 60 * 60 * 1000;

/** So many days before the loading; an article of a year is counted back from the end of that year once it has passed. */
export function publishedAt({ daysAgo, year }: { daysAgo: number; year: DemoArticle['year'] }, now: Date): Date {
  const from = year === undefined ? now.getTime() : Math.min(now.getTime(), Date.UTC(year + 1, 0, 1));
  return new Date(from - daysAgo * dayInMs);
}
