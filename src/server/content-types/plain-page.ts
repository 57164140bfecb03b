import { type PlainPageDetail, plainPageDetail } from '#shared/answers/plain-page.ts';
import { plainPage as description } from '#shared/content-types/plain-page.ts';
import { shown } from '#shared/fields/visibility.ts';
import { admissionsSlug, filled } from '#shared/paths.ts';
import { pictureMeta, sections } from '#server/database/codecs.ts';
import { compiledQuery } from '#server/database/compiled-query.ts';
import type { ReadContext } from '#server/public/read-context.ts';
import { pageSitemap } from '#server/seo/page-sitemap.ts';
import { pictured, provider } from '#server/seo/schema-org.ts';
import { contentType } from './content-type.ts';
import { describedReading } from './described.ts';

const reading = describedReading(description, 'Pages about the school and the site, as the footer lists them');

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

const addresses = pageSitemap(description);

export const plainPage = contentType(description, {
  slots: {},
  list: reading.list,
  detail: { summary: 'A page about the school or the site', answer: plainPageDetail, read: readPlainPage },
  page: {
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
  // The page of admissions shows the text of one.
  sitemap: async (context) =>
    (await addresses(context)).filter(({ path }) => path !== filled(description.page, [admissionsSlug])),
  llms: reading.llms('Về trường và trang này'),
  search: { short: ['description'] },
});
