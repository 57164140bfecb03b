import { NativeSelect } from '@mantine/core';
import { lazy } from 'react';
import { menu } from '#shared/content-types/index.ts';
import { hidden } from '#shared/fields/visibility.ts';
import { HelpBox } from '#web/ui/help-box.tsx';
import { WithWarning } from '../inputs/destinations/lead-note.tsx';
import { orNothing } from '../lists/cells.tsx';
import { useDensity } from '../lists/density.tsx';
import { ListFrame, useArranging } from '../lists/list-frame.tsx';
import { AddButton } from '../lists/list-head.tsx';
import { StatusButton } from '../lists/status-button.tsx';
import type { Cells } from '../lists/use-columns.tsx';
import { useList, useListState } from '../lists/use-list.ts';
import { useSaved } from '../lists/use-saved.ts';
import { hideText } from '../work/records/moments.ts';
import { textOf } from '../work/records/record.ts';
import { useAnswer } from '../work/use-answer.ts';
import { callApi } from '../session/client.ts';
import { leadOfEntry } from './menu-leads.ts';
import styles from './menu-list.module.css';
import { possibleParents } from './menu-parents.ts';
import { type MenuRow, menuRows } from './menu-rows.ts';

const help = (
  <HelpBox title="Cẩn thận khi đổi URL">
    <p>
      Thay đổi URL của menu ảnh hưởng đến cả hệ thống: đường dẫn cũ đã chia sẻ hoặc đang được liên kết có thể không còn mở được.
    </p>
  </HelpBox>
);

/** Once in a while: the list itself does not bring it along. */
const Arrange = lazy(async () => ({ default: (await import('../lists/arrange.tsx')).Arrange }));

/** Stands for the level that hangs on no record. */
const top = 0;

const cells: Cells<MenuRow> = {
  title: titleCell,
  parent_id: ({ parentTitle }) => orNothing(parentTitle),
  url: (row) => (
    <WithWarning address={leadOfEntry(row)} isUnsaid={textOf(row, 'url') === ''}>
      <span className="quiet-xs breaks">{orNothing(textOf(row, 'url'))}</span>
    </WithWarning>
  ),
};

/** The list has no column of it. */
const statusButton = (row: MenuRow) => (
  <StatusButton description={menu} row={row}>
    {row['status'] === hidden ? 'Ẩn' : 'Hiển thị'}
  </StatusButton>
);

/** The whole tree on one screen: a menu is short, and its order is what one looks for. */
export function MenuList() {
  const { state, change } = useListState(menu);
  const list = useList(menu, state.filters);
  const saved = useSaved(menu, state, change);
  // Where they cannot be had, none are shown.
  const { data: drafts = [] } = useAnswer(['drafts'], (signal) => callApi('GET /admin/drafts', { signal }));
  const drafted = new Set(drafts.flatMap(({ resource, id }) => (resource === menu.path ? [id] : [])));
  const rows = menuRows(list.rows).map((row): MenuRow => ({ ...row, has_draft: drafted.has(row.id) }));
  const levels = [
    { id: top, name: 'Cấp đầu tiên', items: rows.filter(({ depth, parentTitle }) => depth === 0 && parentTitle === '') },
    ...rows.flatMap(({ id, title }) => {
      const items = rows.filter((row) => row['parent_id'] === id && row.depth === 1);
      return items.length > 1 ? [{ id, name: `Trong “${String(title)}”`, items }] : [];
    }),
  ];
  // What a filter leaves out has a place in the order too.
  const isWhole = Object.values(state.filters).every((value) => value === '');
  const density = useDensity();
  const { siblings, begin, onClose } = useArranging<number>();
  const level = levels.find(({ id }) => id === siblings);
  return (
    <ListFrame
      {...{ description: menu, state, change, saved, list, rows, cells, help, density }}
      total={rows.length}
      inActions={statusButton}
      add={<AddButton description={menu} />}
      places={possibleParents}
      arrangeWay={
        isWhole ? (
          <NativeSelect
            aria-label="Xếp lại thứ tự"
            data-arrange
            value=""
            data={[
              { value: '', label: 'Xếp lại thứ tự …' },
              ...levels.map(({ id, name }) => ({ value: String(id), label: name })),
            ]}
            onChange={({ currentTarget }) => currentTarget.value !== '' && begin(Number(currentTarget.value))}
          />
        ) : (
          <p>Bỏ bộ lọc để xếp lại thứ tự</p>
        )
      }
      arranged={
        level === undefined ? null : <Arrange description={menu} rows={level.items} density={density.density} onClose={onClose} />
      }
    />
  );
}

function titleCell(row: MenuRow) {
  const { title, status, depth } = row;
  const until = hideText(row, status !== hidden);
  return (
    <span className={`inline-2 baseline ${styles['title']}`} data-depth={depth} data-hidden={status === 0 || undefined}>
      {depth > 0 && (
        <svg className={styles['arrow']} viewBox="0 0 16 14" aria-hidden="true" focusable="false">
          <path d="M2 0V8H13M9 4 13 8 9 12" />
        </svg>
      )}
      {String(title)}
      {status === 0 && <span className="quiet tag">Ẩn</span>}
      {until !== null && <span className="quiet tag">{until}</span>}
    </span>
  );
}
