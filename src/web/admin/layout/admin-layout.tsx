import { Drawer } from '@mantine/core';
import { lazy, type RefObject, Suspense, useEffect, useLayoutEffect, useRef, useState } from 'react';
import { Link, Navigate, Outlet, useLocation, useMatches } from 'react-router';
import type { Me } from '#shared/answers/accounts.ts';
import { adminPath, homePath, loginPath } from '#shared/paths.ts';
import { forgetDraftsOnLeaving, hasDrafts } from '../work/drafts/outbox.ts';
import { mainContentId } from '#web/ui/main-content.ts';
import { adminEnquiriesPath, adminMePath } from '#shared/admin-paths.ts';
import { SmallButton } from '#web/ui/buttons.tsx';
import { Icon } from '#web/ui/icon.tsx';
import { LineIcon } from '#web/ui/line-icon.tsx';
import { LogoMark } from '#web/ui/mark.tsx';
import { useAsk } from '#web/ui/ask.tsx';
import { Forbidden, isOpenTo } from '../screens/forbidden.tsx';
import { NotFound } from '../screens/not-found.tsx';
import { forgetLastOpenedOnLeaving } from '../features/palette/last-opened.ts';
import { useEnquiryCounts } from '../work/enquiry-counts.ts';
import { useScreenActions } from '../work/screen-actions.ts';
import { useSession } from '../session/session.tsx';
import { UndoProvider } from '../work/undo/undo.tsx';
import { Waiting } from '../session/waiting.tsx';
import styles from './admin-layout.module.css';
import { Sidebar } from './sidebar.tsx';
import { isMissing } from '../screens/missing.ts';
import { PaletteWay } from '../features/palette/palette-way.tsx';
import { isUnsaved } from '../session/unsaved.ts';

/** Opens the public site in a new tab, so that the work in this one stays as it is. */
const SiteLink = ({ className = '' }: { className?: string | undefined }) => (
  <a className={`inline-2 one-line ${styles['site']} ${className}`} href={homePath} target="_blank" rel="noreferrer">
    Xem trang web
    <Icon name="away" />
    <span className="visually-hidden">(mở tab mới)</span>
  </a>
);

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

function AdminHeader({ collapsed, onToggleSidebar, drawerOpen, onOpenDrawer }: Props) {
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
      {/* It finds content. */}
      {admin?.role !== 'advisor' && <PaletteWay />}
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

/** Once in the life of an account: the other screens do not bring it along. */
const FirstDuty = lazy(async () => ({ default: (await import('../features/accounts/first-duty.tsx')).FirstDuty }));

/** The guard of the back office, and the frame around its screens. */
export default function AdminLayout() {
  const { admin, ended } = useSession();
  const { pathname, search } = useLocation();
  const missing = useMatches().some(isMissing);

  const hadToChange = useRef(false);
  if (admin?.must_change_password || (admin?.second_factor_due === 'now' && !admin.second_factor)) {
    hadToChange.current = true;
    return (
      <Suspense fallback={<Waiting />}>
        <FirstDuty me={admin} />
      </Suspense>
    );
  }
  if (admin !== null) return <Frame me={admin} takesFocus={hadToChange.current} />;
  // An address that leads nowhere does not need a sign-in to say so.
  if (missing) {
    return (
      <main id={mainContentId} tabIndex={-1} className={styles['alone']}>
        <NotFound />
      </main>
    );
  }
  // After signing out by hand the address is not kept for the next login, which may be somebody else's.
  if (ended === 'left') return <Navigate to={loginPath} replace />;
  return <Navigate to={`${loginPath}?${new URLSearchParams({ tiep: pathname + search })}`} replace />;
}

declare global {
  interface ImportMetaEnv {
    /** What package.json said when the site was built (vite.config.ts). */
    readonly APP_VERSION: string;
  }
}

const version = <p className={`quiet-xs ${styles['version']}`}>Phiên bản {import.meta.env.APP_VERSION}</p>;

/** Where this browser remembers whether the editor has put the sidebar away to its icons. */
const collapsedKey = 'thanh-ben-thu-gon';

/** `takesFocus`: what had the focus before has gone with the screen that stood in its place. */
function Frame({ me, takesFocus }: { me: Me; takesFocus: boolean }) {
  useEnquiryCounts({ asks: true });
  useEffect(() => {
    if (takesFocus) document.getElementById(mainContentId)?.focus();
  }, [takesFocus]);
  const { key } = useLocation();
  const [collapsed, setCollapsed] = useState(() => localStorage.getItem(collapsedKey) === '1');
  const [drawerOpen, setDrawerOpen] = useState(false);
  useEffect(() => setDrawerOpen(false), [key]);
  useEffect(forgetDraftsOnLeaving, []);
  useEffect(forgetLastOpenedOnLeaving, []);

  const toggleSidebar = () => {
    localStorage.setItem(collapsedKey, collapsed ? '0' : '1');
    setCollapsed(!collapsed);
  };

  useScreenActions(
    matchMedia('(min-width: 77.5rem)').matches
      ? [{ label: collapsed ? 'Mở rộng thanh bên' : 'Thu gọn thanh bên', icon: 'menu', isAlways: true, run: toggleSidebar }]
      : [],
  );

  return (
    <div className={styles['frame']} data-collapsed={collapsed || undefined}>
      <UndoProvider>
        <AdminHeader
          collapsed={collapsed}
          onToggleSidebar={toggleSidebar}
          drawerOpen={drawerOpen}
          onOpenDrawer={() => setDrawerOpen(true)}
        />
        <aside id="thanh-ben" className={styles['sidebar']} data-rail={collapsed || undefined}>
          <Sidebar />
          {version}
        </aside>
        <main id={mainContentId} tabIndex={-1} className={`stack-6 full ${styles['main']}`}>
          <OpenScreen me={me} />
        </main>
      </UndoProvider>
      <Drawer.Root opened={drawerOpen} onClose={() => setDrawerOpen(false)} size="19rem" transitionProps={{ duration: 150 }}>
        <Drawer.Overlay />
        <Drawer.Content>
          <Drawer.Body>
            <div className={`line apart ${styles['drawerHead']}`}>
              <Drawer.Title>Quản trị hệ thống</Drawer.Title>
              <Drawer.CloseButton size="lg" aria-label="Đóng menu quản trị" />
            </div>
            <Sidebar />
            <SiteLink className={styles['drawerSite']} />
            {version}
          </Drawer.Body>
        </Drawer.Content>
      </Drawer.Root>
    </div>
  );
}

/** The screen, unless the role has nothing to do with it. */
function OpenScreen({ me }: { me: Me }) {
  const { pathname } = useLocation();
  const missing = useMatches().some(isMissing);
  if (missing || isOpenTo(me, pathname)) return <Outlet />;
  return /^\/admin\/?$/.test(pathname) ? <Navigate to={adminEnquiriesPath} replace /> : <Forbidden />;
}
