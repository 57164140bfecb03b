import type { Field } from '#shared/fields/index.ts';
import { image, type PictureValue } from './image.tsx';
import type { InputKind } from './input-kind.ts';
import { choice, visibility } from './radios.tsx';
import { reference, type ReferenceValue } from './reference.tsx';
import { sections } from './sections.tsx';
import type { SectionValue } from './sections-value.ts';
import { slug, type SlugValue } from './slug.tsx';
import { tags, type TagsValue } from './tags.tsx';
import { datetime, integer, link, paragraph, text, url } from './text.tsx';

/** What an input holds while the editor types, where that is more than a text. */
type Values = {
  slug: SlugValue;
  reference: ReferenceValue;
  tags: TagsValue;
  sections: SectionValue[];
  image: PictureValue;
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
};

/** How a field is edited. A form hands each input back only what came from it. */
export const inputOf = (field: Field) => kinds[field.kind] as unknown as InputKind<Field, FormValue>;
