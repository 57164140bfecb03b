import { useCallback, useEffect, useId, useState } from 'react';
import type { Description } from '#shared/content-types/description.ts';
import { descriptions } from '#shared/content-types/index.ts';
import { texts } from '#shared/texts.ts';
import { TryAgain } from '../../session/try-again.tsx';
import type { AdminRow } from '../../work/records/record.ts';
import type { ListingsFound } from './listings-found.tsx';
import styles from './listings.module.css';

const all: readonly Description[] = descriptions;

/** Whether a record of this type can stand in a list of others. */
const canBeListed = ({ path }: Description): boolean =>
  all.some(({ fields }) => Object.values(fields).some((field) => field.kind === 'references' && field.to === path));

/** In the form of a record: which others list it. What is done here is done at once, whether the form around it is saved or not. */
export function ListingsPanel({ description, record }: { description: Description; record: AdminRow | null }) {
  return record === null || !canBeListed(description) ? null : <Panel description={description} id={record.id} />;
}

/** Its inside is loaded by the few forms that have it; a script that does not arrive must not take the form along. */
function Panel({ description, id }: { description: Description; id: number }) {
  const [inside, setInside] = useState<{ Found: typeof ListingsFound } | 'failed' | null>(null);
  const title = useId();
  const load = useCallback(
    () =>
      import('./listings-found.tsx').then(
        ({ ListingsFound: Found }) => setInside({ Found }),
        () => setInside('failed'),
      ),
    [],
  );
  useEffect(() => void load(), [load]);
  return (
    <section className={'stack-4 boxed'} aria-labelledby={title}>
      <h2 id={title} className={styles['title']}>
        Được gắn ở nơi khác
      </h2>
      <p className={`quiet ${styles['quiet']}`}>Thêm hay gỡ ở đây được lưu ngay vào từng mục đó, không cần bấm Lưu.</p>
      {inside === null && <p role="status">{texts.loadingData}</p>}
      {inside === 'failed' && (
        <div className={`stack-2 ${styles['failed']}`} role="alert">
          <p>{texts.unreachable}</p>
          <TryAgain isSmall onClick={() => void load()} />
        </div>
      )}
      {inside !== null && inside !== 'failed' && <inside.Found description={description} id={id} />}
    </section>
  );
}
