import { isList } from '#shared/fields/index.ts';
import type { Description } from '#shared/content-types/description.ts';
import { isRecord } from '#shared/formats/is-record.ts';
import { texts } from '#shared/texts.ts';
import { callApi, ApiError } from '../session/client.ts';
import { isMadeSlug } from '../inputs/slug.tsx';
import type { StoredRecord } from '../inputs/form-slots.ts';
import { faultsByField, type FormFaults } from './faults.ts';
import { filesOf, formFields, type FormValues, toWire } from './values.ts';

/** Sends a new record with its pictures, all at once. */
export async function createRecord(description: Description, values: FormValues, signal?: AbortSignal): Promise<StoredRecord> {
  const wire = toWire(description, values, null);
  // One that nobody typed is only shown: the server makes it, and numbers it where it is taken.
  for (const { name, field } of formFields(description)) if (field.kind === 'slug' && isMadeSlug(values[name])) delete wire[name];
  const files = filesOf(values);
  const nested = formFields(description).some(({ field }) => isList(field));
  const body = files.size > 0 || nested ? toForm(wire, files) : wire;
  return (await callApi('POST /admin/:resource', { at: { resource: description.path }, body, signal })).data;
}

/** Sends the fields of a record that was read as `version`; its pictures follow by their own calls. */
export async function updateRecord(
  description: Description,
  record: StoredRecord,
  { values, version, signal }: { values: FormValues; version: number; signal?: AbortSignal | undefined },
) {
  const body = { ...toWire(description, values, record), version };
  return (await callApi('PUT /admin/:resource/:id', { at: { resource: description.path, id: record.id }, body, signal })).data;
}

export async function uploadPicture(
  description: Description,
  id: number,
  { name, file, signal }: { name: string; file: File; signal?: AbortSignal | undefined },
): Promise<StoredRecord> {
  const field = description.fields[name];
  if (field?.kind !== 'image') throw new Error(`${description.name}.${name} is not a picture.`);
  const at = { resource: description.path, id, picture: field.upload };
  return (await callApi('POST /admin/:resource/:id/:picture', { at, body: toForm({}, new Map([[name, file]])), signal })).data;
}

/** Nested lists become indexed fields: `content[0][list][1]`. An empty list is an empty text. */
export function toForm(wire: Record<string, unknown>, files: ReadonlyMap<string, File>): FormData {
  const form = new FormData();
  for (const [name, value] of Object.entries(wire)) append(form, name, value);
  for (const [name, file] of files) form.set(name, file);
  return form;
}

function append(form: FormData, name: string, value: unknown): void {
  if (Array.isArray(value)) {
    if (value.length === 0) form.append(name, '');
    for (const [index, item] of value.entries()) append(form, `${name}[${index}]`, item);
  } else if (isRecord(value)) {
    for (const [key, item] of Object.entries(value)) append(form, `${name}[${key}]`, item);
  } else form.append(name, value === null || value === undefined ? '' : String(value));
}

/** What a save came to that did not go through. */
type SaveFailure =
  /** The session has ended: the login opens, and what was typed is kept as a draft. */
  | { kind: 'signed-out' }
  /** Somebody else has saved meanwhile; `theirs` is the record as it stands now. */
  | { kind: 'stale'; theirs: StoredRecord; message: string }
  /** `trouble` stands beside the save button, `toast` comes up; `faults` are null where no field of the form is to blame. */
  | { kind: 'refused'; trouble: string; toast: [message: string, reason?: string]; faults: FormFaults | null };

/** `step`: what was being sent; pictures follow fields that are saved. `editing`: the record was there before. */
export function failureOf(
  error: unknown,
  description: Description,
  { step, editing }: { step: 'fields' | 'pictures'; editing: boolean },
): SaveFailure {
  if (!(error instanceof ApiError)) {
    console.error(error);
    return { kind: 'refused', trouble: texts.somethingWrong, toast: [texts.somethingWrong], faults: null };
  }
  const { status, message, serverMessage, data } = error;
  if (status === 401) return { kind: 'signed-out' };
  if (status === 409 && isStored(data) && step === 'fields') return { kind: 'stale', theirs: data, message };

  const byField = faultsByField(error.errors);
  const faults = Object.keys(byField).some((name) => name in description.fields) ? byField : null;
  const reason = reasonOf(error, editing);
  if (step === 'pictures') {
    const failed = texts.pictureUpdateFailed;
    return { kind: 'refused', trouble: `${failed} ${reason}`, toast: [failed, message], faults };
  }
  const toast = serverMessage ?? (status === 0 ? message : texts.somethingWrong);
  return { kind: 'refused', trouble: reason, toast: [toast], faults };
}

/** The record as somebody else left it, where an error tells that a save is based on an older version. */
export const staleRecord = (error: unknown): StoredRecord | null =>
  error instanceof ApiError && error.status === 409 && isStored(error.data) ? error.data : null;

const isStored = (value: unknown): value is StoredRecord =>
  isRecord(value) && typeof value['id'] === 'number' && typeof value['version'] === 'number';

function reasonOf({ status, message }: ApiError, editing: boolean): string {
  if (status === 0) return `${message} Những gì bạn đã nhập vẫn còn nguyên.`;
  if (status === 404 && editing) return `${message}: có thể người khác vừa xóa. Những gì bạn đã nhập vẫn còn trên màn hình này.`;
  return message;
}
