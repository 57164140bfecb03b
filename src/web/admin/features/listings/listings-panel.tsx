import { useId } from 'react';
import type { Description } from '#shared/content-types/description.ts';
import { descriptions } from '#shared/content-types/index.ts';
import { Inside } from '../../work/inside.tsx';
import type { AdminRow } from '../../work/records/record.ts';
import styles from './listings.module.css';

const all: readonly Description[] = descriptions;

/** Whether a record of this type can stand in a list of others. */
export const canBeListed = ({ path }: Description): boolean =>
  all.some(({ fields }) => Object.values(fields).some((field) => field.kind === 'references' && field.to === path));

const load = async () => (await import('./listings-found.tsx')).ListingsFound;

/** In the form of a record: which others list it. What is done here is done at once, whether the form around it is saved or not. */
export function ListingsPanel({ description, record }: { description: Description; record: AdminRow | null }) {
  const title = useId();
  if (record === null) return null;
  return (
    <section className="stack-4 boxed" aria-labelledby={title}>
      <h2 id={title} className={styles['title']}>
        Được gắn ở nơi khác
      </h2>
      <p className={`quiet ${styles['quiet']}`}>Thêm hay gỡ ở đây được lưu ngay vào từng mục đó, không cần bấm Lưu.</p>
      <Inside load={load} of={{ description, id: record.id }} />
    </section>
  );
}
