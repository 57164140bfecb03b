import { Button } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import type { Description } from '#shared/content-types/description.ts';
import { texts } from '#shared/texts.ts';
import { TryAgain } from '../try-again.tsx';
import { callApi } from '../client.ts';
import { Nothing } from '../journal/nothing.tsx';
import { AddButton } from './list-head.tsx';
import { type ListChange, type ListState, widestFilters } from './list-state.ts';

type Props = { description: Description; state: ListState; change: ListChange; failed: boolean; retry: () => void };

/** What stands in for the rows of a list: nothing there yet, nothing that fits, or nothing that arrived. */
export function ListInstead({ description, state, change, failed, retry }: Props) {
  const isNarrow = Object.values(state.filters).some((value) => value !== '');
  const there = useTotal(description, isNarrow && !failed);
  if (failed) {
    return instead('Chưa tải được dữ liệu', 'Danh sách chưa lấy được từ máy chủ.', <TryAgain onClick={retry} />);
  }
  if (isNarrow && there !== 0) {
    return instead(
      texts.noData,
      `Không có ${description.noun} nào khớp bộ lọc.`,
      <Button variant="default" onClick={() => change({ filters: widestFilters(state) })}>
        Bỏ bộ lọc
      </Button>,
    );
  }
  return instead(texts.noData, `Hãy thêm ${description.noun} đầu tiên.`, <AddButton description={description} />);
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

const instead = (title: string, hint: string, action: ReactNode) => (
  <Nothing title={title}>
    <p>{hint}</p>
    {action}
  </Nothing>
);
