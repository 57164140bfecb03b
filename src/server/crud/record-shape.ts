import { z } from 'zod';
import { pictureMeta, section } from '#shared/answers/parts.ts';
import { byKind } from '#shared/fields/by-kind.ts';
import type { Field } from '#shared/fields/index.ts';
import type { Fields } from '#shared/content-types/description.ts';

/** What only the detail of a record tells: the name of the administrator who saved it last. */
export const detailShape = { updated_by: z.string().nullable() };

/** What only a list tells: whether the record has a draft beside the version that visitors see. */
export const listShape = { has_draft: z.boolean() };

/** A record as an answer gives it, before the slots add their own; lists leave sections out. */
export function shapeOf(fields: Fields, { sections = true } = {}): z.ZodRawShape {
  const shape: Record<string, z.ZodType> = { id: z.int() };
  for (const [name, field] of Object.entries(fields)) {
    if (field.kind === 'sections' && !sections) continue;
    shape[name] = valueShape(field);
    if (field.kind === 'image') shape[`${name}_meta`] = pictureMeta.nullable();
  }
  return { ...shape, version: z.int(), created_at: z.iso.datetime(), updated_at: z.iso.datetime() };
}

const text = () => z.string();
/** As fields of days that may have a time keep it. */
const dayOrMinute = z.string().regex(/^\d{4}-\d{2}-\d{2}(?:T\d{2}:\d{2}\+07:00)?$/);
const maybeText = () => z.string().nullable();
const oneOf = ({ values }: { values: readonly { value: string }[] }) => z.enum(values.map(({ value }) => value));

const valueShape: (field: Field) => z.ZodType = byKind<Field, [], z.ZodType>({
  text,
  paragraph: text,
  slug: text,
  integer: () => z.int(),
  visibility: () => z.literal([0, 1]),
  choice: oneOf,
  reference: ({ required }) => (required ? z.int() : z.int().nullable()),
  tags: () => z.array(z.string()),
  choices: (field) => z.array(oneOf(field)),
  references: () => z.array(z.int()),
  number: ({ step }) => (step === undefined ? z.int() : z.number()).nullable(),
  flag: () => z.boolean(),
  date: ({ mayHaveTime }) => (mayHaveTime ? dayOrMinute : z.iso.date()).nullable(),
  table: ({ columns }) =>
    z.array(z.object(Object.fromEntries(Object.entries(columns).map(([key, column]) => [key, valueShape(column)])))),
  sections: () => z.array(section),
  datetime: () => z.iso.datetime().nullable(),
  image: maybeText,
  url: maybeText,
  link: maybeText,
});
