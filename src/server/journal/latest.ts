import type { Database } from '#server/database/schema.ts';

/** Whether the row `seq` deleted a record that is still deleted: what may follow it is its purge alone. */
export async function isDeletedAt(db: Database, resource: string, id: number, seq: number): Promise<boolean> {
  const last = await db
    .selectFrom('journal')
    .select('seq')
    .where('resource', '=', resource)
    .where('record_id', '=', id)
    // Old addresses of a record may be changed while it is in the trash.
    .where('action', '!=', 'settings')
    .orderBy('seq', 'desc')
    .limit(1)
    .executeTakeFirst();
  return last?.seq === seq;
}
