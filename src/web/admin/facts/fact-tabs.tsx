import { NavLink } from 'react-router';
import { adminFactsPath } from '#shared/admin-paths.ts';
import { factPaths } from '#shared/facts/fact-columns.ts';
import { capital } from '#shared/texts.ts';
import styles from '../journal/journal.module.css';
import { findDescription } from '../records/description.ts';

/** Leads from the facts of one content type to those of another. */
export function FactTabs() {
  return (
    <nav className={styles['tabs']} aria-label="Loại nội dung">
      {factPaths.map((path) => (
        <NavLink key={path} className={styles['tab']} to={adminFactsPath(path)}>
          {capital(findDescription(path)?.noun ?? path)}
        </NavLink>
      ))}
    </nav>
  );
}
