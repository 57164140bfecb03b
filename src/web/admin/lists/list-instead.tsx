import { Button } from '@mantine/core';
import type { Description } from '#shared/content-types/description.ts';
import { texts } from '#shared/texts.ts';
import { EmptyState } from '#web/ui/empty-state.tsx';
import { AddButton } from './list-head.tsx';

type Props = { description: Description; failed: boolean; narrowed: boolean; onRetry: () => void; onWiden: () => void };

/** What stands in for the rows of a list: nothing there yet, nothing that fits, or nothing that arrived. */
export function ListInstead({ description, failed, narrowed, onRetry, onWiden }: Props) {
  if (failed) {
    return (
      <EmptyState
        title="Chưa tải được dữ liệu"
        hint="Danh sách chưa lấy được từ máy chủ."
        action={
          <Button variant="default" onClick={onRetry}>
            Thử lại
          </Button>
        }
      />
    );
  }
  if (narrowed) {
    return (
      <EmptyState
        title={texts.noData}
        hint="Không có bản ghi nào khớp với bộ lọc đang chọn."
        action={
          <Button variant="default" onClick={onWiden}>
            Bỏ bộ lọc
          </Button>
        }
      />
    );
  }
  return (
    <EmptyState
      title={texts.noData}
      hint={`Hãy bắt đầu bằng ${description.noun} đầu tiên.`}
      action={<AddButton description={description} />}
    />
  );
}
