import type { MenuChild, MenuItem } from '#shared/answers/menu.ts';
import { httpUrl } from '#shared/addresses/http-url.ts';

export type MenuLink = { href: string; away: boolean };

/** Where an entry of the menu leads: its address, or the page its slug names. */
export function menuLink({ url, slug }: Pick<MenuChild, 'url' | 'slug'>): MenuLink {
  if (url === null || url === '') return { href: `/${slug}`, away: false };
  return { href: url, away: httpUrl(url) !== null };
}

export const hasSubmenu = ({ type, children }: MenuItem) => type === 'dropdown' && children.length > 0;

/** Which entries of the menu, and which below them, lead to a page or to one above it. */
export const currentEntries = (menu: readonly MenuItem[], pathname: string): string =>
  menu
    .flatMap((item) => [item, ...item.children])
    .map((item) => currentness(menuLink(item).href, pathname)?.[0] ?? '')
    .join();

/** 'page' on the page an entry leads to, 'true' below it. Every path lies below '/', so that one is never 'true'. */
export function currentness(href: string, pathname: string): 'page' | 'true' | undefined {
  const [path = ''] = href.split(/[?#]/);
  const trimmed = path.replace(/(?<!\/)\/+$/, '');
  if (trimmed === '') return pathname === '/' ? 'page' : undefined;
  if (pathname === trimmed) return 'page';
  return pathname.startsWith(`${trimmed}/`) ? 'true' : undefined;
}
