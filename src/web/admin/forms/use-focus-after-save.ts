import { type RefObject, useCallback, useEffect, useRef } from 'react';

/** The first fault, the way to the comparison, or what had the focus before. */
type Target = 'fault' | 'compare' | HTMLElement;

/**
 * Where the focus goes once a save has come to something. What is being saved cannot be typed into
 * and so loses the focus, and what it goes to is only there once the form is drawn again.
 */
export function useFocusAfterSave(form: RefObject<HTMLFormElement | null>, saving: boolean): (target: Target | null) => void {
  const next = useRef<Target | null>(null);
  useEffect(() => {
    const target = next.current;
    if (saving || target === null) return;
    next.current = null;
    if (target === 'fault') focusOn(form.current, '[aria-invalid="true"], [data-fault][tabindex]');
    else if (target === 'compare') focusOn(form.current, '[data-compare]');
    else if (document.activeElement === document.body) target.focus();
  });
  return useCallback((target) => {
    next.current = target;
  }, []);
}

function focusOn(form: HTMLFormElement | null, selector: string): void {
  const target = form?.querySelector<HTMLElement>(selector);
  target?.focus({ preventScroll: true });
  target?.scrollIntoView({ block: 'center' });
}
