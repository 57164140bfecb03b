import type { MenuItem } from '#shared/answers/menu.ts';
import { shown } from '#shared/fields/visibility.ts';
import { isSlug } from '#shared/text/slugify.ts';
import { readOwnAddresses } from '#server/journal/own-address.ts';
import type { SiteAddresses } from '#server/journal/site-addresses.ts';
import type { LeadOn } from '#server/public/page-routes.ts';
import type { PublicList } from '#server/public/public-list.ts';
import type { ReadContext } from '#server/public/read-context.ts';

/**
 * A dropdown of the menu that has no address links to its slug, where often no page is: visitors are led to the first of its
 * entries that has one. Asked where a page would be missing; one query where no dropdown is called like that.
 */
export const dropdownLead =
  (menu: PublicList, addresses: SiteAddresses, reading: () => ReadContext): LeadOn =>
  async (pathname) => {
    const slug = pathname.slice(1);
    if (!isSlug(slug)) return null;
    const context = reading();
    const dropdown = await context.db
      .selectFrom('menu')
      .select('id')
      .where('slug', '=', slug)
      .where('type', '=', 'dropdown')
      .where('status', '=', shown)
      .where('parent_id', 'is', null)
      .where(({ or, eb }) => or([eb('url', 'is', null), eb('url', '=', '')]))
      .executeTakeFirst();
    if (dropdown === undefined) return null;
    const { data } = await menu.read(context, new URLSearchParams());
    const children = (data as MenuItem[]).find(({ id }) => id === dropdown.id)?.children ?? [];
    const paths = children.map(({ url, slug: own }) => (url === null || url === '' ? `/${own}` : url));
    // An entry that leads nowhere itself might lead back here.
    const leads = await readOwnAddresses(context, addresses, paths);
    for (const path of paths) {
      const onward = leads.get(path)?.path ?? null;
      if (onward !== null) return { path: onward, withParameters: false, isTemporary: true };
    }
    return null;
  };
