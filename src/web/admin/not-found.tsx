import { Link } from 'react-router';
import { adminPath } from '#shared/paths.ts';
import { texts } from '#shared/texts.ts';
import { Mark } from '#web/ui/mark.tsx';
import { ScreenTitle } from './screen-title.tsx';
import styles from './not-found.module.css';

/** An address of the back office that has no screen. */
export function NotFound() {
  return (
    <section className={styles['missing']}>
      <ScreenTitle name="Không tìm thấy trang" />
      <p className={styles['drawing']} aria-hidden="true">
        <Mark name="hoi" />
        <Mark name="nang" />
      </p>
      <h1>{texts.noPage}</h1>
      <Link className="button" to={adminPath}>
        Về trang quản trị
      </Link>
    </section>
  );
}
