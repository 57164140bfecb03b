import { journalTexts } from '#shared/admin-texts.ts';
import { nounTexts, texts } from '#shared/texts.ts';
import type { StoredRecord } from '../inputs/form-slots.ts';
import { isLost, serverNow } from '../session/client.ts';
import { stillFilledIn, type StepsGiven, type Stop } from './desk.ts';
import type { DraftRemote } from './draft-remote.ts';
import { failureOf } from './failures.ts';
import { putAside } from './put-aside.ts';
import { isBusy, isKept, type Step } from './session.ts';
import { filesOf } from './values.ts';
import type { Work } from './work.ts';

/** How long the server may take to say what became of a save that nobody waits for any more, in milliseconds. */
const lookFor = 8_000;

/** What stands beside the button after a save was given up, by what the server says of it. */
export const gaveUp = {
  not: 'Đã thôi chờ. Máy chủ chưa nhận được lần lưu vừa rồi. Những gì bạn đã nhập vẫn còn nguyên, hãy bấm lưu lại.',
  newer: 'Đã thôi chờ. Trên máy chủ đã có bản mới hơn. Những gì bạn đã nhập vẫn còn nguyên; khi lưu lại, hai bản được gộp.',
  unknown:
    'Đã thôi chờ, và chưa hỏi được máy chủ. Lần lưu vừa rồi có thể đã tới. Những gì bạn đã nhập vẫn còn nguyên, hãy bấm lưu lại khi có mạng.',
  pictures: 'Đã thôi chờ. Các ô đã lưu xong, còn ảnh thì chưa. Ảnh vẫn được chọn, hãy bấm Lưu để gửi lại.',
  unpublished: 'Đã thôi chờ. Thay đổi đã lưu xong nhưng chưa xuất bản. Hãy bấm Xuất bản lại.',
} as const;

/** What came of a step that went through; `told` says it in a way of its own. */
type Outcome = { message: string; record: StoredRecord | null; told?: ((more?: string) => void) | undefined };

/**
 * What is done with a form, step by step: each judges, asks, sends, and says what came of it. A step that was refused leaves
 * everything as it is: faults at their fields, or a clash to decide. Those that give a boolean tell whether what the form holds
 * is on the server.
 */
export function sessionSteps({ get, dispatch, desk, setAside = null }: StepsGiven) {
  /** The calls that a step waits for just now. */
  let waiting = new AbortController();

  const stop: Stop = (trouble, more = {}) => {
    dispatch({ type: 'stopped', ...(trouble !== undefined && { trouble }), ...more });
    return false;
  };

  const submit = async (step: Step, { anew = false, aboutUses = false } = {}): Promise<boolean> => {
    const { isAsking, isAwaiting, focus, agree, place } = desk();
    if (isBusy(get()) || isAsking) return false;
    if (isAwaiting()) return stop(stillFilledIn);
    dispatch({ type: 'submitted', anew });
    if (!isBusy(get())) {
      focus('fault');
      return false;
    }
    focus('here');
    const agreed = await agree(get().work, aboutUses);
    if (agreed === null) return stop();
    waiting = new AbortController();
    dispatch({ type: 'sent', work: { ...(await place(agreed, waiting.signal)), sentAt: serverNow() } });
    return take(step);
  };

  /** `mergedWith`: who saved meanwhile. */
  const take = async (step: Step, mergedWith: string | null = null): Promise<boolean> => {
    const { signal } = waiting;
    let outcome: Outcome;
    let isPartly = false;
    try {
      if (step === 'save') outcome = await save(signal, () => (isPartly = true));
      else outcome = step === 'publish' ? await publish(signal) : await keep(signal);
    } catch (error) {
      const refuse = () => fail(error, step, isPartly);
      if (!signal.aborted) return isLost(error) ? lookAfter(step, refuse) : refuse();
      return isPartly ? stop(gaveUp.pictures) : lookAfter(step);
    }
    return finish(step, outcome, mergedWith);
  };

  const drafts = (): DraftRemote => {
    const { drafts: remote } = desk().remote;
    if (remote === null) throw new Error('This form knows no drafts.');
    return remote;
  };

  const savedText = (isNew: boolean) => nounTexts(get().description.noun)[isNew ? 'created' : 'updated'];

  const save = async (signal: AbortSignal, onPart: () => void): Promise<Outcome> => {
    const { remote } = desk();
    const { work, unsure } = get();
    if (work.record === null && unsure !== null) {
      const found = await remote.lookFor(unsure, signal);
      // Made by a save that was given up, and perhaps typed on since: not to be made a second time.
      dispatch({ type: 'looked for', record: found.kind === 'arrived' ? found.record : null });
    }
    const onSaved = (record: StoredRecord, uploaded?: string) => {
      onPart();
      dispatch({ type: 'saved', record, uploaded });
    };
    return { message: savedText(work.record === null), ...(await remote.save(get().work, onSaved, signal)) };
  };

  const keep = async (signal: AbortSignal): Promise<Outcome> => {
    const stored = await drafts().keep(get(), signal);
    dispatch({ type: 'read', stored });
    const isSame = stored.draft === null;
    const message = isSame ? 'Nội dung đúng như bản đang lưu nên không có thay đổi chưa xuất bản.' : journalTexts.draftSaved;
    return { message, record: stored.record };
  };

  /** Keeps what was changed in the draft, then writes the draft into the record. */
  const publish = async (signal: AbortSignal): Promise<Outcome> => {
    if (!isKept(get())) await keep(signal);
    const message = await drafts().publish(get(), signal);
    return { message: message ?? journalTexts.draftPublished, record: get().work.record };
  };

  const finish = async (step: Step, { message, record, told }: Outcome, mergedWith: string | null = null): Promise<true> => {
    const { remote, tell, leave } = desk();
    const more = mergedWith === null ? [] : [`Đã gộp với thay đổi của ${mergedWith}.`];
    const staysOpen = step === 'save' && remote.staysOpen && record !== null;
    if (staysOpen) goOnWith(record);
    if (!staysOpen && step !== 'keep here') {
      await leave(message, record, more);
      dispatch({ type: 'done' });
      return true;
    }
    if (told === undefined) tell.success(message, more[0]);
    else told(more[0]);
    dispatch({ type: 'stopped' });
    return true;
  };

  /** What was sent may have arrived all the same, though its answer did not, or nobody waits for it any more. `refuse`: tells that it did not. */
  const lookAfter = async (step: Step, refuse?: () => Promise<boolean>): Promise<boolean> => {
    dispatch({ type: 'gave up' });
    const until = AbortSignal.timeout(lookFor);
    return step === 'save' ? lookForRecord(until, refuse) : lookForDraft(step, until, refuse);
  };

  const lookForRecord = async (until: AbortSignal, refuse?: () => Promise<boolean>): Promise<boolean> => {
    const { remote } = desk();
    const { work: sent } = get();
    const isNew = sent.record === null;
    const found = await remote.lookFor(sent, until).catch(() => null);
    if (found?.kind !== 'arrived') {
      return refuse?.() ?? stop(gaveUp[found?.kind ?? 'unknown'], isNew ? { unsure: sent } : {});
    }
    const { record } = found;
    if (!isNew && !remote.staysOpen) {
      dispatch({ type: 'saved', record });
      if (filesOf(sent.values).size > 0) return refuse?.() ?? stop(gaveUp.pictures);
    }
    return finish('save', { message: savedText(isNew), record });
  };

  const lookForDraft = async (step: Step, until: AbortSignal, refuse?: () => Promise<boolean>): Promise<boolean> => {
    const stored = await drafts()
      .lookFor(get(), until)
      .catch(() => undefined);
    const isPublished = step === 'publish';
    if (!stored || (stored.draft === null && !isPublished)) {
      return refuse?.() ?? stop(gaveUp[stored === undefined ? 'unknown' : 'not']);
    }
    dispatch({ type: 'read', stored });
    if (isPublished && stored.draft !== null) return refuse?.() ?? stop(gaveUp.unpublished);
    return finish(step, { message: isPublished ? journalTexts.draftPublished : journalTexts.draftSaved, record: stored.record });
  };

  const fail = async (error: unknown, step: Step, isPartly = false): Promise<boolean> => {
    const { description, live, work } = get();
    const { remote, focus, tell } = desk();
    const other = step === 'save' ? undefined : await remote.drafts?.other(error, live);
    if (other !== undefined) {
      dispatch({ type: 'draft clash', ...other, step });
      focus('compare');
      tell.error(journalTexts.draftStale);
      return false;
    }
    const failure = failureOf(error, description, { step: isPartly ? 'pictures' : 'fields', editing: work.record !== null });
    if (failure.kind === 'stale') return merge(failure, step);
    if (failure.kind === 'signed-out') return stop();
    const { trouble, toast, faults } = failure;
    // It may have arrived all the same, as one that was given up.
    const unsure = isLost(error) && work.record === null && { unsure: get().unsure ?? work };
    stop(trouble, { faults, ...unsure });
    tell.error(...toast);
    if (faults !== null) focus('fault');
    return false;
  };

  /** Both changes go out together, unless they contest a place or break a rule together: then the editor sees them so. */
  const merge = async ({ theirs, message }: { theirs: StoredRecord; message: string }, step: Step): Promise<boolean> => {
    const { focus, tell, loadClash } = desk();
    const parts = await loadClash();
    if (parts === null) {
      tell.error(message);
      return stop(`${message} ${texts.unreachable} Những gì bạn đã nhập vẫn còn nguyên.`);
    }
    const mine = step === 'publish' ? await drafts().sinceBegun(get(), theirs) : get().work;
    const { work, taken, questions } = parts.mergeWork(get().description, mine, theirs);
    if (questions.length > 0) {
      dispatch({ type: 'clash', work: mine, theirs, CompareVersions: parts.CompareVersions });
      // The notice stands above the fields, which may be far from where one saves.
      focus('compare');
      tell.error(message);
      return false;
    }
    dispatch({ type: 'merged', work, theirs });
    if (!isBusy(get())) {
      focus('fault');
      return false;
    }
    const { updated_by: who } = theirs;
    const name = typeof who === 'string' && who !== '' ? who : 'người khác';
    return take(step, taken.length > 0 ? name : null);
  };

  /** The form goes on with a record that was saved. */
  const goOnWith = (record: StoredRecord): void => {
    desk().kept.renew();
    dispatch({ type: 'read', stored: { record, draft: null } });
  };

  /** What the first button and Ctrl+S do: a record with a draft is published, any other is saved. `anew`: a new one follows. */
  const first = (anew: boolean) => submit(get().pending === null ? 'save' : 'publish', { anew, aboutUses: true });

  return {
    goOnWith,
    save: ({ anew = false } = {}) => first(anew),
    saveDraft: () => submit('keep'),
    /** The same without leaving the form. */
    keepHere: () => submit('keep here'),
    putAside: () => putAside({ get, dispatch, desk, setAside }, stop),
    /** Waits no longer for a save that hangs; what was typed stays. */
    giveUp: () => waiting.abort(),
    /** After a clash: the work as the editor decided. */
    decide(work: Work): Promise<boolean> {
      dispatch({ type: 'decided', work });
      return first(get().anew);
    },
    /** After a clash of drafts: what the form holds goes over the other one, by the step that met it. */
    async keepMine(): Promise<void> {
      const { state } = get();
      if (state.name !== 'draft clash') return;
      dispatch({ type: 'kept mine' });
      await submit(state.step);
    },
    /** After a clash of drafts: the other one is filled in; what the form held is offered like any draft of this browser. */
    async takeTheirs(): Promise<void> {
      const { live, work } = get();
      if (live === null) return;
      desk().kept.leaveBehind();
      dispatch({ type: 'sent', work });
      try {
        dispatch({ type: 'read', stored: await drafts().read(live.id) });
        dispatch({ type: 'stopped' });
      } catch (error) {
        await fail(error, 'publish');
      }
    },
    async discard(): Promise<void> {
      const { live, pending } = get();
      if (live === null || pending === null) return;
      try {
        await drafts().discard(live.id, pending);
        dispatch({ type: 'read', stored: await drafts().read(live.id) });
        desk().tell.success(journalTexts.draftDiscarded);
      } catch (error) {
        await fail(error, 'publish');
      }
    },
  };
}
