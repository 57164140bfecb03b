import { type FunctionComponent, memo } from 'react';
import type { Field } from '#shared/fields/index.ts';
import { choices } from './choices.tsx';
import { flag } from './flag.tsx';
import { image, type PictureValue } from './image.tsx';
import type { InputKind } from './input-kind.ts';
import { choice, visibility } from './radios.tsx';
import { link } from './link.tsx';
import { reference, type ReferenceValue } from './reference.tsx';
import { references, type ReferencesValue } from './references.tsx';
import { sections } from './sections.tsx';
import type { SectionValue } from './sections-value.ts';
import { slug, type SlugValue } from './slug.tsx';
import { table, type TableValue } from './table.tsx';
import { tags, type TagsValue } from './tags.tsx';
import { date, datetime, integer, number, paragraph, text, url } from './text.tsx';

/** What an input holds while the editor types, where that is more than a text. */
type Values = {
  slug: SlugValue;
  reference: ReferenceValue;
  tags: TagsValue;
  sections: SectionValue[];
  image: PictureValue;
  choices: string[];
  flag: boolean;
  references: ReferencesValue;
  table: TableValue;
};

export type FormValue = string | Values[keyof Values];

const kinds: { [K in Field['kind']]: InputKind<Extract<Field, { kind: K }>, K extends keyof Values ? Values[K] : string> } = {
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

/** Each is drawn again only when something of it has changed. */
const drawnOnce = Object.fromEntries(
  Object.entries(kinds).map(([kind, input]) => [kind, { ...input, Input: memo(input.Input as FunctionComponent) }]),
);

/** How a field is edited. A form hands each input back only what came from it. */
export const inputOf = (field: Field) => drawnOnce[field.kind] as unknown as InputKind<Field, FormValue>;
