import { useQuery } from '@tanstack/react-query';
import { type KeyboardEvent, useEffect, useLayoutEffect, useRef, useState } from 'react';
import type { Description } from '#shared/content-types/description.ts';
import { texts } from '#shared/texts.ts';
import type { Query } from '#web/api.ts';
import { type Column, DataTable } from '#web/ui/data-table.tsx';
import { Icon } from '#web/ui/icon.tsx';
import { tableRows, useDrag } from '#web/ui/use-drag.ts';
import { callApi } from '../session/client.ts';
import { useLeaving } from '../session/use-leaving.ts';
import { useFailureToast } from '../session/notify.ts';
import { type AdminRow, titleOf } from '../work/records/record.ts';
import { columnOf } from './cells.tsx';
import choosing from './choosing.module.css';
import styles from './arrange.module.css';
import { counted } from './list-texts.ts';
import { dropBeside, moveInOrder } from './move-in-order.ts';
import { useBatch } from './use-batch.ts';

/** Records that can be put in order on one screen. */
const most = 500;
const perPage = 100;

type SiblingsProps = {
  description: Description;
  /** What they belong to: a parent's field and its id; nothing where all records are siblings. */
  parent: Query;
  density: 'compact' | undefined;
  onClose: () => void;
};

/** All records that stand beside each other, whatever else the list is narrowed by: an order of some would not be one. */
export function ArrangeSiblings({ description, parent, density, onClose }: SiblingsProps) {
  const { data, error } = useQuery({
    queryKey: ['arrange', description.path, parent],
    queryFn: ({ signal }) => readAll(description, parent, signal),
    // What is being put in order must not change by itself.
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: 0,
  });
  useFailureToast(error, texts.somethingWrong);
  useEffect(() => {
    if (error) onClose();
  }, [error, onClose]);
  if (data === undefined) return <p role="status">{texts.loadingData}</p>;
  return <Arrange description={description} rows={data.rows} isAll={data.isAll} density={density} onClose={onClose} />;
}

async function readAll({ path }: Description, parent: Query, signal: AbortSignal): Promise<{ rows: AdminRow[]; isAll: boolean }> {
  const rows: AdminRow[] = [];
  for (let page = 1; rows.length < most; page += 1) {
    const query = { ...parent, sort_by: 'order', sort_order: 'asc', per_page: perPage, page };
    const { data, meta } = await callApi('GET /admin/:resource/all', { at: { resource: path }, query, signal });
    rows.push(...data);
    if (data.length === 0 || page >= (meta?.last_page ?? 1)) return { rows, isAll: true };
  }
  return { rows, isAll: false };
}

type Props = {
  description: Description;
  rows: readonly AdminRow[];
  /** False where there are more than can be put in order at once. */
  isAll?: boolean;
  density: 'compact' | undefined;
  onClose: () => void;
};

/** Puts records in order: several moves by dragging, keys or typed places, then one save, which is undone in one. */
export function Arrange({ description, rows, isAll = true, density, onClose }: Props) {
  const first = rows.map(({ id }) => id);
  const [ids, setIds] = useState<readonly number[]>(first);
  const [busy, setBusy] = useState(false);
  const [said, setSaid] = useState('');
  const [trouble, setTrouble] = useState<string | null>(null);
  const { run } = useBatch(description);
  const byId = new Map(rows.map((row) => [row.id, row]));
  const ordered = ids.flatMap((id) => byId.get(id) ?? []);
  const moved = ids.filter((id, place) => first[place] !== id).length;
  useLeaving(moved > 0, 'Thứ tự mới chưa được lưu. Nếu rời trang, nó sẽ mất.');
  const nameOf = (id: number) => titleOf(description, byId.get(id) ?? { id });

  const put = (id: number, next: readonly number[]) => {
    setIds(next);
    setSaid(`“${nameOf(id)}” ở chỗ ${next.indexOf(id) + 1} trên ${next.length}.`);
  };
  const moveTo = (id: number, place: number) => put(id, moveInOrder(ids, id, place));
  const drag = useDrag((id, drop) => put(id, dropBeside(ids, id, drop)), tableRows);

  // A row that moves in the document takes the focus away from the button that moved it.
  const table = useRef<HTMLDivElement>(null);
  const focused = useRef<{ id: number; what: string } | null>(null);
  useLayoutEffect(() => {
    const target = focused.current;
    focused.current = null;
    if (target === null) return;
    table.current?.querySelector<HTMLElement>(`tr[data-row="${target.id}"] [data-move="${target.what}"]`)?.focus();
  }, [ids]);
  /** `focus`: what has the focus then; null where that is outside of the rows. */
  const moveFrom = (focus: Element | null, id: number, place: number) => {
    const what = focus?.getAttribute('data-move');
    const row = focus?.closest('tr')?.dataset['row'];
    focused.current = what == null || row === undefined ? null : { id: Number(row), what };
    moveTo(id, place);
  };
  const heading = useRef<HTMLParagraphElement>(null);
  useEffect(() => heading.current?.focus({ preventScroll: true }), []);

  const save = async () => {
    setBusy(true);
    setTrouble(null);
    const refused = await run({ action: 'order' }, { ids }, { said: () => `Đã xếp lại thứ tự ${description.noun}.` });
    setBusy(false);
    if (refused === null) onClose();
    else setTrouble(refused.message);
  };

  const onKey = (event: KeyboardEvent<HTMLElement>, id: number) => {
    const place = ids.indexOf(id);
    const to = { ArrowUp: place - 1, ArrowDown: place + 1, Home: 0, End: ids.length - 1 }[event.key];
    if (to === undefined) return;
    event.preventDefault();
    moveFrom(event.currentTarget, id, to);
  };
  const picture = description.list.columns.find((key) => description.fields[key]?.kind === 'image');
  const placeCell = ({ id }: AdminRow) => (
    <span className="inline-2">
      <button
        type="button"
        className={`quiet ${styles['handle']}`}
        data-move="handle"
        aria-label={`Kéo ${nameOf(id)}`}
        aria-description="Mũi tên lên, xuống để chuyển một chỗ; Home, End để lên đầu, xuống cuối"
        onPointerDown={(event) => drag.start(event, id)}
        onKeyDown={(event) => onKey(event, id)}
      >
        <Icon name="menu" />
      </button>
      <PlaceInput name={nameOf(id)} place={ids.indexOf(id)} onMove={(place, focus) => moveFrom(focus, id, place)} />
    </span>
  );
  const moveButton = (what: string, label: string, id: number, to: number) => (
    <button
      type="button"
      className={styles['move']}
      data-move={what}
      aria-description={nameOf(id)}
      aria-disabled={to < 0 || to >= ids.length || to === ids.indexOf(id) || undefined}
      onClick={({ currentTarget }) => moveFrom(currentTarget, id, to)}
    >
      {label}
    </button>
  );
  const moveCell = ({ id }: AdminRow) => (
    <span className={`line-1 ${styles['moves']}`}>
      {moveButton('first', 'Lên đầu', id, 0)}
      {moveButton('up', 'Lên', id, ids.indexOf(id) - 1)}
      {moveButton('down', 'Xuống', id, ids.indexOf(id) + 1)}
      {moveButton('last', 'Xuống cuối', id, ids.length - 1)}
    </span>
  );
  const nameCell = (row: AdminRow) => titleOf(description, row);
  const columns: Column<AdminRow>[] = [
    { key: 'place', label: 'Chỗ', cell: placeCell },
    ...(picture === undefined ? [] : [columnOf(description, picture)]),
    { ...columnOf(description, description.title), sortable: false, cell: nameCell },
    ...(description.fields['status'] ? [{ ...columnOf(description, 'status'), sortable: false }] : []),
    { key: 'move', label: 'Chuyển', role: 'actions', cell: moveCell },
  ];

  return (
    <>
      <div className={`line-4 ${choosing['tools']} ${styles['bar']}`} role="group" aria-label="Xếp lại thứ tự">
        <p ref={heading} tabIndex={-1} className={`strong figures one-line ${choosing['count']}`}>
          Xếp lại {counted(description, rows.length)}
        </p>
        <p className={`quiet-xs ${styles['state']}`}>
          {isAll
            ? moved === 0
              ? 'Kéo tay nắm, gõ số chỗ, hoặc dùng các nút.'
              : `${moved} dòng sẽ đổi chỗ.`
            : `Chỉ xếp được ${most} bản ghi đầu tiên.`}
        </p>
        <button
          type="button"
          className={`inline one-line rigid ${choosing['command']}`}
          data-primary
          disabled={busy}
          onClick={() => (moved === 0 ? onClose() : void save())}
        >
          {busy ? 'Đang lưu...' : 'Lưu thứ tự'}
        </button>
        <button type="button" className={`inline one-line rigid ${choosing['command']}`} disabled={busy} onClick={onClose}>
          Bỏ
        </button>
      </div>
      {trouble !== null && (
        <p role="alert" className="trouble">
          {trouble}
        </p>
      )}
      <p className="visually-hidden" role="status">
        {said}
      </p>
      <div ref={table} className={styles['table']} data-dragging={drag.held !== null || undefined} inert={busy}>
        <DataTable
          caption={`Thứ tự ${description.noun}`}
          columns={columns}
          rows={ordered}
          rowKey={({ id }) => id}
          loading={false}
          density={density}
          rowState={({ id }) => ({
            held: drag.held?.id === id,
            drop: drag.held?.drop?.id === id ? drag.held.drop.side : null,
          })}
        />
      </div>
    </>
  );
}

type PlaceProps = {
  name: string;
  place: number;
  /** `focus`: what has the focus then. */
  onMove: (place: number, focus: Element | null) => void;
};

/** The place of a row as a number one can type; it moves when one leaves the input or presses Enter. */
function PlaceInput({ name, place, onMove }: PlaceProps) {
  const [typed, setTyped] = useState<string | null>(null);
  const go = (focus: EventTarget | null) => {
    const wanted = Number.parseInt(typed ?? '', 10);
    setTyped(null);
    if (Number.isInteger(wanted) && wanted !== place + 1) onMove(wanted - 1, focus instanceof Element ? focus : null);
  };
  return (
    <input
      className={styles['number']}
      data-move="place"
      inputMode="numeric"
      autoComplete="off"
      aria-label={`Chỗ của ${name}`}
      value={typed ?? String(place + 1)}
      onFocus={({ currentTarget }) => currentTarget.select()}
      onChange={({ currentTarget }) => setTyped(currentTarget.value)}
      onBlur={({ relatedTarget }) => go(relatedTarget)}
      onKeyDown={({ key, currentTarget }) => {
        if (key === 'Enter') go(currentTarget);
        if (key === 'Escape') setTyped(null);
      }}
    />
  );
}
