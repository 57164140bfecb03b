import { useState } from 'react';
import { Link } from 'react-router';
import { adminEnquiryPath } from '#shared/admin-paths.ts';
import type { JournalAction, JournalEvent } from '#shared/answers/journal.ts';
import { capital } from '#shared/texts.ts';
import { viDateTime } from '#shared/formats/vi-date.ts';
import { quoted } from '#shared/text/quoted.ts';
import { useAsk } from '#web/ui/ask.tsx';
import { findJournaled } from '../../work/records/description.ts';
import { type Batch, chunksOf } from './batches.ts';
import styles from './journal.module.css';
import { actionName, actionNames, doerName, fieldLabels, noteText } from '../../work/records/change-texts.ts';
import { ToHistory } from '../../screens/told-record.tsx';
import { callApi } from '../../session/client.ts';
import { useWrite } from '../../work/use-write.ts';

/** What leaves the record itself as it is. */
const besideRecord: ReadonlySet<JournalAction> = new Set(['draft', 'discard', 'settings']);

const changesIn = ({ entries }: Batch<JournalEvent>) => entries.filter(({ action }) => !besideRecord.has(action));

/** Whether a batch that a person did can be taken back: nothing it changed was changed since. */
function canUndo(batch: Batch<JournalEvent>): boolean {
  const changes = changesIn(batch);
  return batch.by !== null && changes.length > 0 && changes.every(({ can_undo: can }) => can);
}

/** Asks, takes a batch back, tells what came of it, and offers to take that back. `isNarrowed`: rows of a batch may be left out. */
function useUndoBatch(isNarrowed: boolean): (batch: Batch<JournalEvent>) => void {
  const ask = useAsk();
  const { write } = useWrite();
  return (batch) => {
    const number = batch.entries[0]?.batch;
    if (number == null) return;
    const moment = viDateTime(batch.at);
    const takeBack = () =>
      write({
        call: () => callApi('POST /admin/undo', { body: { batch: number } }),
        failed: 'Hoàn tác thất bại!',
        undo: `Đã hoàn tác thay đổi lúc ${moment}.`,
      });
    void ask({
      title: 'Hoàn tác',
      text: `Hoàn tác ${whatOf(changesIn(batch))} lúc ${moment}?${isNarrowed ? ' Những gì khác đã đổi cùng lúc đó cũng được hoàn tác.' : ''}`,
      answers: [{ label: 'Hoàn tác', run: takeBack }],
    });
  };
}

/** 'việc sửa danh mục “Tin”', 'cả 3 thay đổi' */
function whatOf(changes: readonly JournalEvent[]): string {
  const [only] = changes;
  if (only === undefined || changes.length > 1) return `cả ${changes.length} thay đổi`;
  const noun = findJournaled(only.resource)?.noun ?? only.resource;
  return `việc ${actionNames[only.action].toLocaleLowerCase('vi')} ${noun} ${quoted(only.title ?? `số ${only.id}`)}`;
}

/** Rows of a batch that are shown before one asks for all. */
const shownFirst = 6;

type Props = {
  entries: readonly JournalEvent[];
  /** Whether the journal goes on: then what stands last may be a part of its batch. */
  hasOlder: boolean;
  /** Whether rows of a batch may be left out. */
  isNarrowed: boolean;
};

export function EntryList({ entries, hasOlder, isNarrowed }: Props) {
  const undo = useUndoBatch(isNarrowed);
  const batches = chunksOf(entries);
  return (
    <ol className={styles['batches']}>
      {batches.map((batch, index) => (
        <BatchItem key={batch.key} batch={batch} isCut={hasOlder && index === batches.length - 1} undo={undo} />
      ))}
    </ol>
  );
}

type ItemProps = { batch: Batch<JournalEvent>; isCut: boolean; undo: (batch: Batch<JournalEvent>) => void };

function BatchItem({ batch, isCut, undo }: ItemProps) {
  const { at, by, entries } = batch;
  const [all, setAll] = useState(false);
  // One more is not worth a button.
  const shown = all || entries.length <= shownFirst + 1 ? entries : entries.slice(0, shownFirst);
  return (
    <li className={styles['batch']}>
      <p className={`stack quiet breaks ${styles['when']}`}>
        <time className="text-xs figures" dateTime={at}>
          {viDateTime(at)}
        </time>
        <strong>{doerName(by)}</strong>
        {entries.length > 1 && <span>{isCut ? `Ít nhất ${entries.length}` : entries.length} thay đổi cùng lúc</span>}
        {!isCut && canUndo(batch) && (
          <button
            type="button"
            className={`text-button start ${styles['undo']}`}
            aria-description={viDateTime(at)}
            onClick={() => undo(batch)}
          >
            Hoàn tác
          </button>
        )}
      </p>
      <ul className="stack-2">
        {shown.map((entry) => {
          const Item = entry.action === 'enquiry' ? EnquiryItem : EntryItem;
          return <Item key={entry.seq} entry={entry} />;
        })}
      </ul>
      {shown.length < entries.length && (
        <button type="button" className={`text-button start ${styles['more']}`} onClick={() => setAll(true)}>
          Hiện thêm {entries.length - shown.length} thay đổi
        </button>
      )}
    </li>
  );
}

/** Of an enquiry the journal knows the number, and what was done. */
const EnquiryItem = ({ entry }: { entry: JournalEvent }) => (
  <li className={styles['entry']}>
    <span className={styles['action']}>{actionName(entry)}</span>
    <span className="breaks">
      <Link to={adminEnquiryPath(entry.id)}>số {entry.title}</Link>: {noteText(entry)}
    </span>
  </li>
);

function EntryItem({ entry }: { entry: JournalEvent }) {
  const { action, resource, title, changed } = entry;
  const description = findJournaled(resource);
  const note = noteText(entry);
  const fields = fieldLabels(description, changed);
  const about = [note === '' ? '' : capital(note), fields].filter((part) => part !== '').join(': ');
  return (
    <li className={styles['entry']}>
      <span className={styles['action']} data-action={action}>
        {actionName(entry)}
      </span>
      <span className={`stack breaks ${styles['what']}`}>
        <span>
          {description?.noun ?? resource}{' '}
          <ToHistory of={entry} plain="strong">
            {title ?? `số ${entry.id}`}
          </ToHistory>
          {entry.is_gone && action !== 'purge' && <span className={`tag ${styles['tag']}`}>Đã xóa vĩnh viễn</span>}
          {entry.in_trash && <span className={`tag ${styles['tag']}`}>Trong thùng rác</span>}
        </span>
        {about !== '' && <span className="quiet-xs">{about}</span>}
      </span>
    </li>
  );
}
