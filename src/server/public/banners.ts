import { shown } from '#shared/fields/visibility.ts';
import type { BannerItem } from '#shared/pages.ts';
import { pictureMeta } from '#server/database/codecs.ts';
import type { Database } from '#server/database/schema.ts';

export async function bannerList(db: Database): Promise<BannerItem[]> {
  const rows = await db
    .selectFrom('banner')
    .select(['id', 'title', 'link', 'position', 'order', 'status', 'image', 'image_meta'])
    .where('status', '=', shown)
    .orderBy('order')
    .orderBy('id')
    .execute();
  return rows.map((row) => ({ ...row, image_meta: pictureMeta(row.image_meta) }));
}
