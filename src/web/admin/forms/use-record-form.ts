import { useQueryClient } from '@tanstack/react-query';
import { useCallback, useEffect, useMemo, useRef, useState } from 'react';
import { useNavigate, useRouteLoaderData } from 'react-router';
import { journalTexts } from '#shared/admin-texts.ts';
import type { RecordDraft } from '#shared/answers/journal.ts';
import type { Description } from '#shared/content-types/description.ts';
import { quoted } from '#shared/text/quoted.ts';
import { nounTexts, texts } from '#shared/texts.ts';
import type { loader } from '#web/root.tsx';
import { useAsk, useIsAsking } from '#web/ui/ask.tsx';
import { beforeSave, useAgreedCodes } from '../inputs/codes/use-agreed-codes.ts';
import type { FormSlots, StoredRecord } from '../inputs/form-slots.ts';
import type { FormValue } from '../inputs/index.ts';
import { notify } from '../session/notify.ts';
import { lastListPath, rememberSaved } from '../work/records/list-address.ts';
import { newPath } from '../work/records/new-path.ts';
import { addressChange } from '../work/uses/address-change.ts';
import { countFaults, type FormFaults, judgeForm } from './faults.ts';
import type { CompareVersions } from './compare-versions.tsx';
import type { Merged } from './merge-work.ts';
import { type FoundSave, lookForSave } from './look-for-save.ts';
import { createRecord, failureOf, staleRecord, updateRecord, uploadPicture } from './record-calls.ts';
import { useFocusAfterSave } from './use-focus-after-save.ts';
import { useFormDraft } from './use-form-draft.ts';
import { useNewPlace } from './use-new-place.ts';
import { useLeaving } from '../session/use-leaving.ts';
import { openWork, useRecordDraft } from './use-record-draft.ts';
import { filesOf, type FormValues, readValues, toWire } from './values.ts';
import { afterSave, changedFields, startWork, withInput, type Work } from './work.ts';

/**
 * How a record is saved that is not one of a list: the form stays, with the record as it is now. `told` is done once the form
 * holds it.
 */
export type OwnSaving = (
  record: StoredRecord,
  work: Work,
  signal: AbortSignal | undefined,
) => Promise<{ record: StoredRecord; told: (more?: string) => void }>;

type Given = {
  loaded: StoredRecord | null;
  /** What lies beside it on the server. */
  draft?: RecordDraft | null | undefined;
  /** What a new record begins with. */
  begin?: FormValues | undefined;
  /** What it is filled with over that: it counts as typed. */
  fill?: FormValues | undefined;
  ownSaving?: OwnSaving | undefined;
  /** Told after a save that leads on to a new record, once the address is that of its form. */
  onAnew?: (() => void) | undefined;
};

/** How long the server may take to say what became of a save that nobody waits for any more, in milliseconds. */
const lookFor = 8_000;

type Clash = { theirs: StoredRecord; CompareVersions: typeof CompareVersions };

/** What was saved, and who saved meanwhile. */
type Kept = { id: number; work: Work; mergedWith?: string | null };

const titleIn = ({ title }: Description, { values }: Work): string => {
  const value = values[title];
  return typeof value === 'string' ? value : '';
};

/** What stands beside the button after a save was given up, by what the server says of it. */
const gaveUp = {
  not: 'Đã thôi chờ. Máy chủ chưa nhận được lần lưu vừa rồi. Những gì bạn đã nhập vẫn còn nguyên, hãy bấm lưu lại.',
  newer: 'Đã thôi chờ. Trên máy chủ đã có bản mới hơn. Những gì bạn đã nhập vẫn còn nguyên; khi lưu lại, hai bản được gộp.',
  unknown:
    'Đã thôi chờ, và chưa hỏi được máy chủ. Lần lưu vừa rồi có thể đã tới. Những gì bạn đã nhập vẫn còn nguyên, hãy bấm lưu lại khi có mạng.',
  pictures: 'Đã thôi chờ. Các ô đã lưu xong, còn ảnh thì chưa. Ảnh vẫn được chọn, hãy bấm Lưu để gửi lại.',
  unpublished: 'Đã thôi chờ. Bản nháp đã lưu xong nhưng chưa xuất bản. Hãy bấm Xuất bản lại.',
} as const;

function filledWork(description: Description, begin: FormValues, fill: FormValues): Work {
  const empty = startWork(description, null, begin);
  return { ...empty, values: { ...empty.values, ...fill } };
}

/** Null when it does not arrive. */
const loadClash = () => import('./clash.ts').catch(() => null);

/**
 * The state of a form and its saving; `loaded` is null for a new record. Until the save went through,
 * changed fields and chosen pictures are kept as a draft in this browser (`draft`). A save that was
 * refused leaves everything as it is: faults at their fields, or a `clash` to decide. A record that has a draft on the server
 * (`beside`) is edited there, and published.
 */
export function useRecordForm(
  description: Description,
  slots: FormSlots,
  { loaded, draft: loadedDraft = null, begin = {}, fill = {}, ownSaving, onAnew }: Given,
) {
  const navigate = useNavigate();
  const said = nounTexts(description.noun);
  const queries = useQueryClient();
  const [work, setWork] = useState(() =>
    loaded === null ? filledWork(description, begin, fill) : openWork(description, { record: loaded, draft: loadedDraft }),
  );
  const [saving, setSaving] = useState(false);
  /** Why the last save came to nothing, when no field is to blame. */
  const [trouble, setTrouble] = useState<string | null>(null);
  /** The record as somebody else left it while it was being edited, and what it is compared with. */
  const [clash, setClash] = useState<Clash | null>(null);

  /** The call that a save waits for just now. */
  const waiting = useRef<AbortController | null>(null);
  const signal = () => waiting.current?.signal;
  /** The server is asked what became of a save that nobody waits for any more. */
  const [looking, setLooking] = useState(false);
  /** A new record that was sent, and of which nobody knows whether it arrived. */
  const unsure = useRef<Work | null>(null);
  /** The save leads on to a new record. */
  const goesOn = useRef(false);

  const form = useRef<HTMLFormElement>(null);
  const focusNext = useFocusAfterSave(form, saving);
  const isEditing = loaded !== null;
  const beside = useRecordDraft(description, loaded, loadedDraft, setWork);
  const draft = useFormDraft(description, loaded?.id ?? null, work, setWork);
  const dirty = useMemo(() => changedFields(description, work).length > 0, [description, work]);
  useEffect(() => {
    // Before it is needed: a site that is put in place meanwhile has it no more.
    if (dirty && isEditing) void loadClash();
  }, [dirty, isEditing]);
  const { keep: keepPlace, settle: settlePlace } = useNewPlace(description, slots, work, setWork);
  const allowLeaving = useLeaving(dirty);
  const ask = useAsk();
  const isAsking = useIsAsking();
  const agreesTo = useAgreedCodes();
  /** The site's address as visitors know it; '' where nobody named it. */
  const named = useRouteLoaderData<typeof loader>('root')?.origin ?? '';

  const change = useCallback(
    (name: string, changed: FormValue | ((before: FormValue) => FormValue)) => {
      if (name === 'order') keepPlace();
      setWork((before) => {
        const old = before.values[name];
        if (old === undefined) return before;
        const value = typeof changed === 'function' ? changed(old) : changed;
        return value === old ? before : withInput(description, slots, before, name, value);
      });
    },
    [description, keepPlace, slots],
  );

  /** Judges the form, asks what there is to ask (`asks`: about addresses as well), and takes the step; null when it was not taken. */
  const submit = async <T>(judged: Work, step: (sent: Work) => Promise<T>, { asks = false } = {}): Promise<T | null> => {
    if (saving || isAsking) return null;
    setTrouble(null);
    const faults = judgeForm(description, slots, judged);
    if (countFaults(faults) > 0) {
      show(faults);
      return null;
    }
    const focused = document.activeElement;
    const sent = await settle(judged);
    if (sent === null) return null;
    focusNext(focused instanceof HTMLElement ? focused : null);
    // From here on nothing can be typed: what leads here takes a moment to be found.
    setSaving(true);
    const agreed = (await agreesAboutCodes(sent)) && (!asks || (await agreesAboutUses(sent)));
    waiting.current = new AbortController();
    const placed = agreed ? await settlePlace(sent, waiting.current.signal) : sent;
    if (agreed) setWork({ ...placed, faults: {} });
    const done = agreed ? await step(placed) : null;
    setSaving(false);
    return done;
  };

  /** What the first button and Ctrl+S do: a record with a draft is published, any other is saved. `anew`: a new one follows. */
  const save = (judged: Work = work, anew = false) => {
    if (!saving) goesOn.current = anew;
    return submit(judged, (sent) => (beside.pending === null ? send(sent) : publish(sent)), { asks: true });
  };
  const saveDraft = () => {
    if (!saving) goesOn.current = false;
    return submit(work, (sent) => keepDraft(sent));
  };
  /** Waits no longer for a save that hangs; what was typed stays. */
  const giveUp = () => waiting.current?.abort();
  /** The same without leaving the form; true when what it holds is on the server. */
  const keepHere = async (): Promise<boolean> => (await submit(work, (sent) => keepDraft(sent, { stay: true }))) === true;

  /** The work with what the editor has answered; null when there is something to edit first. */
  const settle = async (judged: Work): Promise<Work | null> => {
    const { values, record } = judged;
    const asked = slots.questionBeforeSave?.(toWire(description, values, record), record, [location.origin, named]) ?? null;
    if (asked === null) return judged;
    const answer = await ask({ ...asked, ...beforeSave });
    if (answer === null) return null;
    return Object.entries(answer.changes ?? {}).reduce(
      (before, [name, value]) => withInput(description, slots, before, name, value),
      judged,
    );
  };

  /** Asks before a code is saved that nobody can apply with. */
  const agreesAboutCodes = async ({ record, values }: Work): Promise<boolean> => {
    // Not to know the codes must not stand in the way of a save: the server warns all the same.
    const told = await slots.strangeCodes?.(toWire(description, values, record), record).catch(() => undefined);
    return agreesTo(Object.values(told ?? {}).flat(), 'Vẫn lưu');
  };

  /** Asks before an address is changed that something leads to. */
  const agreesAboutUses = async ({ record, values }: Work): Promise<boolean> => {
    const { live } = beside;
    if (record === null || live === null) return true;
    const before = toWire(description, readValues(description, live), live);
    const step = addressChange(description, before, toWire(description, values, record));
    if (step === null) return true;
    // Not to know what leads there must not stand in the way of a save.
    const parts = await import('../work/uses/question-before-save.tsx').catch(() => null);
    const asked = parts && (await parts.questionAboutUses(description, record.id, step));
    if (asked === 'signed-out') return false;
    return asked === null || (await ask({ ...asked, ...beforeSave })) !== null;
  };

  /** Sends the fields, then the pictures, then goes back to the list. Never throws. `mergedWith`: who saved meanwhile. */
  const send = async (sent: Work, mergedWith: string | null = null): Promise<void> => {
    const isNew = sent.record === null;
    let current = sent;
    let id = sent.record?.id ?? 0;
    try {
      if (sent.record === null) {
        const made = await foundUnsure();
        // Made by a save that was given up, and perhaps typed on since: not to be made a second time.
        if (made !== null) current = { ...sent, record: made, version: made.version };
      }
      const { record: stored } = current;
      if (stored === null) id = (await createRecord(description, current.values, signal())).id;
      else if (ownSaving !== undefined) {
        const { record, told } = await ownSaving(stored, current, signal());
        goOnWith(record);
        told(mergedWith === null ? undefined : mergedText(mergedWith));
        return;
      } else {
        const { values, version } = current;
        const saved = await updateRecord(description, stored, { values, version: version ?? stored.version, signal: signal() });
        id = saved.id;
        setClash(null);
        setWork((current = afterSave(description, saved, values)));
        for (const [name, file] of filesOf(values)) {
          const pictured = await uploadPicture(description, saved.id, { name, file, signal: signal() });
          setWork((current = afterSave(description, pictured, current.values, name)));
        }
      }
    } catch (error) {
      if (signal()?.aborted) await afterGivingUp(sent, current);
      else await explain(error, current, current === sent ? 'fields' : 'pictures', send);
      return;
    }
    await leave(isNew ? said.created : said.updated, { id, work: current, mergedWith });
  };

  const look = async <T>(from: (signal: AbortSignal) => Promise<T>): Promise<T | null> => {
    setLooking(true);
    const found = await from(AbortSignal.timeout(lookFor)).catch(() => null);
    setLooking(false);
    return found;
  };

  /** The record that an earlier save has made without saying so; null for none. */
  const foundUnsure = async (): Promise<StoredRecord | null> => {
    const earlier = unsure.current;
    if (earlier === null) return null;
    const found = await lookForSave(description, earlier, signal() ?? AbortSignal.timeout(lookFor));
    unsure.current = null;
    return found.kind === 'arrived' ? found.record : null;
  };

  /** The editor has stopped waiting, and what was sent may have arrived all the same: its version tells. `current`: as far as it is known to have come. */
  const afterGivingUp = async (sent: Work, current: Work): Promise<void> => {
    if (current.record !== null && current !== sent && sent.record !== null) return setTrouble(gaveUp.pictures);
    const found = await look<FoundSave>((until) => lookForSave(description, sent, until));
    if (sent.record === null && found?.kind !== 'arrived') unsure.current = sent;
    if (found?.kind !== 'arrived') return setTrouble(gaveUp[found?.kind ?? 'unknown']);
    const { record } = found;
    if (ownSaving !== undefined) {
      goOnWith(record);
      return notify.success(said.updated);
    }
    if (sent.record === null) return leave(said.created, { id: record.id, work: sent });
    const saved = afterSave(description, record, sent.values);
    if (filesOf(sent.values).size === 0) return leave(said.updated, { id: record.id, work: saved });
    setWork(saved);
    setTrouble(gaveUp.pictures);
  };

  const mergedText = (name: string) => `Đã gộp với thay đổi của ${name}.`;

  /** The form goes on with the record as it is now. */
  const goOnWith = (record: StoredRecord): void => {
    draft.renew();
    beside.sawLive(record);
    setClash(null);
    setWork(startWork(description, record));
  };

  /** All of it is on the server: back to the list. */
  const leave = async (message: string, { id, work: kept, mergedWith = null }: Kept): Promise<void> => {
    draft.done();
    allowLeaving();
    void queries.invalidateQueries({ refetchType: 'none' });
    const title = titleIn(description, kept);
    const more = [
      ...(mergedWith === null ? [] : [mergedText(mergedWith)]),
      ...(goesOn.current ? [`Đã lưu ${quoted(title)}. Đây là form trống để thêm ${description.noun} tiếp theo.`] : []),
    ];
    notify.success(message, more.join(' ') || undefined);
    rememberSaved(description.path, { id, title });
    if (!goesOn.current) return navigate(lastListPath(description.path));
    await navigate(newPath(description, toWire(description, kept.values, null)), { state: { next: true, keepFocus: true } });
    onAnew?.();
  };

  /** Keeps what the form holds beside the record; true when it went through. Never throws. */
  const keepDraft = async (sent: Work, { stay = false } = {}): Promise<boolean> => {
    try {
      const { draft: kept } = await beside.keep(sent, signal());
      const message = kept === null ? 'Nội dung đúng như bản đang lưu nên không có bản nháp.' : journalTexts.draftSaved;
      if (stay) notify.success(message);
      else await leave(message, { id: sent.record?.id ?? 0, work: sent });
      return true;
    } catch (error) {
      if (signal()?.aborted) return keptAfterGivingUp(sent, stay);
      const again = (work: Work) => keepDraft(work, { stay });
      if (!(await noteClash(error, again))) await explain(error, sent, 'fields', again);
      return false;
    }
  };

  /** The same as `afterGivingUp`, for a draft; true when it arrived. */
  const keptAfterGivingUp = async (sent: Work, stay: boolean): Promise<boolean> => {
    const found = await look((until) => beside.lookFor(sent, until));
    if (found?.draft == null) {
      setTrouble(found === null ? gaveUp.unknown : gaveUp.not);
      return false;
    }
    beside.show(found);
    if (stay) notify.success(journalTexts.draftSaved);
    else await leave(journalTexts.draftSaved, { id: sent.record?.id ?? 0, work: sent });
    return true;
  };

  const publishedAfterGivingUp = async (sent: Work): Promise<void> => {
    const found = await look((until) => beside.lookFor(sent, until));
    if (found == null) return setTrouble(found === null ? gaveUp.unknown : gaveUp.not);
    const shown = beside.show(found);
    if (found.draft !== null) return setTrouble(gaveUp.unpublished);
    await leave(journalTexts.draftPublished, { id: sent.record?.id ?? 0, work: shown });
  };

  /** Keeps what was changed in the draft, then writes the draft into the record. Never throws. */
  const publish = async (sent: Work, mergedWith: string | null = null): Promise<void> => {
    const { work: current, message, error } = await beside.publish(sent, signal());
    if (signal()?.aborted && error !== undefined) return publishedAfterGivingUp(current);
    if (error === undefined)
      return leave(message ?? journalTexts.draftPublished, { id: sent.record?.id ?? 0, work: current, mergedWith });
    if (await noteClash(error, publish)) return;
    const theirs = staleRecord(error);
    const compared = theirs === null ? current : await beside.sinceBegun(current, theirs);
    setWork(compared);
    await explain(error, compared, 'fields', publish);
  };

  const noteClash = async (error: unknown, again: (work: Work) => Promise<unknown>): Promise<boolean> => {
    const isClash = await beside.noteClash(error, again);
    if (isClash) {
      focusNext('compare');
      notify.error(journalTexts.draftStale);
    }
    return isClash;
  };

  /** After a clash: what the form holds goes over the other draft, by the step that met it. */
  const keepMine = async (): Promise<void> => {
    const again = beside.clash?.again;
    beside.keepMine();
    if (again !== undefined) await submit(work, again);
  };

  /** After a clash: the other draft is filled in; what the form held is offered like any draft of this browser. */
  const takeTheirs = async (): Promise<void> => {
    draft.setAside();
    setSaving(true);
    await beside.takeTheirs().catch((error: unknown) => explain(error, work, 'fields', publish));
    setSaving(false);
  };

  const discard = async (): Promise<void> => {
    try {
      await beside.discard();
      notify.success(journalTexts.draftDiscarded);
    } catch (error) {
      if (!(await noteClash(error, publish))) await explain(error, work, 'fields', publish);
    }
  };

  /** `again` sends the same work once more, for a record that somebody else has saved meanwhile. */
  const explain = async (
    error: unknown,
    sent: Work,
    step: 'fields' | 'pictures',
    again: (work: Work, mergedWith?: string | null) => Promise<unknown>,
  ): Promise<void> => {
    const failure = failureOf(error, description, { step, editing: sent.record !== null });
    if (failure.kind === 'stale') {
      const record = failure.theirs;
      const parts = await loadClash();
      if (parts === null) {
        setTrouble(`${failure.message} ${texts.unreachable} Những gì bạn đã nhập vẫn còn nguyên.`);
        return notify.error(failure.message);
      }
      const { mergeWork, conflictsOf } = parts;
      const merged = mergeWork(description, sent, record);
      if (merged !== null && merged.questions.length === 0) return sendMerged(merged, record, again);
      // Somebody, or a save of this form whose answer got lost, has written just this.
      if (merged === null && conflictsOf(description, sent, record).length === 0) {
        await again({ ...sent, record, version: record.version });
        return;
      }
      setClash({ theirs: record, CompareVersions: parts.CompareVersions });
      // The notice stands above the fields, which may be far from where one saves.
      focusNext('compare');
      notify.error(failure.message);
    } else if (failure.kind === 'refused') {
      setTrouble(failure.trouble);
      notify.error(...failure.toast);
      if (failure.faults !== null) show(failure.faults);
    }
  };

  /** Both changes go out together, unless they break a rule together: then the editor sees them so. */
  const sendMerged = async (
    { work: next, taken }: Merged,
    theirs: StoredRecord,
    again: (work: Work, mergedWith: string | null) => Promise<unknown>,
  ): Promise<void> => {
    const { updated_by: who } = theirs;
    beside.sawLive(theirs);
    setClash(null);
    setWork(next);
    const faults = judgeForm(description, slots, next);
    if (countFaults(faults) > 0) return show(faults);
    const name = typeof who === 'string' && who !== '' ? who : 'người khác';
    await again(next, taken.length > 0 ? name : null);
  };

  const show = (faults: FormFaults) => {
    setWork((before) => ({ ...before, faults }));
    focusNext('fault');
  };

  const decide = (next: Work) => {
    setWork(next);
    if (clash !== null) beside.sawLive(clash.theirs);
    setClash(null);
    void save(next, goesOn.current);
  };

  const steps = { save, giveUp, goOnWith, saveDraft, keepHere, keepMine, takeTheirs, discard };
  return { form, work, saving, looking, trouble, clash, dirty, draft, beside, change, decide, ...steps };
}
