import type { ComponentProps } from 'react';
import { Icon } from '#web/ui/icon.tsx';
import { Link } from '#web/ui/link.tsx';
import type { MenuLink } from './menu-link.ts';

type Props = Omit<ComponentProps<'a'>, 'href'> & { link: MenuLink };

/** A link from the content: client-side navigation within the site; to other sites a new tab, announced as such. */
export function SiteLink({ link: { href, away }, children, ...rest }: Props) {
  if (!away) {
    // Uploads and API addresses are no routes, so the router must not handle them.
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
      <span className="visually-hidden"> (mở trong tab mới)</span>
      <Icon name="away" className="away-sign" />
    </a>
  );
}
