import { compiledQuery } from './compiled-query.ts';
import type { Database } from './schema.ts';

/** What happened to one record. `resource` is the name of its content type, or 'account'. */
export type JournalEntry = { resource: string; id: number; action: 'create' | 'update' | 'delete' };

const lastOf = compiledQuery((db) => db.selectFrom('journal').select('seq').orderBy('seq', 'desc').limit(1));

/** The number of the last entry, 0 before the first: the cheapest way to tell whether what was read is still right. */
export async function lastSeq(db: Database): Promise<number> {
  const [last] = await lastOf(db);
  return last?.seq ?? 0;
}

/**
 * Writes what a change did, in its transaction. That has to be a `writeTransaction`: numbers are then given and committed
 * in one order, so that whoever has read up to one of them has missed none before it.
 */
export async function writeJournal(transaction: Database, at: Date, entries: readonly JournalEntry[]): Promise<void> {
  if (entries.length === 0) return;
  const last = await lastSeq(transaction);
  const rows = entries.map(({ resource, id, action }, index) => ({
    seq: last + index + 1,
    at: at.toISOString(),
    resource,
    record_id: id,
    action,
  }));
  // SQLite takes 32,766 values in one statement.
  for (let start = 0; start < rows.length; start += 5_000) {
    await transaction
      .insertInto('journal')
      .values(rows.slice(start, start + 5_000))
      .execute();
  }
}
