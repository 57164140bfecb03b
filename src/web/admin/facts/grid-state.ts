import { useCallback, useMemo } from 'react';
import { useSearchParams } from 'react-router';
import type { Description } from '#shared/content-types/description.ts';
import { factColumnsOf } from '#shared/facts/fact-columns.ts';
import type { Field } from '#shared/fields/index.ts';
import type { Query } from '#web/api.ts';
import { type Only, onlyIn, onlyKey, onlyWord } from './only.ts';
import { type ListChange, type ListState, readListState, writeListState } from '../lists/list-state.ts';

export type FactColumn = { name: string; field: Field };

export function columnsOf({ path, fields }: Description): FactColumn[] {
  return (factColumnsOf(path)?.columns ?? []).flatMap((name) => {
    const field = fields[name];
    return field === undefined ? [] : [{ name, field }];
  });
}

/** Rows on one page: as many as a list gives at most. */
const pageSize = 100;

/** The description with the filters of the grid: whether visitors see a record does not matter here. */
const asked = (description: Description): Description => ({
  ...description,
  list: {
    columns: [],
    sorts: [],
    searched: description.list.searched,
    filters: ['keyword', ...description.list.filters.filter((key) => key !== 'keyword' && key !== 'status')],
  },
});

export type GridState = {
  description: Description;
  list: ListState;
  only: Only;
  change: ListChange;
  setOnly: (only: Only) => void;
  query: Query;
};

/** The state of the grid, kept in its address. */
export function useGridState(description: Description): GridState {
  const [search, setSearch] = useSearchParams();
  const narrowed = useMemo(() => asked(description), [description]);
  const list = useMemo(() => readListState(narrowed, search), [narrowed, search]);
  const only = onlyIn(search);

  const show = useCallback(
    (next: ListState, nextOnly: Only, replace = false) => {
      const written = writeListState(narrowed, next);
      if (nextOnly !== null) written.set(onlyKey, onlyWord(nextOnly));
      setSearch(written, { replace, preventScrollReset: true, state: { keepFocus: true } });
    },
    [narrowed, setSearch],
  );
  return {
    description: narrowed,
    list,
    only,
    change: useCallback(
      (patch, { replace = false } = {}) => show({ ...list, page: 1, ...patch }, only, replace),
      [list, only, show],
    ),
    setOnly: useCallback((next) => show({ ...list, page: 1 }, next), [list, show]),
    query: { ...list.filters, only, page: list.page, per_page: pageSize },
  };
}
