import type { ComponentProps } from 'react';
import { Link as RouterLink } from 'react-router';

type Props = Omit<ComponentProps<'a'>, 'href' | 'target'> &
  Pick<ComponentProps<typeof RouterLink>, 'to' | 'reloadDocument' | 'replace' | 'state'>;

/** A path from the root of the site that the router leaves as it is: no part of it is empty or begins with a dot. */
const written = /^\/(?:[^/?#.][^/?#]*(?:\/[^/?#.][^/?#]*)*)?(?:\?[^#]+)?(?:#.+)?$/;

/**
 * The router's link as a server writes it. The router asks several contexts where a link leads and what a click does, of which
 * a page with a hundred links took an eighth of its processor time and shows nothing (docs/decisions/0103).
 */
export function WrittenLink(props: Props) {
  const { to, reloadDocument: _, replace: __, state: ___, children, ...attributes } = props;
  if (typeof to !== 'string' || !written.test(to)) return <RouterLink {...props} />;
  return (
    <a {...attributes} href={to} data-discover="true">
      {children}
    </a>
  );
}

/** A link within the site. */
export const Link = import.meta.env.SSR ? WrittenLink : (RouterLink as typeof WrittenLink);
