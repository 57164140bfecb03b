import { useCallback, useEffect, useRef } from 'react';
import { useLocation } from 'react-router';
import type { MenuItem } from '#shared/answers/menu.ts';
import { homePath } from '#shared/paths.ts';
import { useSite } from '#web/site.ts';
import { Icon } from '#web/ui/icon.tsx';
import { Link } from '#web/ui/link.tsx';
import { footerMenuId } from './site-footer.tsx';
import { MainMenu } from './main-menu.tsx';
import { MenuSheet, menuSheetId } from './menu-sheet.tsx';
import { SchoolLogo } from './school-logo.tsx';
import { SearchBox } from './search-box.tsx';
import { useHidingBar } from './use-hiding-bar.ts';
import styles from './top-bar.module.css';

export function TopBar({ menu }: { menu: MenuItem[] }) {
  const site = useSite();
  const bar = useRef<HTMLElement>(null);
  const sheet = useRef<HTMLDialogElement>(null);
  const { key } = useLocation();
  const held = useCallback(() => bar.current?.matches(':focus-within, :has([aria-expanded="true"])') === true, []);
  const { hidden, show } = useHidingBar(held);

  useEffect(() => sheet.current?.close(), [key]);

  return (
    <header ref={bar} className={styles['bar']} data-hidden={hidden || undefined} onFocus={show}>
      <div className={styles['inner']}>
        <Link to={homePath} className={styles['logo']} aria-label={`${site.name}, về trang chủ`}>
          <SchoolLogo className={styles['mark']} />
          <span className={styles['name']}>{site.name}</span>
          <span className={styles['shortName']}>{site.short_name}</span>
        </Link>
        <MainMenu menu={menu} className={styles['menu']} />
        <SearchBox className={styles['search']} />
        <button
          type="button"
          className="icon-button with-script"
          aria-haspopup="dialog"
          aria-controls={menuSheetId}
          onClick={() => sheet.current?.showModal()}
        >
          <span className="visually-hidden">Mở menu</span>
          <Icon name="menu" />
        </button>
        <a href={`#${footerMenuId}`} className="icon-button without-script">
          <span className="visually-hidden">Đến menu ở cuối trang</span>
          <Icon name="menu" />
        </a>
      </div>
      <MenuSheet ref={sheet} menu={menu} />
    </header>
  );
}
