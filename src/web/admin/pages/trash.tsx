import { type SyntheticEvent, useEffect, useMemo, useState } from 'react';
import { Link } from 'react-router';
import { Button } from '@mantine/core';
import type { TrashedRecord } from '#shared/answers/journal.ts';
import type { Description } from '#shared/content-types/description.ts';
import { descriptions } from '#shared/content-types/index.ts';
import { adminHistoryPath } from '#shared/admin-paths.ts';
import { viDate, viDateTime } from '#shared/formats/vi-date.ts';
import { quoted } from '#shared/text/quoted.ts';
import { capital } from '#shared/texts.ts';
import { useAsk } from '#web/ui/ask.tsx';
import type { Column } from '#web/ui/data-table.tsx';
import { SecondaryButton } from '#web/ui/buttons.tsx';
import { Answers, Dialog } from '#web/ui/dialog.tsx';
import { callApi } from '../session/client.ts';
import { doerName } from '../work/records/change-texts.ts';
import cells from '../lists/cells.module.css';
import { Choice, Filters } from '../lists/filters.tsx';
import { Listed } from '../lists/listed.tsx';
import { purgeQuestion } from '../work/purge.ts';
import { findDescription } from '../work/records/description.ts';
import { EmptyState } from '../screens/empty-state.tsx';
import { Older } from '../screens/older.tsx';
import { ScreenHead } from '../screens/screen-head.tsx';
import { bySchema, useAddressState } from '../screens/use-address-state.ts';
import { useOlderListing } from '../work/use-older-listing.ts';
import { useSession } from '../session/session.tsx';
import { type Instead, useRestore } from '../features/trash/use-restore.ts';
import { useWrite } from '../work/use-write.ts';
import { formSlotsOf } from '../content-types/index.ts';
import type { FormFacts } from '../inputs/form-slots.ts';
import { reference, type ReferenceValue } from '../inputs/reference.tsx';
import type { MissingReference } from '../features/trash/missing-references.ts';

type RestoreQuestion = { description: Description; row: TrashedRecord; missing: readonly MissingReference[] };

type Props = {
  asked: RestoreQuestion;
  opened: boolean;
  onClose: () => void;
  /** It has faded out. */
  onClosed: () => void;
  onChosen: (instead: Instead) => Promise<void>;
};

const nobody: ReferenceValue = { id: null, name: '', within: null };

/** Lets the editor choose what a record hangs on from now on, where what it hung on is gone for good. */
function RestoreDialog({ asked: { description, row, missing }, opened, onClose, onClosed, onChosen }: Props) {
  const [chosen, setChosen] = useState<Readonly<Record<string, ReferenceValue>>>({});
  const [tried, setTried] = useState(false);
  const [busy, setBusy] = useState(false);
  const facts = useMemo<FormFacts>(
    () => ({ description, record: null, slots: formSlotsOf(description), nameNow: () => row.title ?? '' }),
    [description, row],
  );

  const send = async (event: SyntheticEvent) => {
    event.preventDefault();
    setTried(true);
    const ids = missing.flatMap(({ name }): [string, number][] => {
      const id = chosen[name]?.id ?? null;
      return id === null ? [] : [[name, id]];
    });
    if (ids.length < missing.length) return;
    setBusy(true);
    await onChosen(Object.fromEntries(ids));
    setBusy(false);
  };

  return (
    <Dialog
      opened={opened}
      onClose={() => !busy && onClose()}
      onExitTransitionEnd={onClosed}
      title={`Khôi phục ${description.noun} ${quoted(row.title ?? '')}`}
    >
      <form className="stack-4" noValidate onSubmit={(event) => void send(event)}>
        {missing.map(({ name, field, message }) => (
          <div key={name} className="stack-4">
            <p>{message}</p>
            <reference.Input
              name={name}
              field={field}
              value={chosen[name] ?? nobody}
              onChange={(change) =>
                setChosen((before) => ({
                  ...before,
                  [name]: typeof change === 'function' ? change(before[name] ?? nobody) : change,
                }))
              }
              faults={
                tried && (chosen[name]?.id ?? null) === null ? { '': `Vui lòng chọn ${field.label.toLocaleLowerCase('vi')}` } : {}
              }
              required
              form={facts}
            />
          </div>
        ))}
        <Answers>
          <SecondaryButton disabled={busy} onClick={onClose}>
            Hủy
          </SecondaryButton>
          <Button type="submit" loading={busy}>
            Khôi phục
          </Button>
        </Answers>
      </form>
    </Dialog>
  );
}

const title = 'Thùng rác';

type Row = TrashedRecord & { description: Description };

const nameOf = (row: TrashedRecord) => row.title ?? `số ${row.id}`;

const parameters = bySchema({ loai: (text) => findDescription(text ?? undefined)?.path ?? null });

export default function Trash() {
  const [{ loai: resource }, change] = useAddressState(parameters);
  const { admin } = useSession();
  const { rows, older, ...trash } = useOlderListing({
    key: ['trash', resource],
    read: (before: number | null, signal) => callApi('GET /admin/trash', { query: { resource, before }, signal }),
    failed: 'Lấy thùng rác thất bại!',
  });
  const known = rows.flatMap((row): Row[] => {
    const description = findDescription(row.resource);
    return description ? [{ ...row, description }] : [];
  });
  useEffect(findFocus, [rows]);

  const restoring = useRestoring();
  const purge = usePurge();
  const columns = columnsOf({ restore: restoring.start, purge: admin?.role === 'admin' ? purge : null });

  return (
    <>
      <ScreenHead title={title} intro="Những gì đã xóa nằm ở đây một thời gian rồi mới mất hẳn. Khách không thấy chúng." />
      <Filters label="Lọc thùng rác">
        <Choice
          label="Loại nội dung"
          all="Tất cả các loại"
          value={resource}
          choices={descriptions.map(({ path, noun }) => ({ value: path, label: capital(noun) }))}
          onChange={(loai) => change({ loai })}
        />
      </Filters>
      <div className="stack">
        <Listed
          caption={title}
          columns={columns}
          of={{ ...trash, rows: known }}
          rowKey={({ seq }) => seq}
          failed="Chưa tải được thùng rác"
          empty={
            <EmptyState title={resource === null ? 'Thùng rác trống' : 'Không có gì thuộc loại này'}>
              <p>Mọi thứ vẫn ở đúng chỗ. Khi bạn lỡ tay xóa, hãy vào đây lấy lại.</p>
            </EmptyState>
          }
        />
        <Older {...older} />
      </div>
      {restoring.dialog}
    </>
  );
}

type Actions = { restore: (row: Row) => void; purge: ((row: Row) => void) | null };

const columnsOf = ({ restore, purge }: Actions): Column<Row>[] => [
  {
    key: 'title',
    label: 'Tên',
    role: 'title',
    cell: (row) => <Link to={adminHistoryPath(row.resource, row.id)}>{nameOf(row)}</Link>,
  },
  { key: 'resource', label: 'Loại', cell: ({ description }) => <span className="one-line">{capital(description.noun)}</span> },
  { key: 'by', label: 'Người xóa', cell: ({ by }) => doerName(by) },
  { key: 'at', label: 'Xóa lúc', cell: ({ at }) => <time dateTime={at}>{viDateTime(at)}</time> },
  { key: 'gone_at', label: 'Xóa hẳn sau', cell: ({ gone_at: gone }) => <time dateTime={gone}>{viDate(gone)}</time> },
  {
    key: 'actions',
    label: 'Thao tác',
    role: 'actions',
    cell: (row) => (
      <span className="line-1">
        <button type="button" className={cells['action']} aria-description={nameOf(row)} onClick={() => restore(row)}>
          Khôi phục
        </button>
        {purge && (
          <button type="button" className={cells['action']} data-danger aria-description={nameOf(row)} onClick={() => purge(row)}>
            Xóa vĩnh viễn
          </button>
        )}
      </span>
    ),
  },
];

/** A restore begins without a question; it asks only where something has to be chosen. */
function useRestoring() {
  const restore = useRestore();
  const [asked, setAsked] = useState<RestoreQuestion | null>(null);
  const [opened, setOpened] = useState(false);
  const run = async (row: Row, instead?: Instead) => {
    const { description } = row;
    const missing = await restore(description, row, instead);
    if (missing !== null) setAsked({ description, row, missing });
    setOpened(missing !== null);
  };
  const dialog = asked && (
    <RestoreDialog
      key={asked.row.seq}
      asked={asked}
      opened={opened}
      onClose={() => setOpened(false)}
      onClosed={findFocus}
      onChosen={(instead) => run({ ...asked.row, description: asked.description }, instead)}
    />
  );
  return { start: (row: Row) => void run(row), dialog };
}

function usePurge() {
  const ask = useAsk();
  const { write } = useWrite();
  return (row: Row) => {
    const { resource, id, description } = row;
    const run = () =>
      write({
        call: () => callApi('DELETE /admin/trash/:resource/:id', { at: { resource, id } }),
        failed: 'Xóa vĩnh viễn thất bại!',
      });
    const what = `${quoted(nameOf(row))} sẽ được xóa khỏi thùng rác cùng lịch sử và ảnh của nó. Sau bước này không ai lấy lại được nữa. Nếu chưa chắc, bạn cứ để trong thùng rác: nó không hiện với khách.`;
    void ask(purgeQuestion(description.noun, what, run));
  };
}

/** With a row goes the button that had the focus. */
function findFocus(): void {
  if (document.activeElement === null || document.activeElement === document.body) document.querySelector('h1')?.focus();
}
