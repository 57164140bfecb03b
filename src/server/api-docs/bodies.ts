import type { Field } from '#shared/fields/index.ts';
import { ruleOf } from '#shared/fields/index.ts';
import { maxId } from '#shared/fields/reference.ts';
import { bulletMax, maxBullets, maxSections, sectionContentMax, sectionTitleMax } from '#shared/fields/sections.ts';
import { maxTags, tagMaxLength } from '#shared/fields/tags.ts';
import { urlMaxLength } from '#shared/fields/url.ts';
import type { Description } from '#shared/content-types/description.ts';
import { slugMaxLength, slugPattern } from '#shared/rules/slugify.ts';
import { inputSchema, type JsonSchema } from './operation.ts';

export const json = 'application/json';
export const multipart = 'multipart/form-data';

export const version: JsonSchema = {
  type: 'integer',
  minimum: 0,
  maximum: Number.MAX_SAFE_INTEGER,
  description: 'The version that was read; the call is refused (409) when it is stale. Without it, it is not.',
};

/** What a create or a change reads, by media type. */
export function bodyContent(description: Description, { creating }: { creating: boolean }): Record<string, JsonSchema> {
  const required = Object.entries(description.fields).flatMap(([name, field]) => ('required' in field ? [name] : []));
  const rest = creating && required.length > 0 ? { required } : {};
  const own: Record<string, JsonSchema> = creating ? {} : { version };
  return {
    [json]: { type: 'object', properties: { ...jsonProperties(description), ...own }, ...rest },
    [multipart]: { ...formSchema(description, own), ...rest },
  };
}

export const pictureSchema = (field: Extract<Field, { kind: 'image' }>): JsonSchema => ({
  type: 'string',
  format: 'binary',
  description: `${field.label}. JPEG, PNG, WebP, GIF or AVIF, at most ${field.maxMegabytes} MB and 40 megapixels`,
});

function keptPicture(field: Extract<Field, { kind: 'image' }>): JsonSchema {
  const schema = pictureSchema(field);
  return {
    ...schema,
    description: `${String(schema['description'])}. An empty file leaves the picture, an empty text takes it away`,
  };
}

function jsonProperties({ fields }: Description): Record<string, JsonSchema> {
  return Object.fromEntries(
    Object.entries(fields).map(([name, field]) => [name, { ...jsonSchema(field), description: about(field) }]),
  );
}

/** The rule's own schema of what comes in, with the limits that it holds a tidied value to. */
function jsonSchema(field: Field): JsonSchema {
  switch (field.kind) {
    case 'text':
    case 'paragraph':
      return { ...inputSchema(ruleOf(field)), maxLength: field.max, ...(field.required && { minLength: 1 }) };
    case 'slug':
      return { ...inputSchema(ruleOf(field)), maxLength: slugMaxLength, pattern: `^$|${slugPattern.source}` };
    case 'url':
    case 'link':
      return { ...inputSchema(ruleOf(field)), maxLength: urlMaxLength };
    case 'integer':
      return {
        anyOf: [{ type: 'integer', minimum: 0, maximum: field.to }, { type: 'string', pattern: '^\\d*$' }, { type: 'null' }],
      };
    case 'reference':
      return field.required
        ? {
            anyOf: [
              { type: 'integer', minimum: 1, maximum: maxId },
              { type: 'string', pattern: '^\\d+$' },
            ],
          }
        : { anyOf: [{ type: 'integer', minimum: 1, maximum: maxId }, { type: 'string', pattern: '^\\d*$' }, { type: 'null' }] };
    case 'visibility':
      return { enum: [1, 0, true, false, ...spelledVisibility] };
    case 'tags':
      return { type: 'array', maxItems: maxTags, items: tag };
    case 'sections':
      return { type: 'array', maxItems: maxSections, items: section };
    case 'image':
      return { type: ['string', 'null'], pattern: '^$|/uploads/' };
    default:
      return inputSchema(ruleOf(field));
  }
}

const spelledVisibility = ['1', '0', 'true', 'false', 'active', 'inactive'];

const tag: JsonSchema = { type: 'string', maxLength: tagMaxLength };
const sectionTitle: JsonSchema = { type: 'string', minLength: 1, maxLength: sectionTitleMax };
const sectionContent: JsonSchema = { type: 'string', maxLength: sectionContentMax };
const bullet: JsonSchema = { type: 'string', maxLength: bulletMax };
const section: JsonSchema = {
  type: 'object',
  required: ['title'],
  properties: {
    title: sectionTitle,
    content: sectionContent,
    list: { type: 'array', maxItems: maxBullets, items: bullet },
  },
};

/**
 * A form carries only text and files, and names the parts of its lists by their index, for which
 * OpenAPI has no encoding: the names are spelled as patterns, and those that a client can be made
 * from (the first section, whatever is appended) as properties.
 */
function formSchema({ fields }: Description, own: Record<string, JsonSchema>): JsonSchema {
  const properties: Record<string, JsonSchema> = {};
  const patterns: Record<string, JsonSchema> = {};
  for (const [name, field] of Object.entries(fields)) {
    if (field.kind !== 'tags' && field.kind !== 'sections') {
      properties[name] = field.kind === 'image' ? keptPicture(field) : { ...formText(field), description: about(field) };
      continue;
    }
    properties[name] = { type: 'string', const: '', description: `${field.label}. Empty: takes the whole list away` };
    if (field.kind === 'tags') {
      properties[`${name}[]`] = { type: 'array', maxItems: maxTags, items: tag, description: 'One part for each entry' };
      patterns[`^${name}\\[\\d+\\]$`] = tag;
      continue;
    }
    properties[`${name}[0][title]`] = { ...sectionTitle, description: 'Every section needs its title' };
    properties[`${name}[0][content]`] = sectionContent;
    properties[`${name}[0][list][]`] = {
      type: 'array',
      maxItems: maxBullets,
      items: bullet,
      description: 'One part for each bullet',
    };
    patterns[`^${name}\\[\\d+\\]\\[title\\]$`] = sectionTitle;
    patterns[`^${name}\\[\\d+\\]\\[content\\]$`] = sectionContent;
    patterns[`^${name}\\[\\d+\\]\\[list\\]\\[\\d+\\]$`] = bullet;
  }
  const nested = Object.keys(patterns).length > 0;
  return {
    type: 'object',
    properties: { ...properties, ...own },
    ...(nested && {
      patternProperties: patterns,
      description: `Lists are indexed form fields; the indexes give the order and may have gaps. At most ${maxSections} sections, ${maxBullets} bullets in each, ${maxTags} tags.`,
    }),
  };
}

function formText(field: Field): JsonSchema {
  const empty = { type: 'string', const: '' };
  switch (field.kind) {
    case 'integer':
      return { anyOf: [{ type: 'integer', minimum: 0, maximum: field.to }, empty] };
    case 'reference': {
      const id = { type: 'integer', minimum: 1, maximum: maxId };
      return field.required ? id : { anyOf: [id, empty] };
    }
    case 'visibility':
      return { type: 'string', enum: spelledVisibility };
    default: {
      const { type, ...schema } = jsonSchema(field);
      return { ...schema, type: Array.isArray(type) ? 'string' : type };
    }
  }
}

const about = (field: Field): string => [field.label, ...facts(field)].join('. ');

/** What the rule holds a value to that a schema has no words for. */
function facts(field: Field): string[] {
  switch (field.kind) {
    case 'text':
    case 'paragraph':
      return ['Measured trimmed'];
    case 'slug':
      return ['Made from the name when empty'];
    case 'integer':
      return ['Empty: 0'];
    case 'visibility':
      return ['1, true, active: shown; 0, false, inactive: hidden'];
    case 'reference':
      return [`The id of a record of \`${field.to}\``, ...(field.required ? [] : ['Empty: none'])];
    case 'tags':
      return ['Empty and repeated ones are dropped; an empty text or null takes all away'];
    case 'sections':
      return ['A section without title, content and bullets is dropped; an empty text or null takes all away'];
    case 'datetime':
      return ['ISO 8601; without an offset it is Asia/Ho_Chi_Minh time'];
    case 'url':
      return ['An http or https address'];
    case 'link':
      return ['A path that starts with / or an http or https address'];
    case 'image':
      return ['An empty text or null takes the picture away, its address leaves it; a new one comes in a form'];
    default:
      return [];
  }
}
