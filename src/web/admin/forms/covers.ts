import type { Description } from '#shared/content-types/description.ts';
import { isPicture, isTouched } from '../inputs/image.tsx';
import { formFields, type FormValues } from './values.ts';

/** The field of the large picture that a new record shows in lists as well, until the picture of its own for lists is chosen. */
export function coverOf(description: Description, name: string): string | null {
  const field = description.fields[name];
  if (field?.kind !== 'image' || field.isDecorative !== true) return null;
  const cover = formFields(description).find(({ field: each }) => each.kind === 'image' && each.isDecorative !== true);
  return cover?.name ?? null;
}

/** The values of a new record with the cover in place of pictures for lists that nobody has chosen. */
export const withCovers = (description: Description, values: FormValues): FormValues =>
  Object.fromEntries(
    Object.entries(values).map(([name, value]) => {
      const cover = values[coverOf(description, name) ?? ''];
      const follows = isPicture(value) && !isTouched(value) && isPicture(cover);
      return [name, follows ? { ...value, file: cover.file, picked: cover.picked } : value];
    }),
  );
