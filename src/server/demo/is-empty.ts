import { resources } from '#shared/resources/index.ts';
import type { Database } from '../database/schema.ts';
import { loose } from '../engine/record.ts';

/** True while no table holds a record: only then is the demo content welcome. */
export async function isEmpty(db: Database): Promise<boolean> {
  for (const { table } of resources) {
    if (await loose(db).selectFrom(table).select('id').limit(1).executeTakeFirst()) return false;
  }
  return true;
}
