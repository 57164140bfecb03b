import type { RecordDraft } from '#shared/answers/journal.ts';
import type { Description } from '#shared/content-types/description.ts';
import { descriptions } from '#shared/content-types/index.ts';
import type { StoredRecord } from '#web/admin/inputs/form-slots.ts';
import type { FormValue } from '#web/admin/inputs/index.ts';
import { ApiError } from '#web/admin/session/client.ts';
import { type DraftRemote, draftRemote } from '#web/admin/forms/draft-remote.ts';
import { mergeWork } from '#web/admin/forms/merge-work.ts';
import { recordOf as newRecord } from './record-factory.ts';
import type { Remote } from '#web/admin/forms/remote.ts';
import type { Desk } from '#web/admin/forms/desk.ts';
import { nextSession, type Session, type SessionEvent, startSession } from '#web/admin/forms/session.ts';
import { sessionSteps } from '#web/admin/forms/session-steps.ts';
import { toWire } from '#web/admin/forms/values.ts';
import type { Work } from '#web/admin/forms/work.ts';

// Forms without a screen, and what is on their server.

export const recordOf = (description: Description, values: Record<string, unknown>) =>
  newRecord(description, { id: 12, ...values });
const types = Object.fromEntries(descriptions.map((description) => [description.path, description]));
export const first = recordOf(types['danh-muc']!, { name: 'Danh mục', slug: 'danh-muc', description: 'Ban đầu', order: 1 });
export const job = recordOf(types['nghe-nghiep']!, {
  name: 'Nghề',
  slug: 'nghe',
  description: 'Công bố',
  status: 1,
  image: '/uploads/a.webp',
});
export const draftOf = (record: StoredRecord, seq: number, values: Record<string, unknown>): RecordDraft => ({
  seq,
  at: '2026-08-21T00:30:00.000Z',
  by: { id: 2, name: 'An' },
  version: record.version,
  changed: Object.keys(values),
  gone: [],
  record: { ...record, ...values },
});

export const refused = (status: number, message: string, more: Partial<ApiError> = {}) =>
  new ApiError(status, { success: false, message, ...more } as ConstructorParameters<typeof ApiError>[1]);
const never = () => Promise.reject(new Error('This is not called.'));
/** A call that nobody answers, until it is given up. */
export const hangs = (signal?: AbortSignal) =>
  new Promise<never>((_resolve, reject) => signal?.addEventListener('abort', () => reject(new Error('Given up.'))));

/** The calls of drafts, by names that are not those of records. */
export type DraftCalls = Omit<DraftRemote, 'lookFor'> & { lookForDraft: DraftRemote['lookFor'] };
export type Opened = Parameters<typeof startSession>[2];

/** A form on a screen that notes what it is told. */
export function open(description: Description, opened: Opened, remote: Partial<Remote & DraftCalls>, at: Partial<Desk> = {}) {
  let session: Session = startSession(description, {}, opened);
  const told: string[] = [];
  const states: string[] = [];
  const { other } = draftRemote(description);
  const calls = { keep: never, publish: never, discard: never, read: never, sinceBegun: never, other, ...remote };
  const drafts: DraftRemote = { ...calls, lookFor: remote.lookForDraft ?? never };
  const desk: Desk = {
    remote: {
      staysOpen: false,
      save: never,
      lookFor: never,
      putAside: never,
      dropAside: never,
      keepPicture: never,
      ...remote,
      drafts,
    },
    isAsking: false,
    isAwaiting: () => false,
    agree: async (work) => work,
    place: async (work) => work,
    focus: (target) => target !== 'here' && told.push(`focus: ${target}`),
    tell: {
      success: (message, more) => told.push([message, more].filter(Boolean).join(' ')),
      error: (message) => told.push(message),
    },
    loadClash: async () => ({ mergeWork, CompareVersions: () => null as never }),
    kept: { leaveBehind: () => told.push('set aside'), renew: () => told.push('renewed') },
    leave: async (message, record, more) => void told.push(['left:', message, record?.id ?? 0, ...more].join(' ')),
    leaveAside: async (message) => void told.push(`left aside: ${message}`),
    ...at,
  };
  const dispatch = (event: SessionEvent) => {
    session = nextSession(session, event);
    if (states.at(-1) !== session.state.name) states.push(session.state.name);
  };
  const steps = sessionSteps({ get: () => session, dispatch, desk: () => desk });
  const type = (values: Record<string, FormValue>) => {
    for (const [name, change] of Object.entries(values)) dispatch({ type: 'typed', name, change });
  };
  return { steps, told, states, type, dispatch, desk, get: () => session, wire: () => wireOf(description, session.work) };
}

export const wireOf = (description: Description, { values, record }: Work) => toWire(description, values, record);

/** Saves what is sent, unless an answer is laid ready: an error that is thrown. */
export function server(description: Description, ...answers: unknown[]) {
  const sent: { wire: Record<string, unknown>; version: number | null; id: number | null }[] = [];
  const save: Remote['save'] = async (work, onSaved) => {
    sent.push({ wire: wireOf(description, work), version: work.version, id: work.record?.id ?? null });
    const answer = answers.shift();
    if (answer !== undefined) throw answer;
    const record = { ...recordOf(description, {}), ...work.record, ...sent.at(-1)?.wire, version: (work.version ?? 0) + 1 };
    if (work.record !== null) onSaved(record);
    return { record };
  };
  return { save, sent };
}
