import { type RefObject, useLayoutEffect, useState } from 'react';

/**
 * How many entries lie in the first row of the menu, which the style wraps; the last child of the list, 'Thêm', is none.
 * Null on the server and until the page runs. Measuring changes nothing that is seen, so the page does not move under
 * whoever reads it already: entries of later rows lie outside of the window before as after.
 */
export function useFittingEntries(list: RefObject<HTMLUListElement | null>, menu: readonly unknown[]): number | null {
  const [fitting, setFitting] = useState<number | null>(null);
  useLayoutEffect(() => {
    const entries = ([...(list.current?.children ?? [])] as HTMLElement[]).slice(0, -1);
    const measure = () => setFitting(entries.filter(({ offsetTop }) => offsetTop === entries[0]?.offsetTop).length);
    measure();
    // The entries too: they grow when the letters arrive, which may leave the list as high as it was.
    const observer = new ResizeObserver(measure);
    for (const element of [list.current, ...entries]) if (element) observer.observe(element);
    return () => observer.disconnect();
  }, [list, menu]);
  return fitting;
}
