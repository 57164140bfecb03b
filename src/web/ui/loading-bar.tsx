import { useEffect, useState } from 'react';
import { useNavigation } from 'react-router';
import styles from './loading-bar.module.css';

/** A move that takes longer than this is told; a quicker one would only flicker. */
const patience = 200;

/** The line at the top while the next page is on its way, and the words for the ear. */
export function LoadingBar() {
  const { state } = useNavigation();
  const moving = state !== 'idle';
  const [slow, setSlow] = useState(false);

  useEffect(() => {
    if (!moving) return;
    const timer = setTimeout(() => setSlow(true), patience);
    return () => {
      clearTimeout(timer);
      setSlow(false);
    };
  }, [moving]);

  return (
    <div role="status">
      {moving && slow && (
        <div className={styles['bar']}>
          <span className="visually-hidden">Đang tải...</span>
        </div>
      )}
    </div>
  );
}
