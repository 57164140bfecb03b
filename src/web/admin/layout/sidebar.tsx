import { NavLink } from 'react-router';
import { descriptions } from '#shared/content-types/index.ts';
import {
  adminAccountsPath,
  adminAllFactsPath,
  adminJournalPath,
  adminListPath,
  adminPastAddressesPath,
  adminSearchesPath,
  adminSecurityPath,
  adminSettingsPath,
  adminTrashPath,
} from '#shared/admin-paths.ts';
import { adminPath } from '#shared/paths.ts';
import { capital } from '#shared/texts.ts';
import { useSession } from '../session.tsx';
import styles from './sidebar.module.css';

export function Sidebar() {
  const { admin } = useSession();
  return (
    <nav aria-label="Quản trị">
      <ul className={styles['links']}>
        <li className={styles['overview']}>
          <NavLink to={adminPath} end className={styles['link']}>
            Tổng quan
          </NavLink>
          <NavLink to={adminAllFactsPath} className={styles['link']}>
            Bảng dữ kiện
          </NavLink>
          <NavLink to={adminSearchesPath} className={styles['link']}>
            Khách tìm gì
          </NavLink>
          <NavLink to={adminPastAddressesPath} className={styles['link']}>
            Địa chỉ cũ
          </NavLink>
          <NavLink to={adminJournalPath} className={styles['link']}>
            Nhật ký
          </NavLink>
          <NavLink to={adminTrashPath} className={styles['link']}>
            Thùng rác
          </NavLink>
        </li>
        {descriptions.map((description, index) => (
          <li key={description.path}>
            <NavLink to={adminListPath(description.path)} className={styles['link']}>
              <span className={styles['number']} aria-hidden="true">
                {String(index + 1).padStart(2, '0')}
              </span>
              {capital(description.noun)}
            </NavLink>
          </li>
        ))}
        {admin?.role === 'admin' && (
          <li className={styles['accounts']}>
            <NavLink to={adminSettingsPath} className={styles['link']}>
              Cài đặt trang
            </NavLink>
            <NavLink to={adminAccountsPath} className={styles['link']}>
              Tài khoản
            </NavLink>
            <NavLink to={adminSecurityPath} className={styles['link']}>
              Nhật ký bảo mật
            </NavLink>
          </li>
        )}
      </ul>
    </nav>
  );
}
