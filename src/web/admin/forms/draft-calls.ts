import type { RecordDraft } from '#shared/answers/journal.ts';
import type { Description } from '#shared/content-types/description.ts';
import { isRecord } from '#shared/formats/is-record.ts';
import { callApi, ApiError } from '../session/client.ts';
import type { StoredRecord } from '../inputs/form-slots.ts';
import { toForm } from './record-calls.ts';
import { filesOf, toWire } from './values.ts';
import type { Work } from './work.ts';

/** Keeps what the form holds beside the record, pictures included. `seq`: of the draft it is based on, 0 for none. Null when it is as the record is. */
export async function putDraft(
  description: Description,
  { record, values, version }: Work & { record: StoredRecord },
  seq: number,
  signal?: AbortSignal,
): Promise<RecordDraft | null> {
  const wire = { ...toWire(description, values, record), version: version ?? record.version, draft: seq };
  const files = filesOf(values);
  const body = files.size > 0 ? toForm(wire, files) : wire;
  return (await callApi('PUT /admin/:resource/:id/draft', { at: { resource: description.path, id: record.id }, body, signal }))
    .data;
}

/** Writes the draft into the record, which has to be as it was in `version`. */
export const publishDraft = (
  { path }: Description,
  id: number,
  { version, seq, signal }: { version: number; seq: number; signal?: AbortSignal | undefined },
) => callApi('POST /admin/:resource/:id/draft/publish', { at: { resource: path, id }, body: { version, draft: seq }, signal });

export const discardDraft = ({ path }: Description, id: number, seq: number) =>
  callApi('DELETE /admin/:resource/:id/draft', { at: { resource: path, id }, query: { draft: seq } });

/** The record and its draft as they are now. */
export async function readBoth(
  { path }: Description,
  id: number,
  signal?: AbortSignal,
): Promise<{ record: StoredRecord; draft: RecordDraft | null }> {
  const [record, draft] = await Promise.all([
    callApi('GET /admin/:resource/:id', { at: { resource: path, id }, signal }),
    callApi('GET /admin/:resource/:id/draft', { at: { resource: path, id }, signal }),
  ]);
  return { record: record.data, draft: draft.data };
}

/** The record as it was in a version; null when that is kept no longer. */
export async function readVersionOf({ path }: Description, id: number, version: number): Promise<Record<string, unknown> | null> {
  const { data } = await callApi('GET /admin/:resource/:id/versions', { at: { resource: path, id } });
  const kept = data.find((entry) => entry.version === version && entry.can_restore && entry.action !== 'draft');
  if (kept === undefined) return null;
  return (await callApi('GET /admin/:resource/:id/versions/:seq', { at: { resource: path, id, seq: kept.seq } })).data.record;
}

/** The draft that somebody else has saved meanwhile, null when there is none any more; undefined for every other failure. */
export function otherDraft(error: unknown): RecordDraft | null | undefined {
  if (!(error instanceof ApiError) || error.status !== 409) return undefined;
  if (error.data === null) return null;
  return isRecord(error.data) && 'seq' in error.data && isRecord(error.data['record']) ? (error.data as RecordDraft) : undefined;
}

export const isMissing = (error: unknown): boolean => error instanceof ApiError && error.status === 404;
