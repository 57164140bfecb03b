import type { JournalAction } from '#shared/answers/journal.ts';
import { journalTexts } from '#shared/admin-texts.ts';
import { deleteRecord } from '#server/crud/change.ts';
import { decodeState } from '#server/crud/state.ts';
import { inNumberedBatch, type WriteContext } from '#server/crud/write-context.ts';
import type { Database } from '#server/database/schema.ts';
import { notFound, Refusal } from '#server/http/errors.ts';
import { reviveState } from './trash.ts';
import { restoreState } from './versions.ts';

/** What leaves the record itself as it is. */
export const besideRecord: readonly JournalAction[] = ['draft', 'discard', 'settings'];
/** What can be taken back. */
export const undone: ReadonlySet<JournalAction> = new Set(['create', 'update', 'delete', 'restore', 'publish']);

/** What a batch did to one record: its first and its last row there. */
type Change = { resource: string; id: number; first: number; last: number; title: string; endsWith: string };

/**
 * Takes back all that a batch did, in one of its own, whose number it gives. Refuses with 404 where there is no such batch, and
 * with 409 as a whole when one of its records was changed since or is kept no more.
 */
export async function undoBatch(content: WriteContext, number: number): Promise<number | null> {
  const { types } = content;
  const { batch } = await inNumberedBatch(content, async (open) => {
    const changes = await changesOf(open.db, number);
    if (changes.length === 0) throw notFound(journalTexts.noBatch);
    // What was made last goes first, so that nothing hangs on what is taken away, and what is brought back finds what it hangs on.
    for (const { resource, id, first, last, title, endsWith } of changes.toReversed()) {
      const type = types.named(resource);
      if (type === undefined || endsWith === 'purge') throw new Refusal(409, journalTexts.cannotUndo(title));
      if ((await lastChange(open.db, resource, id)) !== last) throw new Refusal(409, journalTexts.changedSince(title));
      const before = await stateBefore(open.db, resource, id, first);
      const isThere = endsWith !== 'delete';
      if (before === 'unknown') throw new Refusal(409, journalTexts.cannotUndo(title));
      if (before === null) {
        if (isThere) await deleteRecord(open, type.description, id);
      } else if (isThere) await restoreState(open, type, before, null);
      else await reviveState(open, type, before);
    }
  });
  return batch;
}

/** By record, in the order in which they were first changed. Drafts are no changes of a record. */
async function changesOf(db: Database, number: number): Promise<Change[]> {
  // Rows of a batch stand together: this reads no further than its end.
  const next = await db
    .selectFrom('journal')
    .select('seq')
    .where('seq', '>', number)
    .where('batch', '!=', number)
    .orderBy('seq')
    .limit(1)
    .executeTakeFirst();
  const rows = await db
    .selectFrom('journal')
    .select(['seq', 'resource', 'record_id as id', 'action', 'title'])
    .where('seq', '>=', number)
    .where('seq', '<', next?.seq ?? Number.MAX_SAFE_INTEGER)
    .where('batch', '=', number)
    .where('action', 'in', [...undone, 'purge'])
    .orderBy('seq')
    .execute();
  const changes = new Map<string, Change>();
  for (const { seq, resource, id, action, title } of rows) {
    const key = `${resource} ${id}`;
    const change = changes.get(key) ?? { resource, id, first: seq, last: seq, title: '', endsWith: action };
    changes.set(key, { ...change, last: seq, title: title ?? change.title, endsWith: action });
  }
  return [...changes.values()];
}

const rowsOf = (db: Database, resource: string, id: number) =>
  db
    .selectFrom('journal')
    .where('resource', '=', resource)
    .where('record_id', '=', id)
    .where('action', 'not in', besideRecord)
    .orderBy('seq', 'desc')
    .limit(1);

async function lastChange(db: Database, resource: string, id: number): Promise<number | null> {
  const last = await rowsOf(db, resource, id).select('seq').executeTakeFirst();
  return last?.seq ?? null;
}

/** The record before the row `seq`: null where it was not there, 'unknown' where what it was is kept no more. */
async function stateBefore(db: Database, resource: string, id: number, seq: number) {
  const row = await rowsOf(db, resource, id).select(['action', 'data']).where('seq', '<', seq).executeTakeFirst();
  if (row === undefined) {
    const first = await db.selectFrom('journal').select('action').where('seq', '=', seq).executeTakeFirst();
    return first?.action === 'create' ? null : 'unknown';
  }
  if (row.action === 'delete' || row.action === 'purge') return null;
  return row.data === null ? 'unknown' : decodeState(row.data);
}
