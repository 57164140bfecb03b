import { useState } from 'react';
import { useScreenActions } from '../work/screen-actions.ts';
import styles from './choosing.module.css';

/** Where this browser remembers how close together the rows of lists stand. */
const key = 'danh-sach-thoang';

/** Rows stand close together unless the editor would rather see them with room around, and their pictures larger. */
export function useDensity() {
  const [isWide, setWide] = useState(() => typeof localStorage !== 'undefined' && localStorage.getItem(key) === '1');
  const choose = (wide: boolean) => {
    localStorage.setItem(key, wide ? '1' : '0');
    setWide(wide);
  };
  return { density: isWide ? undefined : ('compact' as const), isWide, choose };
}

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
