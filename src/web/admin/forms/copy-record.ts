import type { Description } from '#shared/content-types/description.ts';
import { type Field, initialOf } from '#shared/fields/index.ts';
import { hidden } from '#shared/fields/visibility.ts';
import { inputOf } from '../inputs/index.ts';
import { isPicture } from '../inputs/image.tsx';
import { textOf } from '../inputs/input-kind.ts';
import type { StoredRecord } from '../inputs/form-slots.ts';
import { slugFrom } from '../inputs/slug.tsx';
import { formFields, type FormValues, readValues } from './values.ts';

const mark = ' (bản sao)';

/**
 * What the form of a new record is filled with to be a copy: all that the record says, but its title marked, its slug made
 * from that, without a place in the order, hidden from visitors, and without dates but those that it tells of. It shows the same pictures.
 */
export function copyOf(description: Description, source: StoredRecord): FormValues {
  const values = { ...readValues(description, source) };
  const title = markedTitle(description, textOf(source[description.title]));
  for (const { name, field } of formFields(description)) {
    const value = values[name];
    if (name === description.title) values[name] = title;
    else if (field.kind === 'slug') values[name] = slugFrom(title);
    else if (field.kind === 'visibility') values[name] = String(hidden);
    else if (isOfTheMoment(name, field)) {
      values[name] = inputOf(field).read(initialOf(field), { name, field, record: null });
    } else if (isPicture(value)) values[name] = { ...value, stored: null, picked: value.stored };
  }
  return values;
}

/** What says when a record was checked, or is seen, or where it stands: nothing of that is true of a copy. */
const isOfTheMoment = (name: string, field: Field): boolean =>
  field.kind === 'datetime' ||
  field.kind === 'integer' ||
  (field.kind === 'date' && field.mayHaveTime !== true) ||
  (field.kind === 'choice' && name === 'status');

function markedTitle({ fields, title }: Description, text: string): string {
  const field = fields[title];
  const most = field?.kind === 'text' ? field.max : Number.POSITIVE_INFINITY;
  return text.slice(0, most - mark.length).trimEnd() + mark;
}
