import { useWindowEvent } from '@mantine/hooks';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import { useLocation } from 'react-router';
import type { Description } from '#shared/content-types/description.ts';
import type { ListMeta } from '#shared/answers/wire.ts';
import type { Query } from '#web/api.ts';
import { lastSaved, lastScroll, rememberScroll, savedLately } from '../work/records/list-address.ts';
import { type ListChange, listQuery, type ListState, widestFilters } from './list-state.ts';
import { listKey } from './use-list.ts';

type Page = { rows: readonly { id: number }[]; meta?: ListMeta | undefined; loading: boolean };

/**
 * The record that a form has just saved: the list turns to its page and marks it for a while. Filters that leave it out are
 * dropped, and the list says so. `query` is what the list has to be asked; `follow` is told what came of it.
 */
export function useSaved(description: Description, state: ListState, change: ListChange) {
  const queries = useQueryClient();
  const [marked, setMarked] = useState(() => lastSaved(description.path));
  const key = JSON.stringify(state.filters);
  /** The filters among whose pages its page is still to be found; and those that left it out, with what the list has instead. */
  const [soughtIn, setSoughtIn] = useState(marked === null ? null : key);
  const [dropped, setDropped] = useState<{ title: string; filters: ListState['filters']; now: string } | null>(null);
  const sought = soughtIn === key;
  const plain = listQuery(state);
  const query: Query = sought && marked !== null ? { ...plain, around: marked.id } : plain;

  const isIn = ({ rows }: Page) => marked !== null && rows.some(({ id }) => id === marked.id);
  const follow = (page: Page) => {
    if (!sought || page.loading || marked === null) return;
    const filters = widestFilters(state);
    const now = JSON.stringify(filters);
    if (!isIn(page) && now !== key) {
      setDropped({ title: marked.title, filters: state.filters, now });
      setSoughtIn(now);
      return change({ filters });
    }
    setSoughtIn(null);
    if (!isIn(page)) return;
    const turned = page.meta?.current_page ?? state.page;
    // What was found is what the list is asked for from now on.
    const answer = queries.getQueryData([...listKey(description), query]);
    queries.setQueryData([...listKey(description), { ...plain, page: turned }], answer);
    if (turned !== state.page) change({ page: turned }, { replace: true });
  };

  useEffect(() => {
    if (marked === null || soughtIn !== null) return;
    const row = document.querySelector(`tr[data-row="${marked.id}"]`);
    const { top = 0, bottom = 0 } = row?.getBoundingClientRect() ?? {};
    if (row && (top < 160 || bottom > window.innerHeight)) row.scrollIntoView({ block: 'center', behavior: 'instant' });
    const timer = setTimeout(() => setMarked(null), savedLately);
    return () => clearTimeout(timer);
  }, [marked, soughtIn]);

  return {
    query,
    follow,
    isMarked: (id: number) => marked?.id === id,
    /** For which record filters were dropped, and the way back to them. */
    dropped:
      dropped !== null && dropped.now === key
        ? {
            title: dropped.title,
            restore: () => {
              setDropped(null);
              change({ filters: dropped.filters });
            },
          }
        : null,
  };
}

/** Puts a list that one comes back to where it was scrolled to. */
export function useScrolledBack(isThere: boolean): void {
  const { pathname, search, state } = useLocation();
  const address = pathname + search;
  const isBack = typeof state === 'object' && state !== null && 'back' in state;
  const [top] = useState(() => (isBack ? lastScroll(address) : null));
  const done = useRef(top === null);
  useEffect(() => {
    if (!isThere || done.current) return;
    done.current = true;
    window.scrollTo({ top: top ?? 0, behavior: 'instant' });
  }, [isThere, top]);
  useWindowEvent('scroll', () => rememberScroll(address, window.scrollY), { passive: true });
}
