import { useEffect } from 'react';
import type { Description } from '#shared/content-types/description.ts';
import { nounTexts } from '#shared/texts.ts';
import { DataTable } from '#web/ui/data-table.tsx';
import { columnOf } from './cells.tsx';
import { ListFilters } from './list-filters-bar.tsx';
import { ListFoot } from './list-foot.tsx';
import { ListHead } from './list-head.tsx';
import { ListInstead } from './list-instead.tsx';
import { isNarrowed, listQuery, withSort } from './list-state.ts';
import type { ListSlots } from './list-slots.ts';
import styles from './list.module.css';
import { actionsColumn } from './row-actions.tsx';
import { useDelete } from './use-delete.ts';
import { useList, useListState } from './use-list.ts';

/** The list of any content type, as its description tells it. */
export function ListScreen({ description, slots }: { description: Description; slots: ListSlots }) {
  const { help, cells = {} } = slots;
  const { state, change } = useListState(description);
  const { rows, meta, loading, failed, retry } = useList(description, listQuery(state));
  const remove = useDelete(description);

  // The last record of the last page is gone, or the address names a page that never was.
  const beyond = meta !== undefined && !loading && meta.total > 0 && state.page > meta.last_page;
  useEffect(() => {
    if (beyond) change({ page: meta.last_page }, { replace: true });
  }, [beyond, change, meta]);

  const columns = description.list.columns.map((key) => {
    const column = columnOf(description, key);
    return { ...column, cell: cells[key] ?? column.cell };
  });

  return (
    <>
      <ListHead description={description} help={help} />
      <ListFilters description={description} state={state} change={change} />
      <div className={styles['list']}>
        <DataTable
          caption={nounTexts(description.noun).listTitle}
          columns={[...columns, actionsColumn(description, remove)]}
          rows={rows}
          rowKey={(row) => row.id}
          sort={{ by: state.sortBy, descending: state.descending }}
          onSort={(column) => change(withSort(state, column))}
          loading={loading || beyond}
          empty={
            <ListInstead
              description={description}
              failed={failed}
              narrowed={isNarrowed(description, state)}
              onRetry={retry}
              onWiden={() => change({ filters: Object.fromEntries(Object.keys(state.filters).map((key) => [key, ''])) })}
            />
          }
        />
        <ListFoot meta={meta} state={state} change={change} />
      </div>
    </>
  );
}
