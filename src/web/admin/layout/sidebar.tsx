import { NavLink } from 'react-router';
import { descriptions } from '#shared/content-types/index.ts';
import { adminListPath, adminPath, adminSearchesPath } from '#shared/paths.ts';
import { capital } from '#shared/texts.ts';
import styles from './sidebar.module.css';

export function Sidebar() {
  return (
    <nav aria-label="Quản trị">
      <ul className={styles['links']}>
        <li className={styles['overview']}>
          <NavLink to={adminPath} end className={styles['link']}>
            Tổng quan
          </NavLink>
          <NavLink to={adminSearchesPath} className={styles['link']}>
            Khách tìm gì
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
      </ul>
    </nav>
  );
}
