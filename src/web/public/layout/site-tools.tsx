import { comparisonPath, interestPath, savedPath } from '#shared/paths.ts';
import { Link } from '#web/ui/link.tsx';
import { useSaved } from '../guidance/saved-store.ts';

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

/** Leads to what this browser keeps, and says how many that are. Not there without scripts, which the list needs. */
function SavedLink({ className = '', countClass }: { className?: string | undefined; countClass: string | undefined }) {
  const { length } = useSaved();
  return (
    <Link to={savedPath} className={`${className} with-script`}>
      Đã lưu
      {length > 0 && (
        <span className={countClass}>
          {length}
          <span className="visually-hidden"> mục</span>
        </span>
      )}
    </Link>
  );
}
