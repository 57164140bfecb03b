import { NativeSelect } from '@mantine/core';
import { type ComponentProps, useEffect, useMemo, useState } from 'react';
import { Link, useSearchParams } from 'react-router';
import type { JournalEntry } from '#shared/answers/journal.ts';
import type { Description } from '#shared/content-types/description.ts';
import { adminEditPath, adminTrashPath } from '#shared/admin-paths.ts';
import { quoted } from '#shared/text/quoted.ts';
import { viDateTime } from '#shared/formats/vi-date.ts';
import { capital, texts } from '#shared/texts.ts';
import { BackLink } from '../../screens/back-link.tsx';
import { TryAgain } from '../../session/try-again.tsx';
import { Comparison } from './comparison.tsx';
import { compareRecords } from './differences.ts';
import styles from './history.module.css';
import { useCurrent, useNames, useSide, useVersions } from './queries.ts';
import { firstSides, inOrder, readSides, type Side, type Sides, versionBefore, writeSides } from './sides.ts';
import { useRestoreVersion } from './use-restore-version.tsx';
import { EmptyState, OrFailed } from '../../screens/empty-state.tsx';
import { Older } from '../../screens/older.tsx';
import { changeText, doerName, fieldLabels, versionName } from '../../work/records/change-texts.ts';
import { lastListPath } from '../../work/records/list-address.ts';
import { type AdminRow, titleOf } from '../../work/records/record.ts';
import { ScreenHead } from '../../screens/screen-head.tsx';

/** What happened to a record, and any two of its versions side by side. */
export function HistoryScreen({ description, id }: { description: Description; id: number }) {
  const versions = useVersions(description, id);
  const current = useCurrent(description, id);
  const { rows: entries, loading } = versions;
  const title = current ? titleOf(description, current) : (entries[0]?.title ?? '');
  const isDeleted = current === null && entries.length > 0;
  const isInTrash = isDeleted && entries[0]?.action === 'delete';

  return (
    <>
      <ScreenHead
        title="Lịch sử"
        tab={title === '' ? 'Lịch sử' : `Lịch sử: ${title}`}
        back={
          <BackLink to={current ? adminEditPath(description.path, id) : lastListPath(description.path)}>
            {current ? 'Quay lại chỉnh sửa' : 'Quay lại danh sách'}
          </BackLink>
        }
      >
        <p className={`quiet breaks ${styles['subject']}`}>
          {capital(description.noun)}
          {title !== '' && <strong> {quoted(title)}</strong>}
        </p>
        {isDeleted && (
          <p className="noted" role="status">
            {isInTrash ? (
              <>
                {capital(description.noun)} này đang ở{' '}
                <Link to={`${adminTrashPath}?${new URLSearchParams({ loai: description.path })}`}>thùng rác</Link>, có thể khôi
                phục ở đó.
              </>
            ) : (
              `${capital(description.noun)} này đã bị xóa vĩnh viễn.`
            )}
          </p>
        )}
      </ScreenHead>
      {loading && <p role="status">{texts.loadingData}</p>}
      {entries.length === 0 && (
        <OrFailed of={versions} title="Chưa tải được lịch sử">
          {!loading && (
            <EmptyState title={current === null ? `Không tìm thấy ${description.noun}` : 'Chưa có thay đổi nào được ghi lại'}>
              <p>Từ lần lưu tới, mỗi thay đổi sẽ có một bản ở đây.</p>
            </EmptyState>
          )}
        </OrFailed>
      )}
      {entries.length > 0 && current !== undefined && (
        <Versions description={description} id={id} current={current} versions={versions} />
      )}
    </>
  );
}

type VersionsProps = {
  description: Description;
  id: number;
  current: AdminRow | null;
  versions: ReturnType<typeof useVersions>;
};

function Versions({ description, id, current, versions }: VersionsProps) {
  const [search, setSearch] = useSearchParams();
  const { rows: entries, older } = versions;
  const chosen = useMemo(() => readSides(search), [search]);
  const sides = useMemo(() => chosen ?? firstSides(entries), [chosen, entries]);
  const choose = (next: Sides | null) =>
    setSearch(next === null ? {} : writeSides(next), { preventScrollReset: true, state: { keepFocus: true } });

  return (
    <div className={`stack-6 ${styles['screen']}`}>
      <section className={`stack-4 ${styles['list']}`} aria-labelledby="cac-phien-ban">
        <h2 id="cac-phien-ban" className="part-name">
          Các phiên bản
        </h2>
        {current ? (
          <RestorableList
            description={description}
            entries={entries}
            sides={sides}
            current={current}
            onRestored={() => choose(null)}
          />
        ) : (
          <VersionList description={description} entries={entries} sides={sides} restore={null} />
        )}
        <Older {...older} />
      </section>
      <section className={`stack-4 ${styles['compared']}`} aria-labelledby="so-sanh">
        <h2 id="so-sanh" className="part-name">
          So sánh hai bản
        </h2>
        {sides === null ? (
          <p className="quiet">Chưa có hai bản để so sánh. Mỗi lần lưu, bản trước được giữ lại ở đây.</p>
        ) : (
          <Compare description={description} id={id} current={current} entries={entries} sides={sides} choose={choose} />
        )}
      </section>
    </div>
  );
}

type RestorableProps = Omit<ComponentProps<typeof VersionList>, 'restore'> & { current: AdminRow; onRestored: () => void };

function RestorableList({ current, onRestored, ...list }: RestorableProps) {
  const restore = useRestoreVersion(list.description, current, onRestored);
  return <VersionList {...list} restore={(entry) => void restore(entry)} />;
}

type CompareProps = {
  description: Description;
  id: number;
  current: AdminRow | null;
  entries: readonly JournalEntry[];
  sides: Sides;
  choose: (sides: Sides) => void;
};

function Compare({ description, id, current, entries, sides, choose }: CompareProps) {
  const [whole, setWhole] = useState(false);
  const [older, newer] = [useSide(description, id, sides.older, current), useSide(description, id, sides.newer, current)];
  const broken = useMemo(() => [...(older.broken ?? []), ...(newer.broken ?? [])], [newer.broken, older.broken]);
  const nameOf = useNames(description, broken);
  const [before, after] = [older.record, newer.record];
  const differences = useMemo(
    () => (before && after ? compareRecords(description, before, after, nameOf) : null),
    [after, before, description, nameOf],
  );
  // Another pair is shown folded again.
  useEffect(() => setWhole(false), [sides.newer, sides.older]);
  const changed = differences?.filter(({ same }) => !same).length ?? 0;
  const isAllShown = whole || changed === 0;
  const select = (label: string, side: Side, other: Side) => (
    <SideSelect {...{ label, side, entries, current }} onChange={(next) => choose(inOrder(next, other))} />
  );

  return (
    <>
      <div className={`stack-4 ${styles['sides']}`}>
        {select('Bản cũ', sides.older, sides.newer)}
        {select('Bản mới', sides.newer, sides.older)}
      </div>
      {older.failed || newer.failed ? (
        <TryAgain
          onClick={() => {
            if (older.failed) older.retry();
            if (newer.failed) newer.retry();
          }}
        />
      ) : (
        <div className="row-2-4 apart">
          <p role="status">{differences === null ? texts.loadingData : outcome(changed, sides)}</p>
          {changed > 0 && (
            <label className="check">
              <input type="checkbox" checked={whole} onChange={(event) => setWhole(event.currentTarget.checked)} />
              Hiện cả phần không đổi
            </label>
          )}
        </div>
      )}
      {differences !== null && changed > 0 && <Comparison differences={differences} whole={isAllShown} />}
    </>
  );
}

function outcome(changed: number, { older, newer }: Sides): string {
  if (older === newer) return 'Hãy chọn hai bản khác nhau.';
  return changed === 0 ? 'Hai bản này giống hệt nhau.' : `${changed} ô khác nhau.`;
}

type SideSelectProps = {
  label: string;
  side: Side;
  entries: readonly JournalEntry[];
  current: AdminRow | null;
  onChange: (side: Side) => void;
};

function SideSelect({ label, side, entries, current, onChange }: SideSelectProps) {
  const choices = entries
    .filter(({ can_restore: holds }) => holds)
    .map((entry) => ({
      value: String(entry.seq),
      label: [versionName(entry), viDateTime(entry.at), doerName(entry.by)].filter((part) => part !== '').join(', '),
    }));
  // The address may name one that is further back than the list has been read.
  const isFarther = side !== 'now' && !choices.some(({ value }) => value === String(side));
  return (
    <NativeSelect
      label={label}
      value={String(side)}
      data={[
        ...(current || side === 'now' ? [{ value: 'now', label: 'Bản hiện tại' }] : []),
        ...choices,
        ...(isFarther ? [{ value: String(side), label: 'Một bản cũ hơn' }] : []),
      ]}
      onChange={({ currentTarget: { value } }) => onChange(value === 'now' ? 'now' : Number(value))}
    />
  );
}

type Props = {
  description: Description;
  entries: readonly JournalEntry[];
  sides: Sides | null;
  /** Null where the record is deleted: the trash brings it back. */
  restore: ((entry: JournalEntry) => void) | null;
};

function VersionList({ description, entries, sides, restore }: Props) {
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
