import { Button, NativeSelect } from '@mantine/core';
import { type ComponentType, lazy, type ReactNode } from 'react';
import { Link } from 'react-router';
import { adminImportPath } from '#shared/admin-paths.ts';
import type { Description } from '#shared/content-types/description.ts';
import type { ListMeta } from '#shared/answers/wire.ts';
import { parentField } from '#shared/content-types/parent-field.ts';
import { pageSizes } from '#shared/paging/page-sizes.ts';
import { hasSheet } from '#shared/sheets/sheet-paths.ts';
import { Pager } from '#web/ui/pager.tsx';
import { findDescription } from '../work/records/description.ts';
import { newPath } from '../work/records/new-path.ts';
import type { Query } from '#web/api.ts';
import type { AdminRow } from '../work/records/record.ts';
import { ExportWay } from './export-way.tsx';
import type { Copies } from './chosen-actions.tsx';
import choosing from './choosing.module.css';
import { useDensity } from './density.tsx';
import { ListFrame, useArranging } from './list-frame.tsx';
import { AddButton } from './list-head.tsx';
import { type ListChange, type ListState, withSort } from './list-state.ts';
import styles from './list.module.css';
import type { Cells } from './use-columns.tsx';
import { useList, useListState } from './use-list.ts';
import { useSaved } from './use-saved.ts';

/** Once in a while: the list itself does not bring it along. */
const ArrangeSiblings = lazy(async () => ({ default: (await import('./arrange.tsx')).ArrangeSiblings }));

/** Where the list of one content type differs from the others. */
export type ListSlots = {
  cells?: Cells<AdminRow>;
  help?: ReactNode;
  copies?: Copies;
  /** Replaces the whole screen. */
  screen?: ComponentType;
};

/** The list of any content type, as its description tells it. */
export function ListScreen({ description, slots }: { description: Description; slots: ListSlots }) {
  const { state, change } = useListState(description);
  const saved = useSaved(description, state, change);
  const list = useList(description, saved.query, { state, change });
  const { rows, meta } = list;
  const density = useDensity();
  const { siblings, begin, onClose } = useArranging<Query>();
  return (
    <ListFrame
      {...{ description, state, change, saved, list, rows, density }}
      total={meta?.total ?? 0}
      cells={slots.cells}
      help={slots.help}
      copies={slots.copies}
      add={<AddButton description={description} to={newPath(description, state.filters)} />}
      ways={
        hasSheet(description) && (
          <>
            <ExportWay description={description} state={state} total={meta?.total} />
            <Button component={Link} variant="default" to={adminImportPath(description.path)}>
              Nhập từ Excel/CSV
            </Button>
          </>
        )
      }
      sorting={{
        sort: { by: state.sortBy, descending: state.descending },
        onSort: (column) => change(withSort(state, column)),
      }}
      arrangeWay={<ArrangeWay description={description} state={state} onArrange={begin} />}
      arranged={
        siblings && <ArrangeSiblings description={description} parent={siblings} density={density.density} onClose={onClose} />
      }
      foot={<ListFoot meta={meta} state={state} change={change} />}
    />
  );
}

type FootProps = { meta: ListMeta | undefined; state: ListState; change: ListChange };

const ListFoot = ({ meta, state, change }: FootProps) => (
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

type Way = { parent: Query } | { first: string };

/** What the siblings of a list belong to; or what has to be chosen before it has an order that can be changed. */
function wayToArrange(description: Description, { filters, sortBy, descending }: ListState): Way {
  const column = parentField(description);
  const field = column === null ? undefined : description.fields[column];
  const isSorted = sortBy === 'order' && !descending;
  const id = column === null ? undefined : filters[column];
  if (column !== null && !id) {
    const noun = field?.kind === 'reference' ? findDescription(field.to)?.noun : undefined;
    return { first: `Chọn một ${noun ?? 'mục'} và sắp theo Thứ tự để xếp lại` };
  }
  if (!isSorted) return { first: 'Sắp theo Thứ tự để xếp lại' };
  return { parent: column === null ? {} : { [column]: id } };
}

type ArrangeProps = { description: Description; state: ListState; onArrange: (parent: Query) => void };

function ArrangeWay({ description, state, onArrange }: ArrangeProps) {
  const way = wayToArrange(description, state);
  if ('first' in way) return <p className="shrinks">{way.first}</p>;
  return (
    <button
      type="button"
      className={`inline one-line rigid ${choosing['command']}`}
      data-arrange
      onClick={() => onArrange(way.parent)}
    >
      Xếp lại thứ tự
    </button>
  );
}
