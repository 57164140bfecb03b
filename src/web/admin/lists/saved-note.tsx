import { Button } from '@mantine/core';
import styles from './choosing.module.css';

/** Says that filters were dropped so that what was saved is among the rows. */
export function SavedNote({ title, restore }: { title: string; restore: () => void }) {
  return (
    <div className={`row-2-4 noted ${styles['saved']}`} role="status">
      <p>Đã lưu “{title}”. Danh sách đã bỏ bộ lọc để hiện mục này.</p>
      <Button size="compact-md" variant="default" onClick={restore}>
        Lọc lại như trước
      </Button>
    </div>
  );
}
