import { lazy, Suspense, useState } from 'react';
import type { Description } from '#shared/content-types/description.ts';
import { texts } from '#shared/texts.ts';
import styles from './past-addresses.module.css';

/** Fetched when it is opened: most editors of a form never do. */
const AddressPanel = lazy(() => import('./address-panel.tsx'));

type Props = { description: Description; record: { id: number } | null };

/** Below the fields of a record with a page: the addresses it was found at before. */
export function PastAddresses({ description: { path, page }, record }: Props) {
  const [isOpen, setIsOpen] = useState(false);
  if (record === null || page === undefined) return null;
  return (
    <details className={styles['panel']} onToggle={({ currentTarget }) => setIsOpen(currentTarget.open)}>
      <summary>Địa chỉ cũ</summary>
      {isOpen && (
        <Suspense fallback={<p role="status">{texts.loadingData}</p>}>
          <AddressPanel path={path} id={record.id} />
        </Suspense>
      )}
    </details>
  );
}
