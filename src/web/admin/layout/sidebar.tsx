import { Link, useLocation } from 'react-router';
import { adminEnquiriesPath } from '#shared/admin-paths.ts';
import { Icon } from '#web/ui/icon.tsx';
import { LineIcon } from '#web/ui/line-icon.tsx';
import { Folded } from '../screens/folded.tsx';
import { isWithin, type Screen, type ScreenGroup, screenGroups } from '../screens/screen-groups.ts';
import { useSession } from '../session/session.tsx';
import { useEnquiryCounts } from '../work/enquiry-counts.ts';
import styles from './sidebar.module.css';

/** How many enquiries are new. */
function NewEnquiries() {
  const news = useEnquiryCounts()?.new ?? 0;
  if (news === 0) return null;
  return (
    <span className={`figures strong rigid ${styles['news']}`}>
      <span className="visually-hidden">, </span>
      {news.toLocaleString('vi-VN')}
      <span className="visually-hidden"> câu mới</span>
    </span>
  );
}

/** The screens that the account may open. */
export function Sidebar() {
  const { admin } = useSession();
  return (
    <nav aria-label="Quản trị" className="stack-2">
      {screenGroups(admin).map((group) =>
        group.folds ? <FoldedGroup key={group.title} {...group} /> : <Screens key={group.title} {...group} />,
      )}
    </nav>
  );
}

/** Closed until somebody opens it; the group of the screen that is shown is open. */
function FoldedGroup({ title, screens }: ScreenGroup) {
  const { pathname } = useLocation();
  return (
    <Folded
      place="thanh-ben"
      part={String(title)}
      isForced={screens.some((screen) => isWithin(screen, pathname))}
      className={styles['group']}
      headClass={`line-3 one-line ${styles['link']} ${styles['fold']}`}
      head={
        <>
          <Icon name="next" className={`quiet rigid ${styles['turn']}`} />
          <span className={`cut-short ${styles['label']}`}>{title}</span>
        </>
      }
    >
      {() => <Screens title={title} screens={screens} />}
    </Folded>
  );
}

/** The title is told and not shown: with one for each group the screens of every day would not be in sight at once. */
const Screens = ({ title, screens }: ScreenGroup) => (
  <ul className={styles['screens']} aria-label={title ?? undefined}>
    {screens.map((screen) => (
      <Row key={screen.to} screen={screen} />
    ))}
  </ul>
);

function Row({ screen }: { screen: Screen }) {
  const { to, label, icon } = screen;
  const { pathname } = useLocation();
  return (
    <li>
      <Link
        to={to}
        aria-current={isWithin(screen, pathname) ? 'page' : undefined}
        className={`line-3 one-line unlined ${styles['link']}`}
      >
        <LineIcon name={icon} className={`quiet rigid ${styles['icon']}`} />
        <span className={`cut-short ${styles['label']}`}>{label}</span>
        {to === adminEnquiriesPath && <NewEnquiries />}
      </Link>
    </li>
  );
}
