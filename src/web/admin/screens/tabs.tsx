import { NavLink } from 'react-router';
import styles from './tabs.module.css';

type Props = { label: string; tabs: readonly { to: string; label: string }[] };

/** Leads from one screen to those beside it. */
export const Tabs = ({ label, tabs }: Props) => (
  <nav className={styles['tabs']} aria-label={label}>
    {tabs.map(({ to, label: name }) => (
      <NavLink key={to} className={styles['tab']} to={to}>
        {name}
      </NavLink>
    ))}
  </nav>
);
