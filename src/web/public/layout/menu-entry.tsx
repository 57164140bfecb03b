import type { ComponentProps } from 'react';
import { useLocation } from 'react-router';
import type { MenuChild } from '#shared/answers/menu.ts';
import { currentness, menuLink } from './menu-link.ts';
import { SiteLink } from './site-link.tsx';

type EntryProps = Omit<ComponentProps<typeof SiteLink>, 'link'> & { item: MenuChild };

/** The link of an entry of the menu, marked on the page it leads to and on those below. */
export function MenuEntry({ item, children = item.title, ...rest }: EntryProps) {
  const { pathname } = useLocation();
  const link = menuLink(item);
  return (
    <SiteLink link={link} aria-current={currentness(link.href, pathname)} {...rest}>
      {children}
    </SiteLink>
  );
}

type SubmenuProps = ComponentProps<'ul'> & { entries: MenuChild[]; entryClass: string | undefined };

export const Submenu = ({ entries, entryClass, ...rest }: SubmenuProps) => (
  <ul {...rest}>
    {entries.map((item) => (
      <li key={item.id}>
        <MenuEntry item={item} className={entryClass} />
      </li>
    ))}
  </ul>
);
