import type { Description } from '#shared/content-types/description.ts';
import type { Batch } from './write-context.ts';

/**
 * Remembers that this slug was the record's, in the transaction that takes it away. Of several that had it the last one is
 * remembered; whoever has it now comes before all of them.
 */
export async function rememberSlug(
  { db, clock, by }: Batch,
  { name, path }: Description,
  slug: string,
  id: number,
): Promise<void> {
  const row = {
    place: path,
    name: slug,
    resource: name,
    record_id: id,
    created_at: clock().toISOString(),
    created_by: by ?? null,
  };
  const { place: _place, name: _name, ...owner } = row;
  await db
    .insertInto('past_address')
    .values(row)
    .onConflict((conflict) => conflict.columns(['place', 'name']).doUpdateSet(owner))
    .execute();
}
