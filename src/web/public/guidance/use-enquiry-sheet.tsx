import { type ReactNode, useEffect, useRef, useState } from 'react';
import { askingPath } from '#shared/paths.ts';
import { askingFacts } from './enquiry-facts.ts';
import type { Given } from './enquiry-values.ts';

/**
 * Has every link of a page that leads to asking open the form over it: one listener serves them all, in the bar and the menu too, and
 * what it opens is fetched when it is pressed. Where that cannot be had the link leads on.
 */
export function useEnquirySheet(given: Omit<Given, 'page'>): ReactNode {
  const [sheet, setSheet] = useState<ReactNode>(null);
  const latest = useRef(given);
  useEffect(() => void (latest.current = given));

  useEffect(() => {
    const press = (event: MouseEvent) => {
      const link = event.target instanceof Element && event.target.closest<HTMLAnchorElement>(`a[href^="${askingPath}"]`);
      const isPlain = event.button === 0 && !(event.ctrlKey || event.metaKey || event.shiftKey || event.altKey);
      if (!link || !isPlain) return;
      event.preventDefault();
      const about = { ...latest.current, page: location.pathname + location.search };
      Promise.all([import('./enquiry-sheet.tsx'), askingFacts()]).then(
        ([{ EnquirySheet }, facts]) =>
          setSheet(<EnquirySheet opener={link} given={about} facts={facts} onClosed={() => setSheet(null)} />),
        () => location.assign(link.href),
      );
    };
    // Before the router follows the link.
    document.addEventListener('click', press, true);
    return () => document.removeEventListener('click', press, true);
  }, []);

  return sheet;
}
