import { useQuery } from '@tanstack/react-query';
import type { Description } from '#shared/content-types/description.ts';
import { texts } from '#shared/texts.ts';
import { SecondaryButton } from '#web/ui/buttons.tsx';
import { callApi } from '../session/client.ts';
import { EmptyState } from '../screens/empty-state.tsx';
import { AddButton } from './list-head.tsx';
import { type ListChange, type ListState, widestFilters } from './list-state.ts';

/** What `Listed` says where the rows did not arrive. */
export const notLoaded = { failed: 'Chưa tải được dữ liệu', hint: 'Danh sách chưa lấy được từ máy chủ.' };

type Props = { description: Description; state: ListState; change: ListChange };

/** What stands in for the rows of a list: nothing there yet, or nothing that fits. */
export function NoRecords({ description, state, change }: Props) {
  const isNarrow = Object.values(state.filters).some((value) => value !== '');
  const there = useTotal(description, isNarrow);
  const fitsNot = isNarrow && there !== 0;
  return (
    <EmptyState title={texts.noData}>
      <p>{fitsNot ? `Không có ${description.noun} nào khớp bộ lọc.` : `Hãy thêm ${description.noun} đầu tiên.`}</p>
      {fitsNot ? (
        <SecondaryButton onClick={() => change({ filters: widestFilters(state) })}>Bỏ bộ lọc</SecondaryButton>
      ) : (
        <AddButton description={description} />
      )}
    </EmptyState>
  );
}

/** How many records there are whatever the filters, some of which a list has by itself; undefined until that is known. */
function useTotal(description: Description, enabled: boolean): number | undefined {
  const { data } = useQuery({
    queryKey: ['total', description.path],
    queryFn: async ({ signal }) =>
      (await callApi('GET /admin/:resource/all', { at: { resource: description.path }, query: { page: 1, per_page: 1 }, signal }))
        .meta.total,
    enabled,
  });
  return data;
}
