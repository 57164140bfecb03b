import { type Expression, sql } from 'kysely';
import { draftActions } from '#server/crud/pending-drafts.ts';
import type { RecordType, Batch } from '#server/crud/model.ts';
import { removeLater } from '#server/crud/unused-pictures.ts';
import type { Database } from '#server/database/schema.ts';
import { isAbout } from '#server/database/is-about.ts';
import { pictureFiles } from '#server/media/pictures.ts';

/** Older drafts that go at once: more than one stands there of an earlier version of the site only. */
const batchSize = 100;

/**
 * Takes away for good what the journal kept of a record that is deleted: its versions, its draft, its old addresses, and
 * from where it was changed. That it was there, and who changed it, stays. Its pictures go with it unless something else names them.
 */
export async function forgetRecord(batch: Batch, { description: { name } }: RecordType, id: number): Promise<void> {
  const { db } = batch;
  const seqs = db.selectFrom('journal').select('seq').where('resource', '=', name).where('record_id', '=', id);
  await forgetBeside(batch, seqs.$asScalar());
  await db
    .updateTable('journal')
    .set({ data: null, address: null })
    .where(isAbout('journal', name, id))
    .where(({ eb, or }) => or([eb('data', 'is not', null), eb('address', 'is not', null)]))
    .execute();
  await db.deleteFrom('past_address').where('resource', '=', name).where('record_id', '=', id).execute();
  await db.deleteFrom('preview_link').where('resource', '=', name).where('record_id', '=', id).execute();
}

/** Of the drafts that one account has kept beside a record, the last stays: each of them holds the whole record. */
export async function forgetOlderDrafts(batch: Batch, { description: { name } }: RecordType, id: number): Promise<void> {
  const drafts = await draftsBy(batch.db, name, id, batch.by ?? null)
    .orderBy('seq', 'desc')
    .offset(1)
    .limit(batchSize)
    .execute();
  const seqs = drafts.map(({ seq }) => seq);
  await removeRows(batch, seqs);
}

/**
 * The drafts that one account has kept beside a record. SQLite takes the index of drafts where all its actions are named and
 * nothing is asked that it does not hold; by the index of records it would read all versions of the record.
 */
export const draftsBy = (db: Database, resource: string, id: number, by: number | null) =>
  db
    .selectFrom('journal')
    .select('seq')
    .where('seq', 'in', (query) =>
      query
        .selectFrom('journal as draft')
        .select('draft.seq')
        .where('draft.resource', '=', resource)
        .where('draft.record_id', '=', id)
        .where('draft.action', 'in', draftActions)
        .where('draft.action', '=', sql.lit('draft')),
    )
    .where('by', 'is not distinct from', by);

export async function removeRows(batch: Batch, seqs: readonly number[]): Promise<void> {
  if (seqs.length === 0) return;
  await forgetBeside(batch, seqs);
  await batch.db.deleteFrom('journal').where('seq', 'in', seqs).execute();
}

/** Removes what stands beside rows, and once the transaction is through the pictures that nothing else names any more. */
async function forgetBeside(batch: Batch, seqs: readonly number[] | Expression<number>): Promise<void> {
  const { db } = batch;
  const named = await db.selectFrom('journal_picture').select('path').distinct().where('seq', 'in', seqs).execute();
  await db.deleteFrom('journal_picture').where('seq', 'in', seqs).execute();
  await db.deleteFrom('journal_note').where('seq', 'in', seqs).execute();
  const paths = named.map(({ path }) => path);
  if (paths.length > 0) removeLater(batch, await filesOf(db, paths));
}

async function filesOf(db: Database, paths: readonly string[]): Promise<Map<string, string[]>> {
  const rows = await db.selectFrom('picture').select(['path', 'widths']).where('path', 'in', paths).execute();
  return new Map(rows.map(({ path, widths }) => [path, pictureFiles(path, { widths: JSON.parse(widths) as number[] })]));
}
