import { useState } from 'react';
import type { Description } from '#shared/content-types/description.ts';
import { Inside } from '../inside.tsx';
import type { AdminRow } from '../records/record.ts';
import { canBeUsed } from './can-be-used.ts';
import styles from './uses.module.css';

const load = async () => (await import('./uses-found.tsx')).UsesFound;

/** What points at the record of a form, looked for once it is opened; nothing for a new record. */
export function UsesPanel({ description, record }: { description: Description; record: AdminRow | null }) {
  const [open, setOpen] = useState(false);
  if (record === null || !canBeUsed(description)) return null;
  return (
    <details className={`boxed breaks ${styles['panel']}`} onToggle={({ currentTarget }) => setOpen(currentTarget.open)}>
      <summary>Dùng ở đâu</summary>
      {open && <Inside load={load} of={{ description, id: record.id }} />}
    </details>
  );
}
