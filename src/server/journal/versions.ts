import { journalTexts } from '#shared/admin-texts.ts';
import { whenShown } from '#shared/content-types/when-shown.ts';
import { updateValues, withFreeSlugs } from '#server/crud/change.ts';
import { withoutPassed } from '#server/timed-hiding/hide-due.ts';
import type { RecordType, RecordTypes, WriteContext } from '#server/crud/model.ts';
import { decodeState, valuesOf } from '#server/crud/state.ts';
import type { State } from '#server/crud/record.ts';
import { inBatch } from '#server/crud/write-context.ts';
import type { Database } from '#server/database/schema.ts';
import { isAbout } from '#server/database/is-about.ts';
import { notFound } from '#server/http/errors.ts';
import { asEntry, entryRows, pageOf } from './entries.ts';
import { brokenReferences, type Lost, withoutLost } from './lost.ts';

const pageSize = 100;

/** What happened to a record, the newest first, from before the row `before` on. */
export async function readVersions(db: Database, types: RecordTypes, type: RecordType, id: number, before: number | null) {
  const rows = await entryRows(db)
    .where(isAbout('journal', type.description.name, id))
    .$if(before !== null, (query) => query.where('journal.seq', '<', before))
    .orderBy('journal.seq', 'desc')
    .limit(pageSize + 1)
    .execute();
  const { given, meta } = pageOf(rows, pageSize);
  return { data: given.map((row) => asEntry(row, types)), meta };
}

/** A record as one row of the journal holds it. Refuses with 404 where it holds none. */
export async function readVersion(db: Database, types: RecordTypes, type: RecordType, id: number, seq: number) {
  const { description } = type;
  const row = await entryRows(db)
    .select('journal.data')
    .where('journal.seq', '=', seq)
    .where(isAbout('journal', description.name, id))
    .executeTakeFirst();
  if (row?.data == null) throw notFound(journalTexts.versionNotFound);
  const state = decodeState(row.data);
  const broken = await brokenReferences({ db, types }, type, valuesOf(description, state));
  return { ...asEntry(row, types), record: asRecord(state), broken };
}

/** A kept record without the columns that only the database needs. */
export const asRecord = ({ sort_name: _sort, updated_by: _by, ...record }: Record<string, unknown>): Record<string, unknown> =>
  record;

/**
 * Writes a kept version again, as a new one. A slug that was taken meanwhile gets a number; what the version referred to and is
 * gone is left as it is now, and told. Whether and when visitors see the record stays too, unless `withStatus`. Refuses with 404,
 * 409 (`version` is stale) or 422.
 */
export const restoreVersion = (
  content: WriteContext,
  type: RecordType,
  id: number,
  seq: number,
  version: number | null,
  withStatus = false,
): Promise<Lost[]> =>
  inBatch(content, async (batch) => {
    const { description } = type;
    const row = await batch.db
      .selectFrom('journal')
      .select(['action', 'data'])
      .where('seq', '=', seq)
      .where(isAbout('journal', description.name, id))
      .where('action', '!=', 'delete')
      .executeTakeFirst();
    if (row?.data == null) throw notFound(journalTexts.versionNotFound);
    const kept = withStatus ? [] : whenShown(description);
    return restoreState(batch, type, decodeState(row.data), version, { isDraft: row.action === 'draft', kept });
  });

/** The same for a state that is at hand; the fields that are `kept` stay as they are now. */
export const restoreState = (
  content: WriteContext,
  type: RecordType,
  state: State,
  version: number | null,
  { isDraft = false, kept = [] }: { isDraft?: boolean; kept?: readonly string[] } = {},
): Promise<Lost[]> =>
  inBatch(content, async (batch) => {
    const { values, lost } = await withoutLost(batch, type, valuesOf(type.description, state));
    for (const field of kept) delete values[field];
    const free = await withFreeSlugs(batch, type.description, withoutPassed(values, batch.clock()), state.id);
    const note = { version: state.version, ...(isDraft && { is_draft: true as const }) };
    await updateValues(batch, type, state.id, free, version, 'restore', note);
    return lost;
  });
