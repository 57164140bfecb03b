import { Outlet, useMatches } from 'react-router';
import type { MenuItem } from '#shared/answers/menu.ts';
import { api as calls, searchPagePath } from '#shared/paths.ts';
import { viDate } from '#shared/formats/vi-date.ts';
import { type Api, apiContext, browserApi } from '#web/api.ts';
import { mainContentId } from '#web/ui/main-content.ts';
import { SharedPart } from '#web/ui/shared-part.tsx';
import type { Route } from './+types/site-layout.ts';
import { listOrEmpty, placesOrEmpty } from './list-or-empty.ts';
import { currentEntries } from './menu-link.ts';
import { SiteFooter } from './site-footer.tsx';
import { SiteTools } from './site-tools.tsx';
import { TopBar } from './top-bar.tsx';
import { useFetchAhead } from './use-fetch-ahead.ts';
import styles from './site-layout.module.css';

async function load(api: Api) {
  const [menu, pages] = await Promise.all([listOrEmpty<MenuItem>(api, calls.menu), placesOrEmpty(api, calls.list('trang'))]);
  return { menu, pages, year: Number(viDate(new Date()).slice(-4)) };
}

export const loader = ({ context }: Route.LoaderArgs) => load(context.get(apiContext));
export const clientLoader = () => load(browserApi);

/** The menu and the footer stay as they were loaded for as long as the visit lasts. */
export const shouldRevalidate = () => false;

/** A layout below that brings its own <main>, because more than the content stands beside it. */
export type LayoutHandle = { ownMain: true };

export default function SiteLayout({ loaderData: { menu, pages, year } }: Route.ComponentProps) {
  const ownMain = useMatches().some(({ handle }) => (handle as Partial<LayoutHandle> | undefined)?.ownMain);
  const bar = (
    <>
      <TopBar menu={menu} />
      <nav aria-label="Công cụ" className={styles['tools']}>
        <SiteTools className={styles['toolList']} linkClass={styles['tool']} />
      </nav>
    </>
  );
  const footer = <SiteFooter menu={menu} pages={pages} year={year} />;
  useFetchAhead();
  return (
    <>
      {import.meta.env.SSR ? (
        <SharedPart name="top-bar" of={[menu]} variant={(path) => (path === searchPagePath ? null : currentEntries(menu, path))}>
          {bar}
        </SharedPart>
      ) : (
        bar
      )}
      <div className={styles['below']}>
        {ownMain ? (
          <Outlet />
        ) : (
          <main id={mainContentId} tabIndex={-1} className={styles['main']}>
            <Outlet />
          </main>
        )}
      </div>
      {import.meta.env.SSR ? (
        <SharedPart name="footer" of={[menu, pages, year]}>
          {footer}
        </SharedPart>
      ) : (
        footer
      )}
    </>
  );
}
