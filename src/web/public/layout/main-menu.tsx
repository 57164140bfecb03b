import { type KeyboardEvent, type RefObject, useLayoutEffect, useRef, useState } from 'react';
import { useLocation } from 'react-router';
import type { MenuItem } from '#shared/answers/menu.ts';
import { Icon } from '#web/ui/icon.tsx';
import { MenuEntry, Submenu } from './menu-entry.tsx';
import { currentness, hasSubmenu, menuLink } from './menu-link.ts';
import { submenuId, type Submenus, useSubmenus } from './use-submenus.ts';
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

/**
 * The keys of the menu: arrows go along the bar and, within a submenu, up and down it. Entries carry `data-entry`, what the
 * focus stops at in the bar `data-top`, and submenus `data-submenu`.
 */
function steerMenu(event: KeyboardEvent<HTMLUListElement>, { open, show, hide }: Pick<Submenus, 'open' | 'show' | 'hide'>) {
  if (!(event.target instanceof Element)) return;
  const entry = event.target.closest<HTMLElement>('[data-entry]');
  if (!entry) return;
  const inside = event.target.closest('[data-submenu]') !== null;
  const children = [...entry.querySelectorAll<HTMLElement>('[data-submenu] a')];
  const tops = [...event.currentTarget.querySelectorAll<HTMLElement>('li:not([data-hidden]) > [data-top]')];
  const focus = (of: HTMLElement[], from: Element | null, step: number) => {
    const at = of.findIndex((element) => element === from);
    of[(at + step + of.length) % of.length]?.focus();
  };

  switch (event.key) {
    case 'ArrowDown':
      if (children.length === 0) return;
      if (inside) focus(children, document.activeElement, 1);
      else {
        show(Number(entry.dataset['entry']));
        // The submenu can take the focus only once it is shown.
        requestAnimationFrame(() => children[0]?.focus());
      }
      break;
    case 'ArrowUp':
      if (!inside) return;
      if (document.activeElement === children[0]) entry.querySelector<HTMLElement>('button')?.focus();
      else focus(children, document.activeElement, -1);
      break;
    case 'ArrowRight':
    case 'ArrowLeft': {
      if (inside) return;
      // The button of an entry lies after its link: left of it is the link itself.
      const step = event.key === 'ArrowRight' ? 1 : event.target.closest('[data-top]') ? -1 : 0;
      focus(tops, entry.querySelector('[data-top]'), step);
      break;
    }
    case 'Home':
    case 'End':
      (inside ? children : tops).at(event.key === 'Home' ? 0 : -1)?.focus();
      break;
    case 'Escape':
      if (open === null) return;
      if (inside) entry.querySelector<HTMLElement>('button')?.focus();
      hide();
      break;
    default:
      return;
  }
  event.preventDefault();
}

/**
 * How many entries lie in the first row of the menu (main-menu.module.css wraps it); the last child, 'Thêm', is no entry.
 * Null on the server and until hydration. Entries of further rows lie above the window before and after they are measured, so
 * nothing on the page moves.
 */
function useFittingEntries(list: RefObject<HTMLUListElement | null>, menu: readonly unknown[]): number | null {
  const [fitting, setFitting] = useState<number | null>(null);
  useLayoutEffect(() => {
    const entries = ([...(list.current?.children ?? [])] as HTMLElement[]).slice(0, -1);
    const measure = () => setFitting(entries.filter(({ offsetTop }) => offsetTop === entries[0]?.offsetTop).length);
    measure();
    // The entries are observed too: the web font may change their widths without changing the size of the list.
    const observer = new ResizeObserver(measure);
    for (const element of [list.current, ...entries]) if (element) observer.observe(element);
    return () => observer.disconnect();
  }, [list, menu]);
  return fitting;
}
