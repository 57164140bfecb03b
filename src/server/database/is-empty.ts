import { descriptions } from '#shared/content-types/index.ts';
import type { Database } from './schema.ts';
import { loose } from '#server/crud/record.ts';

/** True while no table holds a record: only then is the demo content welcome. */
export async function isEmpty(db: Database): Promise<boolean> {
  for (const { table } of descriptions) {
    if (await loose(db).selectFrom(table).select('id').limit(1).executeTakeFirst()) return false;
  }
  return true;
}
