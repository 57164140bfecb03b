import latin400 from '#web/ui/fonts/be-vietnam-pro-latin-400.woff2?url';
import latin700 from '#web/ui/fonts/be-vietnam-pro-latin-700.woff2?url';
import vietnamese400 from '#web/ui/fonts/be-vietnam-pro-vietnamese-400.woff2?url';
import vietnamese700 from '#web/ui/fonts/be-vietnam-pro-vietnamese-700.woff2?url';
import { type ReactNode, useEffect, useState } from 'react';
import { isRouteErrorResponse, Links, Meta, Outlet, Scripts, useLocation, useNavigation } from 'react-router';
import { articlesPath, manifestPath, searchPagePath, subjectsPath } from '#shared/paths.ts';
import type { Route } from './+types/root.ts';
import '#web/ui/tokens.css';
import '#web/ui/fonts.css';
import '#web/ui/base.css';
import '#web/ui/shapes.css';
import '#web/ui/controls.css';
import { Failure } from '#web/ui/failure.tsx';
import { mainContentId } from '#web/ui/main-content.ts';
import { originContext, previewContext, siteContext } from './api.ts';
import { type RootData, siteIn, useSite } from './site.ts';
import { LogoMark } from '#web/ui/mark.tsx';
import { RouteMoves } from '#web/ui/route-moves.tsx';
import { useHome } from '#web/ui/use-home.ts';
import { Link } from '#web/ui/link.tsx';
import styles from './root.module.css';

/** Milliseconds before a navigation is shown as loading; a shorter one would only flicker. */
const patience = 200;

function loadingText(path: string): string {
  if (path === articlesPath || path.startsWith(`${articlesPath}/`)) return 'Đang tải bài viết...';
  if (path === subjectsPath || path === searchPagePath) return 'Đang tải dữ liệu...';
  return 'Đang tải...';
}

/** While the next page loads: a line at the top of the window, and a status text that is read out too. */
function LoadingBar() {
  const { state, location } = useNavigation();
  const moving = state !== 'idle';
  const [slow, setSlow] = useState(false);

  useEffect(() => {
    if (!moving) return;
    const timer = setTimeout(() => setSlow(true), patience);
    return () => {
      clearTimeout(timer);
      setSlow(false);
    };
  }, [moving]);

  return (
    <div role="status">
      {moving && slow && (
        <>
          <div className={styles['bar']} />
          <p className={styles['label']}>{loadingText(location?.pathname ?? '')}</p>
        </>
      )}
    </div>
  );
}

export const links: Route.LinksFunction = () => [
  ...[vietnamese700, latin700, vietnamese400, latin400].map((href) => ({
    rel: 'preload',
    as: 'font',
    type: 'font/woff2',
    href,
    crossOrigin: 'anonymous' as const,
  })),
  { rel: 'icon', href: '/favicon.ico', sizes: '32x32' },
  { rel: 'icon', href: '/favicon.svg', type: 'image/svg+xml' },
  { rel: 'apple-touch-icon', href: '/apple-touch-icon.png' },
  { rel: 'manifest', href: manifestPath },
];

/**
 * Where the site is, for the addresses its pages give of themselves, and what they say of the school: the same on the server
 * and in the browser.
 */
export const loader = async ({ context }: Route.LoaderArgs): Promise<RootData> => ({
  origin: context.get(originContext),
  site: await context.get(siteContext)(),
  ...(context.get(previewContext) && { isPreview: true }),
});

/** As it was loaded for as long as the visit lasts, like the menu. */
export const shouldRevalidate = () => false;

/** What a page says of itself that says nothing else. */
export const meta: Route.MetaFunction = ({ matches }) => {
  const { name, description } = siteIn(matches);
  return [{ title: name }, { name: 'description', content: description }];
};

export function Layout({ children }: { children: ReactNode }) {
  // Without it the link would lead away from what was searched for.
  const { search } = useLocation();
  return (
    <html lang="vi">
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="theme-color" media="(prefers-color-scheme: light)" content="#faf6ef" />
        <meta name="theme-color" media="(prefers-color-scheme: dark)" content="#171412" />
        <Meta />
        <Links />
      </head>
      <body>
        <Link className="skip-link" to={{ search, hash: `#${mainContentId}` }}>
          Chuyển đến nội dung chính
        </Link>
        {children}
        <LoadingBar />
        <RouteMoves />
        <Scripts />
      </body>
    </html>
  );
}

export default function Root() {
  return <Outlet />;
}

/** Where no layout of the site stands around the error: unknown addresses of the back office, and failures of the layouts. */
export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  const home = useHome();
  const site = useSite();
  return (
    <div className={styles['alone']}>
      <Link className={styles['logo']} to={home.to} reloadDocument>
        <LogoMark />
        {site.name}
      </Link>
      <main id={mainContentId} tabIndex={-1}>
        {isRouteErrorResponse(error) && error.status === 404 ? (
          <>
            <title>{`Không tìm thấy trang – ${site.name}`}</title>
            <h1 className="page-title">Rất tiếc! Trang bạn tìm kiếm không tồn tại.</h1>
            <p>
              <Link className="button" to={home.to} reloadDocument>
                {home.label}
              </Link>
            </p>
          </>
        ) : (
          <Failure />
        )}
      </main>
    </div>
  );
}
