import type { Description } from '#shared/content-types/description.ts';
import { compiledFor } from '#server/database/compiled-query.ts';
import type { Database } from '#server/database/schema.ts';
import { withPictureFacts } from '#server/media/picture-facts.ts';
import { withHiddenBy } from './hidden-by.ts';
import type { RecordType } from './model.ts';
import { decodeRow, loose, recordColumns, type Stored } from './record.ts';

const rowOf = compiledFor((db, { table, fields }: Description, id: number) =>
  loose(db)
    .selectFrom(table)
    .select(recordColumns(fields))
    .select(({ selectFrom }) =>
      selectFrom('admin').select('admin.name').whereRef('admin.id', '=', `${table}.updated_by`).as('updated_by'),
    )
    .where('id', '=', id),
);

/** One record with all it carries and the name of whoever saved it last, or null. */
export async function readDetail(db: Database, type: RecordType, id: number): Promise<Stored | null> {
  const { description, slots } = type;
  const [row] = await rowOf(db, description, id);
  if (!row) return null;
  const { attach } = slots;
  const record = decodeRow(description.fields, row);
  const [full] = await withHiddenBy(db, type, attach ? await attach(db, [record]) : [record]);
  return withPictureFacts(db, full ?? record);
}
