import { Drawer } from '@mantine/core';
import { useEffect, useState } from 'react';
import { Navigate, Outlet, useLocation, useMatches } from 'react-router';
import { loginPath } from '#shared/paths.ts';
import { texts } from '#shared/texts.ts';
import { mainContentId } from '#web/ui/main-content.ts';
import { NotFound } from '../not-found.tsx';
import { useSession } from '../session.tsx';
import { AdminHeader } from './admin-header.tsx';
import styles from './admin-layout.module.css';
import { AppVersion } from './app-version.tsx';
import { isMissing } from './missing.ts';
import { Sidebar } from './sidebar.tsx';
import { SiteLink } from './site-link.tsx';
import { useCollapsed } from './use-collapsed.ts';
import { Waiting } from '../waiting.tsx';

/** The guard of the back office, and the frame around its screens. */
export default function AdminLayout() {
  const { state, ended } = useSession();
  const { pathname, search } = useLocation();
  const missing = useMatches().some(isMissing);

  if (state === 'checking') {
    return (
      <main id={mainContentId} tabIndex={-1}>
        <Waiting text={texts.checkingSession} />
      </main>
    );
  }
  if (state === 'in') return <Frame />;
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

function Frame() {
  const { key } = useLocation();
  const [collapsed, toggleCollapsed] = useCollapsed();
  const [drawerOpen, setDrawerOpen] = useState(false);
  useEffect(() => setDrawerOpen(false), [key]);

  return (
    <div className={styles['frame']} data-collapsed={collapsed || undefined}>
      <AdminHeader
        collapsed={collapsed}
        onToggleSidebar={toggleCollapsed}
        drawerOpen={drawerOpen}
        onOpenDrawer={() => setDrawerOpen(true)}
      />
      <aside id="thanh-ben" className={styles['sidebar']} hidden={collapsed}>
        <Sidebar />
        <AppVersion />
      </aside>
      <main id={mainContentId} tabIndex={-1} className={styles['main']}>
        <Outlet />
      </main>
      <Drawer.Root opened={drawerOpen} onClose={() => setDrawerOpen(false)} size="19rem" transitionProps={{ duration: 150 }}>
        <Drawer.Overlay />
        <Drawer.Content>
          <Drawer.Body>
            <div className={styles['drawerHead']}>
              <Drawer.Title>Quản trị hệ thống</Drawer.Title>
              <Drawer.CloseButton size="lg" aria-label="Đóng menu quản trị" />
            </div>
            <Sidebar />
            <SiteLink className={styles['drawerSite']} />
            <AppVersion />
          </Drawer.Body>
        </Drawer.Content>
      </Drawer.Root>
    </div>
  );
}
