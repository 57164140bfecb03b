import { type LoaderFunctionArgs, redirect } from 'react-router';
import type { Site } from '#shared/answers/site.ts';
import { trailOf } from '#shared/pages/trail.ts';
import { api as calls, filled, type Visited, visited } from '#shared/paths.ts';
import { type Api, apiContext, browserApi } from '#web/api.ts';
import { PageError } from '../layout/page-error.tsx';
import { type MetaArgs, metaOf } from '../layout/page-meta.ts';

type Answered = { slug: string; [field: string]: unknown };

/**
 * What all pages of records do alike. `above`: the records whose slugs stand before that of the page in its address; `kept`: what the
 * page is made of, where that is less than the answer.
 */
export function recordRoute<Page extends Answered, Kept extends Page = Page>(
  type: Visited,
  above: (page: Page) => { name: string; slug: string }[] = () => [],
  kept: (page: Page) => Kept = (page) => page as Kept,
) {
  const { noun, page: pattern } = visited[type];
  const missing = `Không tìm thấy ${noun}`;
  const slugsOf = (page: Page) => [...above(page), page].map(({ slug }) => slug);
  const pathOf = (page: Page) => filled(pattern, slugsOf(page));
  /** A record has one address, whatever a link was made with, and by whatever slug it had before. */
  const load = async (api: Api, params: LoaderFunctionArgs['params']): Promise<Kept> => {
    const { data: page } = await api.get<Page>(calls.record(type, String(params['slug'])));
    if (slugsOf(page).join() !== Object.values(params).join()) throw redirect(pathOf(page), 301);
    return kept(page);
  };
  return {
    pathOf,
    aboveOf: (page: Page) => trailOf(pattern, above(page)),
    loader: ({ context, params }: LoaderFunctionArgs) => load(context.get(apiContext), params),
    clientLoader: ({ params }: Pick<LoaderFunctionArgs, 'params'>) => load(browserApi, params),
    metaOf: (args: MetaArgs<Kept>, said: (page: Kept, site: Site) => { title: string; description: string }) =>
      metaOf(args, missing, (page, site) => ({ ...said(page, site), path: pathOf(page), about: { kind: type, record: page } })),
    ErrorBoundary: () => <PageError missing={missing} />,
  };
}
