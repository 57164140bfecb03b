import { z } from 'zod';
import { pictureMeta, section } from '#shared/answers/parts.ts';
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

function valueShape(field: Field): z.ZodType {
  switch (field.kind) {
    case 'text':
    case 'paragraph':
    case 'slug':
      return z.string();
    case 'integer':
      return z.int();
    case 'visibility':
      return z.literal([0, 1]);
    case 'choice':
      return z.enum(field.values.map(({ value }) => value));
    case 'reference':
      return field.required ? z.int() : z.int().nullable();
    case 'tags':
      return z.array(z.string());
    case 'choices':
      return z.array(z.enum(field.values.map(({ value }) => value)));
    case 'references':
      return z.array(z.int());
    case 'number':
      return (field.step === undefined ? z.int() : z.number()).nullable();
    case 'flag':
      return z.boolean();
    case 'date':
      return z.iso.date().nullable();
    case 'table':
      return z.array(
        z.object(Object.fromEntries(Object.entries(field.columns).map(([key, column]) => [key, valueShape(column)]))),
      );
    case 'sections':
      return z.array(section);
    case 'datetime':
      return z.iso.datetime().nullable();
    case 'image':
    case 'url':
    case 'link':
      return z.string().nullable();
  }
}
