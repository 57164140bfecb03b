import type { z } from 'zod';
import type { Section } from '#shared/answers/parts.ts';
import { choice, type ChoiceField } from './choice.ts';
import { choices, type ChoicesField } from './choices.ts';
import { date, type DateField } from './date.ts';
import { datetime, type DatetimeField } from './datetime.ts';
import type { Kind } from './described.ts';
import { flag, type FlagField } from './flag.ts';
import { image, type ImageField } from './image.ts';
import { integer, type IntegerField } from './integer.ts';
import { link, type LinkField } from './link.ts';
import { number, type NumberField } from './number.ts';
import { paragraph, type ParagraphField } from './paragraph.ts';
import { reference, type ReferenceField } from './reference.ts';
import { references, type ReferencesField } from './references.ts';
import { sections, type SectionsField } from './sections.ts';
import { slug, type SlugField } from './slug.ts';
import { table, type TableField, type TableRow } from './table.ts';
import { tags, type TagsField } from './tags.ts';
import { text, type TextField } from './text.ts';
import { url, type UrlField } from './url.ts';
import { visibility, type VisibilityField } from './visibility.ts';

export type { ImageField };

export type Field =
  | TextField
  | ParagraphField
  | SlugField
  | IntegerField
  | VisibilityField
  | ChoiceField
  | ReferenceField
  | TagsField
  | SectionsField
  | ImageField
  | DatetimeField
  | UrlField
  | LinkField
  | NumberField
  | ChoicesField
  | DateField
  | FlagField
  | ReferencesField
  | TableField;

/** The type of a field's value in a record, as the API gives it. */
export type FieldValue<F extends Field> = F extends { kind: 'text' | 'paragraph' | 'slug' }
  ? string
  : F extends { kind: 'integer' | 'visibility' }
    ? number
    : F extends { kind: 'choice'; values: readonly { value: infer V }[] }
      ? V
      : F extends { kind: 'reference'; required: true }
        ? number
        : F extends { kind: 'reference' }
          ? number | null
          : F extends { kind: 'number' }
            ? number | null
            : F extends { kind: 'flag' }
              ? boolean
              : F extends { kind: 'tags' | 'choices' }
                ? string[]
                : F extends { kind: 'references' }
                  ? number[]
                  : F extends { kind: 'sections' }
                    ? Section[]
                    : F extends { kind: 'table' }
                      ? TableRow[]
                      : string | null;

const kinds: { [K in Field['kind']]: Kind<Extract<Field, { kind: K }>, z.ZodType, unknown> } = {
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

type ListField = TagsField | ChoicesField | ReferencesField | SectionsField | TableField;

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
