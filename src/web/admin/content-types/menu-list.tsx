import { nounTexts } from '#shared/texts.ts';
import { menu } from '#shared/content-types/index.ts';
import { columnOf, orNothing } from '../lists/cells.tsx';
import { ListFilters } from '../lists/list-filters-bar.tsx';
import { ListHead } from '../lists/list-head.tsx';
import { ListInstead } from '../lists/list-instead.tsx';
import { isNarrowed } from '../lists/list-state.ts';
import listStyles from '../lists/list.module.css';
import { actionsColumn } from '../lists/row-actions.tsx';
import { useDelete } from '../lists/use-delete.ts';
import { useList, useListState } from '../lists/use-list.ts';
import { type Column, DataTable } from '#web/ui/data-table.tsx';
import { HelpBox } from '#web/ui/help-box.tsx';
import styles from './menu-list.module.css';
import { type MenuRow, menuRows } from './menu-rows.ts';

const help = (
  <HelpBox title="Cẩn thận khi đổi URL">
    <p>
      Thay đổi URL của menu ảnh hưởng đến cả hệ thống: đường dẫn cũ đã chia sẻ hoặc đang được liên kết có thể không còn mở được.
    </p>
  </HelpBox>
);

/** The whole tree on one screen: a menu is short, and its order is what one looks for. */
export function MenuList() {
  const { state, change } = useListState(menu);
  const { rows, loading, failed, retry } = useList(menu, { status: state.filters['status'] });
  const remove = useDelete(menu);
  const actions = actionsColumn(menu, remove);

  const plain = (key: string): Column<MenuRow> => {
    const column = columnOf(menu, key);
    return { ...column, sortable: false, cell: ({ item }) => column.cell(item) };
  };
  const columns: Column<MenuRow>[] = [
    plain('id'),
    { ...plain('title'), cell: titleCell },
    { ...plain('parent_id'), cell: ({ parentTitle }) => orNothing(parentTitle) },
    plain('slug'),
    plain('type'),
    plain('url'),
    { ...actions, cell: ({ item }) => actions.cell(item) },
  ];

  return (
    <>
      <ListHead description={menu} help={help} />
      <ListFilters description={menu} state={state} change={change} />
      <div className={listStyles['list']}>
        <DataTable
          caption={nounTexts(menu.noun).listTitle}
          columns={columns}
          rows={menuRows(rows)}
          rowKey={({ item }) => item.id}
          loading={loading}
          empty={
            <ListInstead
              description={menu}
              failed={failed}
              narrowed={isNarrowed(menu, state)}
              onRetry={retry}
              onWiden={() => change({ filters: { status: '' } })}
            />
          }
        />
      </div>
    </>
  );
}

function titleCell({ item, depth }: MenuRow) {
  return (
    <span className={styles['title']} data-depth={depth} data-hidden={item['status'] === 0 || undefined}>
      {depth > 0 && (
        <svg className={styles['arrow']} viewBox="0 0 16 14" aria-hidden="true" focusable="false">
          <path d="M2 0V8H13M9 4 13 8 9 12" />
        </svg>
      )}
      {String(item['title'])}
      {item['status'] === 0 && <span className={styles['hidden']}>Ẩn</span>}
    </span>
  );
}
