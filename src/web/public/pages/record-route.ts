import { redirect } from 'react-router';
import { trailOf } from '#shared/pages/trail.ts';
import type { Site } from '#shared/answers/site.ts';
import { api as calls, filled, type Visited, visited } from '#shared/paths.ts';
import type { Api } from '#web/api.ts';
import { type MetaArgs, metaOf } from '../layout/page-meta.ts';

type Params = Readonly<Record<string, string | undefined>> & { slug: string };

/** What all pages of records do alike. `above`: the records whose slugs stand before that of the page in its address. */
export function recordRoute<Page extends { slug: string; [field: string]: unknown }>(
  type: Visited,
  above: (page: Page) => { name: string; slug: string }[] = () => [],
) {
  const { noun, page: pattern } = visited[type];
  const missing = `Không tìm thấy ${noun}`;
  const slugsOf = (page: Page) => [...above(page), page].map(({ slug }) => slug);
  const pathOf = (page: Page) => filled(pattern, slugsOf(page));
  return {
    missing,
    pathOf,
    aboveOf: (page: Page) => trailOf(pattern, above(page)),
    /** A record has one address, whatever a link was made with, and by whatever slug it had before. */
    async load(api: Api, params: Params): Promise<Page> {
      const { data: page } = await api.get<Page>(calls.record(type, params.slug));
      if (slugsOf(page).join() !== Object.values(params).join()) throw redirect(pathOf(page), 301);
      return page;
    },
    metaOf: (args: MetaArgs<Page>, said: (page: Page, site: Site) => { title: string; description: string }) =>
      metaOf(args, missing, (page, site) => ({ ...said(page, site), path: pathOf(page), about: { kind: type, record: page } })),
  };
}
