import { homePath } from '#shared/paths.ts';
import { Icon } from '#web/ui/icon.tsx';
import styles from './admin-layout.module.css';

/** Opens the public site in a new tab, so that the work in this one stays as it is. */
export const SiteLink = ({ className = '' }: { className?: string | undefined }) => (
  <a className={`inline-2 one-line ${styles['site']} ${className}`} href={homePath} target="_blank" rel="noreferrer">
    Xem trang web
    <Icon name="away" />
    <span className="visually-hidden">(mở tab mới)</span>
  </a>
);
