import { Button, NativeSelect, TextInput } from '@mantine/core';
import { keepPreviousData, useInfiniteQuery, useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { useSearchParams } from 'react-router';
import type { JournalAction, JournalEvent } from '#shared/answers/journal.ts';
import { descriptions } from '#shared/content-types/index.ts';
import { capital, texts } from '#shared/texts.ts';
import { accountsKey } from '../accounts/queries.ts';
import { callApi } from '../client.ts';
import { TryAgain } from '../try-again.tsx';
import { EntryList } from '../journal/entry-list.tsx';
import { JournalTabs } from '../journal/journal-tabs.tsx';
import { Nothing } from '../journal/nothing.tsx';
import { Older } from '../journal/older.tsx';
import { readOn } from '../journal/read-on.ts';
import { actionNames } from '../journal/texts.ts';
import styles from '../journal/journal.module.css';
import { useFailureToast } from '../notify.ts';
import { findJournaled, journaledBeside } from '../records/description.ts';
import { ScreenTitle } from '../screen-title.tsx';
import { useSession } from '../session.tsx';

const title = 'Nhật ký';

/** What happens to content; events of accounts are those of the security log. */
const actions: readonly JournalAction[] = [
  'create',
  'update',
  'delete',
  'restore',
  'draft',
  'discard',
  'publish',
  'purge',
  'settings',
];

/** The parameters of the address. */
type Parameter = 'loai' | 'nguoi' | 'viec' | 'tu' | 'den';

/** What of the address the call would not refuse. */
function filterIn(search: URLSearchParams) {
  const given = (key: Parameter) => search.get(key) ?? '';
  const day = (key: Parameter) => (/^\d{4}-\d\d-\d\d$/.test(given(key)) ? given(key) : null);
  return {
    resource: findJournaled(given('loai'))?.path ?? null,
    by: /^[1-9]\d{0,8}$/.test(given('nguoi')) ? Number(given('nguoi')) : null,
    action: actions.find((each) => each === given('viec')) ?? null,
    from: day('tu'),
    to: day('den'),
  };
}

export default function Journal() {
  const [search, setSearch] = useSearchParams();
  const filter = filterIn(search);
  const { data, error, isPending, isPlaceholderData, isFetchingNextPage, hasNextPage, fetchNextPage, refetch } = useInfiniteQuery(
    {
      queryKey: ['journal', filter],
      queryFn: ({ pageParam, signal }) =>
        readOn((before) => callApi('GET /admin/journal', { query: { ...filter, before }, signal }), pageParam),
      initialPageParam: null as number | null,
      getNextPageParam: ({ next }) => next,
      placeholderData: keepPreviousData,
    },
  );
  useFailureToast(error, 'Lấy nhật ký thất bại!');
  const entries = useMemo(() => data?.pages.flatMap(({ rows }) => rows) ?? [], [data]);
  const people = usePeople(entries, filter.by);

  const change = (key: Parameter, value: string) => {
    const next = new URLSearchParams(search);
    next.delete(key);
    if (value !== '') next.set(key, value);
    setSearch(next, { preventScrollReset: true, state: { keepFocus: true } });
  };
  const isNarrowed = Object.values(filter).some((value) => value !== null);

  return (
    <>
      <ScreenTitle name={title} />
      <header className="screen-head">
        <h1>{title}</h1>
        <p>Ai đã làm gì với nội dung, mới nhất ở trên. Giờ Việt Nam.</p>
      </header>
      <JournalTabs />
      <search className={styles['filters']} aria-label="Lọc nhật ký">
        <NativeSelect
          label="Người làm"
          value={filter.by ?? ''}
          data={[{ value: '', label: 'Tất cả mọi người' }, ...people]}
          onChange={(event) => change('nguoi', event.currentTarget.value)}
        />
        <NativeSelect
          label="Loại nội dung"
          value={filter.resource ?? ''}
          data={[
            { value: '', label: 'Tất cả các loại' },
            ...[...descriptions, ...journaledBeside].map(({ path, noun }) => ({ value: path, label: capital(noun) })),
          ]}
          onChange={(event) => change('loai', event.currentTarget.value)}
        />
        <NativeSelect
          label="Việc"
          value={filter.action ?? ''}
          data={[{ value: '', label: 'Tất cả các việc' }, ...actions.map((value) => ({ value, label: actionNames[value] }))]}
          onChange={(event) => change('viec', event.currentTarget.value)}
        />
        <TextInput
          type="date"
          label="Từ ngày"
          value={filter.from ?? ''}
          max={filter.to ?? undefined}
          onChange={(event) => change('tu', event.currentTarget.value)}
        />
        <TextInput
          type="date"
          label="Đến ngày"
          value={filter.to ?? ''}
          min={filter.from ?? undefined}
          onChange={(event) => change('den', event.currentTarget.value)}
        />
      </search>
      <div className="stack-4" aria-busy={isPending || isPlaceholderData}>
        {error && entries.length === 0 ? (
          <Nothing title="Chưa tải được nhật ký">
            <TryAgain onClick={() => void refetch()} />
          </Nothing>
        ) : isPending ? (
          <p role="status">{texts.loadingData}</p>
        ) : entries.length === 0 ? (
          <Nothing title={hasNextPage ? 'Chưa thấy thay đổi nào' : 'Không có thay đổi nào'}>
            <p>{nothingHint(hasNextPage, isNarrowed)}</p>
            {isNarrowed && (
              <Button variant="default" onClick={() => setSearch({}, { preventScrollReset: true, state: { keepFocus: true } })}>
                Bỏ bộ lọc
              </Button>
            )}
          </Nothing>
        ) : (
          <EntryList entries={entries} hasOlder={hasNextPage} isNarrowed={isNarrowed} />
        )}
        <Older
          hasOlder={hasNextPage}
          loading={isFetchingNextPage || isPlaceholderData}
          onClick={() => void fetchNextPage()}
          waiting={isFetchingNextPage ? 'Đang tìm trong những ngày cũ hơn...' : texts.loadingData}
        />
      </div>
    </>
  );
}

function nothingHint(hasOlder: boolean, isNarrowed: boolean): string {
  if (hasOlder) return 'Những ngày gần đây không có gì khớp. Bấm “Cũ hơn” để tìm tiếp.';
  return isNarrowed
    ? 'Không có thay đổi nào khớp với bộ lọc đang chọn.'
    : 'Mỗi lần tạo, sửa, xóa nội dung sẽ được ghi lại ở đây.';
}

/** Quản trị may choose everybody; others themselves and whom they see. */
function usePeople(entries: readonly JournalEvent[], chosen: number | null): { value: string; label: string }[] {
  const { admin } = useSession();
  const { data: accounts = [] } = useQuery({
    queryKey: accountsKey,
    queryFn: async ({ signal }) => (await callApi('GET /admin/accounts', { signal })).data,
    enabled: admin?.role === 'admin',
  });
  return useMemo(() => {
    const names = new Map<number, string>();
    if (chosen !== null) names.set(chosen, `Tài khoản số ${chosen}`);
    for (const { by } of entries) if (by !== null) names.set(by.id, by.name ?? `Tài khoản đã xóa, số ${by.id}`);
    for (const { id, name } of accounts) names.set(id, name);
    if (admin) names.set(admin.id, `${admin.name} (bạn)`);
    return [...names]
      .map(([id, label]) => ({ value: String(id), label }))
      .sort((one, other) => one.label.localeCompare(other.label, 'vi'));
  }, [accounts, admin, chosen, entries]);
}
