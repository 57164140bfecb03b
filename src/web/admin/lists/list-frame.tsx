import { type ComponentProps, type ReactNode, Suspense, useCallback, useEffect, useRef, useState } from 'react';
import { useQuery } from '@tanstack/react-query';
import type { ListMeta } from '#shared/answers/wire.ts';
import type { Description } from '#shared/content-types/description.ts';
import { nounTexts, texts } from '#shared/texts.ts';
import { SecondaryButton, SmallButton } from '#web/ui/buttons.tsx';
import type { Listing } from '../work/use-listing.ts';
import { importedLately } from '../work/records/list-address.ts';
import { type AdminRow, titleOf } from '../work/records/record.ts';
import styles from './choosing.module.css';
import { ChosenActions, type Copies } from './chosen-actions.tsx';
import { DensityChoice, type useDensity } from './density.tsx';
import { ListFilters } from './list-filters-bar.tsx';
import { AddButton, ListHead } from './list-head.tsx';
import { type ListChange, type ListState, widestFilters } from './list-state.ts';
import { Listed } from './listed.tsx';
import type { Places } from './move-dialog.tsx';
import { ChooseBox, ListTools } from './choosing.tsx';
import { useChosen } from './use-chosen.ts';
import { type Cells, useColumns } from './use-columns.tsx';
import { type useSaved, useScrolledBack } from './use-saved.ts';
import { callApi } from '../session/client.ts';
import { EmptyState } from '../screens/empty-state.tsx';

/** What `Listed` says where the rows did not arrive. */
const notLoaded = { failed: 'Chưa tải được dữ liệu', hint: 'Danh sách chưa lấy được từ máy chủ.' };

type GivenProps = { description: Description; state: ListState; change: ListChange };

/** What stands in for the rows of a list: nothing there yet, or nothing that fits. */
function NoRecords({ description, state, change }: GivenProps) {
  const isNarrow = Object.values(state.filters).some((value) => value !== '');
  const there = useTotal(description, isNarrow);
  const fitsNot = isNarrow && there !== 0;
  return (
    <EmptyState title={texts.noData}>
      <p>{fitsNot ? `Không có ${description.noun} nào khớp bộ lọc.` : `Hãy thêm ${description.noun} đầu tiên.`}</p>
      {fitsNot ? (
        <SecondaryButton onClick={() => change({ filters: widestFilters(state) })}>Bỏ bộ lọc</SecondaryButton>
      ) : (
        <AddButton description={description} />
      )}
    </EmptyState>
  );
}

/** How many records there are whatever the filters, some of which a list has by itself; undefined until that is known. */
function useTotal(description: Description, enabled: boolean): number | undefined {
  const { data } = useQuery({
    queryKey: ['total', description.path],
    queryFn: async ({ signal }) =>
      (await callApi('GET /admin/:resource/all', { at: { resource: description.path }, query: { page: 1, per_page: 1 }, signal }))
        .meta.total,
    enabled,
  });
  return data;
}

type Props<Row extends AdminRow> = {
  description: Description;
  state: ListState;
  change: ListChange;
  saved: ReturnType<typeof useSaved>;
  list: Listing<AdminRow> & { meta: ListMeta | undefined };
  /** Those of the list, as they are shown. */
  rows: readonly Row[];
  /** How many there are on all pages. */
  total: number;
  cells?: Cells<Row> | undefined;
  inActions?: ((row: Row) => ReactNode) | undefined;
  /** Absent where rows have one order alone. */
  sorting?: Pick<ComponentProps<typeof Listed<Row>>, 'sort' | 'onSort'>;
  help: ReactNode;
  add: ReactNode;
  /** What else can be done with the list as a whole. */
  ways?: ReactNode;
  places?: Places;
  copies?: Copies | undefined;
  density: ReturnType<typeof useDensity>;
  /** What leads to putting siblings in order has `data-arrange`; where there is no way, it says why. */
  arrangeWay: ReactNode;
  /** The siblings while they are being put in order. */
  arranged: ReactNode;
  foot?: ReactNode;
};

/** Which siblings are being put in order, in place of the rows of their list. */
export function useArranging<Siblings>() {
  const [siblings, begin] = useState<Siblings | null>(null);
  const onClose = useCallback(() => begin(null), []);
  // What began it is there again, and has the focus.
  const wasArranged = useRef(false);
  useEffect(() => {
    if (siblings === null && wasArranged.current) document.querySelector<HTMLElement>('[data-arrange]')?.focus();
    wasArranged.current = siblings !== null;
  }, [siblings]);
  return { siblings, begin, onClose };
}

/** What every list of records is: filters, what can be done to what is chosen, the rows; or its order, while that is changed. */
export function ListFrame<Row extends AdminRow>(props: Props<Row>) {
  const { description, state, change, saved, list, rows, total, density } = props;
  const { meta, loading } = list;
  useEffect(() => saved.follow({ rows, meta, loading: loading || meta === undefined }));
  useScrolledBack(rows.length > 0);
  const [imported] = useState(() => importedLately(description.path));
  const named = (row: Row) => ({ id: row.id, name: titleOf(description, row) });
  const chosen = useChosen(rows.map(named), state.filters);
  const { choice } = chosen;
  const shown = rows.filter(({ id }) => choice.some.has(id));
  const lead = (row: Row) => <ChooseBox chosen={chosen} row={named(row)} />;
  const columns = useColumns(description, props.cells, { lead, inActions: props.inActions });
  const { listTitle } = nounTexts(description.noun);

  if (props.arranged !== null) {
    return (
      <>
        <ListHead title={listTitle} help={props.help}>
          {props.add}
        </ListHead>
        <div className="stack">
          <Suspense fallback={null}>{props.arranged}</Suspense>
        </div>
      </>
    );
  }

  return (
    <>
      <ListHead title={listTitle} help={props.help}>
        {props.ways}
        {props.add}
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
              places={props.places}
              copies={props.copies}
              known={!choice.all && shown.length === choice.some.size ? shown : [state.filters]}
            />
          }
        >
          {props.arrangeWay}
          <DensityChoice {...density} />
        </ListTools>
        <Listed
          caption={listTitle}
          columns={columns}
          of={{ ...list, rows }}
          rowKey={({ id }) => id}
          {...props.sorting}
          rowState={({ id }) => ({ chosen: chosen.has(id), marked: saved.isMarked(id) || imported.has(id) })}
          density={density.density}
          {...notLoaded}
          empty={<NoRecords description={description} state={state} change={change} />}
        />
        {props.foot}
      </div>
    </>
  );
}

/** Says that filters were dropped so that what was saved is among the rows. */
const SavedNote = ({ title, restore }: { title: string; restore: () => void }) => (
  <div className={`row-2-4 noted ${styles['saved']}`} role="status">
    <p>Đã lưu “{title}”. Danh sách đã bỏ bộ lọc để hiện mục này.</p>
    <SmallButton onClick={restore}>Lọc lại như trước</SmallButton>
  </div>
);
