import { Button } from '@mantine/core';
import styles from './choosing.module.css';

/** Says that what was saved is not among these rows. */
export function SavedNote({ title, show }: { title: string; show: () => void }) {
  return (
    <div className={styles['saved']} role="status">
      <p>Đã lưu “{title}”; bộ lọc hiện tại không hiện bản ghi này.</p>
      <Button size="compact-md" variant="default" onClick={show}>
        Bỏ bộ lọc để xem
      </Button>
    </div>
  );
}
