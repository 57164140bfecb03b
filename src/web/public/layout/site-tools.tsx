import { comparisonPath, interestPath } from '#shared/paths.ts';
import { Link } from '#web/ui/link.tsx';
import { SavedLink } from '../guidance/saved-link.tsx';

/** What helps to decide, whichever page one reads: in the menu of the phone, and below the bar of wider windows. */
export const SiteTools = ({ className, linkClass }: { className: string | undefined; linkClass?: string | undefined }) => (
  <ul className={className}>
    <li>
      <Link to={interestPath} className={linkClass}>
        Khám phá theo sở thích
      </Link>
    </li>
    <li>
      <Link to={comparisonPath} className={linkClass}>
        Chọn và so sánh ngành
      </Link>
    </li>
    <li>
      <SavedLink className={linkClass} countClass="quiet-figures" />
    </li>
  </ul>
);
