import { type RefObject, useLayoutEffect } from 'react';

/** Room that a toast of one line needs, in px. */
const enough = 280;

/**
 * Toasts stand in the header where it has no button: between the name of the back office and what follows it, or over that
 * name where there is no room between. Tells the place to admin.css (`--toast-start`, `--toast-end`).
 */
export function useToastSlot(slot: RefObject<HTMLElement | null>, name: RefObject<HTMLElement | null>): void {
  useLayoutEffect(() => {
    const between = slot.current;
    if (between === null) return;
    const { style } = document.documentElement;
    const tell = () => {
      const free = between.getBoundingClientRect();
      const over = name.current?.getBoundingClientRect();
      const start = free.width >= enough ? free.left : Math.min(free.left, over?.left ?? free.left);
      style.setProperty('--toast-start', `${Math.round(start)}px`);
      style.setProperty('--toast-end', `${Math.round(document.documentElement.clientWidth - free.right)}px`);
    };
    tell();
    const observer = new ResizeObserver(tell);
    observer.observe(between);
    if (between.parentElement) observer.observe(between.parentElement);
    return () => {
      observer.disconnect();
      style.removeProperty('--toast-start');
      style.removeProperty('--toast-end');
    };
  }, [slot, name]);
}
