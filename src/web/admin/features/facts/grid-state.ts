import { useMemo } from 'react';
import type { Description } from '#shared/content-types/description.ts';
import { factColumnsOf } from '#shared/facts/fact-columns.ts';
import type { Field } from '#shared/fields/index.ts';
import type { Query } from '#web/api.ts';
import { type Only, onlyIn, onlyKey, onlyWord } from './only.ts';
import { useAddressState } from '../../screens/use-address-state.ts';
import { type ListState, readListState, writeListState } from '../../lists/list-state.ts';

export type FactColumn = { name: string; field: Field };

export const columnsOf = ({ path, fields }: Description): FactColumn[] =>
  (factColumnsOf(path)?.columns ?? []).flatMap((name) => {
    const field = fields[name];
    return field === undefined ? [] : [{ name, field }];
  });

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

type Gridded = ListState & { only: Only };

/** The state of the grid, kept in its address. */
export function useGridState(description: Description) {
  const narrowed = useMemo(() => asked(description), [description]);
  const spelling = useMemo(
    () => ({
      read: (search: URLSearchParams): Gridded => ({ ...readListState(narrowed, search), only: onlyIn(search) }),
      write: ({ only, ...list }: Gridded) => {
        const written = writeListState(narrowed, list);
        if (only !== null) written.set(onlyKey, onlyWord(only));
        return written;
      },
      page: 'page' as const,
    }),
    [narrowed],
  );
  const [list, change] = useAddressState(spelling);
  const { filters, only, page } = list;
  const query: Query = { ...filters, only, page, per_page: pageSize };
  return { description: narrowed, list, only, change, query };
}

export type GridState = ReturnType<typeof useGridState>;
