import { described } from '#shared/answers/parts.ts';
import type { career, majorGroup, plainPage } from '#shared/content-types/index.ts';
import { filled } from '#shared/paths.ts';
import { shown } from '#shared/fields/visibility.ts';
import { pictureMeta } from '#server/database/codecs.ts';
import type { Database } from '#server/database/schema.ts';
import { publicList } from '#server/public/public-list.ts';
import type { ReadContext } from '#server/public/read-context.ts';
import type { LlmsPart } from '#server/seo/record-page.ts';

/** What visitors read alike of careers, of major groups and of plain pages. */
export function describedReading({ table, page }: typeof career | typeof majorGroup | typeof plainPage, summary: string) {
  // These columns are the same in these tables; Kysely follows the types of one.
  const columns = (db: Database) =>
    db
      .selectFrom(table as 'nghe_nghiep')
      .where('status', '=', shown)
      .select(['id', 'name', 'slug', 'description', 'order', 'image', 'image_meta']);
  const listed = async ({ db }: ReadContext) => {
    const found = await columns(db).orderBy('order').orderBy('id').execute();
    return found.map((row) => ({ ...row, image_meta: pictureMeta(row.image_meta) }));
  };
  return {
    columns,
    list: publicList({ summary, item: described, isAround: true, read: async (context) => ({ data: await listed(context) }) }),
    llms: (title: string): LlmsPart => ({
      title,
      read: async (context) =>
        (await listed(context)).map(({ name, slug, description: about }) => ({ name, path: filled(page, [slug]), about })),
    }),
  };
}
