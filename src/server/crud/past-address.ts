import type { Description } from '#shared/content-types/description.ts';
import { shown } from '#shared/fields/visibility.ts';
import type { Database } from '#server/database/schema.ts';
import { decodeState, type Row } from './state.ts';
import type { Batch } from './write-context.ts';

/**
 * Remembers that this slug was the record's, in the transaction that takes it away. Of several that had it the last one that
 * was ever shown is remembered; whoever has it now comes before all of them.
 */
export async function rememberSlug({ db, clock, by }: Batch, description: Description, before: Row): Promise<void> {
  const { name, path } = description;
  const row = {
    place: path,
    name: String(before['slug']),
    resource: name,
    record_id: Number(before['id']),
    created_at: clock().toISOString(),
    created_by: by ?? null,
  };
  const { place: _place, name: _name, ...owner } = row;
  const known = await db
    .selectFrom('past_address')
    .select('record_id')
    .where('place', '=', path)
    .where('name', '=', row.name)
    .executeTakeFirst();
  const isOfAnother = known !== undefined && known.record_id !== row.record_id;
  if (isOfAnother && !(await wasEverShown(db, description, before))) return;
  await db
    .insertInto('past_address')
    .values(row)
    .onConflict((conflict) => conflict.columns(['place', 'name']).doUpdateSet(owner))
    .execute();
}

/** Versions that are looked at; a record that was hidden through all of them counts as never shown. */
const looked = 200;

/** Where the journal keeps nothing of a record, it may have been. */
async function wasEverShown(db: Database, description: Description, row: Row): Promise<boolean> {
  if (isShown(description, row)) return true;
  const versions = await db
    .selectFrom('journal')
    .select('data')
    .where('resource', '=', description.name)
    .where('record_id', '=', Number(row['id']))
    .where('action', 'not in', ['draft', 'delete'])
    .where('data', 'is not', null)
    .orderBy('seq', 'desc')
    .limit(looked)
    .execute();
  return versions.length === 0 || versions.some(({ data }) => data !== null && isShown(description, decodeState(data)));
}

/** Whether visitors see a record as far as its own row decides. */
const isShown = ({ fields }: Description, row: Readonly<Record<string, unknown>>): boolean =>
  Object.entries(fields).every(([name, field]) => {
    if (field.kind === 'visibility') return row[name] === shown;
    // The last value of a status is the one that visitors see.
    return field.kind !== 'choice' || name !== 'status' || row[name] === field.values.at(-1)?.value;
  });
