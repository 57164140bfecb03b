import { NavLink } from 'react-router';
import { adminJournalPath, adminSecurityPath } from '#shared/admin-paths.ts';
import { useSession } from '../session.tsx';
import styles from './journal.module.css';

/** Leads between what happened to content and what happened around accounts; the second is for Quản trị. */
export function JournalTabs() {
  const { admin } = useSession();
  if (admin?.role !== 'admin') return null;
  return (
    <nav className={styles['tabs']} aria-label="Các nhật ký">
      <NavLink className={styles['tab']} to={adminJournalPath}>
        Nội dung
      </NavLink>
      <NavLink className={styles['tab']} to={adminSecurityPath}>
        Bảo mật
      </NavLink>
    </nav>
  );
}
