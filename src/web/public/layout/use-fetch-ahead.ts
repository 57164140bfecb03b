import { useContext, useEffect } from 'react';
import { UNSAFE_DataRouterContext as RouterContext, UNSAFE_FrameworkContext as ProgramContext } from 'react-router';
import { careerPath, careersPath, homePath, majorGroupPath, majorGroupsPath } from '#shared/paths.ts';

/** A pointer on its way across a link is not at it yet. */
const patience = 100;

/** These lead on to the first of a list; what kind of page that is, is known before its name. */
const onward: Record<string, string> = {
  [homePath]: careerPath('-'),
  [careersPath]: careerPath('-'),
  [majorGroupsPath]: majorGroupPath('-'),
};

/**
 * What the next page is made of, its program and its style, is fetched while a pointer rests on the link to it, the
 * keyboard has reached it or a finger touches it. Listens for all links of the router at once. See docs/decisions/0019.
 */
export function useFetchAhead() {
  const router = useContext(RouterContext)?.router;
  const routes = useContext(ProgramContext)?.manifest.routes;

  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined;

    const fetchAhead = (path: string) => {
      const next = onward[path];
      if (next !== undefined) fetchAhead(next);
      for (const { route } of router?.match(path) ?? []) {
        const { module, clientLoaderModule, imports = [], css = [] } = routes?.[route.id] ?? {};
        for (const href of [module, clientLoaderModule, ...imports, ...css]) if (href !== undefined) keep(href);
      }
    };

    const aim = ({ target, pointerType }: { target: EventTarget | null; pointerType?: string }) => {
      clearTimeout(timer);
      // The router's own mark: links away, and to files, have none.
      const link = target instanceof Element && target.closest<HTMLAnchorElement>('a[data-discover]');
      if (link) timer = setTimeout(fetchAhead, pointerType === 'touch' ? 0 : patience, link.pathname);
    };

    // Where the pointer came to rest before the program did.
    aim({ target: document.querySelector('a:hover') });
    const listening = new AbortController();
    document.addEventListener('pointerover', aim, listening);
    document.addEventListener('focusin', aim, listening);
    // From here on the move itself fetches.
    document.addEventListener('click', () => clearTimeout(timer), listening);
    return () => {
      clearTimeout(timer);
      listening.abort();
    };
  }, [router, routes]);
}

const kept = new Set<string>();

/**
 * Has the browser keep a file of the program, which never changes under its name. Not by a preload: a browser
 * remembers its failure too, and the move that follows would fail of it. Here, it asks again.
 */
function keep(href: string) {
  if (kept.has(href) || document.querySelector(`link[href="${href}"]`)) return;
  kept.add(href);
  fetch(href)
    .then((answer) => answer.blob())
    .catch(() => kept.delete(href));
}
