import { useState } from 'react';
import type { Description } from '#shared/content-types/description.ts';
import { texts } from '#shared/texts.ts';
import { TryAgain } from '../../session/try-again.tsx';
import type { AdminRow } from '../records/record.ts';
import { canBeUsed } from './can-be-used.ts';
import type { UsesFound } from './uses-found.tsx';
import styles from './uses.module.css';

/** What points at the record of a form, looked for once it is opened; nothing for a new record. */
export function UsesPanel({ description, record }: { description: Description; record: AdminRow | null }) {
  return record === null || !canBeUsed(description) ? null : <Panel description={description} id={record.id} />;
}

/** Its inside is loaded with the first opening; a script that does not arrive must not take the form along. */
function Panel({ description, id }: { description: Description; id: number }) {
  const [open, setOpen] = useState(false);
  const [inside, setInside] = useState<{ Found: typeof UsesFound } | 'failed' | null>(null);
  const load = () =>
    import('./uses-found.tsx').then(
      ({ UsesFound: Found }) => setInside({ Found }),
      () => setInside('failed'),
    );
  return (
    <details
      className={`boxed breaks ${styles['panel']}`}
      onToggle={({ currentTarget }) => {
        setOpen(currentTarget.open);
        if (currentTarget.open && inside === null) void load();
      }}
    >
      <summary>Dùng ở đâu</summary>
      {inside === 'failed' && (
        <div className={`stack-2 ${styles['inside']}`}>
          <p>{texts.unreachable}</p>
          <TryAgain isSmall onClick={() => void load()} />
        </div>
      )}
      {open && inside !== null && inside !== 'failed' && <inside.Found description={description} id={id} />}
    </details>
  );
}
