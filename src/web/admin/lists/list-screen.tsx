import { useEffect } from 'react';
import type { Description } from '#shared/content-types/description.ts';
import { nounTexts } from '#shared/texts.ts';
import { slotsOf } from '../content-types/index.ts';
import { DataTable } from '#web/ui/data-table.tsx';
import { columnOf } from './cells.tsx';
import { ListFilters } from './list-filters-bar.tsx';
import { ListFoot } from './list-foot.tsx';
import { ListHead } from './list-head.tsx';
import { ListInstead } from './list-instead.tsx';
import { isNarrowed, listQuery, withSort } from './list-state.ts';
import styles from './list.module.css';
import { actionsColumn } from './row-actions.tsx';
import { useDelete } from './use-delete.ts';
import { useList, useListState } from './use-list.ts';

/** The list of any resource, as its description tells it. */
export function ListScreen({ resource }: { resource: Description }) {
  const { help, cells = {} } = slotsOf(resource);
  const { state, change } = useListState(resource);
  const { rows, meta, loading, failed, retry } = useList(resource, listQuery(state));
  const remove = useDelete(resource);

  // The last record of the last page is gone, or the address names a page that never was.
  const beyond = meta !== undefined && !loading && meta.total > 0 && state.page > meta.last_page;
  useEffect(() => {
    if (beyond) change({ page: meta.last_page }, { replace: true });
  }, [beyond, change, meta]);

  const columns = resource.list.columns.map((key) => {
    const column = columnOf(resource, key);
    return { ...column, cell: cells[key] ?? column.cell };
  });

  return (
    <>
      <ListHead resource={resource} help={help} />
      <ListFilters resource={resource} state={state} change={change} />
      <div className={styles['list']}>
        <DataTable
          caption={nounTexts(resource.noun).listTitle}
          columns={[...columns, actionsColumn(resource, remove)]}
          rows={rows}
          rowKey={(row) => row.id}
          sort={{ by: state.sortBy, descending: state.descending }}
          onSort={(column) => change(withSort(state, column))}
          loading={loading || beyond}
          empty={
            <ListInstead
              resource={resource}
              failed={failed}
              narrowed={isNarrowed(resource, state)}
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
