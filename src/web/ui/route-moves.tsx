import { useEffect, useLayoutEffect, useRef } from 'react';
import { ScrollRestoration, useLocation, useNavigation, useNavigationType } from 'react-router';

/**
 * What a browser does by itself when it loads a page, for moves that load none: up to the top, or to
 * the anchor, or back to where one was; and the focus to where reading begins.
 */
export function RouteMoves() {
  const location = useLocation();
  const type = useNavigationType();
  const page = location.pathname + location.search;
  const lastKey = useRef(location.key);
  const lastPath = useRef(location.pathname);
  const state: unknown = location.state;

  useUnfinishedMove();

  // Runs before ScrollRestoration's effect: navigation to a new page scrolls smoothly, going back does not.
  useLayoutEffect(() => {
    document.documentElement.style.scrollBehavior = type === 'POP' ? 'auto' : '';
  }, [location.key, type]);

  useEffect(() => {
    document.documentElement.style.scrollBehavior = '';
    document.documentElement.dataset['ready'] = '';
    // The browser itself handles the first page.
    if (lastKey.current === location.key) return;
    lastKey.current = location.key;
    const samePage = lastPath.current === location.pathname;
    lastPath.current = location.pathname;
    if (samePage && keepsFocus(state)) return;
    const anchor = location.hash.length > 1 ? document.getElementById(readHash(location.hash)) : null;
    const target = anchor ?? document.querySelector('h1');
    if (!(target instanceof HTMLElement)) return;
    if (!target.hasAttribute('tabindex') && !isFocusable(target)) target.tabIndex = -1;
    target.focus({ preventScroll: true });
  }, [page, location.hash, location.key, location.pathname, state]);

  return <ScrollRestoration />;
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

function readHash(hash: string): string {
  try {
    return decodeURIComponent(hash.slice(1));
  } catch {
    return hash.slice(1);
  }
}

function isFocusable(element: HTMLElement): boolean {
  return element.matches('a[href], button, input, select, textarea, summary');
}
