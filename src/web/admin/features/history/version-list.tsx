import { Link } from 'react-router';
import type { JournalEntry } from '#shared/answers/journal.ts';
import type { Description } from '#shared/content-types/description.ts';
import { viDateTime } from '#shared/formats/vi-date.ts';
import { changeText, doerName, fieldLabels, versionName } from '../../work/records/change-texts.ts';
import styles from './history.module.css';
import { inOrder, type Sides, versionBefore, writeSides } from './sides.ts';

type Props = {
  description: Description;
  entries: readonly JournalEntry[];
  sides: Sides | null;
  /** Null where the record is deleted: the trash brings it back. */
  restore: ((entry: JournalEntry) => void) | null;
};

export function VersionList({ description, entries, sides, restore }: Props) {
  const newest = entries.find(({ can_restore: holds, action }) => holds && action !== 'draft');
  return (
    <ol className={`ruled ${styles['versions']}`}>
      {entries.map((entry) => {
        const { seq, at, by, changed, can_restore: holds } = entry;
        const before = versionBefore(entries, seq);
        const { what, about } = changeText(entry, fieldLabels(description, changed));
        const isShown = sides !== null && (sides.older === seq || sides.newer === seq);
        return (
          <li key={seq} className={`stack-1 breaks ${styles['version']}`} data-shown={isShown || undefined}>
            <p className={`flow baseline ${styles['when']}`}>
              <time className="quiet-xs figures" dateTime={at}>
                {viDateTime(at)}
              </time>
              <strong>{doerName(by)}</strong>
              {holds && <span className="quiet-xs">{versionName(entry)}</span>}
            </p>
            <p>
              {what}
              {about !== '' && <span className="quiet">: {about}</span>}
            </p>
            {holds && (
              <p className={`flow ${styles['actions']}`}>
                {before && (
                  <Link
                    to={{ search: `?${writeSides(inOrder(before.seq, seq))}` }}
                    preventScrollReset
                    state={{ keepFocus: true }}
                    aria-current={isShown && sides.newer === seq && sides.older === before.seq ? 'true' : undefined}
                    aria-description={viDateTime(at)}
                  >
                    Xem thay đổi
                  </Link>
                )}
                {restore && seq !== newest?.seq && (
                  <button type="button" className="text-button" aria-description={viDateTime(at)} onClick={() => restore(entry)}>
                    Khôi phục bản này
                  </button>
                )}
              </p>
            )}
          </li>
        );
      })}
    </ol>
  );
}
