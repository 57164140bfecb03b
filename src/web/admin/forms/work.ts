import type { RecordDraft } from '#shared/answers/journal.ts';
import type { Description } from '#shared/content-types/description.ts';
import type { FormSlots, StoredRecord } from '../inputs/form-slots.ts';
import { isPicture, isTouched } from '../inputs/image.tsx';
import { type FormValue, inputOf } from '../inputs/index.ts';
import { textOf } from '../inputs/input-kind.ts';
import { firstLine, isSections } from '../inputs/sections-value.ts';
import { type FormFaults, judgeOne } from './faults.ts';
import { formFields, type FormValues, readValues, withChange } from './values.ts';

export type Work = {
  /** The record as last read; null while creating. */
  record: StoredRecord | null;
  /** The version a save is checked against: the record's, or the older one a draft was begun on. */
  version: number | null;
  /** The record as it was in that version, to merge with what others saved since; null while creating, or where nobody knows. */
  base: Readonly<Record<string, unknown>> | null;
  /** What the inputs held when the record was read. */
  first: FormValues;
  values: FormValues;
  faults: FormFaults;
  /** When it was sent last, by the clock of the server, in milliseconds. */
  sentAt?: number;
};

/** `begin`: what a new record begins with, beside what its fields begin with by themselves. */
export function startWork(description: Description, record: StoredRecord | null, begin: FormValues = {}): Work {
  const first = { ...readValues(description, record), ...begin };
  return { record, version: record?.version ?? null, base: record, first, values: first, faults: {} };
}

/** A form opened on the draft of a record: nothing is changed while it holds what the draft does. */
export const draftWork = (description: Description, live: StoredRecord, { record, version }: RecordDraft): Work =>
  startWork(description, { ...live, ...record, id: live.id, version });

/** The fields whose value is another than at first, files included. */
export const changedFields = (description: Description, { values, first, record }: Work): string[] =>
  formFields(description).flatMap(({ name, field }) => {
    const [now, before] = [values[name], first[name]];
    if (now === before || now === undefined || before === undefined) return [];
    if (isPicture(now)) return isTouched(now) || now.lost !== null ? [name] : [];
    const input = inputOf(field);
    // A reference holds more than is sent: the career chosen before a department.
    const same =
      JSON.stringify(input.toWire(now, record?.[name], field)) === JSON.stringify(input.toWire(before, record?.[name], field)) &&
      (field.kind !== 'reference' || JSON.stringify(now) === JSON.stringify(before));
    return same ? [] : [name];
  });

/** What is worth keeping of a new record: also what it began with, but not the place that is only proposed. */
export const asideFields = (description: Description, work: Work): string[] => {
  const typed = new Set(changedFields(description, work));
  return changedFields(description, { ...work, first: readValues(description, null) }).filter(
    (name) => name !== 'order' || typed.has(name),
  );
};

/** What a new record without a name is known by: the first words of what was typed into these fields; '' where there are none. */
export function firstWords(description: Description, { values }: Work, names: readonly string[]): string {
  const text = names
    .map((name) => {
      const [kind, value] = [description.fields[name]?.kind, values[name]];
      if (isSections(value))
        return value.map((section) => section.title.trim() || firstLine(section)).find((line) => line !== '');
      return kind === 'text' || kind === 'paragraph' ? textOf(value).trim() : '';
    })
    .find((line) => line);
  const [line = ''] = (text ?? '').split('\n');
  return line.length <= wordsMost ? line : `${line.slice(0, wordsMost).replace(/\s+\S*$/, '')}…`;
}

/** Letters that tell one text from another. */
const wordsMost = 60;

/** The work after one input was changed. A mended fault goes at once, and no new one comes up while one types. */
export function withInput(description: Description, slots: FormSlots, before: Work, name: string, value: FormValue): Work {
  const after = { ...before, values: withChange(description, slots, before.values, name, value) };
  const faults: Record<string, FormFaults[string]> = {};
  for (const [each, found] of Object.entries(before.faults)) {
    // What a moment may be hangs on the status as well.
    const follows = name === 'status' && description.fields[each]?.kind === 'datetime';
    const touched = follows || after.values[each] !== before.values[each];
    const left = touched ? judgeOne(description, slots, after, each) : found;
    if (left !== null) faults[each] = left;
  }
  return { ...after, faults };
}

/** The work after a save: the record as the server gives it. Files that are still to be sent stay chosen; `uploaded` was. */
export function afterSave(description: Description, record: StoredRecord, values: FormValues, uploaded?: string): Work {
  const saved = startWork(description, record);
  const waiting = Object.entries(saved.first).map(([name, value]) => {
    const before = values[name];
    const keeps = name !== uploaded && isPicture(value) && isPicture(before);
    return [name, keeps ? { ...value, file: before.file } : value];
  });
  return { ...saved, values: Object.fromEntries(waiting) };
}
