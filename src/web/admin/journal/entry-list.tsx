import { useState } from 'react';
import { Link } from 'react-router';
import type { JournalEvent } from '#shared/answers/journal.ts';
import { adminHistoryPath, adminTrashPath } from '#shared/admin-paths.ts';
import { viDateTime } from '#shared/rules/vi-date.ts';
import { findDescription } from '../records/description.ts';
import { type Batch, inBatches } from './batches.ts';
import styles from './journal.module.css';
import { actionNames, doerName, fieldLabels } from './texts.ts';

/** Rows of a batch that are shown before one asks for all. */
const shownFirst = 6;

type Props = {
  entries: readonly JournalEvent[];
  /** Whether the journal goes on: then what stands last may be a part of its batch. */
  hasOlder: boolean;
};

export function EntryList({ entries, hasOlder }: Props) {
  const batches = inBatches(entries);
  return (
    <ol className={styles['batches']}>
      {batches.map((batch, index) => (
        <BatchItem key={batch.key} batch={batch} isCut={hasOlder && index === batches.length - 1} />
      ))}
    </ol>
  );
}

function BatchItem({ batch: { at, by, entries }, isCut }: { batch: Batch<JournalEvent>; isCut: boolean }) {
  const [all, setAll] = useState(false);
  // One more is not worth a button.
  const shown = all || entries.length <= shownFirst + 1 ? entries : entries.slice(0, shownFirst);
  return (
    <li className={styles['batch']}>
      <p className={styles['when']}>
        <time dateTime={at}>{viDateTime(at)}</time>
        <strong>{doerName(by)}</strong>
        {entries.length > 1 && <span>{isCut ? `Ít nhất ${entries.length}` : entries.length} thay đổi cùng lúc</span>}
      </p>
      <ul className={styles['entries']}>
        {shown.map((entry) => (
          <EntryItem key={entry.seq} entry={entry} />
        ))}
      </ul>
      {shown.length < entries.length && (
        <button type="button" className={styles['more']} onClick={() => setAll(true)}>
          Hiện thêm {entries.length - shown.length} thay đổi
        </button>
      )}
    </li>
  );
}

function EntryItem({ entry }: { entry: JournalEvent }) {
  const { action, resource, title, changed } = entry;
  const description = findDescription(resource);
  const fields = fieldLabels(description, changed);
  const address = addressOf(entry);
  const name = title ?? `số ${entry.id}`;
  return (
    <li className={styles['entry']}>
      <span className={styles['action']} data-action={action}>
        {actionNames[action]}
      </span>
      <span className={styles['what']}>
        <span>
          {description?.noun ?? resource}{' '}
          {address === null ? <span className={styles['name']}>{name}</span> : <Link to={address}>{name}</Link>}
          {entry.in_trash && <span className={styles['tag']}>Trong thùng rác</span>}
        </span>
        {fields !== '' && <span className={styles['fields']}>{fields}</span>}
      </span>
    </li>
  );
}

/** The history of the record, or the trash it lies in; null where nothing is kept of it. */
function addressOf({ action, resource, id, in_trash }: JournalEvent): string | null {
  if (action === 'purge' || findDescription(resource) === undefined) return null;
  return in_trash ? `${adminTrashPath}?${new URLSearchParams({ loai: resource })}` : adminHistoryPath(resource, id);
}
