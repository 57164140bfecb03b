import { Button } from '@mantine/core';
import { useInfiniteQuery, useQueryClient } from '@tanstack/react-query';
import { Link } from 'react-router';
import type { TypedAddress } from '#shared/answers/past-addresses.ts';
import { adminEditPath } from '#shared/admin-paths.ts';
import { viDateTime } from '#shared/formats/vi-date.ts';
import { capital } from '#shared/texts.ts';
import { useConfirm } from '#web/ui/confirm-dialog.tsx';
import { type Column, DataTable } from '#web/ui/data-table.tsx';
import { ApiError, callApi } from '../client.ts';
import cells from '../lists/cells.module.css';
import { notify, useFailureToast } from '../notify.ts';
import { findDescription } from '../records/description.ts';
import { doerName, removal, said } from './address-texts.ts';
import styles from './addresses.module.css';

export const typedAddressesKey = ['typed-addresses'] as const;

const facts: Column<TypedAddress>[] = [
  { key: 'name', label: 'Địa chỉ cũ', role: 'title', cell: ({ name }) => <span className="breaks">{name}</span> },
  {
    key: 'record',
    label: 'Dẫn tới',
    cell: ({ resource, record_id: id, title }) => {
      const noun = capital(findDescription(resource)?.noun ?? '');
      return title === null ? (
        <span className="quiet">{noun} đã xóa</span>
      ) : (
        <>
          <Link to={adminEditPath(resource, id)}>{title}</Link>
          <p className={`text-xs figures ${styles['facts']}`}>{noun}</p>
        </>
      );
    },
  },
  {
    key: 'created_at',
    label: 'Thêm lúc',
    cell: ({ created_at: at, by }) => (
      <>
        {viDateTime(at)}
        <p className={`text-xs figures ${styles['facts']}`}>{doerName(by)}</p>
      </>
    ),
  },
];

/** Every whole path that leads to a record, part by part. */
export function TypedAddresses() {
  const confirm = useConfirm();
  const queries = useQueryClient();
  const { data, error, isFetching, isFetchingNextPage, hasNextPage, fetchNextPage, refetch } = useInfiniteQuery({
    queryKey: typedAddressesKey,
    queryFn: async ({ pageParam, signal }) => {
      const { data: rows, meta } = await callApi('GET /admin/past-addresses', { query: { after: pageParam }, signal });
      return { rows, next: meta.next };
    },
    initialPageParam: null as string | null,
    getNextPageParam: ({ next }) => next,
  });
  useFailureToast(error, said.loadFailed);

  const remove = ({ resource, record_id: id, name }: TypedAddress) =>
    confirm({
      ...removal(name),
      danger: true,
      run: async () => {
        try {
          const { message } = await callApi('DELETE /admin/:resource/:id/addresses', {
            at: { resource, id },
            query: { place: '/', name },
          });
          notify.success(message);
        } catch (refused) {
          notify.error(said.removeFailed, refused instanceof ApiError ? refused.message : undefined);
        }
        await queries.invalidateQueries({ queryKey: typedAddressesKey });
      },
    });
  const actions = (row: TypedAddress) =>
    row.title === null ? (
      <span data-nothing />
    ) : (
      <button type="button" className={cells['action']} data-danger aria-description={row.name} onClick={() => remove(row)}>
        Bỏ
      </button>
    );

  return (
    <section className="screen-part">
      <h2>Các địa chỉ đã nhập</h2>
      <DataTable
        caption="Các địa chỉ đã nhập"
        columns={[...facts, { key: 'actions', label: 'Thao tác', role: 'actions', cell: actions }]}
        rows={data?.pages.flatMap(({ rows }) => rows) ?? []}
        rowKey={({ name }) => name}
        loading={isFetching && !isFetchingNextPage}
        empty={
          error ? (
            <Button variant="default" onClick={() => void refetch()}>
              {said.again}
            </Button>
          ) : (
            <p>{said.none}</p>
          )
        }
      />
      {hasNextPage && (
        <div className="row-3">
          <Button variant="default" loading={isFetchingNextPage} onClick={() => void fetchNextPage()}>
            Xem thêm
          </Button>
        </div>
      )}
    </section>
  );
}
