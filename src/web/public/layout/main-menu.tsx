import { type KeyboardEvent, useEffect, useRef, useState } from 'react';
import { useLocation } from 'react-router';
import type { MenuItem } from '#shared/answers/menu.ts';
import { Icon } from '#web/ui/icon.tsx';
import { currentness, menuLink } from './menu-link.ts';
import { SiteLink } from './site-link.tsx';
import styles from './main-menu.module.css';

/** A pointer that strays past the edge on its way to the submenu does not lose it. */
const grace = 200;

/** The menu of the top bar. A submenu opens by pointer, by its button, and by the arrow down. */
export function MainMenu({ menu, className }: { menu: MenuItem[]; className?: string | undefined }) {
  const { key, pathname } = useLocation();
  const list = useRef<HTMLUListElement>(null);
  const leaving = useRef<ReturnType<typeof setTimeout>>(undefined);
  const [open, setOpen] = useState<number | null>(null);
  /** Opened by its button: stays when the pointer leaves. */
  const [pinned, setPinned] = useState(false);
  const close = (id: number) => setOpen((was) => (was === id ? null : was));

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

  /** Arrows go along the bar and, within a submenu, up and down it. */
  function steer(event: KeyboardEvent<HTMLUListElement>) {
    const entry = event.target instanceof Element ? event.target.closest<HTMLElement>('[data-entry]') : null;
    if (!entry || !list.current) return;
    const id = Number(entry.dataset['entry']);
    const expandable = entry.querySelector('[data-submenu]') !== null;
    const inside = event.target instanceof Element && event.target.closest('[data-submenu]') !== null;
    const children = [...entry.querySelectorAll<HTMLElement>('[data-submenu] a')];
    const tops = [...list.current.querySelectorAll<HTMLElement>('[data-top]')];
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
        const step = event.key === 'ArrowRight' ? 1 : event.target instanceof HTMLButtonElement ? 0 : -1;
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
    <nav aria-label="Menu chính" className={className}>
      <ul ref={list} className={styles['list']} onKeyDown={steer}>
        {menu.map((item) => {
          const link = menuLink(item);
          const current = currentness(link.href, pathname);
          const title = (
            <span className={styles['title']} data-title={item.title}>
              {item.title}
            </span>
          );
          const withSubmenu = item.type === 'dropdown' && item.children.length > 0;
          const expanded = open === item.id;
          if (!withSubmenu) {
            return (
              <li key={item.id} className={styles['entry']} data-entry={item.id}>
                <SiteLink link={link} className={styles['link']} aria-current={current} data-top>
                  {title}
                </SiteLink>
              </li>
            );
          }
          const submenuId = `menu-${item.id}`;
          return (
            <li
              key={item.id}
              className={styles['entry']}
              data-entry={item.id}
              data-open={expanded || undefined}
              onPointerEnter={(event) => {
                if (event.pointerType !== 'mouse') return;
                clearTimeout(leaving.current);
                if (open !== item.id) setPinned(false);
                setOpen(item.id);
              }}
              onPointerLeave={(event) => {
                if (event.pointerType !== 'mouse' || (pinned && expanded)) return;
                leaving.current = setTimeout(() => close(item.id), grace);
              }}
              onBlur={(event) => {
                if (!event.currentTarget.contains(event.relatedTarget)) close(item.id);
              }}
            >
              <SiteLink link={link} className={styles['link']} aria-current={current} data-top>
                {title}
              </SiteLink>
              <button
                type="button"
                className={`${styles['opener']} with-script`}
                aria-expanded={expanded}
                aria-controls={submenuId}
                aria-label={`Menu con của ${item.title}`}
                onClick={() => {
                  // A mouse has opened it by getting here: its first click keeps it open, the next one closes it.
                  setOpen(expanded && pinned ? null : item.id);
                  setPinned(true);
                }}
              >
                <Icon name="down" />
              </button>
              <ul id={submenuId} className={styles['submenu']} data-submenu>
                {item.children.map((child) => {
                  const childLink = menuLink(child);
                  return (
                    <li key={child.id}>
                      <SiteLink link={childLink} className={styles['child']} aria-current={currentness(childLink.href, pathname)}>
                        {child.title}
                      </SiteLink>
                    </li>
                  );
                })}
              </ul>
            </li>
          );
        })}
      </ul>
    </nav>
  );
}
