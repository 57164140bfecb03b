import { Link } from '#web/ui/link.tsx';
import type { Entry } from './card.tsx';
import styles from './catalogue.module.css';
import { Picture } from './picture.tsx';

type Props = {
  /** `code` is a number of the entry's own, in place of its place in the list; '' when it has none. */
  entries: (Entry & { code?: string })[];
  /** Read out before a code by screen readers. */
  codeLabel?: string;
  /** The place of the first entry, where the list goes on from another. */
  from?: number;
  heading?: 'h3' | 'h4';
};

/** A numbered list in the manner of a catalogue; each line is a link. */
export function Catalogue({ entries, codeLabel, from = 1, heading: Heading = 'h3' }: Props) {
  if (entries.length === 0) return <p>Không có dữ liệu để hiển thị</p>;
  const coded = codeLabel !== undefined;
  return (
    <ol className={styles['entries']} data-coded={coded || undefined}>
      {entries.map(({ to, name, text, picture, code }, index) => (
        <li key={to} className={`covered ${styles['entry']}`}>
          {coded ? (
            <p className={styles['number']}>
              {code ? (
                <>
                  <span className="visually-hidden">{codeLabel} </span>
                  {code}
                </>
              ) : (
                <span className={styles['uncoded']}>Chưa có mã riêng</span>
              )}
            </p>
          ) : (
            <p className={styles['number']} aria-hidden="true">
              {String(from + index).padStart(2, '0')}
            </p>
          )}
          <div className={styles['words']}>
            <Heading className={styles['name']}>
              <Link to={to} className="covering plain-link">
                {name}
              </Link>
            </Heading>
            {text !== '' && <p className="cut-text">{text}</p>}
          </div>
          <div className={`moved-picture ${styles['frame']}`}>
            <Picture {...picture} seed={to} sizes={coded ? 'min(26vw, 13rem)' : 'min(26vw, 9rem)'} />
          </div>
        </li>
      ))}
    </ol>
  );
}
