import type { ReactNode } from 'react';
import { Link, type LinkProps } from 'react-router';
import { Icon } from '#web/ui/icon.tsx';
import styles from './back-link.module.css';

/** Where a screen of the back office leads back to, above its heading. */
export const BackLink = ({ children, ...link }: Omit<LinkProps, 'className' | 'children'> & { children: ReactNode }) => (
  <Link className={`inline-2 start unlined ${styles['back']}`} {...link}>
    <Icon name="previous" /> {children}
  </Link>
);
