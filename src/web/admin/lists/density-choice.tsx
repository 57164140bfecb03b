import { useScreenActions } from '../work/screen-actions.ts';
import styles from './choosing.module.css';

/** How close together the rows stand. */
export function DensityChoice({ isWide, choose }: { isWide: boolean; choose: (wide: boolean) => void }) {
  useScreenActions([{ label: isWide ? 'Dòng gọn hơn' : 'Dòng thoáng hơn', icon: 'rows', run: () => choose(!isWide) }]);
  return (
    <div className={`inline segments ${styles['density']}`} role="group" aria-label="Khoảng cách dòng">
      <button type="button" aria-pressed={!isWide} onClick={() => choose(false)}>
        Gọn
      </button>
      <button type="button" aria-pressed={isWide} onClick={() => choose(true)}>
        Thoáng
      </button>
    </div>
  );
}
