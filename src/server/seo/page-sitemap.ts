import type { Description } from '#shared/content-types/description.ts';
import { parentsOf } from '#shared/content-types/parents.ts';
import { shownPages } from '#server/public/shown-pages.ts';
import { shownRows } from '#server/public/visibility.ts';
import { addressOf, type Sitemap } from './record-page.ts';

/** The pages of a type, each of which lists the records of other types that belong to its own. */
export function pageSitemap(description: Description, ...listed: readonly Description[]): Sitemap {
  const pages = shownPages(description);
  return async (context) => {
    const [all, ...below] = await Promise.all([
      pages(context),
      ...listed.map(async (each) => {
        const parents = parentsOf(each);
        const level = parents.findIndex((parent) => parent.description === description);
        const { table } = parents[level - 1]?.description ?? each;
        const rows = await shownRows(context.db, each)
          .select([`${table}.${parents[level]?.column} as page`, `${each.table}.updated_at`])
          .execute();
        return rows.map((row) => ({ page: Number(row['page']), updated_at: String(row['updated_at']) }));
      }),
    ]);
    const changes = Map.groupBy(below.flat(), ({ page }) => page);
    return all.map((page) => addressOf(page.path, page, changes.get(page.id)));
  };
}
