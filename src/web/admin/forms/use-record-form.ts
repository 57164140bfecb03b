import { useQueryClient } from '@tanstack/react-query';
import { useCallback, useEffect, useMemo, useRef, useState } from 'react';
import { useNavigate, useRouteLoaderData } from 'react-router';
import type { Description } from '#shared/content-types/description.ts';
import { nounTexts, texts } from '#shared/texts.ts';
import type { loader } from '#web/root.tsx';
import type { FormSlots } from '../inputs/form-slots.ts';
import type { FormValue } from '../inputs/index.ts';
import type { StoredRecord } from '../inputs/input-kind.ts';
import { notify } from '../notify.ts';
import { lastListPath } from '../records/list-address.ts';
import { addressChange } from '../uses/address-change.ts';
import { countFaults, type FormFaults, judgeForm } from './faults.ts';
import type { CompareVersions } from './compare-versions.tsx';
import type { Merged } from './merge-work.ts';
import { createRecord, failureOf, updateRecord, uploadPicture } from './record-calls.ts';
import { useFocusAfterSave } from './use-focus-after-save.ts';
import { useFormDraft } from './use-form-draft.ts';
import { useLeaving } from './use-leaving.ts';
import { useQuestion } from './use-question.tsx';
import { filesOf, toWire } from './values.ts';
import { afterSave, changedFields, startWork, withInput, type Work } from './work.ts';

type Clash = { theirs: StoredRecord; CompareVersions: typeof CompareVersions };

/** Null when it does not arrive. */
const loadClash = () => import('./clash.ts').catch(() => null);

/**
 * The state of a form and its saving; `loaded` is null for a new record. Until the save went through,
 * changed fields and chosen pictures are kept as a draft in this browser (`draft`). A save that was
 * refused leaves everything as it is: faults at their fields, or a `clash` to decide.
 */
export function useRecordForm(description: Description, slots: FormSlots, loaded: StoredRecord | null) {
  const navigate = useNavigate();
  const queries = useQueryClient();
  const [work, setWork] = useState(() => startWork(description, loaded));
  const [saving, setSaving] = useState(false);
  /** Why the last save came to nothing, when no field is to blame. */
  const [trouble, setTrouble] = useState<string | null>(null);
  /** The record as somebody else left it while it was being edited, and what it is compared with. */
  const [clash, setClash] = useState<Clash | null>(null);

  const form = useRef<HTMLFormElement>(null);
  const focusNext = useFocusAfterSave(form, saving);
  const isEditing = loaded !== null;
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

  const save = async (judged: Work = work): Promise<void> => {
    if (saving || question.asking) return;
    setTrouble(null);
    const faults = judgeForm(description, slots, judged);
    if (countFaults(faults) > 0) return show(faults);
    const focused = document.activeElement;
    const sent = await settle(judged);
    if (sent === null) return;
    focusNext(focused instanceof HTMLElement ? focused : null);
    // From here on nothing can be typed: what leads here takes a moment to be found.
    setSaving(true);
    if (await agreesAboutUses(sent)) {
      setWork({ ...sent, faults: {} });
      await send(sent);
    }
    setSaving(false);
  };

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
  const agreesAboutUses = async ({ record, first, values }: Work): Promise<boolean> => {
    if (record === null) return true;
    const step = addressChange(description, toWire(description, first, record), toWire(description, values, record));
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
    try {
      if (sent.record === null) await createRecord(description, sent.values);
      else {
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
      await explain(error, current, current === sent ? 'fields' : 'pictures');
      return;
    }
    draft.done();
    leaving.allow();
    void queries.invalidateQueries({ refetchType: 'none' });
    const said = nounTexts(description.noun);
    notify.success(isNew ? said.created : said.updated);
    if (mergedWith !== null) notify.success(`Đã gộp với thay đổi của ${mergedWith}.`);
    await navigate(lastListPath(description.path));
  };

  const explain = async (error: unknown, sent: Work, step: 'fields' | 'pictures'): Promise<void> => {
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
      if (merged !== null && merged.questions.length === 0) return sendMerged(merged, record);
      // Somebody, or a save of this form whose answer got lost, has written just this.
      if (merged === null && conflictsOf(description, sent, record).length === 0) {
        return send({ ...sent, record, version: record.version });
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
  const sendMerged = async ({ work: next, taken }: Merged, { updated_by: who }: StoredRecord): Promise<void> => {
    setClash(null);
    setWork(next);
    const faults = judgeForm(description, slots, next);
    if (countFaults(faults) > 0) return show(faults);
    const name = typeof who === 'string' && who !== '' ? who : 'người khác';
    await send(next, taken.length > 0 ? name : null);
  };

  const show = (faults: FormFaults) => {
    setWork((before) => ({ ...before, faults }));
    focusNext('fault');
  };

  const decide = (next: Work) => {
    setWork(next);
    setClash(null);
    void save(next);
  };

  return { form, work, saving, trouble, clash, dirty, draft, leaving, question, change, save, decide };
}
