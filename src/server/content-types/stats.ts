import { sql } from 'kysely';
import { z } from 'zod';
import type { Database } from '#server/database/schema.ts';
import { shownArticles } from '#server/public/visibility.ts';

const count = z.int();

export const statsShape = z.object({
  nhom_nganh: count,
  nganh_hoc: count,
  mon_hoc: count,
  nghe_nghiep: count,
  bo_phan: count,
  vi_tri: count,
  bai_viet: count,
  bai_viet_published: count,
});

export type Stats = z.infer<typeof statsShape>;

/** How many records of each kind there are, hidden ones too, and how many articles visitors can read, in one query. */
export async function readStats(db: Database, now: Date): Promise<Stats> {
  const { bai_viet_published: _, ...tables } = statsShape.shape;
  const counts = Object.keys(tables).map((table) => sql`(select count(*) from ${sql.table(table)}) as ${sql.ref(table)}`);
  const published = shownArticles(db, now).select(({ fn }) => fn.countAll().as('count'));
  const { rows } = await sql<Stats>`select ${sql.join([...counts, sql`${published} as bai_viet_published`])}`.execute(db);
  const [stats] = rows;
  if (!stats) throw new Error('The counts came back empty.');
  return stats;
}
