import styles from './choosing.module.css';

type Props = { name: string; chosen: boolean; onToggle: (reaches: boolean) => void };

/** Chooses a row; with Shift, all rows from the one before. */
export function ChooseBox({ name, chosen, onToggle }: Props) {
  return (
    <span className={styles['choose']}>
      <input
        type="checkbox"
        className={styles['box']}
        aria-label={`Chọn ${name}`}
        checked={chosen}
        onChange={({ nativeEvent }) => onToggle('shiftKey' in nativeEvent && nativeEvent.shiftKey === true)}
      />
    </span>
  );
}
