import { useId } from 'react';
import { NavLink } from 'react-router';
import { adminPath } from '#shared/paths.ts';
import { useSession } from '../session/session.tsx';
import { LineIcon } from '#web/ui/line-icon.tsx';
import { screenGroups } from '../screens/screen-groups.ts';
import styles from './sidebar.module.css';

export function Sidebar() {
  const { admin } = useSession();
  const id = useId();
  return (
    <nav aria-label="Quản trị" className="stack-2">
      {screenGroups(admin?.role).map(({ title, screens }, index) => (
        <div key={title} className={styles['group']}>
          {title !== null && (
            <h2 id={`${id}${index}`} className={`quiet-xs strong cut-short ${styles['title']}`}>
              {title}
            </h2>
          )}
          <ul aria-labelledby={title === null ? undefined : `${id}${index}`}>
            {screens.map(({ to, label, icon }) => (
              <li key={to}>
                <NavLink to={to} end={to === adminPath} className={`line-3 one-line unlined ${styles['link']}`}>
                  <LineIcon name={icon} className={`quiet rigid ${styles['icon']}`} />
                  <span className={`cut-short ${styles['label']}`}>{label}</span>
                </NavLink>
              </li>
            ))}
          </ul>
        </div>
      ))}
    </nav>
  );
}
