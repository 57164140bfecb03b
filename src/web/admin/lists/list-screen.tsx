import { NativeSelect } from '@mantine/core';
import { type ComponentType, type ReactNode, useEffect } from 'react';
import type { Description } from '#shared/content-types/description.ts';
import type { ListMeta } from '#shared/answers/wire.ts';
import { pageSizes } from '#shared/rules/page-sizes.ts';
import { nounTexts } from '#shared/texts.ts';
import { DataTable } from '#web/ui/data-table.tsx';
import { Pager } from '#web/ui/pager.tsx';
import type { AdminRow } from '../records/record.ts';
import { ListFilters } from './list-filters-bar.tsx';
import { ListHead } from './list-head.tsx';
import { ListInstead } from './list-instead.tsx';
import { type ListChange, listQuery, type ListState, withSort } from './list-state.ts';
import styles from './list.module.css';
import { type Cells, useColumns } from './use-columns.tsx';
import { useList, useListState } from './use-list.ts';

/** Where the list of one content type differs from the others. */
export type ListSlots = {
  cells?: Cells<AdminRow>;
  help?: ReactNode;
  /** Replaces the whole screen. */
  screen?: ComponentType;
};

/** The list of any content type, as its description tells it. */
export function ListScreen({ description, slots }: { description: Description; slots: ListSlots }) {
  const { state, change } = useListState(description);
  const { rows, meta, loading, failed, retry } = useList(description, listQuery(state));
  const columns = useColumns(description, slots.cells);

  // The last record of the last page is gone, or the address names a page that never was.
  const beyond = meta !== undefined && !loading && meta.total > 0 && state.page > meta.last_page;
  useEffect(() => {
    if (beyond) change({ page: meta.last_page }, { replace: true });
  }, [beyond, change, meta]);

  return (
    <>
      <ListHead description={description} help={slots.help} />
      <ListFilters description={description} state={state} change={change} />
      <div className={styles['list']}>
        <DataTable
          caption={nounTexts(description.noun).listTitle}
          columns={columns}
          rows={rows}
          rowKey={(row) => row.id}
          sort={{ by: state.sortBy, descending: state.descending }}
          onSort={(column) => change(withSort(state, column))}
          loading={loading || beyond}
          empty={<ListInstead description={description} state={state} change={change} failed={failed} retry={retry} />}
        />
        <ListFoot meta={meta} state={state} change={change} />
      </div>
    </>
  );
}

type FootProps = { meta: ListMeta | undefined; state: ListState; change: ListChange };

function ListFoot({ meta, state, change }: FootProps) {
  return (
    <footer className={styles['foot']}>
      <div className={styles['counts']}>
        <NativeSelect
          aria-label="Số bản ghi mỗi trang"
          value={String(state.perPage)}
          data={pageSizes.map((size) => ({ value: String(size), label: `${size} items / trang` }))}
          onChange={(event) => change({ perPage: Number(event.currentTarget.value) })}
        />
        <p role="status">{meta && `Tổng cộng: ${meta.total} bản ghi`}</p>
      </div>
      {meta && <Pager page={state.page} last={meta.last_page} onTurn={(page) => change({ page })} />}
    </footer>
  );
}
