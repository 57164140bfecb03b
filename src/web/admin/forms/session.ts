import type { RecordDraft } from '#shared/answers/journal.ts';
import type { Description } from '#shared/content-types/description.ts';
import type { FormSlots, StoredRecord } from '../inputs/form-slots.ts';
import type { FormValue } from '../inputs/index.ts';
import { isMadeSlug } from '../inputs/slug.tsx';
import type { Draft } from '../work/drafts/draft.ts';
import type { CompareVersions } from './compare-versions.tsx';
import { countFaults, type FormFaults, judgeForm } from './faults.ts';
import { changedFields, afterSave, draftWork, startWork, withInput, type Work } from './work.ts';
import { type FormValues, readValues } from './values.ts';

/** What is on the server: a record, and the draft that lies beside it, shared by all editors. */
export type Stored = { record: StoredRecord; draft: RecordDraft | null };

/** What is done with what the form holds. Only 'keep here' leaves the form open. */
export type Step = 'save' | 'keep' | 'keep here' | 'publish';

/** States in which one edits. */
type OpenState =
  | { name: 'editing' }
  /** Somebody else has saved the record meanwhile, and both have changed the same. */
  | { name: 'clash'; theirs: StoredRecord; CompareVersions: typeof CompareVersions }
  /** Somebody else has saved the draft meanwhile, or has published it or done away with it (null). `step` met it. */
  | { name: 'draft clash'; theirs: RecordDraft | null; step: Step };

/** States in which nothing can be typed; `from` is what the form comes back to when the step comes to nothing. */
type BusyState =
  /** The editor, or the server, is asked what there is to ask before anything is sent. */
  | { name: 'asking'; from: OpenState }
  | { name: 'saving'; from: OpenState }
  /** Nobody waits for the save any more: the server is asked what became of it. */
  | { name: 'gave up'; from: OpenState };

export type Session = {
  description: Description;
  slots: FormSlots;
  state: OpenState | BusyState | { name: 'done' };
  work: Work;
  /** The record as visitors see it; null for a new one. */
  live: StoredRecord | null;
  /** The draft beside it. */
  pending: RecordDraft | null;
  /** Why the last step came to nothing, where no field is to blame. */
  trouble: string | null;
  /** A new record that was sent, and of which nobody knows whether it arrived. */
  unsure: Work | null;
  /** The save leads on to a new record. */
  anew: boolean;
  /** What was typed before and not saved was filled in, and is not on the server yet. */
  isFilledIn: boolean;
  /** Its place among its siblings was typed, and is not proposed any more. */
  hasOwnPlace: boolean;
};

export type FormChange = FormValue | ((before: FormValue) => FormValue);

export type SessionEvent =
  | { type: 'typed'; name: string; change: FormChange }
  /** With what was typed before and not saved; `sent`: a new record was sent so, and may be there. */
  | {
      type: 'filled in';
      draft: Pick<Draft, 'version' | 'base'>;
      values: FormValues;
      sent?: Pick<Work, 'values' | 'sentAt'> | null;
    }
  | { type: 'placed'; order: number }
  | { type: 'submitted'; anew: boolean }
  | { type: 'sent'; work: Work }
  | { type: 'gave up' }
  /** What the form holds is being kept as it stands. */
  | { type: 'set aside' }
  /** A step came to nothing, or leaves the form open. */
  | { type: 'stopped'; trouble?: string; faults?: FormFaults | null; unsure?: Work | null }
  /** What became of the new record that nobody knew of. */
  | { type: 'looked for'; record: StoredRecord | null }
  /** The fields were saved; `uploaded`: that picture as well. */
  | { type: 'saved'; record: StoredRecord; uploaded?: string | undefined }
  /** The form goes on with what is on the server now. */
  | { type: 'read'; stored: Stored }
  | { type: 'merged'; work: Work; theirs: StoredRecord }
  | { type: 'clash'; work: Work; theirs: StoredRecord; CompareVersions: typeof CompareVersions }
  | { type: 'decided'; work: Work }
  | { type: 'draft clash'; theirs: RecordDraft | null; live: StoredRecord | null; step: Step }
  | { type: 'kept mine' }
  | { type: 'done' };

type Opened = Partial<Stored> & {
  /** What a new record begins with. */
  begin?: FormValues | undefined;
  /** What it is filled with over that: it counts as typed. */
  fill?: FormValues | undefined;
};

export function startSession(description: Description, slots: FormSlots, { record, draft = null, begin, fill }: Opened): Session {
  const empty = startWork(description, null, begin);
  return {
    description,
    slots,
    state: { name: 'editing' },
    work: record === undefined ? { ...empty, values: { ...empty.values, ...fill } } : openWork(description, { record, draft }),
    live: record ?? null,
    pending: draft,
    trouble: null,
    unsure: null,
    anew: false,
    isFilledIn: false,
    hasOwnPlace: false,
  };
}

const openWork = (description: Description, { record, draft }: Stored): Work =>
  draft === null ? startWork(description, record) : draftWork(description, record, draft);

export const isBusy = ({ state }: Session): boolean => 'from' in state;

/** What the form holds lies on the server already, as the draft beside the record. */
export const isKept = ({ description, work, pending }: Session): boolean =>
  pending?.version === work.version && changedFields(description, work).length === 0;

/** The state in which one edits, also while a step is under way. */
export const openState = ({ state }: Session): OpenState =>
  'from' in state ? state.from : state.name === 'done' ? { name: 'editing' } : state;

/** A new record that is being sent, or was, and of which nobody knows whether it arrived. */
export const sentWork = ({ state, work, unsure }: Session): Work | null =>
  unsure ?? (['saving', 'gave up'].includes(state.name) && work.record === null ? work : null);

/** The same state, without a clash that is settled by what was saved or read. */
const settled = ({ state }: Session): Session['state'] =>
  'from' in state ? { ...state, from: { name: 'editing' } } : { name: 'editing' };

/** The session after something happened to it. */
export function nextSession(session: Session, event: SessionEvent): Session {
  const { description, slots, work } = session;
  switch (event.type) {
    case 'typed':
      return typed(session, event);
    case 'filled in': {
      const { draft, values, sent } = event;
      const filled = { ...work, values, version: draft.version ?? work.version, base: baseOf(draft, work) };
      return { ...session, isFilledIn: true, work: filled, unsure: sent ? { ...filled, ...sent } : null };
    }
    case 'placed':
      return session.hasOwnPlace ? session : { ...session, work: atPlace(work, event.order) };
    case 'submitted': {
      if (isBusy(session)) return session;
      const faults = judgeForm(description, slots, work);
      const from = openState(session);
      if (countFaults(faults) > 0) return { ...session, state: from, work: { ...work, faults }, trouble: null };
      return { ...session, state: { name: 'asking', from }, trouble: null, anew: event.anew };
    }
    case 'sent':
      return { ...session, state: { name: 'saving', from: openState(session) }, work: { ...event.work, faults: {} } };
    case 'set aside':
      return { ...session, state: { name: 'asking', from: openState(session) }, trouble: null };
    case 'gave up':
      return { ...session, state: { name: 'gave up', from: openState(session) } };
    case 'stopped': {
      const { trouble = session.trouble, faults, unsure = session.unsure } = event;
      return { ...session, state: openState(session), work: faults ? { ...work, faults } : work, trouble, unsure };
    }
    case 'looked for': {
      const { record } = event;
      if (record === null) return { ...session, unsure: null };
      // A slug that nobody typed is the one that the server has made.
      const stored = readValues(description, record);
      const made = Object.entries(work.values).map(([name, value]) => [name, (isMadeSlug(value) && stored[name]) || value]);
      return { ...session, unsure: null, work: { ...work, record, version: record.version, values: Object.fromEntries(made) } };
    }
    case 'saved': {
      const { record, uploaded } = event;
      const saved = afterSave(description, record, work.values, uploaded);
      return { ...session, state: settled(session), work: saved, live: session.live && record };
    }
    case 'read': {
      const { record, draft } = event.stored;
      const opened = { work: openWork(description, event.stored), live: record, pending: draft };
      return { ...session, ...opened, state: settled(session), isFilledIn: false };
    }
    case 'merged': {
      const faults = judgeForm(description, slots, event.work);
      const merged = { ...session, work: { ...event.work, faults }, live: event.theirs, state: settled(session) };
      return countFaults(faults) > 0 ? { ...merged, state: { name: 'editing' } } : merged;
    }
    case 'clash': {
      const { theirs, CompareVersions: compare } = event;
      return { ...session, state: { name: 'clash', theirs, CompareVersions: compare }, work: event.work };
    }
    case 'decided': {
      const { state } = session;
      return {
        ...session,
        state: { name: 'editing' },
        work: event.work,
        live: state.name === 'clash' ? state.theirs : session.live,
      };
    }
    case 'draft clash': {
      const { theirs, step, live } = event;
      return { ...session, state: { name: 'draft clash', theirs, step }, live };
    }
    case 'kept mine': {
      const { state } = session;
      return state.name === 'draft clash' ? { ...session, state: { name: 'editing' }, pending: state.theirs } : session;
    }
    case 'done':
      return { ...session, state: { name: 'done' } };
  }
}

function typed(session: Session, { name, change }: SessionEvent & { type: 'typed' }): Session {
  const { description, slots, work } = session;
  const hasOwnPlace = session.hasOwnPlace || name === 'order';
  const before = work.values[name];
  if (before === undefined) return session;
  const value = typeof change === 'function' ? change(before) : change;
  if (value === before) return hasOwnPlace === session.hasOwnPlace ? session : { ...session, hasOwnPlace };
  const next = withInput(description, slots, work, name, value);
  // What was told with faults goes with the last of them.
  const isMended = countFaults(work.faults) > 0 && countFaults(next.faults) === 0;
  return { ...session, hasOwnPlace, work: next, ...(isMended && { trouble: null }) };
}

/** The work with this place proposed; one that was typed stays. */
export const atPlace = (work: Work, order: number): Work =>
  work.values['order'] !== work.first['order']
    ? work
    : { ...work, first: { ...work.first, order: String(order) }, values: { ...work.values, order: String(order) } };

/** What a draft of this browser was begun with: the fields it changed as it says, the others as they stand. */
function baseOf({ version, base }: Pick<Draft, 'version' | 'base'>, { record }: Work): Work['base'] {
  if (base !== null) return { ...record, ...base };
  return version === null || version === record?.version ? record : null;
}
