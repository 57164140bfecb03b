import { type FocusEvent, type KeyboardEvent, type PointerEvent, useEffect, useRef, useState } from 'react';
import { useLocation } from 'react-router';
import type { MenuChild, MenuItem } from '#shared/pages.ts';
import { Icon } from '#web/ui/icon.tsx';
import { currentness, menuLink } from './menu-link.ts';
import { SiteLink } from './site-link.tsx';
import { useFittingEntries } from './use-fitting-entries.ts';
import styles from './main-menu.module.css';

/** Milliseconds a submenu stays open after the pointer has left: on its way there a pointer may cross the page. */
const grace = 200;

/** The id of the dropdown 'Thêm' among those of the entries, which the database counts from 1. */
const moreId = 0;

/**
 * The menu of the top bar. A submenu opens by pointer, by its button, and by the arrow down. What finds no room in the bar
 * is offered in a dropdown at its end.
 */
export function MainMenu({ menu, className }: { menu: MenuItem[]; className?: string | undefined }) {
  const { key, pathname } = useLocation();
  const list = useRef<HTMLUListElement>(null);
  const leaving = useRef<ReturnType<typeof setTimeout>>(undefined);
  const [open, setOpen] = useState<number | null>(null);
  /** Opened by its button, so it stays open when the pointer leaves. */
  const [pinned, setPinned] = useState(false);
  const close = (id: number) => setOpen((was) => (was === id ? null : was));
  const fitting = useFittingEntries(list, menu);
  const shown = fitting ?? menu.length;
  const rest = menu.slice(shown);

  useEffect(() => setOpen(null), [key]);
  useEffect(() => {
    if (open === null) setPinned(false);
  }, [open]);
  useEffect(() => () => clearTimeout(leaving.current), []);

  useEffect(() => {
    if (open === null) return;
    // The pointer may hold a submenu open while the focus is elsewhere on the page.
    const onKey = (event: globalThis.KeyboardEvent) => {
      if (event.key === 'Escape') setOpen(null);
    };
    document.addEventListener('keydown', onKey);
    return () => document.removeEventListener('keydown', onKey);
  }, [open]);

  if (menu.length === 0) return <div className={className} />;

  /** What opens and closes the submenu of an entry without its button. */
  const entryProps = (id: number) => ({
    'data-entry': id,
    'data-open': open === id || undefined,
    onPointerEnter: (event: PointerEvent) => {
      if (event.pointerType !== 'mouse') return;
      clearTimeout(leaving.current);
      if (open !== id) setPinned(false);
      setOpen(id);
    },
    onPointerLeave: (event: PointerEvent) => {
      if (event.pointerType !== 'mouse' || (pinned && open === id)) return;
      leaving.current = setTimeout(() => close(id), grace);
    },
    onBlur: (event: FocusEvent) => {
      if (!event.currentTarget.contains(event.relatedTarget)) close(id);
    },
  });

  const openerProps = (id: number) => ({
    type: 'button' as const,
    'aria-expanded': open === id,
    'aria-controls': submenuId(id),
    onClick: () => {
      // Hovering has opened it already, so a mouse's first click keeps it open and the next one closes it.
      setOpen(open === id && pinned ? null : id);
      setPinned(true);
    },
  });

  /** Arrows go along the bar and, within a submenu, up and down it. */
  function steer(event: KeyboardEvent<HTMLUListElement>) {
    const entry = event.target instanceof Element ? event.target.closest<HTMLElement>('[data-entry]') : null;
    if (!entry || !list.current) return;
    const id = Number(entry.dataset['entry']);
    const expandable = entry.querySelector('[data-submenu]') !== null;
    const inside = event.target instanceof Element && event.target.closest('[data-submenu]') !== null;
    const children = [...entry.querySelectorAll<HTMLElement>('[data-submenu] a')];
    const tops = [...list.current.querySelectorAll<HTMLElement>('li:not([data-hidden]) > [data-top]')];
    const focus = (of: HTMLElement[], from: Element | null, step: number) => {
      const at = of.findIndex((element) => element === from);
      of[(at + step + of.length) % of.length]?.focus();
    };

    switch (event.key) {
      case 'ArrowDown':
        if (!expandable) return;
        if (inside) focus(children, document.activeElement, 1);
        else {
          setOpen(id);
          setPinned(true);
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
        const atTop = event.target instanceof Element && event.target.closest('[data-top]') !== null;
        const step = event.key === 'ArrowRight' ? 1 : atTop ? -1 : 0;
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
        setOpen(null);
        break;
      default:
        return;
    }
    event.preventDefault();
  }

  return (
    <nav aria-label="Menu chính" className={`${styles['menu']} ${className}`}>
      <ul ref={list} className={styles['list']} onKeyDown={steer}>
        {menu.map((item, index) => {
          const link = menuLink(item);
          const hidden = index >= shown;
          const withSubmenu = hasSubmenu(item);
          return (
            <li
              key={item.id}
              className={styles['entry']}
              {...(withSubmenu && !hidden ? entryProps(item.id) : { 'data-entry': item.id })}
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

const submenuId = (id: number) => `menu-${id}`;
const hasSubmenu = ({ type, children }: MenuItem) => type === 'dropdown' && children.length > 0;

function Child({ item, pathname }: { item: MenuChild; pathname: string }) {
  const link = menuLink(item);
  return (
    <SiteLink link={link} className={styles['child']} aria-current={currentness(link.href, pathname)}>
      {item.title}
    </SiteLink>
  );
}
