import { Drawer } from '@mantine/core';
import { lazy, Suspense, useEffect, useRef, useState } from 'react';
import { Navigate, Outlet, useLocation, useMatches } from 'react-router';
import { loginPath } from '#shared/paths.ts';
import { forgetDraftsOnLeaving } from '../work/drafts/outbox.ts';
import { mainContentId } from '#web/ui/main-content.ts';
import { NotFound } from '../screens/not-found.tsx';
import { forgetLastOpenedOnLeaving } from '../features/palette/last-opened.ts';
import { useScreenActions } from '../work/screen-actions.ts';
import { useSession } from '../session/session.tsx';
import { UndoProvider } from '../work/undo/undo.tsx';
import { Waiting } from '../session/waiting.tsx';
import { AdminHeader } from './admin-header.tsx';
import styles from './admin-layout.module.css';
import { isMissing } from '../screens/missing.ts';
import { Sidebar } from './sidebar.tsx';
import { SiteLink } from './site-link.tsx';

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
  if (admin !== null) return <Frame takesFocus={hadToChange.current} />;
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
function Frame({ takesFocus }: { takesFocus: boolean }) {
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
          <Outlet />
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
