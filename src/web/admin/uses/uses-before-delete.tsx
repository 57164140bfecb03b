import { texts } from '#shared/texts.ts';
import type { Description } from '#shared/content-types/description.ts';
import { countsOf, usesGroups } from './describe-uses.ts';
import { useUses } from './read-uses.ts';
import { UsesList } from './uses-list.tsx';
import styles from './uses.module.css';

/** Under the question whether to delete a record: what points at it, as soon as that is known. */
export function UsesBeforeDelete({ description, id }: { description: Description; id: number }) {
  const { data, isFetching } = useUses(description, id);
  const groups = data === undefined ? [] : usesGroups(description, data);
  return (
    <div className={styles['asked']} role="status">
      {data === undefined && isFetching && <p className={styles['quiet']}>{texts.loadingData}</p>}
      {groups.length > 0 && (
        <>
          <p>
            {countsOf(groups)} dẫn tới đây.
            {data !== undefined && data.children.length > 0 && ' Nội dung nằm trong mục này cần được chuyển hoặc xóa trước.'}
          </p>
          <UsesList groups={groups} apart />
        </>
      )}
    </div>
  );
}
