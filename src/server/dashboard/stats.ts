import { sql } from 'kysely';
import { z } from 'zod';
import { dashboardCounts } from '#shared/content-types/dashboard.ts';
import type { Database } from '#server/database/schema.ts';
import type { RecordTypes } from '#server/crud/model.ts';

const countsOf = ({ all }: RecordTypes) => dashboardCounts(all.map(({ description }) => description));

/** What the dashboard's call answers. */
export const statsShape = (types: RecordTypes) => z.object(Object.fromEntries(countsOf(types).map(({ key }) => [key, z.int()])));

/** All numbers of the dashboard, hidden records counted too, in one query. */
export async function readStats(db: Database, types: RecordTypes): Promise<Record<string, number>> {
  const counts = countsOf(types).map(({ key, description, only }) => {
    const condition = only === null ? sql`` : sql` where ${sql.ref(only.field)} = ${only.value}`;
    return sql`(select count(*) from ${sql.table(description.table)}${condition}) as ${sql.ref(key)}`;
  });
  const { rows } = await sql<Record<string, number>>`select ${sql.join(counts)}`.execute(db);
  const [stats] = rows;
  if (!stats) throw new Error('The counts came back empty.');
  return stats;
}
