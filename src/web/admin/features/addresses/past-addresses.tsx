import { useState } from 'react';
import type { Description } from '#shared/content-types/description.ts';
import { Inside } from '../../work/inside.tsx';
import styles from './past-addresses.module.css';

/** Fetched when it is opened: most editors of a form never do. */
const load = async () => (await import('./address-panel.tsx')).AddressPanel;

type Props = { description: Description; record: { id: number } | null };

/** Below the fields of a record with a page: the addresses it was found at before. */
export function PastAddresses({ description: { path, page }, record }: Props) {
  const [isOpen, setIsOpen] = useState(false);
  if (record === null || page === undefined) return null;
  return (
    <details className={styles['panel']} onToggle={({ currentTarget }) => setIsOpen(currentTarget.open)}>
      <summary>Địa chỉ cũ</summary>
      {isOpen && <Inside load={load} of={{ path, id: record.id }} />}
    </details>
  );
}
