import { z } from 'zod';
import { type Described, type Kind, listOrNone, tooMany, wholeNumber, wrongType } from './described.ts';
import { recordId } from './reference.ts';

/**
 * An ordered list of records of the content type at the path `to`. They do not belong to one another: either may go. `seenAs`
 * is what the list is called in the form of a record that stands in it.
 */
export type ReferencesField = Described & { kind: 'references'; to: string; seenAs: string };

export const maxReferences = 50;

export const references: Kind<ReferencesField, z.ZodType<number[]>, number[]> = {
  rule: (field) => {
    const message = wrongType(field.label, 'danh sách mã số');
    const id = recordId(message);
    const given = z.union([id, z.string()], message).transform(wholeNumber).pipe(id);
    return listOrNone(z.array(given).max(1_000, message), message)
      .transform((value) => [...new Set(value)])
      .pipe(z.array(id).max(maxReferences, tooMany(field.label, maxReferences)));
  },
  initial: () => [],
};
