import type { BannerItem } from '#shared/answers/banner.ts';
import { httpUrl } from '#shared/addresses/http-url.ts';
import { otherHost } from '#shared/addresses/other-host.ts';
import type { MenuLink } from './menu-link.ts';

/**
 * Where a banner leads; null when nowhere. An internal one leads within the site under whatever name
 * the site runs just now, so the host of a whole address is left out, unless it is known to be another
 * site's: `origin` is what the server says of itself, '' where nobody named it.
 */
export function bannerLink({ link, position }: Pick<BannerItem, 'link' | 'position'>, origin: string): MenuLink | null {
  if (link === null || link === '') return null;
  const away = position === 'external' || (origin !== '' && otherHost(link, [origin]) !== null);
  const url = away ? null : httpUrl(link);
  return { href: url === null ? link : `${url.pathname}${url.search}${url.hash}`, away };
}
