import { useEffect, useMemo } from 'react';
import { nounTexts, texts } from '#shared/texts.ts';
import type { Description } from '#shared/content-types/description.ts';
import type { Refuse } from '#web/ui/ask.tsx';
import { listGroups, usesGroups, usesText } from './describe-uses.ts';
import { useUses } from './read-uses.ts';
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
