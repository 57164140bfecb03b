import type { RecordDraft } from '#shared/answers/journal.ts';
import type { Description } from '#shared/content-types/description.ts';
import { isList } from '#shared/fields/index.ts';
import { isRecord } from '#shared/formats/is-record.ts';
import { callApi, ApiError } from '../session/client.ts';
import type { StoredRecord } from '../inputs/form-slots.ts';
import { isMadeSlug } from '../inputs/slug.tsx';
import { asStored, holds } from './holds.ts';
import type { Session, Step, Stored } from './session.ts';
import { filesOf, formFields, type FormValues, toBody, toForm, toWire } from './values.ts';
import type { Work } from './work.ts';

/** What the server says of a save whose answer nobody waited for: what lies there where it arrived. */
type FoundSave = ({ kind: 'arrived' } & Stored) | { kind: 'newer' } | { kind: 'not' };

/** The server as a form knows it. Who saves by a call of its own fills in `save` and `staysOpen`. */
export type Remote = {
  /** Makes the record, or writes its fields and then its pictures, which tells of each; `told` says so in a way of its own. */
  save: (
    work: Work,
    onSaved: (record: StoredRecord, picture?: string) => void,
    signal?: AbortSignal,
  ) => Promise<{ record: StoredRecord; told?: (more?: string) => void }>;
  /** Whether the form goes on with the record that was saved. */
  staysOpen: boolean;
  /** Keeps what the form holds as the draft. What is as the record is leaves none. */
  keep: (session: Session, signal?: AbortSignal) => Promise<Stored>;
  /** Writes the draft into the record, which has to be as the work knows it; gives what the server says. */
  publish: (session: Session, signal?: AbortSignal) => Promise<string | undefined>;
  discard: (id: number, draft: RecordDraft) => Promise<unknown>;
  read: (id: number, signal?: AbortSignal) => Promise<Stored>;
  /** The record as it was in a version; null when that is kept no longer. */
  readVersion: (id: number, version: number) => Promise<Record<string, unknown> | null>;
  /** What became of a step whose answer nobody waited for. */
  lookFor: (step: Step, session: Session, signal: AbortSignal) => Promise<FoundSave>;
  /** The draft of somebody else that a step was refused for, null: there is none any more; undefined for every other failure. */
  otherDraft: (
    error: unknown,
    live: StoredRecord | null,
  ) => Promise<(Pick<Session, 'live'> & { theirs: RecordDraft | null }) | undefined>;
};

export function recordRemote(description: Description): Remote {
  const { path: resource } = description;
  const readRecord = async (id: number, signal?: AbortSignal): Promise<StoredRecord> =>
    (await callApi('GET /admin/:resource/:id', { at: { resource, id }, signal })).data;

  const read = async (id: number, signal?: AbortSignal): Promise<Stored> => {
    const draft = callApi('GET /admin/:resource/:id/draft', { at: { resource, id }, signal });
    const [record, { data }] = await Promise.all([readRecord(id, signal), draft]);
    return { record, draft: data };
  };

  /** The record that a save has made, which has no version to be known by. */
  const lookForNew = async (sent: Work, signal: AbortSignal): Promise<FoundSave> => {
    const query = { sort_by: 'id', sort_order: 'desc', per_page: newestLooked };
    const { data } = await callApi('GET /admin/:resource/all', { at: { resource }, query, signal });
    const title = description.fields[description.title];
    const called = title && asStored(description.title, title, sent.values[description.title]);
    for (const { id } of data.filter((row) => row[description.title] === called)) {
      const record = await readRecord(id, signal);
      if (holds(description, sent, record)) return { kind: 'arrived', record, draft: null };
    }
    return { kind: 'not' };
  };

  return {
    staysOpen: false,
    read,
    async save({ record, version, values }, onSaved, signal) {
      if (record === null) return { record: await createRecord(description, values, signal) };
      const at = { resource, id: record.id };
      const body = { ...toWire(description, values, record), version: version ?? record.version };
      let { data: saved } = await callApi('PUT /admin/:resource/:id', { at, body, signal });
      onSaved(saved);
      for (const [name, file] of filesOf(values)) {
        const field = description.fields[name];
        if (field?.kind !== 'image') throw new Error(`${description.name}.${name} is not a picture.`);
        const picture = { at: { ...at, picture: field.upload }, body: toForm({}, new Map([[name, file]])), signal };
        ({ data: saved } = await callApi('POST /admin/:resource/:id/:picture', picture));
        onSaved(saved, name);
      }
      return { record: saved };
    },

    async keep({ work: { record, version, values }, live, pending }, signal) {
      if (record === null) throw new Error('A record that is new has no draft.');
      const wire = { ...toWire(description, values, record), version: version ?? record.version, draft: pending?.seq ?? 0 };
      const sent = { at: { resource, id: record.id }, body: toBody(wire, filesOf(values)), signal };
      const { data: draft } = await callApi('PUT /admin/:resource/:id/draft', sent);
      // Without a draft the record may be another than the one that was read.
      return draft === null ? read(record.id) : { record: live ?? record, draft };
    },

    async publish({ work: { record, version }, pending }, signal) {
      if (record === null || version === null || pending === null) return undefined;
      const sent = { at: { resource, id: record.id }, body: { version, draft: pending.seq }, signal };
      return (await callApi('POST /admin/:resource/:id/draft/publish', sent)).message;
    },

    discard: (id, { seq }) => callApi('DELETE /admin/:resource/:id/draft', { at: { resource, id }, query: { draft: seq } }),

    async readVersion(id, version) {
      const { data } = await callApi('GET /admin/:resource/:id/versions', { at: { resource, id } });
      const kept = data.find((entry) => entry.version === version && entry.can_restore && entry.action !== 'draft');
      if (kept === undefined) return null;
      return (await callApi('GET /admin/:resource/:id/versions/:seq', { at: { resource, id, seq: kept.seq } })).data.record;
    },

    async lookFor(step, { work: sent, live, pending }, signal) {
      if (sent.record === null) return lookForNew(sent, signal);
      const { id, version } = sent.record;
      const isOfRecord = step === 'save';
      const now = isOfRecord ? { record: await readRecord(id, signal), draft: null } : await read(id, signal);
      const known = isOfRecord ? (sent.version ?? version) : live?.version;
      if (now.record.version === known && now.draft?.seq === pending?.seq) return { kind: 'not' };
      const isThere = now.draft !== null || isOfRecord || step === 'publish';
      if (isThere && holds(description, sent, { ...now.record, ...now.draft?.record })) return { kind: 'arrived', ...now };
      return { kind: isOfRecord ? 'newer' : 'not' };
    },

    async otherDraft(error, live) {
      if (!(error instanceof ApiError)) return undefined;
      const { status, data } = error;
      if (status === 409 && (data === null || isDraft(data))) return { theirs: data, live };
      if (status !== 404 || live === null) return undefined;
      try {
        // There is nothing to publish any more, or no record.
        const { record, draft } = await read(live.id);
        return { theirs: draft, live: record };
      } catch {
        return undefined;
      }
    },
  };
}

/** A record that was just made is among the newest, whatever others make meanwhile. */
const newestLooked = 10;

const isDraft = (data: unknown): data is RecordDraft => isRecord(data) && 'seq' in data && isRecord(data['record']);

/** Sends a new record with its pictures, all at once. */
export async function createRecord(description: Description, values: FormValues, signal?: AbortSignal): Promise<StoredRecord> {
  const wire = toWire(description, values, null);
  // One that nobody typed is only shown: the server makes it, and numbers it where it is taken.
  for (const { name, field } of formFields(description)) if (field.kind === 'slug' && isMadeSlug(values[name])) delete wire[name];
  const files = filesOf(values);
  const nested = formFields(description).some(({ field }) => isList(field));
  const body = nested ? toForm(wire, files) : toBody(wire, files);
  return (await callApi('POST /admin/:resource', { at: { resource: description.path }, body, signal })).data;
}
