import type { ExpressionBuilder, ExpressionWrapper, SqlBool } from 'kysely';
import type { Description } from '#shared/content-types/description.ts';
import type { Database, Schema } from '#server/database/schema.ts';
import { isAbout } from '#server/database/is-about.ts';
import { decodeState, versionRows } from './state.ts';
import type { Row } from './record.ts';
import { isHidden } from './status-values.ts';
import type { Batch } from './model.ts';

/**
 * Remembers that this slug was the record's, in the transaction that takes it away. Of several that had it the last one that
 * was ever shown comes first, and the others after it, for when it is gone for good; whoever has it now comes before all.
 */
export async function rememberSlug({ db, clock, by }: Batch, description: Description, before: Row): Promise<void> {
  const { name: resource, path: place } = description;
  const [name, id] = [String(before['slug']), Number(before['id'])];
  const owners = await db
    .selectFrom('past_address')
    .select(['number', 'record_id'])
    .where('place', '=', place)
    .where('name', '=', name)
    .orderBy('number', 'desc')
    .execute();
  const [last] = owners;
  const isOfAnother = last !== undefined && last.record_id !== id;
  if (isOfAnother && !(await wasEverShown(db, description, before))) return;
  const own = owners.find(({ record_id }) => record_id === id);
  const said = { created_at: clock().toISOString(), created_by: by ?? null };
  if (own === undefined || isOfAnother) {
    if (own)
      await db
        .deleteFrom('past_address')
        .where(isRow(place, name, own.number))
        .execute();
    const row = { place, name, number: (last?.number ?? 0) + 1, resource, record_id: id, ...said };
    await db.insertInto('past_address').values(row).execute();
  } else
    await db
      .updateTable('past_address')
      .set(said)
      .where(isRow(place, name, own.number))
      .execute();
}

const isRow = (place: string, name: string, number: number) => (row: ExpressionBuilder<Schema, 'past_address'>) =>
  row.and({ place, name, number });

/** Rows that no later owner of the same address stands before. */
export const isLastOwner = ({
  not,
  exists,
  selectFrom,
}: ExpressionBuilder<Schema, 'past_address'>): ExpressionWrapper<Schema, 'past_address', SqlBool> =>
  not(
    exists(
      selectFrom('past_address as later')
        .select('later.number')
        .whereRef('later.place', '=', 'past_address.place')
        .whereRef('later.name', '=', 'past_address.name')
        .whereRef('later.number', '>', 'past_address.number'),
    ),
  );

/** Versions that are looked at; a record that was hidden through all of them counts as never shown. */
const looked = 200;

/** Where the journal keeps nothing of a record, it may have been. */
async function wasEverShown(db: Database, description: Description, row: Row): Promise<boolean> {
  if (!isHidden(description, row['status'])) return true;
  const kept = versionRows(db, description.name, Number(row['id'])).where('action', '!=', 'delete');
  const versions = await kept.select('data').limit(looked).execute();
  const wasShown = (data: string | null) => data !== null && !isHidden(description, decodeState(data)['status']);
  return versions.length === 0 || versions.some(({ data }) => wasShown(data));
}

/** What a record was found by before and no later owner has taken, the last names first. */
export const pastNames = (db: Database, { name }: Description, id: number) =>
  db
    .selectFrom('past_address')
    .select(['place', 'name'])
    .where(isAbout('past_address', name, id))
    .where(isLastOwner)
    .orderBy('created_at', 'desc');
