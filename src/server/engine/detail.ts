import type { Resource } from '#shared/resource.ts';
import type { Database } from '../database/schema.ts';
import { slotsOf } from '../resources/index.ts';
import { decodeRow, loose, recordColumns, type Stored } from './record.ts';

/** One record with all it carries and the name of whoever saved it last, or null. */
export async function readDetail(db: Database, resource: Resource, id: number): Promise<Stored | null> {
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
