import { useEffect, useLayoutEffect, useRef } from 'react';
import { ScrollRestoration, useLocation, useNavigation, useNavigationType } from 'react-router';
import { readAnchor } from './read-anchor.ts';

/**
 * What a browser does by itself when it loads a page, for moves that load none: up to the top, or to
 * the anchor, or back to where one was; and the focus to where reading begins.
 */
export function RouteMoves() {
  const { key, pathname, hash, state } = useLocation();
  const lastKey = useRef(key);
  const lastPath = useRef(pathname);

  useUnfinishedMove();

  useEffect(() => {
    document.documentElement.style.scrollBehavior = '';
    document.documentElement.dataset['ready'] = '';
    // The browser itself handles the first page.
    if (lastKey.current === key) return;
    lastKey.current = key;
    const samePage = lastPath.current === pathname;
    lastPath.current = pathname;
    if (samePage && keepsFocus(state)) return;
    const target = document.getElementById(readAnchor(hash)) ?? document.querySelector('h1');
    if (!target) return;
    if (!target.matches('[tabindex], a[href], button, input, select, textarea, summary')) target.tabIndex = -1;
    target.focus({ preventScroll: true });
  }, [key, pathname, hash, state]);

  return (
    <>
      <WayOfScrolling />
      <ScrollRestoration />
    </>
  );
}

/**
 * Stands before ScrollRestoration, because effects run in that order. A new page is scrolled smoothly to its top, and within
 * a page to an anchor; going back is at once, and so is the anchor of a new page, since what is still being laid out above
 * it would make a smooth move end in another place.
 */
function WayOfScrolling() {
  const { key, pathname, hash } = useLocation();
  const type = useNavigationType();
  const lastPath = useRef(pathname);
  useLayoutEffect(() => {
    const isAtOnce = type === 'POP' || (hash !== '' && pathname !== lastPath.current);
    document.documentElement.style.scrollBehavior = isAtOnce ? 'auto' : '';
    lastPath.current = pathname;
  }, [key, pathname, hash, type]);
  return null;
}

const unfinished = 'move-under-way';

/**
 * Where the code of the next page cannot be fetched, because there is no signal or a new release has replaced it, the router
 * reloads the current page. After that reload the navigation is continued as a full load of the page it was for.
 */
function useUnfinishedMove() {
  const { location } = useNavigation();
  const next = location === undefined ? null : location.pathname + location.search;
  const first = useRef(true);
  useEffect(() => {
    try {
      const before = sessionStorage.getItem(unfinished);
      if (next === null) sessionStorage.removeItem(unfinished);
      else sessionStorage.setItem(unfinished, next);
      if (!first.current || before === null) return;
      const [loaded] = performance.getEntriesByType('navigation');
      if (loaded instanceof PerformanceNavigationTiming && loaded.type === 'reload') window.location.assign(before);
    } catch {
      // Without storage the visitor has to press the link again.
    } finally {
      first.current = false;
    }
  }, [next]);
}

/** A page that is narrowed or sorted in place leaves the focus on what was used: `state: { keepFocus: true }`. */
const keepsFocus = (state: unknown): boolean => typeof state === 'object' && state !== null && 'keepFocus' in state;
