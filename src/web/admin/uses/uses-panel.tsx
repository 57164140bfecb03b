import { Button } from '@mantine/core';
import { useState } from 'react';
import type { RecordUses } from '#shared/answers/uses.ts';
import type { Description } from '#shared/content-types/description.ts';
import { texts } from '#shared/texts.ts';
import type { StoredRecord } from '../inputs/input-kind.ts';
import { canBeUsed, countsOf, usesGroups } from './describe-uses.ts';
import { useUses } from './read-uses.ts';
import { UsesList } from './uses-list.tsx';
import styles from './uses.module.css';

/** What points at the record of a form, looked for once it is opened; nothing for a new record. */
export function UsesPanel({ description, record }: { description: Description; record: StoredRecord | null }) {
  return record === null || !canBeUsed(description) ? null : <Panel description={description} id={record.id} />;
}

function Panel({ description, id }: { description: Description; id: number }) {
  const [open, setOpen] = useState(false);
  const { data, error, isFetching, refetch } = useUses(description, id, open);
  const groups = data === undefined ? [] : usesGroups(description, data);
  return (
    <details className={styles['panel']} onToggle={({ currentTarget }) => setOpen(currentTarget.open)}>
      <summary>
        Dùng ở đâu
        {groups.length > 0 && <span className={styles['counts']}>{countsOf(groups)}</span>}
      </summary>
      <div className={styles['inside']} role="status">
        {data === undefined && isFetching && <p>{texts.loadingData}</p>}
        {error !== null && !isFetching && (
          <>
            <p>{error.message}</p>
            <Button size="compact-md" variant="default" onClick={() => void refetch()}>
              Thử lại
            </Button>
          </>
        )}
        {data !== undefined && <Found uses={data} />}
      </div>
      {groups.length > 0 && <UsesList groups={groups} />}
    </details>
  );
}

function Found({ uses }: { uses: RecordUses }) {
  const { address, children, links, is_complete: isComplete } = uses;
  return (
    <>
      {address !== null && (
        <p className={styles['address']}>
          Địa chỉ trang: <code>{address}</code>
        </p>
      )}
      {children.length + links.length === 0 && <p>Chưa có nội dung nào nằm trong mục này hay dẫn tới đây.</p>}
      {!isComplete && <p>Trang có rất nhiều nội dung nên chưa tìm hết: có thể còn liên kết khác.</p>}
    </>
  );
}
