import { useEffect, useState } from 'react';
import { useNavigation } from 'react-router';
import { articlesPath, subjectsPath, searchPagePath } from '#shared/paths.ts';
import styles from './loading-bar.module.css';

/** Milliseconds before a navigation is shown as loading; a shorter one would only flicker. */
const patience = 200;

function loadingText(path: string): string {
  if (path === articlesPath || path.startsWith(`${articlesPath}/`)) return 'Đang tải bài viết...';
  if (path === subjectsPath || path === searchPagePath) return 'Đang tải dữ liệu...';
  return 'Đang tải...';
}

/** While the next page loads: a line at the top of the window, and a status text that is read out too. */
export function LoadingBar() {
  const { state, location } = useNavigation();
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
        <>
          <div className={styles['bar']} />
          <p className={styles['label']}>{loadingText(location?.pathname ?? '')}</p>
        </>
      )}
    </div>
  );
}
