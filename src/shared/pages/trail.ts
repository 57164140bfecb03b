import type { Description } from '#shared/content-types/description.ts';
import { descriptions } from '#shared/content-types/index.ts';
import { filled, homePath } from '#shared/paths.ts';
import { capital } from '#shared/text/capital.ts';

/** A step of the way down to a page; `path` is below the origin. */
export type Step = { name: string; path: string };

/**
 * The way down to a page as its pattern tells it ('/nganh-hoc/:group/:slug'): the list at its top, or the front page where there is
 * none, then the records that its slugs name.
 */
export function trailOf(page: string, records: readonly { name: string; slug: string }[]): Step[] {
  const top = /^\/[^/?]+/.exec(page)?.[0] ?? '';
  const list = (descriptions as readonly Description[]).find(({ listPage }) => listPage === top);
  const parts = page.split(':');
  const slugs = records.map(({ slug }) => slug);
  return [
    list === undefined ? { name: 'Trang chủ', path: homePath } : { name: capital(list.noun), path: top },
    ...records.map(({ name }, index) => ({
      name,
      path: filled(
        parts
          .slice(0, index + 2)
          .join(':')
          .replace(/\/$/, ''),
        slugs,
      ),
    })),
  ];
}
