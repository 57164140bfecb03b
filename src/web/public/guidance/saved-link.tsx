import { savedPath } from '#shared/paths.ts';
import { Link } from '#web/ui/link.tsx';
import { useSaved } from './saved-store.ts';

/** Leads to what this browser keeps, and says how many that are. Not there without scripts, which the list needs. */
export function SavedLink({ className = '', countClass }: { className?: string | undefined; countClass: string | undefined }) {
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
