import { Link } from 'react-router';
import type { TypedAddress } from '#shared/answers/past-addresses.ts';
import { adminEditPath } from '#shared/admin-paths.ts';
import { viDateTime } from '#shared/formats/vi-date.ts';
import { capital } from '#shared/texts.ts';
import { useAsk } from '#web/ui/ask.tsx';
import { SecondaryButton } from '#web/ui/buttons.tsx';
import type { Column } from '#web/ui/data-table.tsx';
import { callApi } from '../../session/client.ts';
import cells from '../../lists/cells.module.css';
import { Listed } from '../../lists/listed.tsx';
import { useOlderListing } from '../../work/use-older-listing.ts';
import { useWrite } from '../../work/use-write.ts';
import { findDescription } from '../../work/records/description.ts';
import { removeFailed } from '../../inputs/use-past-addresses.ts';
import { doerName, removal, said } from './address-texts.ts';

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
          <p className="quiet-xs figures">{noun}</p>
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
        <p className="quiet-xs figures">{doerName(by)}</p>
      </>
    ),
  },
];

/** Every whole path that leads to a record, part by part. */
export function TypedAddresses() {
  const ask = useAsk();
  const { write } = useWrite();
  const { older, ...typed } = useOlderListing({
    key: typedAddressesKey,
    read: (after: string | null, signal) => callApi('GET /admin/past-addresses', { query: { after }, signal }),
    failed: said.loadFailed,
  });

  const remove = ({ resource, record_id: id, name }: TypedAddress) =>
    void ask(
      removal(name, () =>
        write({
          call: () => callApi('DELETE /admin/:resource/:id/addresses', { at: { resource, id }, query: { place: '/', name } }),
          failed: removeFailed,
          refresh: typedAddressesKey,
        }),
      ),
    );
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
      <Listed
        caption="Các địa chỉ đã nhập"
        columns={[...facts, { key: 'actions', label: 'Thao tác', role: 'actions', cell: actions }]}
        of={typed}
        rowKey={({ name }) => name}
        failed={null}
        empty={<p>{said.none}</p>}
      />
      {older.hasOlder && (
        <div className="row-3">
          <SecondaryButton loading={older.loading} onClick={older.onClick}>
            Xem thêm
          </SecondaryButton>
        </div>
      )}
    </section>
  );
}
