import { Link } from '#web/ui/link.tsx';
import { Illustrative } from './facts.tsx';
import styles from './link-rows.module.css';

/** `isIllustrative`: a figure of the note is but an illustration. */
export type LinkRow = { to: string; name: string; note?: string; isIllustrative?: boolean };

/** From this many rows that would be folded on, they are: fewer take no more room than what unfolds them. */
const worthFolding = 3;

/** Records that a page leads to, one a line. Of more than `most` the rest unfolds, which needs no script. */
export function LinkRows({ rows, most = Infinity, unit }: { rows: LinkRow[]; most?: number; unit?: string }) {
  const first = rows.length - most < worthFolding ? rows : rows.slice(0, most);
  const rest = rows.slice(first.length);
  const isIllustration = rows.length > 1 && rows.every(({ isIllustrative }) => isIllustrative === true);
  return (
    <>
      <Illustrative when={isIllustration} />
      <Rows rows={first} isTold={isIllustration} />
      {rest.length > 0 && (
        <details>
          <summary className={styles['more']}>
            Xem thêm {rest.length} {unit}
          </summary>
          <Rows rows={rest} isTold={isIllustration} />
        </details>
      )}
    </>
  );
}

/** `isTold`: that they are illustrations stands at their head. */
const Rows = ({ rows, isTold }: { rows: LinkRow[]; isTold: boolean }) => (
  <ul className={styles['rows']}>
    {rows.map(({ to, name, note, isIllustrative }) => (
      <li key={to} className={styles['row']}>
        <Link to={to} className={styles['link']}>
          {name}
        </Link>
        {note && (
          <span className="quiet-figures">
            {note}
            <Illustrative when={isIllustrative === true && !isTold} />
          </span>
        )}
      </li>
    ))}
  </ul>
);
