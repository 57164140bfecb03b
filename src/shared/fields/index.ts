import type { z } from 'zod';
import type { Section } from '#shared/answers/parts.ts';
import { choice } from './choice.ts';
import { choices } from './choices.ts';
import { date } from './date.ts';
import { datetime } from './datetime.ts';
import type { Kind } from './described.ts';
import { flag } from './flag.ts';
import { image } from './image.ts';
import { integer } from './integer.ts';
import { link } from './link.ts';
import { number } from './number.ts';
import { paragraph } from './paragraph.ts';
import { reference } from './reference.ts';
import { references } from './references.ts';
import { sections } from './sections.ts';
import { slug } from './slug.ts';
import { table } from './table.ts';
import { tags } from './tags.ts';
import { text } from './text.ts';
import { url } from './url.ts';
import { visibility } from './visibility.ts';

export type { ImageField } from './image.ts';

/** By the `kind` of the fields that each is for. */
const kinds = {
  text,
  paragraph,
  slug,
  integer,
  visibility,
  choice,
  reference,
  tags,
  sections,
  image,
  datetime,
  url,
  link,
  number,
  choices,
  date,
  flag,
  references,
  table,
};

type Kinds = typeof kinds;

export type Field = { [K in keyof Kinds]: Parameters<Kinds[K]['rule']>[0] }[keyof Kinds];

/** The type of a field's value in a record, as the API gives it. */
export type FieldValue<F extends Field> = F extends { kind: 'choice'; values: readonly { value: infer V }[] }
  ? V
  : F extends { kind: 'reference'; required: true } | { kind: 'visibility' }
    ? number
    : F extends { kind: 'image' }
      ? string | null
      : F extends { kind: 'sections' }
        ? Section[]
        : z.output<ReturnType<Kinds[F['kind']]['rule']>>;

type ListField = Extract<Field, { kind: 'tags' | 'choices' | 'references' | 'sections' | 'table' }>;

/** Whether a value is a list, which a column holds as JSON. */
export const isList = (field: Field): field is ListField => Array.isArray(initialOf(field));

const kindOf = (field: Field) => kinds[field.kind] as Kind<Field, z.ZodType, unknown>;

/** To make a schema takes longer than to judge by it. */
const rules = new WeakMap<Field, z.ZodType>();

/** The zod schema of a field's value, in the form and in the body of a call. */
export function ruleOf(field: Field): z.ZodType {
  const known = rules.get(field);
  if (known !== undefined) return known;
  const rule = kindOf(field).rule(field);
  rules.set(field, rule);
  return rule;
}

/** The value of a new record whose body lacks the field. */
export const initialOf = (field: Field): unknown => kindOf(field).initial(field);
