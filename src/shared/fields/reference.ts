import { z } from 'zod';
import { type Described, isAbsent, type Kind, required, wholeNumber, wrongType } from './described.ts';

/** The record this one belongs to; `to` is the path of its content type, `dependsOn` that of the type by which its choices are narrowed. */
export type ReferenceField = Described & { kind: 'reference'; to: string; dependsOn?: string };

/** The largest id of a `serial` column of PostgreSQL; SQLite could count on, but no table comes near it. */
export const maxId = 2_147_483_647;

export const recordId = (message: string) => z.int(message).min(1, message).max(maxId, message);

export const reference: Kind<ReferenceField, z.ZodType<number | null>, number | null> = {
  rule: (field) => {
    const message = wrongType(field.label, 'mã số của một bản ghi');
    const id = recordId(message);
    const given = z.union([id, z.string()], {
      error: ({ input }) => (field.required && isAbsent(input) ? required(field.label) : message),
    });
    return (field.required ? given : given.nullable())
      .transform((value) => (value === null || value === '' ? null : wholeNumber(value)))
      .pipe(id.nullable().refine((value) => !field.required || value !== null, required(field.label)));
  },
  initial: () => null,
};
