import { described } from '#shared/answers/parts.ts';
import { shown } from '#shared/fields/visibility.ts';
import { pictureMeta } from '#server/database/codecs.ts';
import type { Database } from '#server/database/schema.ts';
import { publicList } from '#server/public/public-list.ts';
import type { ReadContext } from '#server/public/read-context.ts';

/** What visitors read alike of careers, of major groups and of plain pages. */
export function describedReading(table: 'nghe_nghiep' | 'nhom_nganh' | 'trang', summary: string) {
  // These columns are the same in these tables; Kysely follows the types of one.
  const rows = (db: Database) => db.selectFrom(table as 'nghe_nghiep').where('status', '=', shown);
  const columns = (db: Database) => rows(db).select(['id', 'name', 'slug', 'description', 'order', 'image', 'image_meta']);
  const listed = async ({ db }: ReadContext) => {
    const found = await columns(db).orderBy('order').orderBy('id').execute();
    return found.map((row) => ({ ...row, image_meta: pictureMeta(row.image_meta) }));
  };
  return {
    columns,
    listed,
    list: publicList({ summary, item: described, isAround: true, read: async (context) => ({ data: await listed(context) }) }),
    /** Those of these records that visitors may see. */
    among: ({ db }: ReadContext, ids: readonly number[]) => rows(db).select(['id', 'slug']).where('id', 'in', ids).execute(),
    /** When each was changed, in the order of the list. */
    changes: ({ db }: ReadContext) => rows(db).select(['id', 'slug', 'updated_at']).orderBy('order').orderBy('id').execute(),
  };
}
