import { type Dispatch, type SetStateAction, useCallback, useEffect, useRef, useState } from 'react';
import type { Description } from '#shared/content-types/description.ts';
import type { Draft } from '../drafts/draft-store.ts';
import { useDraftKeeper } from '../drafts/use-draft-keeper.ts';
import { fillIn, formName, takeSnapshot } from './draft-values.ts';
import type { Work } from './work.ts';

/** Keeps the changed fields of a form in this browser while they are not saved, and fills them in again. */
export function useFormDraft(description: Description, id: number | null, work: Work, setWork: Dispatch<SetStateAction<Work>>) {
  const newest = useRef(work);
  newest.current = work;
  const { offers, resumed, full, adopt, drop, setAside, done } = useDraftKeeper(
    formName(description, id),
    () => takeSnapshot(description, newest.current),
    work,
  );
  const [filledIn, setFilledIn] = useState(false);

  const restore = useCallback(
    async (draft: Draft) => {
      setAside();
      const { first, version } = newest.current;
      const values = await fillIn(description, draft, first);
      setWork((before) => ({ ...before, values, version: draft.version ?? version }));
      setFilledIn(true);
      adopt(draft);
    },
    [adopt, description, setAside, setWork],
  );

  useEffect(() => {
    if (resumed !== null) void restore(resumed);
  }, [restore, resumed]);

  return { offers, full, filledIn, restore, drop, done };
}
