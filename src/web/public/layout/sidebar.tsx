import { useLocation } from 'react-router';
import { careerPath, careersPath, majorGroupPath, majorGroupsPath } from '#shared/paths.ts';
import { Link } from '#web/ui/link.tsx';
import type { NamedSlug } from './list-or-empty.ts';
import { currentness } from './menu-link.ts';
import styles from './sidebar.module.css';

type Props = { careers: NamedSlug[]; groups: NamedSlug[] };

/** Two tabs, each a link to its first item, and the items of the tab that the page belongs to. */
export function Sidebar({ careers, groups }: Props) {
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
