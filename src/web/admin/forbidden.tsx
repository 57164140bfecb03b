import { type ReactNode } from 'react';
import { Link } from 'react-router';
import { adminPath } from '#shared/paths.ts';
import { accountTexts } from '#shared/admin-texts.ts';
import { Mark } from '#web/ui/mark.tsx';
import { ScreenTitle } from './screen-title.tsx';
import { useSession } from './session.tsx';
import styles from './not-found.module.css';

/** What is within is for Quản trị; everybody else is told so. */
export function OnlyAdmins({ children }: { children: ReactNode }) {
  const { admin } = useSession();
  return admin?.role === 'admin' ? children : <Forbidden />;
}

const Forbidden = () => (
  <section className={styles['missing']}>
    <ScreenTitle name="Không có quyền" />
    <p className={styles['drawing']} aria-hidden="true">
      <Mark name="bar" />
      <Mark name="nang" />
    </p>
    <h1>{accountTexts.forbidden}</h1>
    <Link className="button" to={adminPath}>
      Về trang quản trị
    </Link>
  </section>
);
