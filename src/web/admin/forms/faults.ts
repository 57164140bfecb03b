import type { Description } from '#shared/content-types/description.ts';
import { required as requiredText } from '#shared/fields/described.ts';
import { judgeField } from '#shared/fields/judge.ts';
import { texts } from '#shared/texts.ts';
import type { FormSlots, Faults, StoredRecord } from '../inputs/form-slots.ts';
import { isPicture } from '../inputs/image.tsx';
import { inputOf } from '../inputs/index.ts';
import { momentFault } from '../work/records/moments.ts';
import { formFields, type FormValues } from './values.ts';

/** Messages by field, and within a field by the path below it. */
export type FormFaults = Readonly<Record<string, Faults>>;

type Judged = { values: FormValues; record: StoredRecord | null };

/** Judges the whole form by the rules the API judges by, and by what only a new record is asked for. */
export function judgeForm(description: Description, slots: FormSlots, form: Judged): FormFaults {
  const faults: Record<string, Faults> = {};
  for (const { name } of formFields(description)) {
    const found = judgeOne(description, slots, form, name);
    if (found !== null) faults[name] = found;
  }
  return faults;
}

export function judgeOne(description: Description, slots: FormSlots, { values, record }: Judged, name: string): Faults | null {
  const field = description.fields[name];
  const value = values[name];
  if (field === undefined || value === undefined) return null;
  const asked = record === null && field.requiredOnCreate === true;
  if (isPicture(value)) {
    return asked && value.file === null && value.picked === null ? { '': slots.pictureMissing ?? texts.choosePicture } : null;
  }
  const judged = judgeField(name, field, inputOf(field).toWire(value, record?.[name], field));
  if (!judged.ok) return faultsByField(judged.errors)[name] ?? null;
  if (asked && (judged.value === null || judged.value === '')) return { '': requiredText(field.label) };
  const fault = name === description.appearsAt ? momentFault(values, record) : null;
  return fault === null ? null : { '': fault };
}

/** The messages of an answer by field: 'content.0.title' is '0.title' of 'content'. */
export function faultsByField(errors: Record<string, string[]>): FormFaults {
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
