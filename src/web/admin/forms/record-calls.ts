import { api } from '#shared/paths.ts';
import type { Description } from '#shared/content-types/description.ts';
import { isRecord } from '#shared/rules/is-record.ts';
import { adminApi } from '../client.ts';
import type { StoredRecord } from '../inputs/input-kind.ts';
import { filesOf, formFields, type FormValues, toWire } from './values.ts';

/** Sends a new record with its pictures, all at once. */
export async function createRecord(description: Description, values: FormValues): Promise<StoredRecord> {
  const wire = toWire(description, values, null);
  const files = filesOf(values);
  const nested = formFields(description).some(({ field }) => field.kind === 'sections' || field.kind === 'tags');
  const body = files.size > 0 || nested ? toForm(wire, files) : wire;
  return (await adminApi.post<StoredRecord>(api.create(description.path), body)).data;
}

/** Sends the fields of a record that was read as `version`; its pictures follow by their own calls. */
export async function updateRecord(
  description: Description,
  record: StoredRecord,
  values: FormValues,
  version: number,
): Promise<StoredRecord> {
  const body = { ...toWire(description, values, record), version };
  return (await adminApi.put<StoredRecord>(api.record(description.path, record.id), body)).data;
}

/** Sends one newly chosen picture. */
export async function uploadPicture(description: Description, id: number, name: string, file: File): Promise<StoredRecord> {
  const field = description.fields[name];
  if (field?.kind !== 'image') throw new Error(`${description.name}.${name} is not a picture.`);
  return (await adminApi.upload<StoredRecord>(api.upload(description.path, id, field.upload), name, file)).data;
}

/** Nested lists become indexed fields: `content[0][list][1]`. An empty list is an empty text. */
function toForm(wire: Record<string, unknown>, files: ReadonlyMap<string, File>): FormData {
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
