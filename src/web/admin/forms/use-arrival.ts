import { type RefObject, useEffect } from 'react';

/**
 * Where the focus begins on a form: at its heading, which tells screen readers where one is, or at an input (`first`). What
 * has the focus already keeps it.
 */
export function useArrival(heading: RefObject<HTMLElement | null>, first: string | null): void {
  useEffect(() => {
    const focused = document.activeElement;
    // A heading has it where the router has moved: it tells where one is, and keeps nobody from typing on.
    const isFree = focused === null || focused === document.body || focused.matches('main, h1');
    if (!isFree) return;
    const input = first === null ? null : document.getElementById(first);
    (input ?? heading.current)?.focus({ preventScroll: true });
    // Of a form that follows a save the router may tell only after it is drawn.
  }, [first, heading]);
}
