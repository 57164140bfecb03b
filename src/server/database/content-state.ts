import { compiledQuery } from './compiled-query.ts';
import type { Database } from './schema.ts';

const changesOf = compiledQuery((db) => db.selectFrom('content_state').select('changes'));

/** How many times content was changed: the cheapest look at whether what was read is still right. */
export async function readChanges(db: Database): Promise<number> {
  const [state] = await changesOf(db);
  return state?.changes ?? 0;
}

/** Tells every instance that answers given so far are out of date. Belongs in the transaction of the change. */
export async function countChange(db: Database): Promise<void> {
  await db
    .updateTable('content_state')
    .set(({ eb }) => ({ changes: eb('changes', '+', 1) }))
    .execute();
}
