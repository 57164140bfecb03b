import { sql } from 'kysely';
import { z } from 'zod';
import { recordCounts } from '#shared/answers/records.ts';
import { dashboardCounts } from '#shared/content-types/dashboard.ts';
import type { Database } from '#server/database/schema.ts';
import type { RecordTypes } from '#server/crud/model.ts';
import { countUndescribed } from '#server/picture-library/library-index.ts';

const countsOf = ({ all }: RecordTypes) => dashboardCounts(all.map(({ description }) => description));

/** What the dashboard's call answers: how many records there are, and what waits to be done. */
export const statsShape = (types: RecordTypes) => () => {
  const counts = Object.fromEntries(countsOf(types).map(({ key }) => [key, z.int()]));
  const undescribed = z.int().describe('Pictures without a description that a page shows large.');
  return new Map([[recordCounts, z.object({ ...counts, anh_thieu_mo_ta: undescribed })]]);
};

/** All numbers of the dashboard, hidden records counted too: of records in one query. */
export async function readStats(reading: { db: Database; types: RecordTypes }): Promise<Record<string, number>> {
  const counts = countsOf(reading.types).map(({ key, description, only }) => {
    const condition = only === null ? sql`` : sql` where ${sql.ref(only.field)} = ${only.value}`;
    return sql`(select count(*) from ${sql.table(description.table)}${condition}) as ${sql.ref(key)}`;
  });
  const { rows } = await sql<Record<string, number>>`select ${sql.join(counts)}`.execute(reading.db);
  return { ...rows[0], anh_thieu_mo_ta: await countUndescribed(reading) };
}
