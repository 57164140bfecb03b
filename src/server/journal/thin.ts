import { sql } from 'kysely';
import { forgetRecord, removeRows } from './forget.ts';
import { draftActions, pendingDrafts } from '#server/crud/pending-drafts.ts';
import { versionRows } from '#server/crud/state.ts';
import { inBatch } from '#server/crud/write-context.ts';
import type { WriteContext } from '#server/crud/model.ts';
import type { Database } from '#server/database/schema.ts';
import { lastSeq } from '#server/database/journal.ts';
import { endLease, takeLease } from '#server/database/lease.ts';
import { isAbout } from '#server/database/is-about.ts';
import { lastEntry } from './trash.ts';
import { besideRecord } from './undo.ts';

/** What is kept of a record: its last versions and the last days, whichever is more; and for how many days after its deletion. */
export type Keeping = { versions: number; days: number; trashDays: number };

export const usualKeeping: Keeping = { versions: 100, days: 365, trashDays: 30 };

/** `rows`: of the journal; `records`: that left the trash. Null: another instance is at it. */
export type Thinned = { rows: number; records: number } | null;

const day = 24 * 60 * 60 * 1000;
/** An instance that is killed meanwhile leaves the lease to others after so many milliseconds. */
const leaseLasts = 15 * 60_000;
/** Rows that are looked at in one transaction: saves wait that long. */
const batchSize = 200;

/**
 * Takes away what is kept no longer, and the pictures that only that named. To do it twice is to do it once. Reads the whole
 * of the rows that are older than the days that are kept, a part at a time, with turns for other work in between.
 */
export async function thinJournal(content: WriteContext, keeping: Keeping = usualKeeping): Promise<Thinned> {
  const { db, clock } = content;
  if (!(await takeLease(db, 'thin', clock(), leaseLasts))) return null;
  try {
    return { records: await emptyTrash(content, keeping), rows: await removeOldRows(content, keeping) };
  } finally {
    await endLease(db, 'thin');
  }
}

/** Forgets the records that were deleted before the days of the trash; gives how many. */
async function emptyTrash(content: WriteContext, { trashDays }: Keeping): Promise<number> {
  const { db, clock, types } = content;
  const before = new Date(clock().getTime() - trashDays * day).toISOString();
  let forgotten = 0;
  for (let cursor = 0; ;) {
    const rows = await db
      .selectFrom('journal')
      .select(['seq', 'resource', 'record_id as id'])
      .where('action', '=', sql.lit('delete'))
      .where('seq', '>', cursor)
      .where('at', '<', before)
      .where('data', 'is not', null)
      .orderBy('seq')
      .limit(batchSize)
      .execute();
    for (const { seq, resource, id } of rows) {
      const type = types.named(resource);
      if (type === undefined) continue;
      await inBatch(content, async (batch) => {
        // It may have been restored since.
        if ((await lastEntry(batch.db, resource, id))?.seq !== seq) return;
        await forgetRecord(batch, type, id);
        forgotten += 1;
      });
    }
    const last = rows.at(-1);
    if (last === undefined) return forgotten;
    cursor = last.seq;
  }
}

/** Removes the rows that are older than what is kept; gives how many. */
async function removeOldRows(content: WriteContext, keeping: Keeping): Promise<number> {
  const { db, clock } = content;
  const before = new Date(clock().getTime() - keeping.days * day).toISOString();
  const end = await db
    .selectFrom('journal')
    .select('seq')
    .where('at', '<', before)
    .orderBy('at', 'desc')
    .orderBy('seq', 'desc')
    .limit(1)
    .executeTakeFirst();
  // The last row says how far everybody has to have read.
  const top = Math.min(end?.seq ?? 0, (await lastSeq(db)) - 1);
  let removed = 0;
  for (let cursor = 0; cursor < top;) {
    const [left, next] = await inBatch(content, async (batch): Promise<[number, number]> => {
      const rows = await batch.db
        .selectFrom('journal')
        .select(({ eb, selectFrom }) => [
          'seq',
          'resource',
          'record_id',
          'at',
          'batch',
          'action',
          eb('data', 'is not', null).as('holds'),
          // The draft that a row has thrown away: without that row it would count again.
          selectFrom('journal as draft')
            .select(({ fn }) => fn.max('draft.seq').as('seq'))
            .whereRef('draft.resource', '=', 'journal.resource')
            .whereRef('draft.record_id', '=', 'journal.record_id')
            .whereRef('draft.seq', '<', 'journal.seq')
            .where('draft.action', 'in', draftActions)
            .where('draft.action', '=', sql.lit('draft'))
            .where('draft.data', 'is not', null)
            .where('journal.action', '=', sql.lit('discard'))
            .as('thrown'),
        ])
        .where('seq', '>', cursor)
        .where('seq', '<=', top)
        .orderBy('seq')
        .limit(batchSize)
        .execute();
      const old = rows.filter(({ at }) => at < before);
      const firstKept = new Map<string, number>();
      for (const { resource, record_id: id } of old) {
        const key = `${resource} ${id}`;
        if (!firstKept.has(key)) firstKept.set(key, await firstKeptSeq(batch.db, resource, id, keeping.versions));
      }
      const gone = old.filter(({ seq, resource, record_id, holds, thrown }) => {
        const needed = holds ? seq : thrown;
        return needed === null || needed < (firstKept.get(`${resource} ${record_id}`) ?? 0);
      });
      await removeRows(
        batch,
        gone.map(({ seq }) => seq),
      );
      await endBatches(batch.db, gone);
      return [gone.length, rows.at(-1)?.seq ?? top];
    });
    removed += left;
    cursor = next;
  }
  return removed;
}

/**
 * What is left of a batch belongs to none: it cannot be taken back as a whole any more, and a record whose rows are gone was changed
 * since. Rows of a batch stand together, from that of its number on.
 */
async function endBatches(db: Database, gone: readonly { seq: number; batch: number | null; action: string }[]): Promise<void> {
  const changes = gone.filter(({ action }) => !besideRecord.some((beside) => beside === action));
  const cut = [...new Set(changes.flatMap(({ batch }) => batch ?? []))];
  const last = changes.at(-1);
  if (last === undefined || cut.length === 0) return;
  const next = await db
    .selectFrom('journal')
    .select('seq')
    .where('seq', '>', last.seq)
    .where('batch', 'not in', cut)
    .orderBy('seq')
    .limit(1)
    .executeTakeFirst();
  await db
    .updateTable('journal')
    .set({ batch: null })
    .where('batch', 'in', cut)
    .where('seq', '>=', Math.min(...cut))
    .$if(next !== undefined, (query) => query.where('seq', '<', next?.seq ?? 0))
    .execute();
}

/** The first of a record's last versions; drafts before it go with the versions around them. */
async function firstKeptSeq(db: Database, resource: string, id: number, versions: number): Promise<number> {
  const before = versionRows(db, resource, id).offset(Math.max(0, versions - 1));
  const first = await before.select('seq').limit(1).executeTakeFirst();
  // Fewer versions than are kept: all of them.
  if (first === undefined) return 0;
  const draft = await pendingDrafts(db)
    .select('journal.seq')
    .where(isAbout('journal', resource, id))
    .executeTakeFirst();
  return Math.min(first.seq, draft?.seq ?? first.seq);
}
