import { type RefObject, useCallback, useLayoutEffect, useRef } from 'react';

/**
 * Puts the focus where it belongs after a list was changed: a moved element loses it, because the
 * browser takes it out of the page for a moment. Returns the way to ask for it before the change;
 * of several selectors the first that finds something usable wins.
 */
export function useKeptFocus(root: RefObject<HTMLElement | null>): (...selectors: string[]) => void {
  const wanted = useRef<string[]>([]);
  useLayoutEffect(() => {
    const [...selectors] = wanted.current;
    wanted.current = [];
    for (const selector of selectors) {
      const target = root.current?.querySelector<HTMLElement>(selector);
      if (!target || target.matches(':disabled')) continue;
      target.focus();
      return;
    }
  });
  return useCallback((...selectors: string[]) => {
    wanted.current = selectors;
  }, []);
}
