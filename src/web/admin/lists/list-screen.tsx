import { Button, NativeSelect } from '@mantine/core';
import { type ComponentType, lazy, type ReactNode, Suspense, useCallback, useEffect, useRef, useState } from 'react';
import { Link } from 'react-router';
import { adminImportPath } from '#shared/admin-paths.ts';
import type { Description } from '#shared/content-types/description.ts';
import type { ListMeta } from '#shared/answers/wire.ts';
import { pageSizes } from '#shared/paging/page-sizes.ts';
import { hasSheet } from '#shared/sheets/sheet-paths.ts';
import { nounTexts } from '#shared/texts.ts';
import { Pager } from '#web/ui/pager.tsx';
import { newPath } from '../work/records/new-path.ts';
import { type AdminRow, titleOf } from '../work/records/record.ts';
import type { Query } from '#web/api.ts';
import { ArrangeWay, wayToArrange } from './arrange-way.tsx';
import { ChooseBox } from './choose-box.tsx';
import { ChosenActions } from './chosen-actions.tsx';
import { importedLately } from '../work/records/list-address.ts';
import { DensityChoice } from './density-choice.tsx';
import { ExportWay } from './export-way.tsx';
import { ListFilters } from './list-filters-bar.tsx';
import { AddButton, ListHead } from './list-head.tsx';
import { NoRecords, notLoaded } from './no-records.tsx';
import { ListTools } from './list-tools.tsx';
import { Listed } from './listed.tsx';
import { type ListChange, type ListState, withSort } from './list-state.ts';
import styles from './list.module.css';
import { SavedNote } from './saved-note.tsx';
import { type Cells, useColumns } from './use-columns.tsx';
import { useChosen } from './use-chosen.ts';
import { useDensity } from './use-density.ts';
import { useList, useListState } from './use-list.ts';
import { useSaved, useScrolledBack } from './use-saved.ts';

/** Once in a while: the list itself does not bring it along. */
const ArrangeSiblings = lazy(async () => ({ default: (await import('./arrange.tsx')).ArrangeSiblings }));

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
  const saved = useSaved(description, state, change);
  const list = useList(description, saved.query, { state, change });
  const { rows, meta, loading } = list;
  useEffect(() => saved.follow({ rows, meta, loading: loading || meta === undefined }));
  useScrolledBack(rows.length > 0);
  const [imported] = useState(() => importedLately(description.path));
  const { listTitle } = nounTexts(description.noun);
  const add = <AddButton description={description} to={newPath(description, state.filters)} />;
  const density = useDensity();
  const named = (row: AdminRow) => ({ id: row.id, name: titleOf(description, row) });
  const chosen = useChosen(rows.map(named), state.filters);
  const { choice } = chosen;
  const total = meta?.total ?? 0;
  const chooseBox = (row: AdminRow) => <ChooseBox chosen={chosen} row={named(row)} />;
  const columns = useColumns(description, slots.cells, { lead: chooseBox });

  const [arranged, setArranged] = useState<Query | null>(null);
  const arrangeButton = useRef<HTMLButtonElement>(null);
  const stopArranging = useCallback(() => setArranged(null), []);
  // The button that began it is there again, and has the focus.
  const wasArranged = useRef(false);
  useEffect(() => {
    if (arranged === null && wasArranged.current) arrangeButton.current?.focus();
    wasArranged.current = arranged !== null;
  }, [arranged]);
  if (arranged !== null) {
    return (
      <>
        <ListHead title={listTitle} help={slots.help}>
          {add}
        </ListHead>
        <div className="stack">
          <Suspense fallback={null}>
            <ArrangeSiblings description={description} parent={arranged} density={density.density} onClose={stopArranging} />
          </Suspense>
        </div>
      </>
    );
  }

  return (
    <>
      <ListHead title={listTitle} help={slots.help}>
        {hasSheet(description) && (
          <>
            <ExportWay description={description} state={state} total={meta?.total} />
            <Button component={Link} variant="default" to={adminImportPath(description.path)}>
              Nhập từ Excel/CSV
            </Button>
          </>
        )}
        {add}
      </ListHead>
      <ListFilters description={description} state={state} change={change} />
      {saved.dropped && <SavedNote {...saved.dropped} />}
      <div className="stack">
        <ListTools
          chosen={chosen}
          rows={rows.length}
          total={total}
          actions={
            <ChosenActions
              description={description}
              choice={choice}
              which={choice.all ? { filters: state.filters, count: total } : { ids: [...choice.some.keys()] }}
              count={choice.all ? total : choice.some.size}
              onDone={chosen.clear}
            />
          }
        >
          <ArrangeWay way={wayToArrange(description, state)} button={arrangeButton} onArrange={setArranged} />
          <DensityChoice {...density} />
        </ListTools>
        <Listed
          caption={listTitle}
          columns={columns}
          of={list}
          rowKey={(row) => row.id}
          sort={{ by: state.sortBy, descending: state.descending }}
          onSort={(column) => change(withSort(state, column))}
          rowState={({ id }) => ({ chosen: chosen.has(id), marked: saved.isMarked(id) || imported.has(id) })}
          density={density.density}
          {...notLoaded}
          empty={<NoRecords description={description} state={state} change={change} />}
        />
        <ListFoot meta={meta} state={state} change={change} />
      </div>
    </>
  );
}

type FootProps = { meta: ListMeta | undefined; state: ListState; change: ListChange };

function ListFoot({ meta, state, change }: FootProps) {
  return (
    <footer className={`row-3-6 apart ${styles['foot']}`}>
      <div className={`row figures ${styles['counts']}`}>
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
