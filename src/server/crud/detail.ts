import type { Database } from '#server/database/schema.ts';
import { withPictureFacts } from '#server/media/picture-facts.ts';
import { withHiddenBy } from './hidden-by.ts';
import type { RecordType } from './record-types.ts';
import { decodeRow, loose, recordColumns, type Stored } from './record.ts';

/** One record with all it carries and the name of whoever saved it last, or null. */
export async function readDetail(db: Database, type: RecordType, id: number): Promise<Stored | null> {
  const { description, slots } = type;
  const row = await loose(db)
    .selectFrom(description.table)
    .select(recordColumns(description.fields))
    .select(({ selectFrom }) =>
      selectFrom('admin').select('admin.name').whereRef('admin.id', '=', `${description.table}.updated_by`).as('updated_by'),
    )
    .where('id', '=', id)
    .executeTakeFirst();
  if (!row) return null;
  const { attach } = slots;
  const record = decodeRow(description.fields, row);
  const [full] = await withHiddenBy(db, type, attach ? await attach(db, [record]) : [record]);
  return withPictureFacts(db, full ?? record);
}
