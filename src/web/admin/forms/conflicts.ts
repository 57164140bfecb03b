import type { Description } from '#shared/content-types/description.ts';
import { isPicture, isTouched } from '../inputs/image.tsx';
import { inputOf } from '../inputs/index.ts';
import type { StoredRecord } from '../inputs/form-slots.ts';
import type { Choices, Question } from './merge-work.ts';
import { formFields, type FormValues, readValues } from './values.ts';
import { startWork, type Work } from './work.ts';

/**
 * The fields in which the form and the record as somebody else left it say different things, where nobody knows what both
 * began with. What the editor has touched stays the editor's unless decided otherwise.
 */
export function conflictsOf(description: Description, { values, first, record }: Work, current: StoredRecord): Question[] {
  const others = readValues(description, current);
  return formFields(description).flatMap(({ name, field }) => {
    const [mine, theirs, before] = [values[name], others[name], first[name]];
    if (mine === undefined || theirs === undefined || before === undefined) return [];
    const input = inputOf(field);
    const wireOf = (value: typeof mine, stored: unknown) => JSON.stringify(input.toWire(value, stored, field));
    const texts = { id: name, label: field.label, mine: input.describe(mine, field), theirs: input.describe(theirs, field) };
    if (isPicture(mine) && isPicture(theirs) && isPicture(before)) {
      return isTouched(mine) && theirs.stored !== before.stored ? [{ ...texts, proposal: 'mine' as const }] : [];
    }
    const sent = wireOf(mine, record?.[name]);
    if (sent === wireOf(theirs, current[name])) return [];
    return [{ ...texts, proposal: sent === wireOf(before, record?.[name]) ? ('theirs' as const) : ('mine' as const) }];
  });
}

/** The work on the record as somebody else left it, each field as the editor decided. */
export function decided(description: Description, mine: FormValues, theirs: StoredRecord, choices: Choices): Work {
  const current = startWork(description, theirs);
  const values = Object.entries(mine).map(([name, own]) => {
    const other = current.first[name];
    const value = choices[name] === 'theirs' ? (other ?? own) : own;
    // Whichever is kept, what is shown as stored is what the record has now.
    return [name, isPicture(value) && isPicture(other) ? { ...value, stored: other.stored } : value];
  });
  return { ...current, values: Object.fromEntries(values) };
}
