import { texts } from '#shared/texts.ts';
import { mainContentId } from '#web/ui/main-content.ts';
import { Mark } from '#web/ui/mark.tsx';
import styles from './waiting.module.css';

/** The whole page, until it is known who is signed in. */
export function Waiting() {
  return (
    <main id={mainContentId} tabIndex={-1}>
      <div className={styles['waiting']} role="status">
        <span className={styles['drawing']}>
          <Mark name="circumflex" />
          <Mark name="nang" />
        </span>
        <p>{texts.checkingSession}</p>
      </div>
    </main>
  );
}
