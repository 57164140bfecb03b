import { homePath } from '#shared/paths.ts';
import { texts } from '#shared/texts.ts';
import { useSite } from '#web/site.ts';
import { mainContentId } from '#web/ui/main-content.ts';
import { Mark } from '#web/ui/mark.tsx';
import styles from './waiting.module.css';

/** The whole page, until it is known who is signed in. */
export function Waiting() {
  const site = useSite();
  return (
    <main id={mainContentId} tabIndex={-1}>
      <title>{`Quản trị – ${site.name}`}</title>
      <p className={styles['noScript']}>
        Trang quản trị cần JavaScript. Hãy bật JavaScript trong trình duyệt rồi tải lại trang, hoặc{' '}
        <a href={homePath}>quay lại trang chủ</a>.
      </p>
      <div className={`quiet ${styles['waiting']}`} role="status">
        <span className={styles['drawing']}>
          <Mark name="circumflex" />
          <Mark name="nang" />
        </span>
        <p>{texts.checkingSession}</p>
      </div>
    </main>
  );
}
