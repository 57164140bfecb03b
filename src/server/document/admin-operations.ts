import { z } from 'zod';
import { type Field, ruleOf } from '#shared/fields/index.ts';
import { maxId } from '#shared/fields/reference.ts';
import { maxSections } from '#shared/fields/sections.ts';
import { maxTags } from '#shared/fields/tags.ts';
import { urlMaxLength } from '#shared/fields/url.ts';
import { slugMaxLength, slugPattern } from '#shared/rules/slugify.ts';
import type { Resource } from '#shared/resource.ts';
import { defaultPageSize, maxPageSize } from '#shared/wire.ts';
import { loginBody } from '../auth/calls.ts';
import { hasDropdown } from '../engine/calls.ts';
import { detailShape, shapeOf } from '../engine/record-shape.ts';
import { descriptions, slotsOf } from '../resources/index.ts';
import { statsShape } from '../resources/stats.ts';
import { inputSchema, type JsonSchema, type Operation } from './operation.ts';

const json = 'application/json';
const multipart = 'multipart/form-data';
const user = z.object({ id: z.int(), email: z.string(), name: z.string() });
const version: JsonSchema = {
  type: 'integer',
  description: 'The version that was read; the call is refused (409) when it is stale.',
};

const account: Operation[] = [
  {
    method: 'post',
    path: '/admin/login',
    tag: 'Signing in',
    summary: 'Signs in; five failures a minute per address and per e-mail',
    open: true,
    told: true,
    body: { required: true, content: { [json]: inputSchema(loginBody), [multipart]: inputSchema(loginBody) } },
    data: z.object({ token: z.string(), user }),
    refusals: [400, 401, 413, 415, 422, 429],
  },
  { method: 'get', path: '/admin/me', tag: 'Signing in', summary: 'Who the token belongs to', data: user, refusals: [401] },
  {
    method: 'post',
    path: '/admin/logout',
    tag: 'Signing in',
    summary: 'Forgets the token',
    told: true,
    data: z.null(),
    refusals: [401],
  },
  {
    method: 'get',
    path: '/admin/stats',
    tag: 'Dashboard',
    summary: 'How many records there are',
    data: statsShape,
    refusals: [401],
  },
];

export const adminOperations = (): Operation[] => [...account, ...descriptions.flatMap(resourceOperations)];

function resourceOperations(resource: Resource): Operation[] {
  const { path, noun, fields } = resource;
  const { adds = {}, detailAdds = {} } = slotsOf(resource);
  const tag = `${path} (${noun})`;
  const row = z.object({ ...shapeOf(fields, { sections: 'listQuery' in slotsOf(resource) }), ...adds });
  const saved = z.object({ ...shapeOf(fields), ...detailShape, ...adds });
  const record = saved.extend(detailAdds);
  const base = `/admin/${path}`;
  const filters = Object.fromEntries(resource.list.filters.map((key) => [key, filterSchema(key, fields[key])]));

  return [
    {
      method: 'get',
      path: `${base}/all`,
      tag,
      summary: `A page of ${noun}, hidden ones too`,
      query: { ...filters, ...paging(resource) },
      data: z.array(row),
      meta: 'always',
      refusals: [401, 422],
    },
    ...(hasDropdown(resource) ? [dropdown(resource, tag, filters)] : []),
    { method: 'get', path: `${base}/{id}`, tag, summary: `One ${noun}`, data: record, refusals: [401, 404] },
    {
      method: 'post',
      path: base,
      tag,
      summary: `Creates ${noun}`,
      body: {
        required: true,
        content: { [json]: bodySchema(resource, json, true), [multipart]: bodySchema(resource, multipart, true) },
      },
      data: saved,
      told: true,
      status: 201,
      refusals: [400, 401, 413, 415, 422],
    },
    {
      method: 'put',
      path: `${base}/{id}`,
      tag,
      summary: `Changes the fields that are sent of ${noun}`,
      body: {
        required: true,
        content: { [json]: bodySchema(resource, json, false), [multipart]: bodySchema(resource, multipart, false) },
      },
      data: saved,
      told: true,
      refusals: [400, 401, 404, 409, 413, 415, 422],
    },
    {
      method: 'delete',
      path: `${base}/{id}`,
      tag,
      summary: `Deletes ${noun}; refused while something hangs on it`,
      query: { version },
      body: { required: false, content: { [json]: { type: 'object', properties: { version } } } },
      data: z.null(),
      told: true,
      refusals: [400, 401, 404, 409, 413, 415, 422],
    },
    ...Object.entries(fields).flatMap(([name, field]) => (field.kind === 'image' ? [upload(base, tag, name, field, saved)] : [])),
  ];
}

function upload(base: string, tag: string, name: string, field: Extract<Field, { kind: 'image' }>, record: z.ZodType): Operation {
  const schema = { type: 'object', required: [name], properties: { [name]: pictureSchema(field), version } };
  return {
    method: 'post',
    path: `${base}/{id}/${field.upload}`,
    tag,
    summary: `Replaces the picture ${name} (${field.label})`,
    body: { required: true, content: { [multipart]: schema } },
    data: record,
    told: true,
    refusals: [400, 401, 404, 409, 413, 415, 422],
  };
}

function dropdown({ path, noun, title, fields }: Resource, tag: string, filters: Record<string, JsonSchema>): Operation {
  const kept = Object.entries(fields).filter(([, { kind }]) => kind === 'reference' || kind === 'visibility');
  const whole = z.object(shapeOf(Object.fromEntries([[title, fields[title]!], ...kept])));
  return {
    method: 'get',
    path: `/admin/${path}/dropdown`,
    tag,
    summary: `Every ${noun} for a dropdown, hidden ones too`,
    query: filters,
    data: z.array(whole.omit({ version: true, created_at: true, updated_at: true })),
    refusals: [401, 422],
  };
}

function paging({ list }: Resource): Record<string, JsonSchema> {
  return {
    page: { type: 'integer', minimum: 1, default: 1 },
    per_page: {
      type: 'integer',
      minimum: 1,
      default: defaultPageSize,
      description: `More than ${maxPageSize} is served as ${maxPageSize}.`,
    },
    sort_by: { type: 'string', enum: list.sorts, default: 'order' },
    sort_order: { type: 'string', enum: ['asc', 'desc'], default: 'asc' },
  };
}

function filterSchema(key: string, field: Field | undefined): JsonSchema {
  if (field?.kind === 'visibility') return { type: 'string', enum: ['active', 'inactive', '1', '0', 'all'] };
  if (field?.kind === 'choice') return { type: 'string', enum: [...field.values.map(({ value }) => value), 'all'] };
  // A filter may also name a parent of the parent, which is no field of this resource.
  if (field?.kind === 'reference' || key.endsWith('_id')) return { type: 'integer', minimum: 1 };
  return { type: 'string' };
}

function bodySchema({ fields }: Resource, media: string, creating: boolean): JsonSchema {
  const properties: Record<string, JsonSchema> = {};
  const required: string[] = [];
  for (const [name, field] of Object.entries(fields)) {
    properties[name] = fieldSchema(field, media);
    if (creating && 'required' in field) required.push(name);
  }
  const form = 'Nested lists are indexed form fields, such as `content[0][list][1]`; an empty list is an empty text.';
  return {
    type: 'object',
    properties: creating ? properties : { ...properties, version },
    ...(required.length > 0 && { required }),
    ...(media === multipart && { description: form }),
  };
}

function fieldSchema(field: Field, media: string): JsonSchema {
  if (field.kind === 'image') {
    if (media === multipart) return pictureSchema(field);
    return { description: `${field.label}. An empty text or null takes the picture away; anything else leaves it.` };
  }
  return { ...inputSchema(ruleOf(field)), ...limits(field), description: [field.label, ...facts(field)].join('. ') };
}

const pictureSchema = (field: Extract<Field, { kind: 'image' }>): JsonSchema => ({
  type: 'string',
  format: 'binary',
  description: `${field.label}. JPEG, PNG, WebP, GIF or AVIF, at most ${field.maxMegabytes} MB and 40 megapixels`,
});

/** The rule's limits in the words of JSON Schema, where it has words for them. A text is measured trimmed. */
function limits(field: Field): JsonSchema {
  switch (field.kind) {
    case 'text':
    case 'paragraph':
      return { maxLength: field.max, ...(field.required && { minLength: 1 }) };
    case 'slug':
      return { maxLength: slugMaxLength, pattern: `^$|${slugPattern.source}` };
    case 'integer':
      return { minimum: 0, maximum: field.to };
    case 'reference':
      return { minimum: 1, maximum: maxId };
    case 'tags':
      return { maxItems: maxTags };
    case 'sections':
      return { maxItems: maxSections };
    case 'url':
    case 'link':
      return { maxLength: urlMaxLength };
    default:
      return {};
  }
}

/** What the rule holds a value to beyond its type. */
function facts(field: Field): string[] {
  switch (field.kind) {
    case 'text':
    case 'paragraph':
      return [`At most ${field.max} characters`];
    case 'slug':
      return ['Lower-case letters without accents, digits and single hyphens; made from the name when empty'];
    case 'integer':
      return [`0 to ${field.to}`];
    case 'visibility':
      return ['1, true, active: shown; 0, false, inactive: hidden'];
    case 'reference':
      return [`The id of a record of ${field.to}`];
    case 'datetime':
      return ['ISO 8601; without an offset it is Asia/Ho_Chi_Minh time'];
    case 'url':
      return ['An http or https address'];
    case 'link':
      return ['A path that starts with / or an http or https address'];
    default:
      return [];
  }
}
