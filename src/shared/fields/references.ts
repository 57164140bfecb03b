import { z } from 'zod';
import { type Described, type Kind, wrongType } from './described.ts';
import { maxId } from './reference.ts';

/**
 * An ordered list of records of the content type at the path `to`. They do not belong to one another: either may go. `seenAs`
 * is what the list is called in the form of a record that stands in it.
 */
export type ReferencesField = Described & { kind: 'references'; to: string; seenAs: string };

export const maxReferences = 50;

export const references: Kind<ReferencesField, z.ZodType<number[]>, number[]> = {
  rule: (field) => {
    const message = wrongType(field.label, 'danh sách mã số');
    const id = z.int(message).min(1, message).max(maxId, message);
    const given = z
      .union([id, z.string()], message)
      .transform((value) => (typeof value === 'number' ? value : /^\s*\d{1,15}\s*$/.test(value) ? Number(value) : Number.NaN))
      .pipe(id);
    return z
      .union([z.array(given).max(1_000, message), z.literal(''), z.null()], message)
      .transform((value) => [...new Set(value || [])])
      .pipe(z.array(id).max(maxReferences, `${field.label} không được có quá ${maxReferences} mục`));
  },
  initial: () => [],
};
