import { nounTexts } from '#shared/texts.ts';
import { menu } from '#shared/content-types/index.ts';
import { orNothing } from '../lists/cells.tsx';
import { ListFilters } from '../lists/list-filters-bar.tsx';
import { ListHead } from '../lists/list-head.tsx';
import { ListInstead } from '../lists/list-instead.tsx';
import listStyles from '../lists/list.module.css';
import { type Cells, useColumns } from '../lists/use-columns.tsx';
import { useList, useListState } from '../lists/use-list.ts';
import { useDrafts } from '../records/use-drafts.ts';
import { DataTable } from '#web/ui/data-table.tsx';
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

const cells: Cells<MenuRow> = { title: titleCell, parent_id: ({ parentTitle }) => orNothing(parentTitle) };

/** The whole tree on one screen: a menu is short, and its order is what one looks for. */
export function MenuList() {
  const { state, change } = useListState(menu);
  const { rows, loading, failed, retry } = useList(menu, { status: state.filters['status'] });
  const columns = useColumns(menu, cells);
  const drafted = new Set(useDrafts().drafts.flatMap(({ resource, id }) => (resource === menu.path ? [id] : [])));

  return (
    <>
      <ListHead description={menu} help={help} />
      <ListFilters description={menu} state={state} change={change} />
      <div className={listStyles['list']}>
        <DataTable
          caption={nounTexts(menu.noun).listTitle}
          columns={columns}
          rows={menuRows(rows).map((row) => ({ ...row, has_draft: drafted.has(row.id) }))}
          rowKey={({ id }) => id}
          loading={loading}
          empty={<ListInstead description={menu} state={state} change={change} failed={failed} retry={retry} />}
        />
      </div>
    </>
  );
}

function titleCell({ title, status, depth }: MenuRow) {
  return (
    <span className={styles['title']} data-depth={depth} data-hidden={status === 0 || undefined}>
      {depth > 0 && (
        <svg className={styles['arrow']} viewBox="0 0 16 14" aria-hidden="true" focusable="false">
          <path d="M2 0V8H13M9 4 13 8 9 12" />
        </svg>
      )}
      {String(title)}
      {status === 0 && <span className={styles['hidden']}>Ẩn</span>}
    </span>
  );
}
