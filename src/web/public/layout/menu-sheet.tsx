import type { Ref } from 'react';
import type { MenuItem } from '#shared/answers/menu.ts';
import { useSite } from '#web/site.ts';
import { Icon } from '#web/ui/icon.tsx';
import { Mark } from '#web/ui/mark.tsx';
import { MenuEntry, Submenu } from './menu-entry.tsx';
import { hasSubmenu } from './menu-link.ts';
import { SchoolLogo } from './school-logo.tsx';
import { SiteTools } from './site-tools.tsx';
import styles from './menu-sheet.module.css';

export const menuSheetId = 'di-dong--menu';

/** The menu on the phone: a sheet over the whole screen. A modal dialog keeps the focus and closes on Escape by itself. */
export function MenuSheet({ menu, ref }: { menu: MenuItem[]; ref: Ref<HTMLDialogElement> }) {
  const { short_name: short } = useSite();
  return (
    <dialog
      ref={ref}
      id={menuSheetId}
      className={styles['sheet']}
      aria-label="Menu"
      onClick={(event) => {
        // A link to the current page causes no navigation, so nothing else would close the sheet.
        if (event.target instanceof Element && event.target.closest('a')) event.currentTarget.close();
      }}
    >
      <div className={styles['head']}>
        <span className={styles['logo']}>
          <SchoolLogo />
          {short}
        </span>
        <button type="button" className="icon-button" onClick={(event) => event.currentTarget.closest('dialog')?.close()}>
          <span className="visually-hidden">Đóng menu</span>
          <Icon name="close" />
        </button>
      </div>
      <nav aria-label="Menu">
        <ul className={styles['list']}>
          {menu.map((item) => (
            <li key={item.id} className={styles['entry']}>
              <MenuEntry item={item} className={styles['link']} />
              {hasSubmenu(item) && (
                <Submenu entries={item.children} className={styles['children']} entryClass={styles['child']} />
              )}
            </li>
          ))}
        </ul>
      </nav>
      <SiteTools className={styles['ways']} linkClass={styles['way']} />
      <Mark name="hoi" className={styles['drawing']} />
    </dialog>
  );
}
