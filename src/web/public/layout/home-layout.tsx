import { useEffect, useId, useRef, useSyncExternalStore } from 'react';
import { Outlet, useLocation } from 'react-router';
import type { BannerItem } from '#shared/answers/banner.ts';
import { api as calls, careerPath, careersPath, majorGroupPath, majorGroupsPath } from '#shared/paths.ts';
import { type Api, apiContext, browserApi } from '#web/api.ts';
import { Icon } from '#web/ui/icon.tsx';
import { mainContentId } from '#web/ui/main-content.ts';
import { SharedPart } from '#web/ui/shared-part.tsx';
import { Link } from '#web/ui/link.tsx';
import type { Route } from './+types/home-layout.ts';
import { Carousel } from './late-carousel.ts';
import { listOrEmpty, madeOnce, type NamedSlug, placesOrEmpty } from './list-or-empty.ts';
import type { LayoutHandle } from './site-layout.tsx';
import styles from './home-layout.module.css';
import { currentness } from './menu-link.ts';

const shown = 1;

const shownBanners = madeOnce((banners: BannerItem[]) =>
  banners
    .filter(({ status }) => status === shown)
    .sort((a, b) => a.order - b.order || a.id - b.id)
    .map(({ id, title, link, position, image, image_meta }) => ({ id, title, link, position, image, image_meta })),
);

/** Only the fields that are shown, because this data is in the HTML of every page. */
async function load(api: Api) {
  const [careers, groups, banners] = await Promise.all([
    placesOrEmpty(api, calls.list('nghe-nghiep')),
    placesOrEmpty(api, calls.list('nhom-nganh')),
    listOrEmpty<BannerItem>(api, calls.banners),
  ]);
  return {
    careers,
    groups,
    banners: shownBanners(banners),
  };
}

export const loader = ({ context }: Route.LoaderArgs) => load(context.get(apiContext));
export const clientLoader = () => load(browserApi);
export const shouldRevalidate = () => false;

export const handle: LayoutHandle = { ownMain: true };

/** The first two parts of a path, and whether there are more: the place that a page belongs to, or is the page of. */
const placeOf = (pathname: string) => /^(?:\/[^/]*){0,2}\/?/.exec(pathname)?.[0] ?? '';

const placesId = 'ben-trang--danh-sach';

/** Careers and majors beside the page; on the phone in a drawer. */
export default function HomeLayout({ loaderData: { careers, groups, banners } }: Route.ComponentProps) {
  const { key } = useLocation();
  const narrow = useNarrow();
  const drawer = useRef<HTMLDialogElement>(null);
  const drawerId = useId();
  const keepOpen = useRef(false);

  // A tab changes the list in the drawer, so the drawer stays open; any other link closes it.
  useEffect(() => {
    if (!keepOpen.current) drawer.current?.close();
    keepOpen.current = false;
  }, [key]);

  const places = <Sidebar careers={careers} groups={groups} />;
  const carousel = <Carousel banners={banners} />;

  return (
    <div className={styles['shell']}>
      <div className={styles['opener']}>
        <button
          type="button"
          className="with-script"
          aria-haspopup="dialog"
          aria-controls={drawerId}
          onClick={() => drawer.current?.showModal()}
        >
          Chọn nghề nghiệp, ngành học
          <Icon name="next" />
        </button>
        <a className="without-script" href={`#${placesId}`}>
          Chọn nghề nghiệp, ngành học
          <Icon name="down" />
        </a>
      </div>

      <div className={styles['side']} id={placesId}>
        {import.meta.env.SSR ? (
          <SharedPart name="places" of={[careers, groups]} variant={placeOf}>
            {places}
          </SharedPart>
        ) : (
          places
        )}
        {import.meta.env.SSR ? (
          <SharedPart name="banners" of={[banners]}>
            {carousel}
          </SharedPart>
        ) : (
          !narrow && carousel
        )}
      </div>

      <main id={mainContentId} tabIndex={-1} className={styles['main']}>
        <Outlet />
      </main>

      {narrow && <div className={styles['after']}>{carousel}</div>}

      <dialog
        ref={drawer}
        id={drawerId}
        className={styles['drawer']}
        aria-label="Chọn nghề nghiệp, ngành học"
        onClick={(event) => {
          // The target is the dialog itself only where the click was on its backdrop.
          if (event.target === event.currentTarget) event.currentTarget.close();
          if (!(event.target instanceof Element)) return;
          const link = event.target.closest('a');
          keepOpen.current = link?.hasAttribute('data-tab') ?? false;
          if (link && !keepOpen.current) event.currentTarget.close();
        }}
      >
        <div className={styles['drawerBody']}>
          <button type="button" className="icon-button" onClick={() => drawer.current?.close()}>
            <span className="visually-hidden">Đóng</span>
            <Icon name="close" />
          </button>
          {/* Rendered on narrow windows only, so that other pages do not carry the list twice. */}
          {narrow && places}
        </div>
      </dialog>
    </div>
  );
}

/** The width below which the sidebar is a drawer; the styles say the same. */
const narrowQuery = '(max-width: 59.99em)';

function subscribe(onChange: () => void) {
  const media = window.matchMedia(narrowQuery);
  media.addEventListener('change', onChange);
  return () => media.removeEventListener('change', onChange);
}

/** Whether the window is as narrow as a phone's; false on the server and until the page runs. */
const useNarrow = (): boolean =>
  useSyncExternalStore(
    subscribe,
    () => window.matchMedia(narrowQuery).matches,
    () => false,
  );

type Props = { careers: NamedSlug[]; groups: NamedSlug[] };

/** Two tabs, each a link to its first item, and the items of the tab that the page belongs to. */
function Sidebar({ careers, groups }: Props) {
  const { pathname } = useLocation();
  const tabs = [
    { name: 'Nghề nghiệp', top: careersPath, path: careerPath, places: careers },
    { name: 'Ngành học', top: majorGroupsPath, path: majorGroupPath, places: groups },
  ];
  const active = tabs.find(({ top }) => currentness(top, pathname) !== undefined) ?? tabs[0];

  return (
    <nav aria-label="Nghề nghiệp và ngành học">
      <ul className={styles['tabs']}>
        {tabs.map((tab) => {
          const first = tab.places[0];
          return (
            <li key={tab.top}>
              <Link
                to={first ? tab.path(first.slug) : tab.top}
                className={styles['tab']}
                aria-current={tab === active ? 'true' : undefined}
                data-tab
              >
                {tab.name}
              </Link>
            </li>
          );
        })}
      </ul>
      {active && active.places.length === 0 && <p className={styles['empty']}>Không có dữ liệu để hiển thị</p>}
      <ol className={styles['places']}>
        {active?.places.map(({ name, slug }) => (
          <li key={slug}>
            <Link to={active.path(slug)} className={styles['place']} aria-current={currentness(active.path(slug), pathname)}>
              {name}
            </Link>
          </li>
        ))}
      </ol>
    </nav>
  );
}
