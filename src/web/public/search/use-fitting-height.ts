import { useLayoutEffect, useRef } from 'react';

/** Space left under the list, and the least height it is given, in pixels. */
const gap = 8;
const least = 160;

/** For a list below a field: ends it above the keyboard of a phone, which lies over the page and is no part of its height. */
export function useFittingHeight(shown: boolean) {
  const list = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    const viewport = window.visualViewport;
    if (!shown || !viewport) return;
    const fit = () => {
      if (!list.current) return;
      const room = viewport.offsetTop + viewport.height - list.current.getBoundingClientRect().top - gap;
      list.current.style.maxHeight = `${Math.max(room, least)}px`;
    };
    fit();
    viewport.addEventListener('resize', fit);
    return () => viewport.removeEventListener('resize', fit);
  }, [shown]);
  return list;
}
