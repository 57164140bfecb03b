import { type PlainPageDetail, plainPageDetail } from '#shared/answers/plain-page.ts';
import { plainPage as description } from '#shared/content-types/plain-page.ts';
import { shown } from '#shared/fields/visibility.ts';
import { homePath, plainPagePath } from '#shared/paths.ts';
import { pictureMeta, sections } from '#server/database/codecs.ts';
import { compiledQuery } from '#server/database/compiled-query.ts';
import type { ReadContext } from '#server/public/read-context.ts';
import { addressOf } from '#server/seo/record-page.ts';
import { pictured, provider } from '#server/seo/schema-org.ts';
import { contentType } from './content-type.ts';
import { describedReading } from './described.ts';

const reading = describedReading('trang', 'Pages about the school and the site, as the footer lists them');

const pageOf = compiledQuery((db, slug: string) =>
  db
    .selectFrom('trang')
    .select(['id', 'name', 'slug', 'description', 'order', 'image', 'image_meta', 'sections'])
    .where('status', '=', shown)
    .where('slug', '=', slug),
);

async function readPlainPage({ db }: ReadContext, slug: string): Promise<PlainPageDetail | null> {
  const [page] = await pageOf(db, slug);
  return page ? { ...page, image_meta: pictureMeta(page.image_meta), sections: sections(page.sections) } : null;
}

export const plainPage = contentType(description, {
  slots: {},
  list: reading.list,
  detail: { summary: 'A page about the school or the site', answer: plainPageDetail, read: readPlainPage },
  page: {
    shown: async (context, ids) => (await reading.among(context, ids)).map(({ id, slug }) => ({ id, path: plainPagePath(slug) })),
    trail: ({ name, slug }) => [
      { name: 'Trang chủ', path: homePath },
      { name, path: plainPagePath(slug) },
    ],
    share: ({ name, image }) => ({ name, kicker: '', picture: image }),
    structuredData: ({ name, image }, { origin, url, description: about, site }) => [
      {
        '@type': 'WebPage',
        name,
        description: about,
        url,
        inLanguage: 'vi',
        publisher: provider({ origin, site }),
        ...pictured(origin, image),
      },
    ],
  },
  listPage: 'none',
  sitemap: async (context) => (await reading.changes(context)).map((row) => addressOf(plainPagePath(row.slug), row)),
  llms: {
    title: 'Về trường và trang này',
    read: async (context) =>
      (await reading.listed(context)).map(({ name, slug, description: about }) => ({ name, path: plainPagePath(slug), about })),
  },
  search: {
    type: 'trang',
    name: 'name',
    short: ['description'],
    sections: 'sections',
    thumbnail: 'image',
  },
  comesDue: 'none',
});
