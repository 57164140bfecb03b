import { Button } from '@mantine/core';
import { Link } from 'react-router';
import { adminMePath } from '#shared/admin-paths.ts';
import { adminPath } from '#shared/paths.ts';
import { Icon } from '#web/ui/icon.tsx';
import { LogoMark } from '#web/ui/mark.tsx';
import { useConfirm } from '#web/ui/confirm-dialog.tsx';
import { hasDrafts } from '../drafts/draft-store.ts';
import { useSession } from '../session.tsx';
import { isUnsaved } from '../unsaved.ts';
import styles from './admin-layout.module.css';
import { SiteLink } from './site-link.tsx';

type Props = { collapsed: boolean; onToggleSidebar: () => void; drawerOpen: boolean; onOpenDrawer: () => void };

export function AdminHeader({ collapsed, onToggleSidebar, drawerOpen, onOpenDrawer }: Props) {
  const { admin, signOut } = useSession();
  const confirm = useConfirm();
  const leave = async () => {
    if (!isUnsaved() && !(await hasDrafts())) return signOut();
    confirm({
      title: 'Đăng xuất',
      question: 'Có phần đang gõ dở chưa lưu. Nếu đăng xuất, mọi phần gõ dở sẽ bị xóa khỏi máy này.',
      confirm: 'Đăng xuất',
      cancel: 'Ở lại',
      run: async () => signOut(),
    });
  };
  return (
    <header className={styles['header']}>
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
      <Link to={adminPath} className={styles['brand']}>
        <LogoMark />
        <span>Quản trị hệ thống</span>
      </Link>
      <Link to={adminMePath} className={styles['name']}>
        <span className="visually-hidden">Tài khoản của tôi: </span>
        {admin?.name}
      </Link>
      <SiteLink className={styles['wideOnly']} />
      <Button className={styles['signOut']} variant="default" size="sm" onClick={() => void leave()}>
        Đăng xuất
      </Button>
    </header>
  );
}
