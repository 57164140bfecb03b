import { bannerItem } from '#shared/answers/banner.ts';
import { banner as description } from '#shared/content-types/banner.ts';
import { shown } from '#shared/fields/visibility.ts';
import { pictureMeta } from '#server/database/codecs.ts';
import { publicList } from '#server/public/public-list.ts';
import { contentType, notPublic } from './content-type.ts';
import { inLastPlace } from './last-place.ts';

export const banner = contentType(description, {
  ...notPublic,
  slots: { firstValues: inLastPlace(description) },
  list: publicList({
    summary: 'Banners that are shown',
    item: bannerItem,
    isAround: true,
    showsLarge: true,
    /** The picture stays; it leads nowhere while its page is hidden. */
    follow: {
      addressesIn: (items) => items.map(({ link }) => link),
      followed: (items, { now, isHidden }) =>
        items.map((item) => ({ ...item, link: isHidden(item.link) ? null : now(item.link) })),
    },
    async read({ db }) {
      const rows = await db
        .selectFrom('banner')
        .select(['id', 'title', 'link', 'position', 'order', 'image', 'image_meta'])
        .where('status', '=', shown)
        .orderBy('order')
        .orderBy('id')
        .execute();
      return { data: rows.map((row) => ({ ...row, status: shown, image_meta: pictureMeta(row.image_meta) })) };
    },
  }),
});
