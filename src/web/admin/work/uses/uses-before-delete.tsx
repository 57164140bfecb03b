import type { QueryClient } from '@tanstack/react-query';
import { useEffect, useMemo } from 'react';
import type { RecordUses } from '#shared/answers/uses.ts';
import { nounTexts, texts } from '#shared/texts.ts';
import type { Description } from '#shared/content-types/description.ts';
import type { Refuse } from '#web/ui/ask.tsx';
import { countsOf, listGroups, usesGroups, usesText } from './describe-uses.ts';
import { knownUses, useUses } from './read-uses.ts';
import { UsesList } from './uses-list.tsx';
import styles from './uses.module.css';

type Props = { description: Description; id: number; refuse: Refuse };

/** Under the question whether to delete a record: what points at it, as soon as that is known. What hangs on it has to go first. */
export function UsesBeforeDelete({ description, id, refuse }: Props) {
  const { data, isFetching } = useUses(description, id);
  const { all, hanging } = useMemo(
    () =>
      data === undefined
        ? { all: [], hanging: [] }
        : {
            all: [...listGroups(data), ...usesGroups(description, data)],
            hanging: usesGroups(description, { ...data, links: [] }),
          },
    [data, description],
  );
  useEffect(() => {
    if (hanging.length === 0) return;
    const { noun } = description;
    const text = nounTexts(noun).inUse(hanging.map(({ said }) => said));
    refuse({ title: `Chưa xóa được ${noun} này`, text });
  }, [description, hanging, refuse]);
  const groups = hanging.length > 0 ? hanging : all;
  return (
    <div className={styles['asked']} role="status">
      {data === undefined && isFetching && <p className="quiet">{texts.loadingData}</p>}
      {data !== undefined && groups.length > 0 && (
        <>
          {hanging.length === 0 && <p>{usesText(description, data)}</p>}
          <UsesList groups={groups} apart />
        </>
      )}
    </div>
  );
}

/** What the button that deletes says: that a record which is listed is taken out of these lists, as soon as that is known. */
export function DeleteAnswer({ description, id }: { description: Description; id: number }) {
  const { data } = useUses(description, id);
  const lists = data === undefined || !isDetached(data) ? '' : countsOf(listGroups(data));
  return lists === '' ? 'Xóa' : `Xóa và gỡ khỏi ${lists}`;
}

/** What something hangs on is not deleted, and stays in its lists. */
const isDetached = ({ lists, children }: RecordUses) => lists.length > 0 && children.length === 0;

/** What this button asks of the call that deletes: only what it has said. Where it did not know yet, the call tells. */
export function detachmentOf(queries: QueryClient, description: Description, id: number): { detach?: 1 } {
  const uses = knownUses(queries, description, id);
  return uses !== undefined && isDetached(uses) ? { detach: 1 } : {};
}
