import { sql } from 'kysely';
import type { Doer, JournalAction, JournalEntry, JournalNote, OlderMeta } from '#shared/answers/journal.ts';
import type { RecordTypes } from '#server/crud/model.ts';
import type { Database } from '#server/database/schema.ts';

/** Rows of the journal with the name of who did it. What they hold of the record is not read. */
export const entryRows = (db: Database) =>
  db
    .selectFrom('journal')
    .leftJoin('admin', 'admin.id', 'journal.by')
    .leftJoin('journal_note', 'journal_note.seq', 'journal.seq')
    .select('journal_note.note')
    .select(['journal.seq', 'journal.at', 'journal.by', 'journal.batch', 'journal.resource', 'journal.record_id'])
    .select(['journal.action', 'journal.version', 'journal.title', 'journal.changed', 'admin.name'])
    .select(sql<number | boolean>`journal.data is not null`.as('holds'));

export type EntryRow = Awaited<ReturnType<ReturnType<typeof entryRows>['execute']>>[number];

export const doerOf = ({ by, name }: { by: number | null; name: string | null }): Doer => (by === null ? null : { id: by, name });

/** Of rows, the newest first and one more than are given at once, those that are given, and where to go on. */
export function pageOf<Row extends { seq: number }>(rows: readonly Row[], pageSize: number): { given: Row[]; meta: OlderMeta } {
  const given = rows.slice(0, pageSize);
  return { given, meta: { next: rows.length > pageSize ? (given.at(-1)?.seq ?? null) : null } };
}

/** What is deleted by a row is brought back from the trash, and not as a version. */
const holdsVersion = (action: string) => action !== 'delete';

export const asEntry = (row: EntryRow, types: RecordTypes): JournalEntry => ({
  seq: row.seq,
  at: row.at,
  by: doerOf(row),
  batch: row.batch,
  resource: types.named(row.resource)?.description.path ?? row.resource,
  id: row.record_id,
  action: row.action as JournalAction,
  version: row.version,
  title: row.title,
  changed: row.changed === null ? [] : (JSON.parse(row.changed) as string[]),
  can_restore: Boolean(row.holds) && holdsVersion(row.action),
  note: row.note === null ? null : (JSON.parse(row.note) as JournalNote),
});
