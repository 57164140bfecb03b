import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { homePath } from '#shared/paths.ts';
import { useSite } from '#web/site.ts';
import { mainContentId } from '#web/ui/main-content.ts';
import { LogoMark } from '#web/ui/mark.tsx';
import styles from './login-frame.module.css';

/** `beside`: where it leads to beside the home page. */
type Props = { title: string; lede: ReactNode; beside?: ReactNode; children: ReactNode };

/** What stands around a form for somebody who is not signed in. */
export function LoginFrame({ title, lede, beside, children }: Props) {
  const site = useSite();
  return (
    <main id={mainContentId} tabIndex={-1} className={styles['page']}>
      <title>{`${title} – ${site.name}`}</title>
      <div className={styles['drawing']} aria-hidden="true">
        <LogoMark />
      </div>
      <div className={styles['side']}>
        <div className={`stack full ${styles['form']}`}>
          <p className="kicker">{site.name}</p>
          <h1 className={styles['title']}>{title}</h1>
          <p className={`quiet ${styles['lede']}`}>{lede}</p>
          {children}
          <p className="row-2-4 apart">
            <Link to={homePath} reloadDocument>
              Quay lại trang chủ
            </Link>
            {beside}
          </p>
        </div>
      </div>
    </main>
  );
}
