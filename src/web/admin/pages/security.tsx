import { NativeSelect } from '@mantine/core';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { Link, useSearchParams } from 'react-router';
import { type SecurityEvent, securityEventKinds } from '#shared/answers/accounts.ts';
import { adminSecurityPath } from '#shared/admin-paths.ts';
import { viDateTime } from '#shared/formats/vi-date.ts';
import { texts } from '#shared/texts.ts';
import { type Column, DataTable } from '#web/ui/data-table.tsx';
import { Pager } from '#web/ui/pager.tsx';
import styles from '../accounts/accounts.module.css';
import { eventNames, said } from '../accounts/account-texts.ts';
import { accountsKey } from '../accounts/queries.ts';
import { TryAgain } from '../try-again.tsx';
import { OnlyAdmins } from '../forbidden.tsx';
import { JournalTabs } from '../journal/journal-tabs.tsx';
import listStyles from '../lists/list.module.css';
import { useFailureToast } from '../notify.ts';
import { ScreenTitle } from '../screen-title.tsx';
import { callApi } from '../client.ts';

const title = 'Nhật ký bảo mật';
const perPage = 20;

const nothing = <span data-nothing>–</span>;

const columns: Column<SecurityEvent>[] = [
  { key: 'at', label: 'Lúc', cell: ({ at }) => <span className={styles['moment']}>{viDateTime(at)}</span> },
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

const wholeNumber = (text: string | null): number | null => (text !== null && /^[1-9]\d{0,8}$/.test(text) ? Number(text) : null);

export default function Security() {
  return (
    <OnlyAdmins>
      <EventList />
    </OnlyAdmins>
  );
}

function EventList() {
  const [search, setSearch] = useSearchParams();
  const kind = securityEventKinds.find((each) => each === search.get('kind')) ?? null;
  const accountId = wholeNumber(search.get('account_id'));
  const page = wholeNumber(search.get('page')) ?? 1;
  const query = { kind, account_id: accountId, page, per_page: perPage };
  const { data, error, isFetching, isPlaceholderData, refetch } = useQuery({
    queryKey: ['security-events', query],
    queryFn: ({ signal }) => callApi('GET /admin/security-events', { query, signal }),
    placeholderData: keepPreviousData,
  });
  useFailureToast(error, 'Lấy nhật ký bảo mật thất bại!');
  const { data: accounts = [] } = useQuery({
    queryKey: accountsKey,
    queryFn: async ({ signal }) => (await callApi('GET /admin/accounts', { signal })).data,
  });

  /** Any change but a turn of the page leads to page 1. */
  const change = (key: string, value: string) => {
    const next = new URLSearchParams(search);
    next.delete('page');
    next.delete(key);
    if (value !== '') next.set(key, value);
    setSearch(next, { preventScrollReset: key !== 'page', state: { keepFocus: true } });
  };
  const known = accounts.map(({ id, email }) => ({ value: String(id), label: email }));
  const removed = accountId !== null && !known.some(({ value }) => value === String(accountId));

  return (
    <>
      <ScreenTitle name={title} />
      <header className="screen-head">
        <h1>{title}</h1>
        <p>Những gì xảy ra quanh việc đăng nhập và tài khoản, mới nhất ở trên. Giờ Việt Nam.</p>
      </header>
      <JournalTabs />
      <search className={listStyles['filters']} aria-label="Lọc nhật ký bảo mật">
        <NativeSelect
          label="Sự kiện"
          value={kind ?? ''}
          data={[
            { value: '', label: 'Tất cả sự kiện' },
            ...securityEventKinds.map((each) => ({ value: each, label: eventNames[each] })),
          ]}
          onChange={(event) => change('kind', event.currentTarget.value)}
        />
        <NativeSelect
          label="Tài khoản"
          value={accountId ?? ''}
          data={[
            { value: '', label: said.all },
            ...known,
            ...(removed ? [{ value: String(accountId), label: `Tài khoản số ${accountId}` }] : []),
          ]}
          onChange={(event) => change('account_id', event.currentTarget.value)}
        />
      </search>
      <div className={listStyles['list']}>
        <DataTable
          caption={title}
          columns={columns}
          rows={data?.data ?? []}
          rowKey={({ id }) => id}
          loading={isFetching && (!data || isPlaceholderData)}
          empty={error ? <TryAgain onClick={() => void refetch()} /> : <p>{texts.noData}</p>}
        />
        <footer className={`row-3-6 apart ${listStyles['foot']}`}>
          <p role="status">{data?.meta && `Tổng cộng: ${data.meta.total.toLocaleString('vi-VN')} sự kiện`}</p>
          {data?.meta && (
            <Pager page={page} last={data.meta.last_page} onTurn={(next) => change('page', next === 1 ? '' : String(next))} />
          )}
        </footer>
      </div>
    </>
  );
}
