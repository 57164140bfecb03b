import type { CompiledQuery, SelectQueryBuilder } from 'kysely';
import type { ListMeta } from '#shared/answers/wire.ts';
import { defaultPageSize } from '#shared/paging/page-sizes.ts';
import { maxId } from '#shared/fields/reference.ts';
import { lastSeq } from './journal.ts';
import { addReads, gathered, type Reads, ungathered } from './reads.ts';
import type { Database } from './schema.ts';

/** The part of a list a caller wants. */
export type Window = { page: number; perPage: number };

/** Null when neither a page nor its size was asked for: such a list is given whole. */
export function windowOf(query: { page?: number | undefined; per_page?: number | undefined }): Window | null {
  if (query.page === undefined && query.per_page === undefined) return null;
  return { page: query.page ?? 1, perPage: query.per_page ?? defaultPageSize };
}

/** Rows before the window. Held below what PostgreSQL and SQLite take as a number; no list is that long. */
export const offsetOf = ({ page, perPage }: Window): number => Math.min((page - 1) * perPage, maxId);

/** How many rows a query has. */
export async function countOf<DB, Table extends keyof DB>(rows: SelectQueryBuilder<DB, Table, object>): Promise<number> {
  const [counted] = (await rows.select(({ fn }) => fn.countAll<number>().as('count')).execute()) as unknown as {
    count: number;
  }[];
  return Number(counted?.count);
}

/** From how many rows on a count is kept: fewer are counted in the time it takes to look whether the content is the same. */
const leastKept = 2_000;
/** How many counts are kept of a database, the oldest going first. */
const mostKept = 200;
/** Letters of a query whose count is kept: one that names the rows that a keyword finds has some hundred thousand. */
const longestQuery = 4_000;

/** A count as it was at an entry of the journal; before the second time that it is asked for nobody has looked at which. */
type KeptCount = { rows: number; reads: Reads; seq: number | null; since: string };

const keptCounts = new WeakMap<object, Map<string, KeptCount>>();

/**
 * The same of the rows of content in a list, counted once for each state of the content where they are many: the first page of
 * a list then costs the same, however long the list is. `stands` says instead of `now` what a query depends on that asks for it:
 * the last moment at which its rows became others. In a transaction, which nobody may ever see, rows are counted each time.
 */
export async function keptCountOf<DB, Table extends keyof DB>(
  db: Database,
  rows: SelectQueryBuilder<DB, Table, object>,
  stands: { now: Date; since: () => Promise<string> } | null = null,
): Promise<number> {
  const { adapter } = db.getExecutor();
  const kept = keptCounts.get(adapter) ?? new Map<string, KeptCount>();
  keptCounts.set(adapter, kept);
  const query = rows.select(({ fn }) => fn.countAll<number>().as('count')).compile();
  const counted = async () =>
    Number((await db.executeQuery<{ count: number }>(query as CompiledQuery<{ count: number }>)).rows[0]?.count);
  const moment = stands?.now.toISOString();
  const asked = query.sql + JSON.stringify(query.parameters.filter((value) => value !== moment));
  if (db.isTransaction || asked.length > longestQuery) return counted();
  const long = kept.get(asked);
  // Before the count: what is counted may then be newer than the entry, and the next look finds that entry behind.
  const looks = () => Promise.all([lastSeq(db), stands?.since() ?? '']);
  const [seq, since] = long === undefined ? [null, ''] : await ungathered(looks);
  if (long?.since === since && long.seq === seq) {
    addReads(long.reads);
    return long.rows;
  }
  const { made: count, reads } = await gathered(counted);
  addReads(reads);
  kept.delete(asked);
  if (count >= leastKept) kept.set(asked, { rows: count, reads, seq, since });
  for (const [oldest] of kept) if (kept.size > mostKept) kept.delete(oldest);
  return count;
}

export const metaOf = ({ page, perPage }: Window, total: number): ListMeta => ({
  current_page: page,
  last_page: Math.max(1, Math.ceil(total / perPage)),
  per_page: perPage,
  total,
});
