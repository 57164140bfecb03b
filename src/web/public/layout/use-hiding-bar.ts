import { useEffect, useState } from 'react';

/** Within this many pixels from the top the bar never hides. */
const alwaysShownWithin = 50;

/** Whether the bar hides after a scroll from one height to another. */
export function hidesAfter(hidden: boolean, from: number, to: number): boolean {
  if (to < alwaysShownWithin) return false;
  return to === from ? hidden : to > from;
}

/**
 * Hides the bar on scrolling down and shows it on scrolling up. `held` is asked at each scroll: true
 * while the bar must stay, because the focus or an open menu is in it.
 */
export function useHidingBar(held: () => boolean): { hidden: boolean; show: () => void } {
  const [hidden, setHidden] = useState(false);

  useEffect(() => {
    let last = window.scrollY;
    const onScroll = () => {
      // Phones scroll past both ends and spring back, which must not count as a change of direction.
      const end = document.documentElement.scrollHeight - window.innerHeight;
      const now = Math.min(Math.max(window.scrollY, 0), Math.max(end, 0));
      const from = last;
      last = now;
      setHidden((was) => hidesAfter(was, from, now) && !held());
    };
    window.addEventListener('scroll', onScroll, { passive: true });
    return () => window.removeEventListener('scroll', onScroll);
  }, [held]);

  useEffect(() => {
    const root = document.documentElement;
    if (hidden) root.dataset['topBar'] = 'hidden';
    else delete root.dataset['topBar'];
    return () => {
      delete root.dataset['topBar'];
    };
  }, [hidden]);

  return { hidden, show: () => setHidden(false) };
}
