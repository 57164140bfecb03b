import { Link } from 'react-router';
import { type SecurityEvent, securityEventKinds } from '#shared/answers/accounts.ts';
import { adminSecurityPath } from '#shared/admin-paths.ts';
import { viDateTime } from '#shared/formats/vi-date.ts';
import { texts } from '#shared/texts.ts';
import type { Column } from '#web/ui/data-table.tsx';
import { Pager } from '#web/ui/pager.tsx';
import { eventNames, said } from '../features/accounts/account-texts.ts';
import { useAccounts } from '../features/accounts/queries.ts';
import { callApi } from '../session/client.ts';
import { forAdmins } from '../screens/forbidden.tsx';
import { JournalTabs } from '../features/journal/journal-tabs.tsx';
import { Choice, Filters } from '../lists/filters.tsx';
import listStyles from '../lists/list.module.css';
import { Listed } from '../lists/listed.tsx';
import { ScreenHead } from '../screens/screen-head.tsx';
import { bySchema, oneOf, pageNumber, useAddressState, wholeNumber } from '../screens/use-address-state.ts';
import { useListing } from '../work/use-listing.ts';

const title = 'Nhật ký bảo mật';
const perPage = 20;

const nothing = <span data-nothing>–</span>;

const columns: Column<SecurityEvent>[] = [
  { key: 'at', label: 'Lúc', cell: ({ at }) => <span className="figures one-line">{viDateTime(at)}</span> },
  {
    key: 'kind',
    label: 'Sự kiện',
    role: 'title',
    cell: ({ kind, times }) => eventNames[kind] + (times > 1 ? `, ${times.toLocaleString('vi-VN')} lần` : ''),
  },
  {
    key: 'account',
    label: 'Tài khoản',
    cell: ({ account, email }) =>
      account === null ? (
        email === null ? (
          nothing
        ) : (
          <span className="breaks">{email} (không phải tài khoản)</span>
        )
      ) : (
        <Link
          className="breaks"
          to={`${adminSecurityPath}?account_id=${account.id}`}
          state={{ keepFocus: true }}
          aria-description="Chỉ xem tài khoản này"
        >
          {account.email}
        </Link>
      ),
  },
  { key: 'network', label: 'Mạng', cell: ({ network }) => network ?? nothing },
  {
    key: 'detail',
    label: 'Chi tiết',
    cell: ({ detail }) => (detail ? <span className="breaks">{detail}</span> : nothing),
  },
];

const parameters = bySchema({ kind: oneOf(securityEventKinds, null), account_id: wholeNumber, page: pageNumber }, 'page');

export default forAdmins(function Security() {
  const [state, change] = useAddressState(parameters);
  const { kind, account_id: accountId, page } = state;
  const query = { ...state, per_page: perPage };
  const setPage = (next: number) => change({ page: next });
  const events = useListing(
    {
      key: ['security-events', query],
      read: (signal) => callApi('GET /admin/security-events', { query, signal }),
      failed: 'Lấy nhật ký bảo mật thất bại!',
    },
    { page, setPage },
  );
  const known = useAccounts().map(({ id, email }) => ({ value: id, label: email }));
  const removed = accountId !== null && !known.some(({ value }) => value === accountId);

  return (
    <>
      <ScreenHead title={title} intro="Những gì xảy ra quanh việc đăng nhập và tài khoản, mới nhất ở trên. Giờ Việt Nam." />
      <JournalTabs />
      <Filters label="Lọc nhật ký bảo mật">
        <Choice
          label="Sự kiện"
          all="Tất cả sự kiện"
          value={kind}
          choices={securityEventKinds.map((value) => ({ value, label: eventNames[value] }))}
          onChange={(value) => change({ kind: value })}
        />
        <Choice
          label="Tài khoản"
          all={said.all}
          value={accountId}
          choices={[...known, ...(removed ? [{ value: accountId, label: `Tài khoản số ${accountId}` }] : [])]}
          onChange={(value) => change({ account_id: value })}
        />
      </Filters>
      <div className="stack">
        <Listed
          caption={title}
          columns={columns}
          of={events}
          rowKey={({ id }) => id}
          failed={null}
          empty={<p>{texts.noData}</p>}
        />
        <footer className={`row-3-6 apart ${listStyles['foot']}`}>
          <p role="status">{events.meta && `Tổng cộng: ${events.meta.total.toLocaleString('vi-VN')} sự kiện`}</p>
          {events.meta && <Pager page={page} last={events.meta.last_page} onTurn={setPage} />}
        </footer>
      </div>
    </>
  );
});
