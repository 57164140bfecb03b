import type { RecordUses } from '#shared/answers/uses.ts';
import type { Description } from '#shared/content-types/description.ts';
import { texts } from '#shared/texts.ts';
import { TryAgain } from '../../session/try-again.tsx';
import { listGroups, usesGroups, usesText } from './describe-uses.ts';
import { useUses } from './read-uses.ts';
import { UsesList } from './uses-list.tsx';
import styles from './uses.module.css';

/** What points at a record: counts, and the way to each. */
export function UsesFound({ description, id }: { description: Description; id: number }) {
  const { data, error, isFetching, refetch } = useUses(description, id);
  const groups = data === undefined ? [] : [...listGroups(data), ...usesGroups(description, data)];
  return (
    <>
      <div className={`stack-2 starts ${styles['inside']}`} role="status">
        {data === undefined && isFetching && <p>{texts.loadingData}</p>}
        {error !== null && !isFetching && (
          <>
            <p>{error.message}</p>
            <TryAgain isSmall onClick={() => void refetch()} />
          </>
        )}
        {data !== undefined && <Said uses={data} text={usesText(description, data)} />}
      </div>
      {groups.length > 0 && <UsesList groups={groups} />}
    </>
  );
}

function Said({ uses, text }: { uses: RecordUses; text: string }) {
  const { address, is_complete: isComplete } = uses;
  return (
    <>
      {address !== null && (
        <p className="quiet">
          Địa chỉ trang: <code>{address}</code>
        </p>
      )}
      <p>{text === '' ? 'Chưa có nội dung nào nằm trong mục này hay dẫn tới đây.' : text}</p>
      {!isComplete && <p>Trang có rất nhiều nội dung nên chưa tìm hết: có thể còn liên kết khác.</p>}
    </>
  );
}
