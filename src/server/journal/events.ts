import { sql } from 'kysely';
import type { JournalAction, JournalEntry, JournalEvent, OlderMeta } from '#shared/answers/journal.ts';
import type { RecordTypes } from '#server/crud/model.ts';
import { pendingDrafts } from '#server/crud/pending-drafts.ts';
import { lastSeq } from '#server/database/journal.ts';
import { countOf } from '#server/database/paging.ts';
import type { Database } from '#server/database/schema.ts';
import { asEntry, type EntryRow, entryRows, pageOf } from './entries.ts';
import type { MayChange } from '#server/crud/caller.ts';
import { besideRecord, undone } from './undo.ts';

/** What the list is narrowed by; `from` and `to` are moments, the second one excluded. */
export type EventFilter = {
  resource?: string | undefined;
  by?: number | undefined;
  action?: JournalAction | undefined;
  from?: Date | undefined;
  to?: Date | undefined;
};

const pageSize = 50;
/** What changes no content. */
const noContent = ['account', 'enquiry'] as const satisfies readonly JournalAction[];
/** Rows that one call looks through at most: what is seldom may need several. */
const lookedAt = 20_000;

/**
 * What was done, the newest first, from before the row `before` on. A call may give fewer than there are, or none: `next` says
 * where to go on.
 */
export async function readEvents(
  db: Database,
  types: RecordTypes,
  { resource, by, action, from, to }: EventFilter,
  before: number | null,
  mayChange: MayChange,
  /** What is told to nobody here: accounts always are. */
  hidden: readonly JournalAction[] = [],
): Promise<{ data: JournalEvent[]; meta: OlderMeta }> {
  const end = Math.min(before ?? Infinity, to === undefined ? (await lastSeq(db)) + 1 : await firstSeqFrom(db, to));
  const begin = Math.max(end - lookedAt, from === undefined ? 0 : await firstSeqFrom(db, from));
  let query = eventRows(db).where('journal.seq', '<', end).where('journal.seq', '>=', begin);
  if (resource !== undefined) query = query.where('journal.resource', '=', resource);
  if (by !== undefined) query = query.where('journal.by', '=', by);
  if (action !== undefined) query = query.where('journal.action', '=', action);
  const rows = await query
    .where('journal.action', 'not in', ['account', ...hidden])
    .orderBy('journal.seq', 'desc')
    .limit(pageSize + 1)
    .execute();
  const { given, meta } = pageOf(rows, pageSize);
  const isAtEnd = begin <= (from === undefined ? 1 : await firstSeqFrom(db, from));
  return {
    data: given.map((row) => asEvent(row, types, mayChange)),
    meta: { next: meta.next ?? (isAtEnd ? null : begin) },
  };
}

/** Rows with where their record is by now, and whether it was changed since. */
const eventRows = (db: Database) =>
  entryRows(db).select(({ selectFrom }) => [
    selectFrom('journal as last')
      .select(
        sql<string>`case when last.action = 'purge' then 'gone' when last.action != 'delete' then 'there'
            when last.data is null then 'gone' else 'trash' end`.as('place'),
      )
      .whereRef('last.resource', '=', 'journal.resource')
      .whereRef('last.record_id', '=', 'journal.record_id')
      // Its old addresses may be changed while it is in the trash.
      .where('last.action', '!=', 'settings')
      .orderBy('last.seq', 'desc')
      .limit(1)
      .as('place'),
    selectFrom('journal as later')
      .select('later.seq')
      .whereRef('later.resource', '=', 'journal.resource')
      .whereRef('later.record_id', '=', 'journal.record_id')
      .whereRef('later.seq', '>', 'journal.seq')
      .where(({ eb, or, ref }) => or([eb('later.batch', 'is', null), eb('later.batch', '!=', ref('journal.batch'))]))
      .where('later.action', 'not in', besideRecord)
      .limit(1)
      .as('later_seq'),
  ]);

/** The last change of each of the last batches, with how many it holds: as many steps into the journal as batches. */
export async function readLastChanges(db: Database, types: RecordTypes, most: number, mayChange: MayChange) {
  const counts = new Map<number, number>();
  for (let before: number | null = null; counts.size < most;) {
    const last: { seq: number; batch: number | null } | undefined = await db
      .selectFrom('journal')
      .select(['seq', 'batch'])
      .$if(before !== null, (query) => query.where('seq', '<', before))
      .where('action', 'not in', noContent)
      .where('batch', 'is not', null)
      .orderBy('seq', 'desc')
      .limit(1)
      .executeTakeFirst();
    if (last?.batch == null) break;
    const batch: number = last.batch;
    const ofBatch = db.selectFrom('journal').where('seq', '>=', batch).where('seq', '<=', last.seq).where('batch', '=', batch);
    counts.set(last.seq, await countOf(ofBatch));
    // The number of a batch is that of its first row.
    before = batch;
  }
  const rows = await eventRows(db)
    .where('journal.seq', 'in', [0, ...counts.keys()])
    .orderBy('journal.seq', 'desc')
    .execute();
  return rows.map((row) => ({ ...asEvent(row, types, mayChange), count: counts.get(row.seq) ?? 1 }));
}

type EventRow = EntryRow & { place: string | null; later_seq: number | null };

function asEvent(row: EventRow, types: RecordTypes, mayChange: MayChange): JournalEvent {
  const entry = asEntry(row, types);
  const { action, batch } = entry;
  const type = types.named(row.resource);
  const isAllowed = type === undefined || mayChange(type);
  return {
    ...entry,
    can_restore: entry.can_restore && isAllowed,
    in_trash: row.place === 'trash',
    is_gone: row.place === 'gone',
    can_undo:
      isAllowed && batch !== null && undone.has(action) && row.later_seq === null && (action !== 'delete' || Boolean(row.holds)),
  };
}

/** The number of the first row that is as late as this, or of the next one to come. */
async function firstSeqFrom(db: Database, moment: Date): Promise<number> {
  const row = await db
    .selectFrom('journal')
    .select('seq')
    .where('at', '>=', moment.toISOString())
    // By its moment first, which there is an index of; what was written down afterwards stands a little later.
    .orderBy('at')
    .orderBy('seq')
    .limit(1)
    .executeTakeFirst();
  return row?.seq ?? (await lastSeq(db)) + 1;
}

const draftsPageSize = 100;

/** Records with a draft beside the version that visitors see, what was saved last first. */
export async function readDrafts(db: Database, types: RecordTypes): Promise<JournalEntry[]> {
  const seqs = await pendingDrafts(db).select('journal.seq').orderBy('journal.seq', 'desc').limit(draftsPageSize).execute();
  const rows = await entryRows(db)
    .where('journal.seq', 'in', [0, ...seqs.map(({ seq }) => seq)])
    .orderBy('journal.seq', 'desc')
    .execute();
  return rows.map((row) => asEntry(row, types));
}
