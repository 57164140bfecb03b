import { useCallback, useEffect, useRef } from 'react';
import type { Description } from '#shared/content-types/description.ts';
import type { Draft } from '../work/drafts/draft.ts';
import { readDraftFile } from '../work/drafts/outbox.ts';
import { type Snapshot, useDraftKeeper } from '../work/drafts/use-draft-keeper.ts';
import { isPicture } from '../inputs/image.tsx';
import { type FormValue, inputOf } from '../inputs/index.ts';
import { textOf } from '../inputs/input-kind.ts';
import { filesOf, formFields, type FormValues } from './values.ts';
import { type Session, type SessionEvent, sentWork } from './session.ts';
import { changedFields, type Work } from './work.ts';

/** Keeps the changed fields of a form in this browser while they are not saved, and fills them in again. */
export function useFormDraft(
  description: Description,
  id: number | null,
  session: Session,
  dispatch: (event: SessionEvent) => void,
) {
  const newest = useRef(session);
  newest.current = session;
  const { offers, resumed, full, adopt, drop, setAside, renew, done } = useDraftKeeper(
    `${description.path}:${id ?? 'new'}`,
    () => takeSnapshot(description, newest.current),
    session.work,
  );

  const restore = useCallback(
    async (draft: Draft) => {
      setAside();
      const { first } = newest.current.work;
      const { sent } = draft;
      const values = await fillIn(description, draft, first);
      const then = sent && { values: await fillIn(description, { ...draft, values: sent.values }, first), sentAt: sent.at };
      dispatch({ type: 'filled in', draft, values, sent: then ?? null });
      adopt(draft);
    },
    [adopt, description, dispatch, setAside],
  );

  useEffect(() => {
    if (resumed !== null) void restore(resumed);
  }, [restore, resumed]);

  return { offers, full, restore, drop, setAside, renew, done };
}

/** What a draft keeps: the changed fields as they stand in the inputs, half-typed labels included. */
function takeSnapshot(description: Description, session: Session): Snapshot | null {
  const { work } = session;
  const changed = changedFields(description, work);
  if (changed.length === 0) return null;
  const { values, version, base } = work;
  const sent = sentWork(session);
  return {
    title: textOf(values[description.title]),
    version,
    values: keptOf(work, changed),
    // Whole: the place that was proposed then is none that was typed, and tomorrow another one is proposed.
    sent: sent && { values: keptOf(sent, Object.keys(sent.values)), at: sent.sentAt ?? 0 },
    base: base && Object.fromEntries(changed.map((name) => [name, base[name]])),
    files: filesOf(values),
  };
}

const keptOf = ({ values }: Work, names: readonly string[]): Record<string, unknown> =>
  Object.fromEntries(
    names.map((name) => {
      const value = values[name];
      return [
        name,
        isPicture(value) ? { removed: value.removed, picked: value.picked, lost: value.file?.name ?? value.lost } : value,
      ];
    }),
  );

/** The values of a draft over those of the record as it stands now. */
async function fillIn(description: Description, draft: Draft, first: FormValues): Promise<FormValues> {
  const filled: Record<string, FormValue> = { ...first };
  for (const { name, field } of formFields(description)) {
    if (!Object.hasOwn(draft.values, name)) continue;
    const value = inputOf(field).revive(draft.values[name]);
    if (value === null) continue;
    const before = first[name];
    if (isPicture(value) && isPicture(before)) {
      const file = value.lost === null ? null : await readDraftFile(draft.key, name);
      filled[name] = { ...value, stored: before.stored, file, lost: file === null ? value.lost : null };
    } else filled[name] = value;
  }
  return filled;
}
