import { useQueryClient } from '@tanstack/react-query';
import { type ReactNode, useRef, useState } from 'react';
import type { Success } from '#shared/answers/wire.ts';
import type { Description } from '#shared/content-types/description.ts';
import { useAsk } from '#web/ui/ask.tsx';
import { isAhead, timeOnDay } from '../work/records/moments.ts';
import { notify } from '../session/notify.ts';
import { type AdminRow, titleOf } from '../work/records/record.ts';
import styles from './cells.module.css';
import { missedText } from '../work/uses/hidden-along.ts';
import { statusWords } from './status-words.ts';
import { useBatch } from './use-batch.ts';
import { listKey } from './use-list.ts';

type Rows = Success<AdminRow[]>;
type Changed = Readonly<Record<string, unknown>>;

/**
 * Switches the status of a record with one press. The row says so at once, and takes it back where the server refuses; it
 * stays in its place even where the filter holds other records, so that the next press meets the row it was meant for.
 */
export function StatusButton({ description, row, children }: { description: Description; row: AdminRow; children: ReactNode }) {
  const queries = useQueryClient();
  const ask = useAsk();
  const { run, hiddenAlong, refresh } = useBatch(description);
  const [busy, setBusy] = useState(false);
  const pressed = useRef(false);
  const words = statusWords(description);
  if (words === null) return children;
  const isOn = row['status'] === words.on;
  const title = titleOf(description, row);

  const moment = row['published_at'];
  const mayWait = !isOn && typeof moment === 'string' && isAhead(moment);

  const write = (changed: Changed) =>
    queries.setQueriesData<Rows>({ queryKey: listKey(description) }, (known) =>
      known === undefined ? known : { ...known, data: known.data.map((each) => withChanged(each, row.id, changed)) },
    );
  const set = async (also: Changed = {}, done = isOn ? words.hidden : words.shown) => {
    const values = { status: isOn ? words.off : words.on, ...also };
    const before = Object.fromEntries(Object.keys(values).map((name) => [name, row[name]]));
    write(values);
    const said = `${done} ${description.noun} “${title}”.`;
    const refused = await run({ action: 'set', values }, { ids: [row.id] }, { said: () => said, quiet: true, refreshes: false });
    if (refused !== null) {
      write(before);
      notify.error(refused.isLost ? 'Chưa rõ trạng thái đã đổi hay chưa.' : 'Chưa đổi được trạng thái.', refused.message);
    }
    // Other lists say what hangs below it; this one would take the row away from where it is pressed.
    await queries.invalidateQueries({ queryKey: listKey(description), refetchType: 'none' });
  };
  /** A draft whose time is ahead may be meant to appear then, or now. */
  const askWhen = (at: string) =>
    void ask({
      title: `Xuất bản ${description.noun} này lúc nào?`,
      text: `“${title}” đang là Nháp, có ngày xuất bản ${timeOnDay(at)}.`,
      answers: [
        { label: 'Hiện ngay', run: () => set({ published_at: null }) },
        { label: 'Hẹn giờ', run: () => set({}, 'Đã hẹn giờ') },
      ],
    });
  const press = async () => {
    if (pressed.current) return;
    if (mayWait) return askWhen(moment);
    pressed.current = true;
    setBusy(true);
    try {
      const missed = isOn ? await hiddenAlong({ ids: [row.id] }) : null;
      if (missed === null || (missed.along.length === 0 && missed.links.length === 0)) await set();
      else
        void ask({
          title: `Ẩn ${description.noun} này?`,
          text: `“${title}”. ${missedText(missed)}`,
          answers: [{ label: words.hide, run: async () => (await set(), refresh()) }],
        });
    } finally {
      pressed.current = false;
      setBusy(false);
    }
  };
  return (
    <button
      type="button"
      className={styles['switch']}
      aria-busy={busy || undefined}
      aria-description={`Nhấn để ${(isOn ? words.hide : words.show).toLocaleLowerCase('vi')} ${title}`}
      onClick={() => void press()}
    >
      {children}
    </button>
  );
}

/** The row, or a row below it, with other values. */
function withChanged(row: AdminRow, id: number, changed: Changed): AdminRow {
  if (row.id === id) return { ...row, ...changed };
  const children: unknown = row['children'];
  if (!Array.isArray(children)) return row;
  return { ...row, children: children.map((child: AdminRow) => withChanged(child, id, changed)) };
}
