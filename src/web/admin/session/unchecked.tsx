import { useEffect, useRef } from 'react';
import { mainContentId } from '#web/ui/main-content.ts';
import { Mark } from '#web/ui/mark.tsx';
import { TryAgain } from './try-again.tsx';
import styles from './waiting.module.css';

/** The whole page where the network or the server kept the session from being checked: it goes on once that is mended. */
export function Unchecked({ reason, onTryAgain }: { reason: string; onTryAgain: () => void }) {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  return (
    <main id={mainContentId} tabIndex={-1}>
      <title>Chưa kiểm tra được đăng nhập – Quản trị</title>
      <div className={`quiet ${styles['waiting']}`} role="alert">
        <span className={styles['drawing']} data-still aria-hidden="true">
          <Mark name="circumflex" />
          <Mark name="nang" />
        </span>
        <h1 ref={heading} tabIndex={-1} className={styles['title']}>
          Chưa kiểm tra được đăng nhập
        </h1>
        <p>{reason} Bạn vẫn chưa bị đăng xuất, phần gõ dở vẫn còn trên máy này.</p>
        <TryAgain onClick={onTryAgain} />
      </div>
    </main>
  );
}
