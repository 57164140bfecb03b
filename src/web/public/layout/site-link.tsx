import type { ComponentProps } from 'react';
import { Link } from 'react-router';
import { Icon } from '#web/ui/icon.tsx';
import type { MenuLink } from './menu-link.ts';

type Props = Omit<ComponentProps<'a'>, 'href'> & { link: MenuLink };

/** A link an editor wrote: within the site a move, away from it a new tab, and said so. */
export function SiteLink({ link: { href, away }, children, ...rest }: Props) {
  if (!away) {
    // Files and calls are not pages: the browser fetches them itself.
    const isFile = /^\/(uploads|api)\//.test(href);
    return isFile ? (
      <a href={href} {...rest}>
        {children}
      </a>
    ) : (
      <Link to={href} {...rest}>
        {children}
      </Link>
    );
  }
  return (
    <a href={href} target="_blank" rel="noopener" {...rest}>
      {children}
      <span className="visually-hidden"> (mở trong thẻ mới)</span>
      <Icon name="away" className="away-sign" />
    </a>
  );
}
