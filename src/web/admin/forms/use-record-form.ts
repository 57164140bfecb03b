import { useQueryClient } from '@tanstack/react-query';
import { useCallback, useEffect, useMemo, useRef, useState } from 'react';
import { useNavigate, useRouteLoaderData } from 'react-router';
import type { RecordDraft } from '#shared/answers/journal.ts';
import type { Description } from '#shared/content-types/description.ts';
import { adminPath } from '#shared/paths.ts';
import { quoted } from '#shared/text/quoted.ts';
import { useAsk, useIsAsking } from '#web/ui/ask.tsx';
import type { loader } from '#web/root.tsx';
import type { FormSlots, StoredRecord } from '../inputs/form-slots.ts';
import { textOf } from '../inputs/input-kind.ts';
import { notify } from '../session/notify.ts';
import { useLeaving } from '../session/use-leaving.ts';
import { lastListPath, rememberSaved } from '../work/records/list-address.ts';
import { publicPage } from '../work/records/public-page.ts';
import { newPath } from '../work/records/new-path.ts';
import type { addressChange } from '../work/uses/address-change.ts';
import type { Remote } from './remote.ts';
import { type FormChange, isBusy, nextSession, sentWork, type Session, type SessionEvent, startSession } from './session.ts';
import type { Desk } from './desk.ts';
import { sessionSteps } from './session-steps.ts';
import { useFocusAfterSave } from './use-focus-after-save.ts';
import { useNewPlace } from './use-new-place.ts';
import { filesOf, type FormValues, keptOf, readValues, revived, toWire } from './values.ts';
import { asideFields, changedFields, firstWords, withInput, type Work } from './work.ts';
import { beforeSave, useAgreedCodes } from '../inputs/codes/use-agreed-codes.ts';
import { asideForm, type Draft, standsIn } from '../work/drafts/draft.ts';
import { readDraftFile } from '../work/drafts/outbox.ts';
import { type Snapshot, useDraftKeeper } from '../work/drafts/use-draft-keeper.ts';
import { isPicture } from '../inputs/image.tsx';
import type { FormValue } from '../inputs/index.ts';

/**
 * Keeps the changed fields of a form in this browser while they are not saved, and fills them in again. `focusHeading`: the offer
 * that has the focus goes.
 */
function useFormDraft(
  { loaded, setAside = null }: Given,
  session: Session,
  dispatch: (event: SessionEvent) => void,
  focusHeading: () => void,
) {
  const { description } = session;
  /** What was set aside and the form was opened with, as long as that is kept nowhere else. */
  const asideValues = useRef(setAside === null ? null : session.work.values);
  const newest = useRef(session);
  newest.current = session;
  const { offers, resumed, full, adopt, drop, leaveBehind, renew, done } = useDraftKeeper(
    setAside === null ? `${description.path}:${loaded?.id ?? 'new'}` : asideForm(description.path, setAside),
    () => (isTypedOn(newest.current, asideValues.current) ? takeSnapshot(description, newest.current) : null),
    session.work,
  );

  const restore = useCallback(
    async (draft: Draft) => {
      const { work } = newest.current;
      const { first } = work;
      // What was set aside is left as any draft where this one does not hold it: saving would take it away.
      if (setAside === null || !standsIn(keptOf(work, asideFields(description, work)), [draft.values])) {
        asideValues.current = null;
        leaveBehind();
      }
      const { sent } = draft;
      const values = await fillIn(description, draft, first);
      const then = sent && { values: await fillIn(description, { ...draft, values: sent.values }, first), sentAt: sent.at };
      focusHeading();
      dispatch({ type: 'filled in', draft, values, sent: then ?? null });
      adopt(draft);
    },
    [adopt, asideValues, description, dispatch, focusHeading, leaveBehind, setAside],
  );

  useEffect(() => {
    if (resumed !== null) void restore(resumed);
  }, [restore, resumed]);

  return {
    dirty: useMemo(() => isTypedOn(session, asideValues.current), [session]),
    offers,
    full,
    restore,
    drop(draft: Draft) {
      focusHeading();
      drop(draft);
    },
    leaveBehind,
    renew,
    done() {
      done();
      const { values } = newest.current.work;
      const held = [values, asideValues.current ?? {}].map((each) => keptOf({ values: each }, Object.keys(each)));
      // Of what was set aside: those that hold what was not filled in can be gone back to.
      if (setAside !== null) for (const offer of offers) if (standsIn(offer.values, held)) drop(offer);
    },
  };
}

/** Whether a form holds what is kept nowhere else: also beside what was set aside and it was opened with. */
function isTypedOn({ description, work }: Session, asideValues: FormValues | null): boolean {
  const changed = changedFields(description, work);
  if (asideValues === null) return changed.length > 0;
  const proposed = changed.includes('order') ? {} : { order: work.values['order'] };
  return changedFields(description, { ...work, first: { ...asideValues, ...proposed } as FormValues }).length > 0;
}

/** What a draft keeps: the changed fields as they stand in the inputs, half-typed labels included. */
function takeSnapshot(description: Description, session: Session): Snapshot | null {
  const { work } = session;
  const changed = changedFields(description, work);
  if (changed.length === 0) return null;
  const { values, version, base } = work;
  const sent = sentWork(session);
  return {
    title: textOf(values[description.title]) || (work.record === null ? firstWords(description, work, changed) : ''),
    version,
    values: keptOf(work, changed),
    // Whole: the place that was proposed then is none that was typed, and tomorrow another one is proposed.
    sent: sent && { values: keptOf(sent, Object.keys(sent.values)), at: sent.sentAt ?? 0 },
    base: base && Object.fromEntries(changed.map((name) => [name, base[name]])),
    files: filesOf(values),
  };
}

/** The values of a draft over those of the record as it stands now. */
async function fillIn(description: Description, draft: Draft, first: FormValues): Promise<FormValues> {
  const filled: Record<string, FormValue> = { ...first };
  for (const [name, value] of Object.entries(revived(description, draft.values))) {
    const before = first[name];
    if (isPicture(value) && isPicture(before)) {
      const file = value.lost === null ? null : await readDraftFile(draft.key, name);
      filled[name] = { ...value, stored: before.stored, file, lost: file === null ? value.lost : null };
    } else filled[name] = value;
  }
  return filled;
}

type Given = {
  /** Null for a new record. */
  loaded: StoredRecord | null;
  /** What lies beside it on the server. */
  draft?: RecordDraft | null | undefined;
  /** What a new record begins with. */
  begin?: FormValues | undefined;
  /** What it is filled with over that: it counts as typed. */
  fill?: FormValues | undefined;
  /** The number of what was set aside and is gone on with. */
  setAside?: number | null | undefined;
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
export function useRecordForm(description: Description, slots: FormSlots, given: Given) {
  const { loaded, remote, onAnew, setAside = null, addressChange: changeOf, ...opened } = given;
  const navigate = useNavigate();
  const queries = useQueryClient();
  const [session, setSession] = useState(() => startSession(description, slots, { ...opened, record: loaded ?? undefined }));
  const { live } = session;
  /** What comes next is based on this, also before the form is drawn again. */
  const newest = useRef(session);
  const dispatch = useCallback((event: SessionEvent) => {
    newest.current = nextSession(newest.current, event);
    setSession(newest.current);
  }, []);

  const form = useRef<HTMLFormElement>(null);
  const saving = isBusy(session);
  const focusNext = useFocusAfterSave(form, saving);
  const focusHeading = useCallback(() => focusNext(form.current?.querySelector('h1') ?? null), [focusNext]);
  const draft = useFormDraft(given, session, dispatch, focusHeading);
  const { dirty } = draft;
  useEffect(() => {
    // Before it is needed: a site that is put in place meanwhile has it no more.
    if (dirty && loaded !== null) void loadClash();
  }, [dirty, loaded]);
  const allowLeaving = useLeaving(dirty);

  const leave: Desk['leave'] = async (message, record, more) => {
    const { work: left, anew } = newest.current;
    draft.done();
    allowLeaving();
    void queries.invalidateQueries({ refetchType: 'none' });
    const title = textOf(left.values[description.title]);
    const next = `Đã lưu ${quoted(title)}. Đây là form trống để thêm ${description.noun} tiếp theo.`;
    const page = record && publicPage(description, record);
    notify.success(message, [...more, ...(anew ? [next] : [])].join(' ') || undefined, page);
    rememberSaved(description.path, { id: record?.id ?? 0, title });
    if (setAside !== null)
      await remote
        .dropAside(setAside)
        .catch(() => notify.error('Đã lưu, nhưng phần làm dở chưa xóa được. Hãy xóa nó ở Tổng quan.'));
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
    async leaveAside(message) {
      draft.done();
      allowLeaving();
      void queries.invalidateQueries({ refetchType: 'none' });
      notify.success(message);
      await navigate(adminPath);
    },
  };
  const newestDesk = useRef(desk);
  newestDesk.current = desk;
  const [steps] = useState(() => sessionSteps({ get: () => newest.current, dispatch, desk: () => newestDesk.current, setAside }));
  const change = useCallback((name: string, to: FormChange) => dispatch({ type: 'typed', name, change: to }), [dispatch]);
  return { form, session, saving, dirty, draft, change, steps };
}

export type RecordFormState = ReturnType<typeof useRecordForm>;

/**
 * Asks what there is to ask before a form is sent, about addresses only where that is wanted. Gives the work with what the
 * editor has answered; null when there is something to edit first. `live`: the record as visitors see it. `changeOf` tells what a
 * save does to the address of a record that has one.
 */
function useQuestions(
  description: Description,
  slots: FormSlots,
  live: StoredRecord | null,
  changeOf: typeof addressChange | undefined,
) {
  const ask = useAsk();
  const agreesTo = useAgreedCodes();
  /** The site's address as visitors know it; '' where nobody named it. */
  const named = useRouteLoaderData<typeof loader>('root')?.origin ?? '';

  const settle = async (work: Work): Promise<Work | null> => {
    const { values, record } = work;
    const asked = slots.questionBeforeSave?.(toWire(description, values, record), record, [location.origin, named]) ?? null;
    if (asked === null) return work;
    const answer = await ask({ ...asked, ...beforeSave });
    if (answer === null) return null;
    const changes = Object.entries(answer.changes ?? {});
    return changes.reduce((before, [name, value]) => withInput(description, slots, before, name, value), work);
  };

  /** Asks before a code is saved that nobody can apply with. */
  const agreesAboutCodes = async ({ record, values }: Work): Promise<boolean> => {
    // Not to know the codes must not stand in the way of a save: the server warns all the same.
    const told = await slots.strangeCodes?.(toWire(description, values, record), record).catch(() => undefined);
    return agreesTo(Object.values(told ?? {}).flat(), 'Vẫn lưu');
  };

  /** Asks before an address is changed that something leads to. */
  const agreesAboutUses = async ({ record, values }: Work): Promise<boolean> => {
    if (record === null || live === null || changeOf === undefined) return true;
    const before = toWire(description, readValues(description, live), live);
    const step = changeOf(description, before, toWire(description, values, record));
    if (step === null) return true;
    // Not to know what leads there must not stand in the way of a save.
    const parts = await import('../work/uses/question-before-save.tsx').catch(() => null);
    const asked = parts && (await parts.questionAboutUses(description, record.id, step));
    if (asked === 'signed-out') return false;
    return asked === null || (await ask({ ...asked, ...beforeSave })) !== null;
  };

  return async (work: Work, aboutUses: boolean): Promise<Work | null> => {
    const sent = await settle(work);
    if (sent === null) return null;
    return (await agreesAboutCodes(sent)) && (!aboutUses || (await agreesAboutUses(sent))) ? sent : null;
  };
}
