import { Link } from 'react-router';
import type { PictureMeta } from '#shared/answers/parts.ts';
import styles from './catalogue.module.css';
import { Picture } from './picture.tsx';

export type CatalogueEntry = {
  to: string;
  name: string;
  text: string;
  picture: { src: string | null; meta: PictureMeta | null };
  /** A number of the entry's own, in place of its place in the list; '' when it has none. */
  code?: string;
};

type Props = {
  entries: CatalogueEntry[];
  /** Read out before a code by screen readers. */
  codeLabel?: string;
  heading?: 'h2' | 'h3';
};

/** A numbered list in the manner of a catalogue; each line is a link. */
export function Catalogue({ entries, codeLabel, heading: Heading = 'h3' }: Props) {
  const coded = codeLabel !== undefined;
  return (
    <ol className={styles['entries']} data-coded={coded || undefined}>
      {entries.map(({ to, name, text, picture, code }, index) => (
        <li key={to} className={styles['entry']}>
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
              {String(index + 1).padStart(2, '0')}
            </p>
          )}
          <div className={styles['words']}>
            <Heading className={styles['name']}>
              <Link to={to} className={styles['link']}>
                {name}
              </Link>
            </Heading>
            {text !== '' && <p className={styles['text']}>{text}</p>}
          </div>
          <div className={styles['frame']}>
            <Picture
              src={picture.src}
              meta={picture.meta}
              alt=""
              seed={to}
              sizes={coded ? 'min(26vw, 13rem)' : 'min(26vw, 9rem)'}
              className={styles['picture']}
            />
          </div>
        </li>
      ))}
    </ol>
  );
}
