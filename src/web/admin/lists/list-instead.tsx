import { Button } from '@mantine/core';
import type { ReactNode } from 'react';
import type { Description } from '#shared/content-types/description.ts';
import { texts } from '#shared/texts.ts';
import { Mark } from '#web/ui/mark.tsx';
import { AddButton } from './list-head.tsx';
import styles from './list-instead.module.css';
import { isNarrowed, type ListChange, type ListState } from './list-state.ts';

type Props = { description: Description; state: ListState; change: ListChange; failed: boolean; retry: () => void };

/** What stands in for the rows of a list: nothing there yet, nothing that fits, or nothing that arrived. */
export function ListInstead({ description, state, change, failed, retry }: Props) {
  if (failed) {
    return instead(
      'Chưa tải được dữ liệu',
      'Danh sách chưa lấy được từ máy chủ.',
      <Button variant="default" onClick={retry}>
        Thử lại
      </Button>,
    );
  }
  if (isNarrowed(description, state)) {
    const widest = Object.fromEntries(Object.keys(state.filters).map((key) => [key, '']));
    return instead(
      texts.noData,
      'Không có bản ghi nào khớp với bộ lọc đang chọn.',
      <Button variant="default" onClick={() => change({ filters: widest })}>
        Bỏ bộ lọc
      </Button>,
    );
  }
  return instead(texts.noData, `Hãy thêm ${description.noun} đầu tiên.`, <AddButton description={description} />);
}

const instead = (title: string, hint: string, action: ReactNode) => (
  <div className={styles['empty']}>
    <span className={styles['drawing']} aria-hidden="true">
      <Mark name="breve" />
      <Mark name="nang" />
    </span>
    <p className={styles['title']}>{title}</p>
    <p>{hint}</p>
    {action}
  </div>
);
