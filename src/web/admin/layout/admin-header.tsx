import { type RefObject, useLayoutEffect, useRef } from 'react';
import { Link } from 'react-router';
import { adminMePath } from '#shared/admin-paths.ts';
import { adminPath } from '#shared/paths.ts';
import { SmallButton } from '#web/ui/buttons.tsx';
import { Icon } from '#web/ui/icon.tsx';
import { LineIcon } from '#web/ui/line-icon.tsx';
import { LogoMark } from '#web/ui/mark.tsx';
import { useAsk } from '#web/ui/ask.tsx';
import { hasDrafts } from '../work/drafts/outbox.ts';
import { PaletteWay } from '../features/palette/palette-way.tsx';
import { useScreenActions } from '../work/screen-actions.ts';
import { useSession } from '../session/session.tsx';
import { isUnsaved } from '../session/unsaved.ts';
import styles from './admin-layout.module.css';
import { SiteLink } from './site-link.tsx';

/** Room that a toast of one line needs, in px. */
const enough = 280;

/**
 * Toasts stand in the header where it has no button: between the name of the back office and what follows it, or over that
 * name where there is no room between. Tells the place to admin.css (`--toast-start`, `--toast-end`).
 */
function useToastSlot(slot: RefObject<HTMLElement | null>, name: RefObject<HTMLElement | null>): void {
  useLayoutEffect(() => {
    const between = slot.current;
    if (between === null) return;
    const { style } = document.documentElement;
    const tell = () => {
      const free = between.getBoundingClientRect();
      const over = name.current?.getBoundingClientRect();
      const start = free.width >= enough ? free.left : Math.min(free.left, over?.left ?? free.left);
      style.setProperty('--toast-start', `${Math.round(start)}px`);
      style.setProperty('--toast-end', `${Math.round(document.documentElement.clientWidth - free.right)}px`);
    };
    tell();
    const observer = new ResizeObserver(tell);
    observer.observe(between);
    if (between.parentElement) observer.observe(between.parentElement);
    return () => {
      observer.disconnect();
      style.removeProperty('--toast-start');
      style.removeProperty('--toast-end');
    };
  }, [slot, name]);
}

type Props = { collapsed: boolean; onToggleSidebar: () => void; drawerOpen: boolean; onOpenDrawer: () => void };

export function AdminHeader({ collapsed, onToggleSidebar, drawerOpen, onOpenDrawer }: Props) {
  const { admin, signOut } = useSession();
  const ask = useAsk();
  const brand = useRef<HTMLAnchorElement>(null);
  const slot = useRef<HTMLDivElement>(null);
  useToastSlot(slot, brand);
  const leave = async () => {
    if (!isUnsaved() && !(await hasDrafts())) return signOut();
    void ask({
      title: 'Đăng xuất',
      text: 'Có phần đang gõ dở chưa lưu. Nếu đăng xuất, mọi phần gõ dở sẽ bị xóa khỏi máy này.',
      stay: 'Ở lại',
      answers: [{ label: 'Đăng xuất', danger: true, run: async () => signOut() }],
    });
  };
  useScreenActions([{ label: 'Đăng xuất', icon: 'leave', isAlways: true, run: () => void leave() }]);
  return (
    <header className={`line-4 ${styles['header']}`}>
      <button
        type="button"
        className={`${styles['toggle']} ${styles['wideOnly']}`}
        aria-controls="thanh-ben"
        aria-expanded={!collapsed}
        aria-label={collapsed ? 'Mở rộng thanh bên' : 'Thu gọn thanh bên'}
        onClick={onToggleSidebar}
      >
        <Icon name="menu" />
      </button>
      <button
        type="button"
        className={`${styles['toggle']} ${styles['narrowOnly']}`}
        aria-haspopup="dialog"
        aria-expanded={drawerOpen}
        aria-label="Mở menu quản trị"
        onClick={onOpenDrawer}
      >
        <Icon name="menu" />
      </button>
      <Link ref={brand} to={adminPath} className={`inline-3 strong unlined ${styles['brand']}`}>
        <LogoMark />
        <span>Quản trị hệ thống</span>
      </Link>
      <PaletteWay />
      <SiteLink className={styles['wideOnly']} />
      <div ref={slot} className={styles['slot']} />
      <Link to={adminMePath} className={`quiet cut-short ${styles['name']}`}>
        <span className="visually-hidden">Tài khoản của tôi: </span>
        {admin?.name}
      </Link>
      <SmallButton className={`rigid ${styles['signOut']}`} size="sm" onClick={() => void leave()}>
        <LineIcon name="leave" className={styles['signOutSign']} />
        <span className={styles['signOutWord']}>Đăng xuất</span>
      </SmallButton>
    </header>
  );
}
