import { useQueryClient } from '@tanstack/react-query';
import { useCallback, useEffect, useMemo, useRef, useState } from 'react';
import { useNavigate, useRouteLoaderData } from 'react-router';
import { journalTexts } from '#shared/admin-texts.ts';
import type { RecordDraft } from '#shared/answers/journal.ts';
import type { Description } from '#shared/content-types/description.ts';
import { nounTexts, texts } from '#shared/texts.ts';
import type { loader } from '#web/root.tsx';
import type { FormSlots } from '../inputs/form-slots.ts';
import type { FormValue } from '../inputs/index.ts';
import type { StoredRecord } from '../inputs/input-kind.ts';
import { notify } from '../notify.ts';
import { lastListPath, rememberSaved } from '../records/list-address.ts';
import { addressChange } from '../uses/address-change.ts';
import { countFaults, type FormFaults, judgeForm } from './faults.ts';
import type { CompareVersions } from './compare-versions.tsx';
import type { Merged } from './merge-work.ts';
import { createRecord, failureOf, staleRecord, updateRecord, uploadPicture } from './record-calls.ts';
import { useFocusAfterSave } from './use-focus-after-save.ts';
import { useFormDraft } from './use-form-draft.ts';
import { useLeaving } from '../use-leaving.ts';
import { useQuestion } from '../use-question.tsx';
import { openWork, useRecordDraft } from './use-record-draft.ts';
import { filesOf, type FormValues, readValues, toWire } from './values.ts';
import { afterSave, changedFields, startWork, withInput, type Work } from './work.ts';

/**
 * How a record is saved that is not one of a list: the form stays, with the record as it is now. `told` is done once the form
 * holds it.
 */
export type OwnSaving = (record: StoredRecord, work: Work) => Promise<{ record: StoredRecord; told: () => void }>;

type Clash = { theirs: StoredRecord; CompareVersions: typeof CompareVersions };

/** What was saved, and who saved meanwhile. */
type Kept = { id: number; work: Work; mergedWith?: string | null };

const titleIn = ({ title }: Description, { values }: Work): string => {
  const value = values[title];
  return typeof value === 'string' ? value : '';
};

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
  loaded: StoredRecord | null,
  loadedDraft: RecordDraft | null,
  begin: FormValues = {},
  ownSaving: OwnSaving | null = null,
) {
  const navigate = useNavigate();
  const queries = useQueryClient();
  const [work, setWork] = useState(() =>
    loaded === null ? startWork(description, null, begin) : openWork(description, { record: loaded, draft: loadedDraft }),
  );
  const [saving, setSaving] = useState(false);
  /** Why the last save came to nothing, when no field is to blame. */
  const [trouble, setTrouble] = useState<string | null>(null);
  /** The record as somebody else left it while it was being edited, and what it is compared with. */
  const [clash, setClash] = useState<Clash | null>(null);

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
  const leaving = useLeaving(dirty);
  const question = useQuestion();
  /** The site's address as visitors know it; '' where nobody named it. */
  const named = useRouteLoaderData<typeof loader>('root')?.origin ?? '';

  const change = useCallback(
    (name: string, changed: FormValue | ((before: FormValue) => FormValue)) =>
      setWork((before) => {
        const old = before.values[name];
        if (old === undefined) return before;
        const value = typeof changed === 'function' ? changed(old) : changed;
        return value === old ? before : withInput(description, slots, before, name, value);
      }),
    [description, slots],
  );

  /** Judges the form, asks what there is to ask (`asks`: about addresses as well), and takes the step; null when it was not taken. */
  const submit = async <T>(judged: Work, step: (sent: Work) => Promise<T>, { asks = false } = {}): Promise<T | null> => {
    if (saving || question.asking) return null;
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
    const agreed = !asks || (await agreesAboutUses(sent));
    if (agreed) setWork({ ...sent, faults: {} });
    const done = agreed ? await step(sent) : null;
    setSaving(false);
    return done;
  };

  /** What the first button and Ctrl+S do: a record with a draft is published, any other is saved. */
  const save = (judged: Work = work) =>
    submit(judged, (sent) => (beside.pending === null ? send(sent) : publish(sent)), { asks: true });
  const saveDraft = () => submit(work, (sent) => keepDraft(sent));
  /** The same without leaving the form; true when what it holds is on the server. */
  const keepHere = async (): Promise<boolean> => (await submit(work, (sent) => keepDraft(sent, { stay: true }))) === true;

  /** The work with what the editor has answered; null when there is something to edit first. */
  const settle = async (judged: Work): Promise<Work | null> => {
    const { values, record } = judged;
    const asked = slots.questionBeforeSave?.(toWire(description, values, record), record, [location.origin, named]) ?? null;
    if (asked === null) return judged;
    const answer = await question.ask({ ...asked, stay: 'Quay lại chỉnh sửa', size: 'lg' });
    if (answer === null) return null;
    return Object.entries(answer.changes ?? {}).reduce(
      (before, [name, value]) => withInput(description, slots, before, name, value),
      judged,
    );
  };

  /** Asks before an address is changed that something leads to. */
  const agreesAboutUses = async ({ record, values }: Work): Promise<boolean> => {
    const { live } = beside;
    if (record === null || live === null) return true;
    const before = toWire(description, readValues(description, live), live);
    const step = addressChange(description, before, toWire(description, values, record));
    if (step === null) return true;
    // Not to know what leads there must not stand in the way of a save.
    const parts = await import('../uses/question-before-save.tsx').catch(() => null);
    const asked = parts && (await parts.questionAboutUses(description, record.id, step));
    if (asked === 'signed-out') return false;
    return asked === null || (await question.ask({ ...asked, stay: 'Quay lại chỉnh sửa', size: 'lg' })) !== null;
  };

  /** Sends the fields, then the pictures, then goes back to the list. Never throws. `mergedWith`: who saved meanwhile. */
  const send = async (sent: Work, mergedWith: string | null = null): Promise<void> => {
    let current = sent;
    const isNew = sent.record === null;
    let id = sent.record?.id ?? 0;
    try {
      if (sent.record === null) id = (await createRecord(description, sent.values)).id;
      else if (ownSaving !== null) {
        const { record, told } = await ownSaving(sent.record, sent);
        goOnWith(record);
        told();
        if (mergedWith !== null) tellMerged(mergedWith);
        return;
      } else {
        const { values, version } = sent;
        const saved = await updateRecord(description, sent.record, values, version ?? sent.record.version);
        setClash(null);
        setWork((current = afterSave(description, saved, values)));
        for (const [name, file] of filesOf(values)) {
          const pictured = await uploadPicture(description, saved.id, name, file);
          setWork((current = afterSave(description, pictured, current.values, name)));
        }
      }
    } catch (error) {
      await explain(error, current, current === sent ? 'fields' : 'pictures', send);
      return;
    }
    const said = nounTexts(description.noun);
    await leave(isNew ? said.created : said.updated, { id, work: current, mergedWith });
  };

  const tellMerged = (name: string) => notify.success(`Đã gộp với thay đổi của ${name}.`);

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
    leaving.allow();
    void queries.invalidateQueries({ refetchType: 'none' });
    notify.success(message);
    if (mergedWith !== null) tellMerged(mergedWith);
    rememberSaved(description.path, { id, title: titleIn(description, kept) });
    await navigate(lastListPath(description.path));
  };

  /** Keeps what the form holds beside the record; true when it went through. Never throws. */
  const keepDraft = async (sent: Work, { stay = false } = {}): Promise<boolean> => {
    try {
      const { draft: kept } = await beside.keep(sent);
      const message = kept === null ? 'Nội dung đúng như bản đang lưu nên không có bản nháp.' : journalTexts.draftSaved;
      if (stay) notify.success(message);
      else await leave(message, { id: sent.record?.id ?? 0, work: sent });
      return true;
    } catch (error) {
      const again = (work: Work) => keepDraft(work, { stay });
      if (!(await noteClash(error, again))) await explain(error, sent, 'fields', again);
      return false;
    }
  };

  /** Keeps what was changed in the draft, then writes the draft into the record. Never throws. */
  const publish = async (sent: Work, mergedWith: string | null = null): Promise<void> => {
    const { work: current, message, error } = await beside.publish(sent);
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
    void save(next);
  };

  const steps = { save, goOnWith, saveDraft, keepHere, keepMine, takeTheirs, discard };
  return { form, work, saving, trouble, clash, dirty, draft, beside, leaving, question, change, decide, ...steps };
}
