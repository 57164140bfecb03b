import { NativeSelect } from '@mantine/core';
import type { ListMeta } from '#shared/answers/wire.ts';
import { pageSizes } from '#shared/rules/page-sizes.ts';
import { Pager } from '#web/ui/pager.tsx';
import type { ListChange, ListState } from './list-state.ts';
import styles from './list.module.css';

type Props = { meta: ListMeta | undefined; state: ListState; change: ListChange };

/** How many there are, how many at a time, and the way through them. */
export function ListFoot({ meta, state, change }: Props) {
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
