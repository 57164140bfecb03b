import { pictureAt } from '#shared/rules/picture-set.ts';
import styles from './cells.module.css';
import { partOf, textOf } from '../records/record.ts';

/** The smallest stored width of a record's picture. The name beside it says what it shows. */
export function Thumbnail({ row, field }: { row: Record<string, unknown>; field: string }) {
  const path = textOf(row, field);
  if (path === '') {
    return (
      <span className={`${styles['thumbnail']} ${styles['blank']}`} role="img" aria-label="Chưa có ảnh">
        –
      </span>
    );
  }
  const meta = partOf(row, `${field}_meta`);
  const widths: unknown = meta?.['widths'];
  const smallest: unknown = Array.isArray(widths) ? widths[0] : undefined;
  return (
    <img
      className={styles['thumbnail']}
      src={typeof smallest === 'number' ? pictureAt(path, smallest) : path}
      alt=""
      width={64}
      height={48}
      loading="lazy"
      decoding="async"
      style={{ backgroundColor: textOf(meta, 'color') || undefined }}
    />
  );
}
