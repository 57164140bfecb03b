import type { Section } from '#shared/answers/parts.ts';
import type { Description } from '#shared/content-types/description.ts';
import type { Field } from '#shared/fields/index.ts';
import { judgeField } from '#shared/fields/judge.ts';
import { inputOf } from '../inputs/index.ts';
import type { StoredRecord } from '../inputs/form-slots.ts';
import { isMadeSlug } from '../inputs/slug.tsx';
import { isSame } from '../work/merge/is-same.ts';
import { formFields } from './values.ts';
import type { Work } from './work.ts';

/** Whether a record says what a form sent, as far as fields go: pictures are given other names when they are stored. */
export const holds = (description: Description, { values, record: before }: Work, record: StoredRecord): boolean =>
  formFields(description).every(({ name, field }) => {
    const value = values[name];
    if (value === undefined || field.kind === 'image') return true;
    if (field.kind === 'slug' && before === null && isMadeSlug(value)) return true;
    const input = inputOf(field);
    const sent = asStored(name, field, input.toWire(value, before?.[name], field));
    // The server makes a slug, and a moment, of its own where none was sent.
    if ((field.kind === 'slug' || field.kind === 'datetime') && (sent === '' || sent === null || sent === undefined)) return true;
    const kept = input.toWire(input.read(record[name], { name, field, record }), record[name], field);
    return isSame(sent, asStored(name, field, kept));
  });

/** A value as it would be stored; what breaks its rule stays as it is. */
export function asStored(name: string, field: Field, sent: unknown): unknown {
  const judged = judgeField(name, field, sent);
  if (!judged.ok) return sent;
  return field.kind === 'sections' ? (judged.value as Section[]).map(settled) : judged.value;
}

/** A form sends of a section what it holds beside its texts even where that is nothing, which is stored without a key. */
const settled = ({ numbered, pictures = [], table, ...texts }: Section): Section => ({
  ...texts,
  ...(numbered && { numbered }),
  ...(pictures.length > 0 && { pictures }),
  ...(table && { table }),
});
