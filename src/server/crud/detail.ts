import type { Description } from '#shared/content-types/description.ts';
import type { Database } from '#server/database/schema.ts';
import { slotsOf } from '#server/content-types/index.ts';
import { decodeRow, loose, recordColumns, type Stored } from './record.ts';

/** One record with all it carries and the name of whoever saved it last, or null. */
export async function readDetail(db: Database, resource: Description, id: number): Promise<Stored | null> {
  const row = await loose(db)
    .selectFrom(resource.table)
    .select(recordColumns(resource.fields))
    .select(({ selectFrom }) =>
      selectFrom('admin').select('admin.name').whereRef('admin.id', '=', `${resource.table}.updated_by`).as('updated_by'),
    )
    .where('id', '=', id)
    .executeTakeFirst();
  if (!row) return null;
  const { attach } = slotsOf(resource);
  const record = decodeRow(resource.fields, row);
  const [full = record] = attach ? await attach(db, [record]) : [record];
  return full;
}
