import { useCallback, useEffect, useRef } from 'react';
import { useLocation } from 'react-router';
import type { MenuItem } from '#shared/answers/menu.ts';
import { homePath, searchPagePath } from '#shared/paths.ts';
import { useSite } from '#web/site.ts';
import { Icon } from '#web/ui/icon.tsx';
import { Link } from '#web/ui/link.tsx';
import { footerMenuId } from './site-footer.tsx';
import { MainMenu } from './main-menu.tsx';
import { MenuSheet, menuSheetId } from './menu-sheet.tsx';
import { SchoolLogo } from './school-logo.tsx';
import { useHidingBar } from './use-hiding-bar.ts';
import styles from './top-bar.module.css';
import { SearchForm } from '../search/search-form.tsx';

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

function SearchBox({ className = '' }: { className?: string | undefined }) {
  const { pathname, search } = useLocation();
  const searched = pathname === searchPagePath ? (new URLSearchParams(search).get('q') ?? '') : '';
  return (
    <div className={`${styles['box']} ${className}`}>
      <SearchForm
        // A new key resets the uncontrolled field: it shows the query on the results page and is empty elsewhere.
        key={searched}
        text={searched}
        label="Tìm kiếm"
        placeholder="Tìm kiếm"
        submitLabel="Tìm"
        classes={{ form: styles['form'], field: styles['input'], submit: styles['submit'] }}
      />
      {/* The field is open while it has the focus, so taking the focus away closes it. */}
      <button
        type="button"
        className="icon-button with-script"
        aria-label="Đóng ô tìm kiếm"
        onClick={({ currentTarget }) => currentTarget.blur()}
      >
        <Icon name="close" />
      </button>
    </div>
  );
}
