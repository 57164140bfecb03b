import { type RefObject, useLayoutEffect, useState } from 'react';

/**
 * How many entries lie in the first row of the menu (main-menu.module.css wraps it); the last child, 'Thêm', is no entry.
 * Null on the server and until hydration. Entries of further rows lie above the window before and after they are measured, so
 * nothing on the page moves.
 */
export function useFittingEntries(list: RefObject<HTMLUListElement | null>, menu: readonly unknown[]): number | null {
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
