import { sql } from 'kysely';
import { descriptions } from '#shared/content-types/index.ts';
import type { Database } from './schema.ts';

/** True while no table holds a record: only then is the demo content loaded. */
export async function isEmpty(db: Database): Promise<boolean> {
  for (const { table } of descriptions) {
    const { rows } = await sql`select id from ${sql.table(table)} limit 1`.execute(db);
    if (rows.length > 0) return false;
  }
  return true;
}
