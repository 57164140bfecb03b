import styles from './choosing.module.css';
import type { Chosen } from './use-chosen.ts';

/** Chooses a row; with Shift, all rows from the one before. */
export function ChooseBox({ chosen, row }: { chosen: Chosen; row: { id: number; name: string } }) {
  return (
    <span className={styles['choose']}>
      <input
        type="checkbox"
        className={styles['box']}
        aria-label={`Chọn ${row.name}`}
        checked={chosen.has(row.id)}
        onChange={({ nativeEvent }) => chosen.toggle(row, 'shiftKey' in nativeEvent && nativeEvent.shiftKey === true)}
      />
    </span>
  );
}
