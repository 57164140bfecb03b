import { useRef } from 'react';
import { useLocation } from 'react-router';
import type { MenuChild, MenuItem } from '#shared/answers/menu.ts';
import { Icon } from '#web/ui/icon.tsx';
import { steerMenu } from './menu-keys.ts';
import { currentness, menuLink } from './menu-link.ts';
import { SiteLink } from './site-link.tsx';
import { useFittingEntries } from './use-fitting-entries.ts';
import { submenuId, useSubmenus } from './use-submenus.ts';
import styles from './main-menu.module.css';

/** The id of the dropdown 'Thêm' among those of the entries, which the database counts from 1. */
const moreId = 0;

/**
 * The menu of the top bar. A submenu opens by pointer, by its button, and by the arrow down. What finds no room in the bar
 * is offered in a dropdown at its end.
 */
export function MainMenu({ menu, className }: { menu: MenuItem[]; className?: string | undefined }) {
  const { pathname } = useLocation();
  const list = useRef<HTMLUListElement>(null);
  const submenus = useSubmenus();
  const { entryProps, openerProps } = submenus;
  const fitting = useFittingEntries(list, menu);
  const shown = fitting ?? menu.length;
  const rest = menu.slice(shown);

  if (menu.length === 0) return <div className={className} />;

  return (
    <nav aria-label="Menu chính" className={`${styles['menu']} ${className}`}>
      <ul ref={list} className={styles['list']} onKeyDown={(event) => steerMenu(event, submenus)}>
        {menu.map((item, index) => {
          const link = menuLink(item);
          const hidden = index >= shown;
          const withSubmenu = hasSubmenu(item);
          return (
            <li
              key={item.id}
              className={styles['entry']}
              {...(withSubmenu && !hidden && entryProps(item.id))}
              data-entry={item.id}
              data-hidden={hidden || undefined}
              data-last={(index > 0 && index >= shown - 2) || undefined}
            >
              <SiteLink link={link} className={styles['link']} aria-current={currentness(link.href, pathname)} data-top>
                <span className={styles['title']} data-title={item.title}>
                  {item.title}
                </span>
              </SiteLink>
              {withSubmenu && (
                <>
                  <button
                    {...openerProps(item.id)}
                    className={`${styles['opener']} with-script`}
                    aria-label={`Menu con của ${item.title}`}
                  >
                    <Icon name="down" />
                  </button>
                  <ul id={submenuId(item.id)} className={styles['submenu']} data-submenu>
                    {item.children.map((child) => (
                      <li key={child.id}>
                        <Child item={child} pathname={pathname} />
                      </li>
                    ))}
                  </ul>
                </>
              )}
            </li>
          );
        })}
        <li
          className={`${styles['entry']} ${styles['more']}`}
          {...entryProps(moreId)}
          data-entry={moreId}
          data-hidden={(fitting !== null && rest.length === 0) || undefined}
        >
          <button
            {...openerProps(moreId)}
            className={`${styles['link']} ${styles['moreOpener']} with-script`}
            aria-current={rest.some((item) => currentness(menuLink(item).href, pathname)) ? 'true' : undefined}
            // Until the menu is measured this may lie above the window, where the keyboard must not get to.
            tabIndex={fitting === null ? -1 : undefined}
            data-top
          >
            Thêm
            <span className="visually-hidden"> mục của menu</span>
            <Icon name="down" />
          </button>
          <span className={`${styles['link']} without-script`} aria-hidden="true">
            Thêm
          </span>
          <ul id={submenuId(moreId)} className={styles['submenu']} data-submenu>
            {rest.map((item) => (
              <li key={item.id}>
                <Child item={item} pathname={pathname} />
                {hasSubmenu(item) && (
                  <ul className={styles['below']}>
                    {item.children.map((child) => (
                      <li key={child.id}>
                        <Child item={child} pathname={pathname} />
                      </li>
                    ))}
                  </ul>
                )}
              </li>
            ))}
          </ul>
        </li>
      </ul>
    </nav>
  );
}

const hasSubmenu = ({ type, children }: MenuItem) => type === 'dropdown' && children.length > 0;

function Child({ item, pathname }: { item: MenuChild; pathname: string }) {
  const link = menuLink(item);
  return (
    <SiteLink link={link} className={styles['child']} aria-current={currentness(link.href, pathname)}>
      {item.title}
    </SiteLink>
  );
}
