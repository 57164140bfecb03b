import { initialOf } from '#shared/fields/index.ts';
import type { Description } from '#shared/content-types/description.ts';
import { isRecord } from '#shared/formats/json.ts';
import { isPicture } from '../inputs/image.tsx';
import { type FormValue, inputOf } from '../inputs/index.ts';
import type { FormSlots, StoredRecord } from '../inputs/form-slots.ts';
import { withChosenState } from '../work/records/moments.ts';
import { slugFrom, type SlugValue } from '../inputs/slug.tsx';

export type FormValues = Readonly<Record<string, FormValue>>;

export const formFields = ({ fields }: Description) => Object.entries(fields).map(([name, field]) => ({ name, field }));

/** What the inputs hold before anything is typed. */
export function readValues(description: Description, record: StoredRecord | null): FormValues {
  const values = Object.fromEntries(
    formFields(description).map(({ name, field }) => [
      name,
      inputOf(field).read(record === null ? initialOf(field) : record[name], { name, field, record }),
    ]),
  );
  return description.appearsAt === undefined ? values : withChosenState(values);
}

/** What a draft keeps of these inputs, as JSON: of a file its name. */
export const keptOf = ({ values }: { values: FormValues }, names: readonly string[]): Record<string, unknown> =>
  Object.fromEntries(
    names.map((name) => {
      const value = values[name];
      return [
        name,
        isPicture(value) ? { removed: value.removed, picked: value.picked, lost: value.file?.name ?? value.lost } : value,
      ];
    }),
  );

/** What a draft kept of the inputs, by field; what is not understood is left out. */
export const revived = (description: Description, kept: Readonly<Record<string, unknown>>): FormValues =>
  Object.fromEntries(
    formFields(description).flatMap(({ name, field }) => {
      const value = Object.hasOwn(kept, name) ? inputOf(field).revive(kept[name]) : null;
      return value === null ? [] : [[name, value]];
    }),
  );

const isSlug = (value: FormValue | undefined): value is SlugValue => isRecord(value) && 'typed' in value;

/** The values after one field was changed: a slug that still follows its name goes along. */
export function withChange(description: Description, slots: FormSlots, values: FormValues, name: string, value: FormValue) {
  const next: Record<string, FormValue> = { ...values, [name]: value };
  for (const { name: slugName, field } of formFields(description)) {
    if (field.kind !== 'slug' || field.from !== name) continue;
    const slug = values[slugName];
    const before = values[name];
    if (!isSlug(slug) || typeof before !== 'string' || typeof value !== 'string') continue;
    if (slots.slugFollows?.(slug, before) ?? !slug.typed) next[slugName] = slugFrom(value);
  }
  return next;
}

/** The values as the API takes them; pictures only where one is taken away. */
export function toWire(description: Description, values: FormValues, record: StoredRecord | null): Record<string, unknown> {
  const wire: Record<string, unknown> = {};
  for (const { name, field } of formFields(description)) {
    const value = values[name];
    const sent = value === undefined ? undefined : inputOf(field).toWire(value, record?.[name], field);
    if (sent !== undefined) wire[name] = sent;
  }
  return wire;
}

export const filesOf = (values: FormValues): Map<string, File> =>
  new Map(Object.entries(values).flatMap(([name, value]) => (isPicture(value) && value.file ? [[name, value.file]] : [])));

/** As JSON where nothing stands against it. */
export const toBody = (wire: Record<string, unknown>, files: ReadonlyMap<string, File>): Record<string, unknown> | FormData =>
  files.size > 0 ? toForm(wire, files) : wire;

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
