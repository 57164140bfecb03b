import type { RecordDraft } from '#shared/answers/journal.ts';
import type { Description } from '#shared/content-types/description.ts';
import { isRecord } from '#shared/formats/json.ts';
import { callApi, ApiError } from '../session/client.ts';
import type { StoredRecord } from '../inputs/form-slots.ts';
import { holds } from './holds.ts';
import type { Session, Stored } from './session.ts';
import { filesOf, readValues, toBody, toWire } from './values.ts';
import type { Work } from './work.ts';

export type DraftRemote = ReturnType<typeof draftRemote>;

/** The drafts of records on the server, as a form knows them: only that of a record that exists does. */
export function draftRemote(description: Description) {
  const { path: resource } = description;
  const read = async (id: number, signal?: AbortSignal): Promise<Stored> => {
    const [record, draft] = await Promise.all([
      callApi('GET /admin/:resource/:id', { at: { resource, id }, signal }),
      callApi('GET /admin/:resource/:id/draft', { at: { resource, id }, signal }),
    ]);
    return { record: record.data, draft: draft.data };
  };

  /** The record as it was in a version; null when that is kept no longer. */
  const readVersion = async (id: number, version: number): Promise<Record<string, unknown> | null> => {
    const { data } = await callApi('GET /admin/:resource/:id/versions', { at: { resource, id } });
    const kept = data.find((entry) => entry.version === version && entry.can_restore && entry.action !== 'draft');
    if (kept === undefined) return null;
    return (await callApi('GET /admin/:resource/:id/versions/:seq', { at: { resource, id, seq: kept.seq } })).data.record;
  };

  return {
    read,

    /** Keeps what the form holds as the draft. What is as the record is leaves none. */
    async keep({ work: { record, version, values }, live, pending }: Session, signal?: AbortSignal): Promise<Stored> {
      if (record === null) throw new Error('A record that is new has no draft.');
      const wire = { ...toWire(description, values, record), version: version ?? record.version, draft: pending?.seq ?? 0 };
      const sent = { at: { resource, id: record.id }, body: toBody(wire, filesOf(values)), signal };
      const { data: draft } = await callApi('PUT /admin/:resource/:id/draft', sent);
      // Without a draft the record may be another than the one that was read.
      return draft === null ? read(record.id) : { record: live ?? record, draft };
    },

    /** Writes the draft into the record, which has to be as the work knows it; gives what the server says. */
    async publish({ work: { record, version }, pending }: Session, signal?: AbortSignal): Promise<string | undefined> {
      if (record === null || version === null || pending === null) return undefined;
      const sent = { at: { resource, id: record.id }, body: { version, draft: pending.seq }, signal };
      return (await callApi('POST /admin/:resource/:id/draft/publish', sent)).message;
    },

    discard: (id: number, { seq }: RecordDraft): Promise<unknown> =>
      callApi('DELETE /admin/:resource/:id/draft', { at: { resource, id }, query: { draft: seq } }),

    /** The work with its changes counted from the record that the draft was begun with: what the draft changed is the editor's. */
    async sinceBegun({ work, live, pending }: Session, theirs: StoredRecord): Promise<Work> {
      if (pending === null || live === null) return work;
      const { version } = pending;
      const begun = live.version === work.version ? live : await readVersion(live.id, version).catch(() => null);
      // Where that is kept no longer, every difference counts as the editor's.
      const base = begun === live ? live : { ...theirs, ...begun, id: theirs.id, version };
      return { ...work, record: base, base, first: readValues(description, base) };
    },

    /** What lies on the server where it holds what was sent, null where it does not: asked after an answer nobody waited for. */
    async lookFor({ work: sent, live, pending }: Session, signal: AbortSignal): Promise<Stored | null> {
      if (live === null) return null;
      const now = await read(live.id, signal);
      const isSame = now.record.version === live.version && now.draft?.seq === pending?.seq;
      return !isSame && holds(description, sent, { ...now.record, ...now.draft?.record }) ? now : null;
    },

    /** The draft of somebody else that a step was refused for, null: there is none any more; undefined for every other failure. */
    async other(error: unknown, live: StoredRecord | null): Promise<Other | undefined> {
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

type Other = Pick<Session, 'live'> & { theirs: RecordDraft | null };

const isDraft = (data: unknown): data is RecordDraft => isRecord(data) && 'seq' in data && isRecord(data['record']);
