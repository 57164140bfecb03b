import { TextInput } from '@mantine/core';
import { useMemo } from 'react';
import type { JournalAction, JournalEvent } from '#shared/answers/journal.ts';
import { descriptions } from '#shared/content-types/index.ts';
import { capital, texts } from '#shared/texts.ts';
import { SecondaryButton } from '#web/ui/buttons.tsx';
import { useAccounts } from '../features/accounts/queries.ts';
import { callApi } from '../session/client.ts';
import { EntryList } from '../features/journal/entry-list.tsx';
import { JournalTabs } from '../features/journal/journal-tabs.tsx';
import { readOn } from '../features/journal/read-on.ts';
import { actionNames } from '../work/records/change-texts.ts';
import styles from '../features/journal/journal.module.css';
import { Choice } from '../lists/filters.tsx';
import { findJournaled, journaledBeside } from '../work/records/description.ts';
import { EmptyState, OrFailed } from '../screens/empty-state.tsx';
import { Older } from '../screens/older.tsx';
import { ScreenHead } from '../screens/screen-head.tsx';
import { aDay, bySchema, oneOf, useAddressState, wholeNumber } from '../screens/use-address-state.ts';
import { useOlderListing } from '../work/use-older-listing.ts';
import { useSession } from '../session/session.tsx';

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

/** The parameters of the address, so far as the call would not refuse them. */
const parameters = bySchema({
  loai: (text) => findJournaled(text ?? '')?.path ?? null,
  nguoi: wholeNumber,
  viec: oneOf(actions, null),
  tu: aDay,
  den: aDay,
});

export default function Journal() {
  const [filter, change] = useAddressState(parameters);
  const { loai: resource, nguoi: by, viec: action, tu: from, den: to } = filter;
  const {
    rows: entries,
    older,
    ...journal
  } = useOlderListing({
    key: ['journal', filter],
    read: async (first: number | null, signal) => {
      const call = (before: number | null) =>
        callApi('GET /admin/journal', { query: { resource, by, action, from, to, before }, signal });
      const { rows, next } = await readOn(call, first);
      return { data: rows, meta: { next } };
    },
    failed: 'Lấy nhật ký thất bại!',
  });
  const { hasOlder } = older;
  const people = usePeople(entries, by);
  const isNarrowed = Object.values(filter).some((value) => value !== null);

  return (
    <>
      <ScreenHead title={title} intro="Ai đã làm gì với nội dung, mới nhất ở trên. Giờ Việt Nam." />
      <JournalTabs />
      <search className={styles['filters']} aria-label="Lọc nhật ký">
        <Choice label="Người làm" all="Tất cả mọi người" value={by} choices={people} onChange={(nguoi) => change({ nguoi })} />
        <Choice
          label="Loại nội dung"
          all="Tất cả các loại"
          value={resource}
          choices={[...descriptions, ...journaledBeside].map(({ path, noun }) => ({ value: path, label: capital(noun) }))}
          onChange={(loai) => change({ loai })}
        />
        <Choice
          label="Việc"
          all="Tất cả các việc"
          value={action}
          choices={actions.map((value) => ({ value, label: actionNames[value] }))}
          onChange={(viec) => change({ viec })}
        />
        <TextInput
          type="date"
          label="Từ ngày"
          value={from ?? ''}
          max={to ?? undefined}
          onChange={({ currentTarget }) => change({ tu: aDay(currentTarget.value) })}
        />
        <TextInput
          type="date"
          label="Đến ngày"
          value={to ?? ''}
          min={from ?? undefined}
          onChange={({ currentTarget }) => change({ den: aDay(currentTarget.value) })}
        />
      </search>
      <div className="stack-4" aria-busy={journal.loading}>
        {entries.length > 0 ? (
          <EntryList entries={entries} hasOlder={hasOlder} isNarrowed={isNarrowed} />
        ) : (
          <OrFailed of={journal} title="Chưa tải được nhật ký">
            {journal.loading ? (
              <p role="status">{texts.loadingData}</p>
            ) : (
              <EmptyState title={hasOlder ? 'Chưa thấy thay đổi nào' : 'Không có thay đổi nào'}>
                <p>{nothingHint(hasOlder, isNarrowed)}</p>
                {isNarrowed && (
                  <SecondaryButton onClick={() => change({ loai: null, nguoi: null, viec: null, tu: null, den: null })}>
                    Bỏ bộ lọc
                  </SecondaryButton>
                )}
              </EmptyState>
            )}
          </OrFailed>
        )}
        <Older
          {...older}
          loading={older.loading || (journal.loading && entries.length > 0)}
          waiting={older.loading ? 'Đang tìm trong những ngày cũ hơn...' : texts.loadingData}
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
function usePeople(entries: readonly JournalEvent[], chosen: number | null): { value: number; label: string }[] {
  const { admin } = useSession();
  const accounts = useAccounts(admin?.role === 'admin');
  return useMemo(() => {
    const names = new Map<number, string>();
    if (chosen !== null) names.set(chosen, `Tài khoản số ${chosen}`);
    for (const { by } of entries) if (by !== null) names.set(by.id, by.name ?? `Tài khoản đã xóa, số ${by.id}`);
    for (const { id, name } of accounts) names.set(id, name);
    if (admin) names.set(admin.id, `${admin.name} (bạn)`);
    return [...names]
      .map(([value, label]) => ({ value, label }))
      .sort((one, other) => one.label.localeCompare(other.label, 'vi'));
  }, [accounts, admin, chosen, entries]);
}
