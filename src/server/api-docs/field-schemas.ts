import { byKind } from '#shared/fields/by-kind.ts';
import { type Field, ruleOf } from '#shared/fields/index.ts';
import { maxId } from '#shared/fields/reference.ts';
import {
  bulletMax,
  captionMax,
  cellMax,
  maxBullets,
  maxLines,
  maxMarked,
  maxPictures,
  maxSectionLinks,
  maxSectionPictures,
  maxSections,
  maxTableColumns,
  maxTableRows,
  type SectionsField,
  sectionContentMax,
  sectionTitleMax,
} from '#shared/fields/sections.ts';
import { maxReferences } from '#shared/fields/references.ts';
import { maxRows, type TableColumn } from '#shared/fields/table.ts';
import { maxTags, tagMaxLength } from '#shared/fields/tags.ts';
import { urlMaxLength } from '#shared/fields/url.ts';
import { slugMaxLength, slugPattern } from '#shared/text/slugify.ts';
import { inputSchema, type JsonSchema } from './operation.ts';

/** How a field of each kind is spelled, in JSON and in a form. */

export const pictureSchema = (field: Extract<Field, { kind: 'image' }>): JsonSchema => ({
  type: 'string',
  format: 'binary',
  description: `${field.label}. JPEG, PNG, WebP, GIF or AVIF, at most ${field.maxMegabytes} MB and 40 megapixels`,
});

/** What a form names within a list: `[0][title]` of its first entry or `[]` for whatever is appended, and the same under any index. */
export function namedWithin(field: ListOfOne | SectionsField): [under: string, first: JsonSchema, any?: JsonSchema][] {
  if (field.kind === 'sections')
    return [
      ['[0][title]', { ...sectionTitle, description: 'Every section needs its title' }, sectionTitle],
      ['[0][content]', sectionContent],
      ['[0][marked]', sectionMarked],
      ['[0][list][]', { ...bullets, description: 'One part for each bullet' }, bullet],
      ['[0][numbered]', { ...sectionMarked, description: 'Whether the list is numbered' }],
      ['[0][pictures][0][image]', sectionImage],
      ['[0][pictures][0][caption]', caption],
      ['[0][table][head][]', { ...heads, description: 'One part for each column' }, tableCell],
      ['[0][table][rows][0][]', { ...heads, description: 'One part for each cell of a row' }, tableCell],
    ];
  if (field.kind === 'table')
    return Object.entries(field.columns).map(([key, column]) => {
      const { json: schema, form: whole = withoutNull(schema) } = spelled(column);
      const form = column.kind === 'number' ? { type: 'string', pattern: numberPattern } : whole;
      const first = { ...form, description: about(column) };
      return column.kind === 'tags' ? [`[0][${key}][]`, first, tag] : [`[0][${key}]`, first, form];
    });
  const { most, one: given } = entriesOf(field);
  // Under a name with an index nothing but text is told from text.
  const one = field.kind === 'references' ? digits('+') : given;
  return [['[]', { type: 'array', maxItems: most, items: one, description: 'One part for each entry' }, one]];
}

export const about = ({ label }: Field, says?: string): string => (says === undefined ? label : `${label}. ${says}`);

/** A form has no null. */
export const withoutNull = (schema: JsonSchema): JsonSchema =>
  Array.isArray(schema['type']) ? { ...schema, type: 'string' } : schema;

const spelledFlag = ['1', '0', 'true', 'false'];
const sectionMarked: JsonSchema = { type: 'string', enum: spelledFlag, description: 'Whether content and bullets have marks' };
export const empty: JsonSchema = { type: 'string', const: '' };
const digits = (least: '*' | '+'): JsonSchema => ({ type: 'string', pattern: `^\\d${least}$` });
const tag: JsonSchema = { type: 'string', maxLength: tagMaxLength };
const sectionTitle: JsonSchema = { type: 'string', minLength: 1, maxLength: sectionTitleMax };
const sectionContent: JsonSchema = { type: 'string', maxLength: sectionContentMax };
const bullet: JsonSchema = { type: 'string', maxLength: bulletMax };
const bullets: JsonSchema = { type: 'array', maxItems: maxBullets, items: bullet };
const sectionImage: JsonSchema = {
  type: 'string',
  pattern: '^$|/uploads/',
  description: 'The address of a picture of the library, as its `path` says it',
};
const caption: JsonSchema = { type: 'string', maxLength: captionMax, description: 'Plain words below the picture' };
const sectionPicture: JsonSchema = { type: 'object', required: ['image'], properties: { image: sectionImage, caption } };
const tableCell: JsonSchema = { type: 'string', maxLength: cellMax };
const heads: JsonSchema = { type: 'array', maxItems: maxTableColumns, items: tableCell };
const tableRows: JsonSchema = { type: 'array', maxItems: maxTableRows, items: heads };
const sectionTable: JsonSchema = { type: 'object', required: ['head'], properties: { head: heads, rows: tableRows } };
const kept = 'Absent: that of the section of the same title stays';
const section: JsonSchema = {
  type: 'object',
  required: ['title'],
  properties: {
    title: sectionTitle,
    content: sectionContent,
    list: bullets,
    marked: {
      enum: [true, false, 1, 0, ...spelledFlag, '', null],
      description: `Whether content and bullets have marks: \`*em*\`, \`**strong**\`, \`[words](target)\` and a backslash before punctuation, as in CommonMark; a target is an http, https, mailto or tel address, a path of this site, or a record such as \`vi-tri:12\`. At most ${maxSectionLinks} links, and ${maxMarked} letters in all sections with marks. Absent: every letter is what it is`,
    },
    numbered: { enum: [true, false, 1, 0, ...spelledFlag, '', null], description: `Whether the list is numbered. ${kept}` },
    pictures: {
      anyOf: [{ type: 'array', maxItems: maxSectionPictures, items: sectionPicture }, empty, { type: 'null' }],
      description: `Pictures below the text, at most ${maxPictures} in all sections. ${kept}; an empty list, an empty text or null takes them away`,
    },
    table: {
      anyOf: [sectionTable, empty, { type: 'null' }],
      description: `A table below the text: the head has a cell for each column, rows that are shorter are filled up. ${kept}; an empty text, null or no column takes it away`,
    },
  },
};
const numberPattern = '^\\s*$|^\\s*\\d{1,15}(?:[.,]\\d{1,6})?\\s*$|^\\s*\\d{1,3}(?:\\.\\d{3})+(?:,\\d{1,6})?\\s*$';

type ListOfOne = Extract<Field, { kind: 'tags' | 'choices' | 'references' | 'table' }>;

/** How many entries a list may have, and what one of them is. */
const entriesOf = byKind<ListOfOne, [], { most: number; one: JsonSchema }>({
  tags: () => ({ most: maxTags, one: tag }),
  choices: ({ most, values }) => ({ most, one: { type: 'string', enum: values.map(({ value }) => value) } }),
  references: () => ({ most: maxReferences, one: { type: 'integer', minimum: 1, maximum: maxId } }),
  table: ({ columns }) => ({
    most: maxRows,
    one: { type: 'object', properties: Object.fromEntries(Object.entries(columns).map(cell)) },
  }),
});
const listOf = (field: ListOfOne): JsonSchema => {
  const { most, one } = entriesOf(field);
  return { type: 'array', maxItems: most, items: one };
};

const cell = ([key, column]: [string, TableColumn]): [string, JsonSchema] => {
  const { json: schema, says } = spelled(column);
  return [key, { ...schema, description: about(column, says) }];
};

const spelledVisibility = ['1', '0', 'true', 'false', 'active', 'inactive'];

/** A field as JSON and, where it differs, in a form; `says` is what the rule holds it to that a schema has no words for. */
type Spelled = { json: JsonSchema; form?: JsonSchema; says?: string };

/** The rule's own schema of what comes in, with the limits that it holds a tidied value to. */
export const spelled = (field: Field): Spelled => spell(field, inputSchema(ruleOf(field)));

const limitedText = (field: Extract<Field, { max: number }>, given: JsonSchema): Spelled => ({
  json: { ...given, maxLength: field.max, ...(field.required && { minLength: 1 }) },
  says: 'Measured trimmed',
});

const spell = byKind<Field, [given: JsonSchema], Spelled>({
  text: limitedText,
  paragraph: limitedText,
  slug: (_, given) => ({
    json: { ...given, maxLength: slugMaxLength, pattern: `^$|${slugPattern.source}` },
    says: 'Made from the name when empty',
  }),
  url: (_, given) => ({ json: { ...given, maxLength: urlMaxLength }, says: 'An http or https address' }),
  link: (_, given) => ({
    json: { ...given, maxLength: urlMaxLength },
    says: 'A path that starts with / or an http or https address',
  }),
  integer({ to }) {
    const number = { type: 'integer', minimum: 0, maximum: to };
    return { json: { anyOf: [number, digits('*'), { type: 'null' }] }, form: { anyOf: [number, empty] }, says: 'Empty: 0' };
  },
  reference({ to, required }) {
    const id = { type: 'integer', minimum: 1, maximum: maxId };
    const says = `The id of a record of \`${to}\``;
    return required
      ? { json: { anyOf: [id, digits('+')] }, form: id, says }
      : { json: { anyOf: [id, digits('*'), { type: 'null' }] }, form: { anyOf: [id, empty] }, says: `${says}. Empty: none` };
  },
  visibility: () => ({
    json: { enum: [1, 0, true, false, ...spelledVisibility] },
    form: { type: 'string', enum: spelledVisibility },
    says: '1, true, active: shown; 0, false, inactive: hidden',
  }),
  tags: (field) => ({
    json: listOf(field),
    says: 'Empty and repeated ones are dropped; an empty text or null takes all away',
  }),
  sections: () => ({
    json: { type: 'array', maxItems: maxSections, items: section },
    says: `A section that says nothing is dropped; at most ${maxLines} lines together; an empty text or null takes all away`,
  }),
  image(field) {
    const picture = pictureSchema(field);
    const description = `${String(picture['description'])}. An empty file leaves the picture, an empty text takes it away, the address of a stored one shows that`;
    return {
      json: { type: ['string', 'null'], pattern: '^$|/uploads/' },
      form: { ...picture, description },
      says: 'An empty text or null takes the picture away, the address of a stored picture shows that; a new one comes in a form',
    };
  },
  datetime: (_, given) => ({ json: given, says: 'ISO 8601; without an offset it is Asia/Ho_Chi_Minh time' }),
  choice: (_, given) => ({ json: given }),
  choices: (field) => ({
    json: listOf(field),
    says: 'The order counts; repeated ones are dropped; an empty text or null takes all away',
  }),
  references: (field) => ({
    json: listOf(field),
    says: `Ids of records of \`${field.to}\`, the nearest first; an empty text or null takes all away`,
  }),
  number({ from, to, step, unit, required }) {
    const number = { type: step === undefined ? 'integer' : 'number', minimum: from, maximum: to };
    if (required) return { json: { anyOf: [number, { type: 'string', pattern: numberPattern }] } };
    return {
      json: { anyOf: [number, { type: 'string', pattern: numberPattern }, { type: 'null' }] },
      form: { anyOf: [number, empty] },
      says: `${unit === undefined ? '' : `In ${unit}. `}Empty: not known`,
    };
  },
  date({ mayHaveTime, required }) {
    const day = { type: 'string', format: 'date' };
    const minute = { type: 'string', pattern: '^\\d{4}-\\d{2}-\\d{2}T\\d{2}:\\d{2}' };
    const given = mayHaveTime ? [day, minute] : [day];
    const says = `A day such as 2026-08-21${mayHaveTime ? ', or a minute such as 2026-08-21T17:00, in the time of Asia/Ho_Chi_Minh without an offset' : ''}`;
    if (required) return { json: { anyOf: given }, says };
    return {
      json: { anyOf: [...given, empty, { type: 'null' }] },
      form: { anyOf: [...given, empty] },
      says: `${says}. Empty: none`,
    };
  },
  flag: () => ({
    json: { enum: [true, false, 1, 0, ...spelledFlag, '', null] },
    form: { type: 'string', enum: spelledFlag },
  }),
  table: (field) => ({
    json: listOf(field),
    says: 'A row that says nothing is dropped; an empty text or null takes all away',
  }),
});
