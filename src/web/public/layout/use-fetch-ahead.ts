import { useEffect } from 'react';
import { careerPath, careersPath, homePath, majorGroupPath, majorGroupsPath } from '#shared/paths.ts';
import { useFilesOfPage } from '#web/router-internals/files-of-page.ts';

/** Milliseconds a pointer has to stay on a link: one that only crosses it fetches nothing. */
const patience = 100;

/** These redirect to the first record of a list. Which record that is takes a call; which files its page needs does not. */
const onward: Record<string, string> = {
  [homePath]: careerPath('-'),
  [careersPath]: careerPath('-'),
  [majorGroupsPath]: majorGroupPath('-'),
};

/**
 * Fetches the script and styles of the next page while a pointer rests on the link to it, the keyboard has reached it or a
 * finger touches it. One listener serves all links of the router (docs/decisions/0019).
 */
export function useFetchAhead() {
  const filesOf = useFilesOfPage();

  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined;

    const fetchAhead = (path: string) => {
      const next = onward[path];
      if (next !== undefined) fetchAhead(next);
      for (const href of filesOf(path)) keep(href);
    };

    const aim = ({ target, pointerType }: { target: EventTarget | null; pointerType?: string }) => {
      clearTimeout(timer);
      // The router marks its own links with this attribute; links to files and to other sites have none.
      const link = target instanceof Element && target.closest<HTMLAnchorElement>('a[data-discover]');
      if (link) timer = setTimeout(fetchAhead, pointerType === 'touch' ? 0 : patience, link.pathname);
    };

    // The pointer may rest on a link already, which sends no event.
    aim({ target: document.querySelector('a:hover') });
    const listening = new AbortController();
    document.addEventListener('pointerover', aim, listening);
    document.addEventListener('focusin', aim, listening);
    // The navigation itself fetches what it needs.
    document.addEventListener('click', () => clearTimeout(timer), listening);
    return () => {
      clearTimeout(timer);
      listening.abort();
    };
  }, [filesOf]);
}

const kept = new Set<string>();

/**
 * Puts a file into the browser's HTTP cache, where it stays, because files of the build never change under their name. Not by
 * `<link rel="preload">`: browsers remember a failed one, and the navigation that follows would fail with it.
 */
function keep(href: string) {
  if (kept.has(href) || document.querySelector(`link[href="${href}"]`)) return;
  kept.add(href);
  fetch(href)
    .then((answer) => answer.blob())
    .catch(() => kept.delete(href));
}
