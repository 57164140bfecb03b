import { required as requiredText } from '#shared/fields/described.ts';
import { initialOf } from '#shared/fields/index.ts';
import { judgeField } from '#shared/fields/judge.ts';
import type { Description } from '#shared/content-types/description.ts';
import { texts } from '#shared/texts.ts';
import { isPicture } from '../inputs/image.tsx';
import { type FormValue, inputOf } from '../inputs/index.ts';
import { type Faults, type FormSlots, isRecord, type StoredRecord } from '../inputs/input-kind.ts';
import { slugFrom, type SlugValue } from '../inputs/slug.tsx';

export type FormValues = Readonly<Record<string, FormValue>>;

/** Messages by field, and within a field by the path below it. */
export type FormFaults = Readonly<Record<string, Faults>>;

/** The fields of a form in order, each with its key. */
export const formFields = (resource: Description) =>
  resource.form.flatMap((name) => {
    const field = resource.fields[name];
    return field ? [{ name, field }] : [];
  });

/** What the inputs hold before anything is typed. */
export function readValues(resource: Description, record: StoredRecord | null): FormValues {
  return Object.fromEntries(
    formFields(resource).map(({ name, field }) => [
      name,
      inputOf(field).read(record === null ? initialOf(field) : record[name], { name, field, record }),
    ]),
  );
}

const isSlug = (value: FormValue | undefined): value is SlugValue => isRecord(value) && 'typed' in value;

/** The values after one field was changed: a slug that still follows its name goes along. */
export function withChange(
  resource: Description,
  slots: FormSlots,
  values: FormValues,
  name: string,
  value: FormValue,
): FormValues {
  const next = { ...values, [name]: value };
  for (const { name: slugName, field } of formFields(resource)) {
    if (field.kind !== 'slug' || field.from !== name) continue;
    const slug = values[slugName];
    const before = values[name];
    if (!isSlug(slug) || typeof before !== 'string' || typeof value !== 'string') continue;
    const follows = slots.slugFollows?.(slug, before) ?? !slug.typed;
    if (follows) next[slugName] = slugFrom(value);
  }
  return next;
}

/** The values as the API takes them; pictures only where one is taken away. */
export function toWire(resource: Description, values: FormValues, record: StoredRecord | null): Record<string, unknown> {
  const wire: Record<string, unknown> = {};
  for (const { name, field } of formFields(resource)) {
    const value = values[name];
    const sent = value === undefined ? undefined : inputOf(field).toWire(value, record?.[name]);
    if (sent !== undefined) wire[name] = sent;
  }
  return wire;
}

export function filesOf(values: FormValues): Map<string, File> {
  const files = new Map<string, File>();
  for (const [name, value] of Object.entries(values)) if (isPicture(value) && value.file !== null) files.set(name, value.file);
  return files;
}

/** The fields whose value is another than at first, files included. */
export function changedFields(
  resource: Description,
  values: FormValues,
  first: FormValues,
  record: StoredRecord | null,
): string[] {
  return formFields(resource).flatMap(({ name, field }) => {
    const [now, before] = [values[name], first[name]];
    if (now === before || now === undefined || before === undefined) return [];
    if (isPicture(now)) return now.file !== null || now.removed || now.lost !== null ? [name] : [];
    const input = inputOf(field);
    // A reference holds more than is sent: the career chosen before a department.
    const same =
      JSON.stringify(input.toWire(now, record?.[name])) === JSON.stringify(input.toWire(before, record?.[name])) &&
      (field.kind !== 'reference' || JSON.stringify(now) === JSON.stringify(before));
    return same ? [] : [name];
  });
}

/** Judges the whole form by the rules the API judges by, and by what only a new record is asked for. */
export function judgeForm(resource: Description, slots: FormSlots, values: FormValues, record: StoredRecord | null): FormFaults {
  const faults: Record<string, Faults> = {};
  for (const { name } of formFields(resource)) {
    const found = judgeOne(resource, slots, values, record, name);
    if (found !== null) faults[name] = found;
  }
  return faults;
}

export function judgeOne(
  resource: Description,
  slots: FormSlots,
  values: FormValues,
  record: StoredRecord | null,
  name: string,
): Faults | null {
  const field = resource.fields[name];
  const value = values[name];
  if (field === undefined || value === undefined) return null;
  const asked = record === null && field.requiredOnCreate === true;
  if (isPicture(value)) {
    return asked && value.file === null ? { '': slots.pictureMissing ?? texts.choosePicture } : null;
  }
  const judged = judgeField(name, field, inputOf(field).toWire(value, record?.[name]));
  if (!judged.ok) return faultsByField(judged.errors)[name] ?? null;
  return asked && (judged.value === null || judged.value === '') ? { '': requiredText(field.label) } : null;
}

/** The messages of an answer by field: 'content.0.title' is '0.title' of 'content'. */
export function faultsByField(errors: Record<string, string[]>): Record<string, Faults> {
  const faults: Record<string, Record<string, string>> = {};
  for (const [path, [message]] of Object.entries(errors)) {
    if (message === undefined) continue;
    const [name = '', ...rest] = path.split('.');
    (faults[name] ??= {})[rest.join('.')] = message;
  }
  return faults;
}

export const countFaults = (faults: FormFaults): number =>
  Object.values(faults).reduce((count, found) => count + Object.keys(found).length, 0);
