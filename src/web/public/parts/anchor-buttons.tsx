import { useEffect, useRef, useState } from 'react';
import { useLocation } from 'react-router';
import type { ShownSection } from '#shared/answers/parts.ts';
import { Link } from '#web/ui/link.tsx';
import styles from './anchor-buttons.module.css';
import { anchorSections } from './section-anchors.ts';

/** From this many places on, any page has the row. */
const worthARow = 2;

/** A block of a page that can be reached: `anchor` is what its heading is called in the address. */
export type PlaceOfPage = { anchor: string; title: string };

type Props = {
  sections: ShownSection[];
  /** Blocks of the page before its long text, and after it. */
  before?: PlaceOfPage[];
  after?: PlaceOfPage[];
};

/** A row of links to the titled sections and blocks, which stays while reading and marks where one is. */
export function AnchorButtons({ sections, before = [], after = [] }: Props) {
  const titled = anchorSections(sections).flatMap(({ anchor, title }) => (anchor === null ? [] : [{ anchor, title }]));
  const places = [...before, ...titled, ...after];
  const numbered = new Set(titled.map(({ anchor }) => anchor));
  // Without it the links would lead away from what the page is narrowed to.
  const { search } = useLocation();
  const row = useRef<HTMLOListElement>(null);
  const current = useCurrent(places.map(({ anchor }) => anchor).join(' '));

  useEffect(() => {
    const list = row.current;
    const link = list?.querySelector<HTMLElement>('[aria-current]');
    // scrollIntoView would scroll the page too, not only the row.
    list?.scrollTo({ left: link ? link.offsetLeft - (list.clientWidth - link.offsetWidth) / 2 : 0 });
  }, [current]);

  if (places.length < worthARow) return null;
  return (
    <nav aria-label="Mục trong trang" className={styles['anchors']}>
      <ol ref={row} className={styles['row']}>
        {places.map(({ anchor, title }) => (
          <li key={anchor} className={styles['place']} data-numbered={numbered.has(anchor) || undefined}>
            <Link
              to={{ search, hash: anchor }}
              className={styles['link']}
              aria-current={anchor === current ? 'location' : undefined}
              title={title}
            >
              <span className={styles['label']}>{title}</span>
            </Link>
          </li>
        ))}
      </ol>
    </nav>
  );
}

/** The anchor of the last section that has begun, a third down the window; null above the first. `anchors` joined by spaces. */
function useCurrent(anchors: string): string | null {
  const [current, setCurrent] = useState<string | null>(null);
  useEffect(() => {
    const order = anchors.split(' ');
    const begun = new Set<string>();
    const observer = new IntersectionObserver(
      (entries) => {
        for (const { target, isIntersecting } of entries) {
          const anchor = target.getAttribute('aria-labelledby') ?? '';
          if (isIntersecting) begun.add(anchor);
          else begun.delete(anchor);
        }
        setCurrent(order.findLast((anchor) => begun.has(anchor)) ?? null);
      },
      // The large margin counts everything above as intersecting, so that a jump over several sections arrives as one change.
      { rootMargin: '1000000px 0px -66% 0px' },
    );
    for (const anchor of order) {
      const section = document.getElementById(anchor)?.closest('section');
      if (section) observer.observe(section);
    }
    return () => observer.disconnect();
  }, [anchors]);
  return current;
}
