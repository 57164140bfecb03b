import { useQueryClient } from '@tanstack/react-query';
import { useCallback, useEffect, useMemo, useRef, useState } from 'react';
import { useNavigate } from 'react-router';
import type { RecordDraft } from '#shared/answers/journal.ts';
import type { Description } from '#shared/content-types/description.ts';
import { quoted } from '#shared/text/quoted.ts';
import { useIsAsking } from '#web/ui/ask.tsx';
import type { FormSlots, StoredRecord } from '../inputs/form-slots.ts';
import { textOf } from '../inputs/input-kind.ts';
import { notify } from '../session/notify.ts';
import { useLeaving } from '../session/use-leaving.ts';
import { lastListPath, rememberSaved } from '../work/records/list-address.ts';
import { newPath } from '../work/records/new-path.ts';
import type { addressChange } from '../work/uses/address-change.ts';
import type { Remote } from './remote.ts';
import { type FormChange, isBusy, nextSession, type SessionEvent, startSession } from './session.ts';
import { type Desk, sessionSteps } from './session-steps.ts';
import { useFocusAfterSave } from './use-focus-after-save.ts';
import { useFormDraft } from './use-form-draft.ts';
import { useNewPlace } from './use-new-place.ts';
import { useQuestions } from './use-questions.ts';
import { type FormValues, toWire } from './values.ts';
import { changedFields } from './work.ts';

type Given = {
  /** Null for a new record. */
  loaded: StoredRecord | null;
  /** What lies beside it on the server. */
  draft?: RecordDraft | null | undefined;
  /** What a new record begins with. */
  begin?: FormValues | undefined;
  /** What it is filled with over that: it counts as typed. */
  fill?: FormValues | undefined;
  remote: Remote;
  addressChange?: typeof addressChange | undefined;
  /** Told after a save that leads on to a new record, once the address is that of its form. */
  onAnew?: (() => void) | undefined;
};

/** Null when it does not arrive. */
const loadClash = () => import('./clash.ts').catch(() => null);

/**
 * The session of a form on its screen. Until a save went through, changed fields and chosen pictures are kept as a draft in this
 * browser (`draft`). A record that has a draft on the server is edited there, and published.
 */
export function useRecordForm(
  description: Description,
  slots: FormSlots,
  { loaded, remote, onAnew, addressChange: changeOf, ...opened }: Given,
) {
  const navigate = useNavigate();
  const queries = useQueryClient();
  const [session, setSession] = useState(() => startSession(description, slots, { ...opened, record: loaded ?? undefined }));
  const { work, live } = session;
  /** What comes next is based on this, also before the form is drawn again. */
  const newest = useRef(session);
  const dispatch = useCallback((event: SessionEvent) => {
    newest.current = nextSession(newest.current, event);
    setSession(newest.current);
  }, []);

  const form = useRef<HTMLFormElement>(null);
  const saving = isBusy(session);
  const focusNext = useFocusAfterSave(form, saving);
  const draft = useFormDraft(description, loaded?.id ?? null, session, dispatch);
  const dirty = useMemo(() => changedFields(description, work).length > 0, [description, work]);
  useEffect(() => {
    // Before it is needed: a site that is put in place meanwhile has it no more.
    if (dirty && loaded !== null) void loadClash();
  }, [dirty, loaded]);
  const allowLeaving = useLeaving(dirty);

  const leave: Desk['leave'] = async (message, id, more) => {
    const { work: left, anew } = newest.current;
    draft.done();
    allowLeaving();
    void queries.invalidateQueries({ refetchType: 'none' });
    const title = textOf(left.values[description.title]);
    const next = `Đã lưu ${quoted(title)}. Đây là form trống để thêm ${description.noun} tiếp theo.`;
    notify.success(message, [...more, ...(anew ? [next] : [])].join(' ') || undefined);
    rememberSaved(description.path, { id, title });
    if (!anew) return navigate(lastListPath(description.path));
    await navigate(newPath(description, toWire(description, left.values, null)), { state: { next: true, keepFocus: true } });
    onAnew?.();
  };

  const desk: Desk = {
    remote,
    isAsking: useIsAsking(),
    isAwaiting: () => form.current?.querySelector('[data-awaits]') != null,
    agree: useQuestions(description, slots, live, changeOf),
    place: useNewPlace(session, dispatch),
    focus: (target) => focusNext(target !== 'here' ? target : (document.activeElement as HTMLElement | null)),
    tell: notify,
    loadClash,
    kept: draft,
    leave,
  };
  const newestDesk = useRef(desk);
  newestDesk.current = desk;
  const [steps] = useState(() => sessionSteps({ get: () => newest.current, dispatch, desk: () => newestDesk.current }));
  const change = useCallback((name: string, to: FormChange) => dispatch({ type: 'typed', name, change: to }), [dispatch]);
  return { form, session, saving, dirty, draft, change, steps };
}

export type RecordFormState = ReturnType<typeof useRecordForm>;
