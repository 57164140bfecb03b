import type { RecordType } from '#server/crud/model.ts';
import { changedBetween, decodeState, rowOf } from '#server/crud/state.ts';
import type { Row } from '#server/crud/record.ts';
import { idsOf } from '#server/database/ids-of.ts';
import type { Database } from '#server/database/schema.ts';
import { besideRecord } from '#server/journal/undo.ts';
import type { Draft } from './draft-row.ts';

/**
 * The records that have a later version than the file says and yet hold what they held in that one, as after an import that was
 * taken back. Where the journal does not hold that version any more, or the version lacks a field that records have by now,
 * nothing is known.
 */
export async function sameAsThen(
  db: Database,
  { description }: RecordType,
  drafts: readonly Draft[],
  rows: readonly Row[],
): Promise<Set<number>> {
  const now = new Map(rows.map((row) => [Number(row['id']), row]));
  const asked = drafts.flatMap(({ known, fileVersion }) => {
    const row = now.get(known?.id ?? 0);
    const isOlder = row !== undefined && fileVersion !== null && fileVersion < Number(row['version']);
    return isOlder ? [{ id: Number(row['id']), row, fileVersion }] : [];
  });
  if (asked.length === 0) return new Set();
  const kept = await db
    .selectFrom('journal')
    .select(['record_id', 'version', 'data'])
    .where('resource', '=', description.name)
    .where('action', 'not in', [...besideRecord, 'delete'])
    .where('data', 'is not', null)
    // Not pair by pair, for which SQLite would read everything that the journal holds of the type.
    .where('record_id', 'in', idsOf(asked))
    .where('version', 'in', [...new Set(asked.map(({ fileVersion }) => fileVersion))])
    .execute();
  const then = new Map(kept.map(({ record_id, version, data }) => [`${record_id} ${version}`, data]));
  return new Set(
    asked.flatMap(({ id, row, fileVersion }) => {
      const data = then.get(`${id} ${fileVersion}`) ?? null;
      const state = data === null ? null : decodeState(data);
      if (state === null || Object.keys(description.fields).some((name) => !(name in state))) return [];
      return changedBetween(description, rowOf(description, state), row).length === 0 ? [id] : [];
    }),
  );
}
