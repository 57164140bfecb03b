import { NativeSelect } from '@mantine/core';
import { keepPreviousData, useInfiniteQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { Link, useSearchParams } from 'react-router';
import type { TrashedRecord } from '#shared/answers/journal.ts';
import type { Description } from '#shared/content-types/description.ts';
import { descriptions } from '#shared/content-types/index.ts';
import { adminHistoryPath } from '#shared/admin-paths.ts';
import { viDate, viDateTime } from '#shared/formats/vi-date.ts';
import { quoted } from '#shared/text/quoted.ts';
import { capital } from '#shared/texts.ts';
import { useAsk } from '#web/ui/ask.tsx';
import { type Column, DataTable } from '#web/ui/data-table.tsx';
import { callApi } from '../client.ts';
import { useWrite } from '../use-write.ts';
import { TryAgain } from '../try-again.tsx';
import { Nothing } from '../journal/nothing.tsx';
import { Older } from '../journal/older.tsx';
import { doerName } from '../journal/texts.ts';
import cells from '../lists/cells.module.css';
import listStyles from '../lists/list.module.css';
import { useFailureToast } from '../notify.ts';
import { findDescription } from '../records/description.ts';
import { ScreenTitle } from '../screen-title.tsx';
import { useSession } from '../session.tsx';
import own from '../trash/trash.module.css';
import { purgeQuestion } from '../purge.ts';
import { type Asked, RestoreDialog } from '../trash/restore-dialog.tsx';
import { type Instead, useRestore } from '../trash/use-restore.ts';

const title = 'Thùng rác';

type Row = TrashedRecord & { description: Description };

const nameOf = (row: TrashedRecord) => row.title ?? `số ${row.id}`;

export default function Trash() {
  const [search, setSearch] = useSearchParams();
  const { admin } = useSession();
  const resource = findDescription(search.get('loai') ?? undefined)?.path ?? null;
  const { data, error, isPending, isPlaceholderData, isFetchingNextPage, hasNextPage, fetchNextPage, refetch } = useInfiniteQuery(
    {
      queryKey: ['trash', resource],
      queryFn: ({ pageParam, signal }) => callApi('GET /admin/trash', { query: { resource, before: pageParam }, signal }),
      initialPageParam: null as number | null,
      getNextPageParam: ({ meta }) => meta.next,
      placeholderData: keepPreviousData,
    },
  );
  useFailureToast(error, 'Lấy thùng rác thất bại!');
  const rows = (data?.pages.flatMap((page) => page.data) ?? []).flatMap((row): Row[] => {
    const description = findDescription(row.resource);
    return description ? [{ ...row, description }] : [];
  });

  useEffect(findFocus, [data]);

  const restoring = useRestoring();
  const purge = usePurge();
  const columns = columnsOf({ restore: restoring.start, purge: admin?.role === 'admin' ? purge : null });

  return (
    <>
      <ScreenTitle name={title} />
      <header className="screen-head">
        <h1>{title}</h1>
        <p>Những gì đã xóa nằm ở đây một thời gian rồi mới mất hẳn. Khách không thấy chúng.</p>
      </header>
      <search className={listStyles['filters']} aria-label="Lọc thùng rác">
        <NativeSelect
          label="Loại nội dung"
          value={resource ?? ''}
          data={[
            { value: '', label: 'Tất cả các loại' },
            ...descriptions.map(({ path, noun }) => ({ value: path, label: capital(noun) })),
          ]}
          onChange={({ currentTarget: { value } }) =>
            setSearch(value === '' ? {} : { loai: value }, { preventScrollReset: true, state: { keepFocus: true } })
          }
        />
      </search>
      <div className={listStyles['list']}>
        <DataTable
          caption={title}
          columns={columns}
          rows={rows}
          rowKey={({ seq }) => seq}
          loading={isPending || isPlaceholderData}
          empty={
            error ? (
              <Nothing title="Chưa tải được thùng rác">
                <TryAgain onClick={() => void refetch()} />
              </Nothing>
            ) : (
              <Nothing title={resource === null ? 'Thùng rác trống' : 'Không có gì thuộc loại này'}>
                <p>Mọi thứ vẫn ở đúng chỗ. Khi bạn lỡ tay xóa, hãy vào đây lấy lại.</p>
              </Nothing>
            )
          }
        />
        <Older hasOlder={hasNextPage} loading={isFetchingNextPage} onClick={() => void fetchNextPage()} />
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
  { key: 'resource', label: 'Loại', cell: ({ description }) => <span className={own['type']}>{capital(description.noun)}</span> },
  { key: 'by', label: 'Người xóa', cell: ({ by }) => doerName(by) },
  { key: 'at', label: 'Xóa lúc', cell: ({ at }) => <time dateTime={at}>{viDateTime(at)}</time> },
  { key: 'gone_at', label: 'Xóa hẳn sau', cell: ({ gone_at: gone }) => <time dateTime={gone}>{viDate(gone)}</time> },
  {
    key: 'actions',
    label: 'Thao tác',
    role: 'actions',
    cell: (row) => (
      <span className={cells['actions']}>
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
  const [asked, setAsked] = useState<Asked | null>(null);
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
  const heading = document.querySelector('h1');
  if (!heading || (document.activeElement !== null && document.activeElement !== document.body)) return;
  heading.tabIndex = -1;
  heading.focus();
}
