import { Button } from '@mantine/core';
import styles from './form-screen.module.css';

type Props = {
  saving: boolean;
  dirty: boolean;
  /** How many fields have to be mended. */
  faults: number;
  /** Why the last save came to nothing. */
  trouble: string | null;
  /** The browser has no room for the draft. */
  unkept: boolean;
};

/** The bar at the foot of the window: the save button, and what came of the last save. */
export function SaveBar({ saving, dirty, faults, trouble, unkept }: Props) {
  const fault = faults > 0 ? `Còn ${faults} chỗ cần sửa.` : trouble;
  return (
    <div className={styles['bar']}>
      <Button type="submit" disabled={saving}>
        {saving ? 'Đang lưu...' : 'Lưu'}
      </Button>
      <div className={styles['barState']}>
        {fault !== null && (
          <p className={styles['barFault']} role="alert">
            {fault}
          </p>
        )}
        {fault === null && dirty && !saving && (
          <p>{unkept ? 'Trình duyệt hết chỗ giữ bản nháp, hãy lưu sớm.' : 'Có thay đổi chưa lưu.'}</p>
        )}
      </div>
    </div>
  );
}
