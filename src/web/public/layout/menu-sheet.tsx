import type { Ref } from 'react';
import { useLocation } from 'react-router';
import type { MenuItem } from '#shared/answers/menu.ts';
import { site } from '#site-config';
import { Icon } from '#web/ui/icon.tsx';
import { LogoMark, Mark } from '#web/ui/mark.tsx';
import { currentness, menuLink } from './menu-link.ts';
import { SiteLink } from './site-link.tsx';
import styles from './menu-sheet.module.css';

export const menuSheetId = 'di-dong--menu';

/** The menu on the phone: a sheet over the whole screen. A modal dialog keeps the focus and closes on Escape by itself. */
export function MenuSheet({ menu, ref }: { menu: MenuItem[]; ref: Ref<HTMLDialogElement> }) {
  const { pathname } = useLocation();
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
          <LogoMark />
          {site.shortName}
        </span>
        <button type="button" className={styles['close']} onClick={(event) => event.currentTarget.closest('dialog')?.close()}>
          <span className="visually-hidden">Đóng menu</span>
          <Icon name="close" />
        </button>
      </div>
      <nav aria-label="Menu">
        <ul className={styles['list']}>
          {menu.map((item) => {
            const link = menuLink(item);
            return (
              <li key={item.id} className={styles['entry']}>
                <SiteLink link={link} className={styles['link']} aria-current={currentness(link.href, pathname)}>
                  {item.title}
                </SiteLink>
                {item.type === 'dropdown' && item.children.length > 0 && (
                  <ul className={styles['children']}>
                    {item.children.map((child) => {
                      const childLink = menuLink(child);
                      return (
                        <li key={child.id}>
                          <SiteLink
                            link={childLink}
                            className={styles['child']}
                            aria-current={currentness(childLink.href, pathname)}
                          >
                            {child.title}
                          </SiteLink>
                        </li>
                      );
                    })}
                  </ul>
                )}
              </li>
            );
          })}
        </ul>
      </nav>
      <Mark name="hoi" className={styles['drawing']} />
    </dialog>
  );
}
