import { useRef } from 'react';
import { useLocation } from 'react-router';
import type { MenuItem } from '#shared/answers/menu.ts';
import { Icon } from '#web/ui/icon.tsx';
import { steerMenu } from './menu-keys.ts';
import { MenuEntry, Submenu } from './menu-entry.tsx';
import { currentness, hasSubmenu, menuLink } from './menu-link.ts';
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
              <MenuEntry item={item} className={styles['link']} data-top>
                <span className={styles['title']} data-title={item.title}>
                  {item.title}
                </span>
              </MenuEntry>
              {withSubmenu && (
                <>
                  <button
                    {...openerProps(item.id)}
                    className={`${styles['opener']} with-script`}
                    aria-label={`Menu con của ${item.title}`}
                  >
                    <Icon name="down" />
                  </button>
                  <Submenu
                    entries={item.children}
                    id={submenuId(item.id)}
                    className={styles['submenu']}
                    entryClass={styles['child']}
                    data-submenu
                  />
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
            className={`${styles['link']} with-script`}
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
                <MenuEntry item={item} className={styles['child']} />
                {hasSubmenu(item) && <Submenu entries={item.children} className={styles['below']} entryClass={styles['child']} />}
              </li>
            ))}
          </ul>
        </li>
      </ul>
    </nav>
  );
}
