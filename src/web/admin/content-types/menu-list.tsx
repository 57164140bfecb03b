import { NativeSelect } from '@mantine/core';
import { lazy, Suspense, useCallback, useEffect, useState } from 'react';
import { nounTexts } from '#shared/texts.ts';
import { menu } from '#shared/content-types/index.ts';
import { hidden } from '#shared/fields/visibility.ts';
import { WithWarning } from '../inputs/destinations/lead-note.tsx';
import { orNothing } from '../lists/cells.tsx';
import { ChooseBox } from '../lists/choose-box.tsx';
import { ChosenActions } from '../lists/chosen-actions.tsx';
import { DensityChoice } from '../lists/density-choice.tsx';
import { ListFilters } from '../lists/list-filters-bar.tsx';
import { AddButton, ListHead } from '../lists/list-head.tsx';
import { Listed } from '../lists/listed.tsx';
import { NoRecords, notLoaded } from '../lists/no-records.tsx';
import { ListTools } from '../lists/list-tools.tsx';
import { SavedNote } from '../lists/saved-note.tsx';
import { useSaved, useScrolledBack } from '../lists/use-saved.ts';
import { StatusButton } from '../lists/status-button.tsx';
import { useChosen } from '../lists/use-chosen.ts';
import { useDensity } from '../lists/use-density.ts';
import { type Cells, useColumns } from '../lists/use-columns.tsx';
import { useList, useListState } from '../lists/use-list.ts';
import { hideText } from '../work/records/moments.ts';
import { textOf, titleOf } from '../work/records/record.ts';
import { useDrafts } from '../work/records/use-drafts.ts';
import { HelpBox } from '#web/ui/help-box.tsx';
import styles from './menu-list.module.css';
import { leadOfEntry } from './menu-leads.ts';
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

const named = (row: MenuRow) => ({ id: row.id, name: titleOf(menu, row) });

/** The whole tree on one screen: a menu is short, and its order is what one looks for. */
export function MenuList() {
  const { state, change } = useListState(menu);
  const list = useList(menu, state.filters);
  const { rows, meta, loading } = list;
  const isThere = meta !== undefined;
  const density = useDensity();
  const tree = menuRows(rows);
  const saved = useSaved(menu, state, change);
  useEffect(() => saved.follow({ rows: tree, loading: loading || !isThere }));
  useScrolledBack(rows.length > 0);
  const chosen = useChosen(tree.map(named), state.filters);
  const { choice } = chosen;
  const chooseBox = (row: MenuRow) => <ChooseBox chosen={chosen} row={named(row)} />;
  // The list has no column of it.
  const statusButton = (row: MenuRow) => (
    <StatusButton description={menu} row={row}>
      {row['status'] === hidden ? 'Ẩn' : 'Hiển thị'}
    </StatusButton>
  );
  const columns = useColumns(menu, cells, { lead: chooseBox, inActions: statusButton });
  const drafted = new Set(useDrafts().flatMap(({ resource, id }) => (resource === menu.path ? [id] : [])));

  const { listTitle } = nounTexts(menu.noun);
  const head = (
    <ListHead title={listTitle} help={help}>
      <AddButton description={menu} />
    </ListHead>
  );
  const [level, setLevel] = useState<number | null>(null);
  const levels = [
    { id: top, name: 'Cấp đầu tiên', items: tree.filter(({ depth, parentTitle }) => depth === 0 && parentTitle === '') },
    ...tree.flatMap(({ id, title }) => {
      const items = tree.filter((row) => row['parent_id'] === id && row.depth === 1);
      return items.length > 1 ? [{ id, name: `Trong “${String(title)}”`, items }] : [];
    }),
  ];
  // What a filter leaves out has a place in the order too.
  const isWhole = Object.values(state.filters).every((value) => value === '');
  const arranged = levels.find(({ id }) => id === level);
  const stopArranging = useCallback(() => setLevel(null), []);
  if (arranged !== undefined) {
    return (
      <>
        {head}
        <div className="stack">
          <Suspense fallback={null}>
            <Arrange description={menu} rows={arranged.items} density={density.density} onClose={stopArranging} />
          </Suspense>
        </div>
      </>
    );
  }

  return (
    <>
      {head}
      <ListFilters description={menu} state={state} change={change} />
      {saved.dropped && <SavedNote {...saved.dropped} />}
      <div className="stack">
        <ListTools
          chosen={chosen}
          rows={tree.length}
          total={tree.length}
          actions={
            <ChosenActions
              description={menu}
              choice={choice}
              which={{ ids: [...choice.some.keys()] }}
              count={choice.some.size}
              onDone={chosen.clear}
              places={possibleParents}
            />
          }
        >
          {isWhole ? (
            <NativeSelect
              aria-label="Xếp lại thứ tự"
              value=""
              data={[
                { value: '', label: 'Xếp lại thứ tự …' },
                ...levels.map(({ id, name }) => ({ value: String(id), label: name })),
              ]}
              onChange={({ currentTarget }) => currentTarget.value !== '' && setLevel(Number(currentTarget.value))}
            />
          ) : (
            <p>Bỏ bộ lọc để xếp lại thứ tự</p>
          )}
          <DensityChoice {...density} />
        </ListTools>
        <Listed
          caption={listTitle}
          columns={columns}
          of={{ ...list, rows: tree.map((row) => ({ ...row, has_draft: drafted.has(row.id) })) }}
          rowKey={({ id }) => id}
          rowState={({ id }) => ({ chosen: chosen.has(id), marked: saved.isMarked(id) })}
          density={density.density}
          {...notLoaded}
          empty={<NoRecords description={menu} state={state} change={change} />}
        />
      </div>
    </>
  );
}

function titleCell(row: MenuRow) {
  const { title, status, depth } = row;
  const until = hideText(row, status !== hidden);
  return (
    <span className={`inline-2 ${styles['title']}`} data-depth={depth} data-hidden={status === 0 || undefined}>
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
