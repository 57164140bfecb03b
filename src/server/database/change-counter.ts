import { compiledQuery } from './compiled-query.ts';
import type { Database } from './schema.ts';

const changesOf = compiledQuery((db) => db.selectFrom('content_state').select('changes'));

/** How many times content was changed: the cheapest way to tell whether what was read is still right. */
export async function readChanges(db: Database): Promise<number> {
  const [state] = await changesOf(db);
  return state?.changes ?? 0;
}

/** Every instance then drops the answers it has cached. Call it in the transaction of the change. */
export async function countChange(db: Database): Promise<void> {
  await db
    .updateTable('content_state')
    .set(({ eb }) => ({ changes: eb('changes', '+', 1) }))
    .execute();
}
