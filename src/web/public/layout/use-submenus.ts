import { type FocusEvent, type PointerEvent, useEffect, useRef, useState } from 'react';
import { useLocation } from 'react-router';

/** Milliseconds a submenu stays open after the pointer has left: on its way there a pointer may cross the page. */
const grace = 200;

export const submenuId = (id: number) => `menu-${id}`;

export type Submenus = ReturnType<typeof useSubmenus>;

/** Which submenu is open, at most one; entries are told apart by `id`. Any navigation closes it. */
export function useSubmenus() {
  const { key } = useLocation();
  const leaving = useRef<ReturnType<typeof setTimeout>>(undefined);
  const [open, setOpen] = useState<number | null>(null);
  /** Opened by its button or a key, so it stays open when the pointer leaves. */
  const [pinned, setPinned] = useState(false);
  const close = (id: number) => setOpen((was) => (was === id ? null : was));
  const pin = (id: number | null) => {
    clearTimeout(leaving.current);
    setOpen(id);
    setPinned(true);
  };

  useEffect(() => setOpen(null), [key]);
  useEffect(() => {
    if (open === null) setPinned(false);
  }, [open]);
  useEffect(() => () => clearTimeout(leaving.current), []);

  useEffect(() => {
    if (open === null) return;
    // The pointer may hold a submenu open while the focus is elsewhere on the page.
    const onKey = (event: KeyboardEvent) => {
      if (event.key === 'Escape') setOpen(null);
    };
    document.addEventListener('keydown', onKey);
    return () => document.removeEventListener('keydown', onKey);
  }, [open]);

  return {
    open,
    show: pin,
    hide: () => setOpen(null),

    entryProps: (id: number) => ({
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
    }),

    openerProps: (id: number) => ({
      type: 'button' as const,
      'aria-expanded': open === id,
      'aria-controls': submenuId(id),
      // Hovering has opened it already, so a mouse's first click keeps it open and the next one closes it.
      onClick: () => pin(open === id && pinned ? null : id),
    }),
  };
}
