import { sql } from 'kysely';
import { z } from 'zod';
import type { Database, Schema } from '#server/database/schema.ts';
import type { Stats } from './content-type.ts';

/** Counts the records of a table, hidden ones too; with a status, those that have it. */
export const countOf =
  (table: keyof Schema, status?: string): Stats[string] =>
  () =>
    sql`(select count(*) from ${sql.table(table)}${status === undefined ? sql`` : sql` where status = ${status}`})`;

type Counted = readonly { stats: Stats | 'none' }[];

const countsOf = (types: Counted) => types.flatMap(({ stats }) => (stats === 'none' ? [] : Object.entries(stats)));

/** What the dashboard's call answers. */
export const statsShape = (types: Counted) => z.object(Object.fromEntries(countsOf(types).map(([name]) => [name, z.int()])));

/** All numbers of the dashboard, in one query. */
export async function readStats(db: Database, types: Counted): Promise<Record<string, number>> {
  const counts = countsOf(types).map(([name, count]) => sql`${count(db)} as ${sql.ref(name)}`);
  const { rows } = await sql<Record<string, number>>`select ${sql.join(counts)}`.execute(db);
  const [stats] = rows;
  if (!stats) throw new Error('The counts came back empty.');
  return stats;
}
