import { Link } from 'react-router';
import type { LibraryPicture } from '#shared/answers/pictures.ts';
import { adminPicturePath } from '#shared/admin-paths.ts';
import { pictureAt } from '#shared/pictures/picture-set.ts';
import { sizeText, usesText } from './picture-words.ts';
import styles from './pictures.module.css';

type Props = {
  label: string;
  pictures: readonly LibraryPicture[];
  loading: boolean;
  /** What pressing a picture does; without it, a picture leads to its own screen, which is told where one came `from`. */
  onChoose?: (picture: LibraryPicture) => void;
  from?: string;
};

/** Pictures side by side, each with what one tells it by. */
export const PictureTiles = ({ label, pictures, loading, onChoose, from }: Props) => (
  <ul
    className={`stack-4 ${styles['tiles']}`}
    aria-label={label}
    aria-busy={loading || undefined}
    data-stale={loading || undefined}
  >
    {pictures.map((picture) => (
      <li key={picture.id}>
        {onChoose === undefined ? (
          <Link className={`stack-1 full unlined ${styles['tile']}`} to={adminPicturePath(picture.id)} state={{ from }}>
            <Contents picture={picture} />
          </Link>
        ) : (
          <button type="button" className={`stack-1 full unlined ${styles['tile']}`} onClick={() => onChoose(picture)}>
            <Contents picture={picture} />
          </button>
        )}
      </li>
    ))}
  </ul>
);

function Contents({ picture }: { picture: LibraryPicture }) {
  const { name, needs_alt: needsAlt, is_large: isLarge } = picture;
  return (
    <>
      <SmallPicture picture={picture} className={styles['thumbnail']} />
      <span className={`strong cut-short ${styles['name']}`}>{name}</span>
      <span className="quiet-xs figures">{sizeText(picture)}</span>
      <span className="quiet-xs figures">{usesText(picture)}</span>
      {(needsAlt || isLarge) && (
        <span className="flow-1">
          {needsAlt && <span className={`tag ${styles['tag']}`}>Thiếu mô tả</span>}
          {isLarge && <span className={`tag ${styles['tag']}`}>Lớn hơn mức cần</span>}
        </span>
      )}
    </>
  );
}

/** A small copy, cut as visitors see it. Its name stands beside it. */
export function SmallPicture({
  picture: { path, meta },
  className,
}: {
  picture: Pick<LibraryPicture, 'path' | 'meta'>;
  className?: string | undefined;
}) {
  const { widths, color, focus } = meta;
  return (
    <img
      className={className}
      src={pictureAt(path, widths.find((width) => width >= 320) ?? widths.at(-1) ?? meta.width)}
      alt=""
      loading="lazy"
      decoding="async"
      style={{ backgroundColor: color, ...(focus && { objectPosition: `${focus.x}% ${focus.y}%` }) }}
    />
  );
}
