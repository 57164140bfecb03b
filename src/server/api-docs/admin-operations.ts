import { z } from 'zod';
import type { Field } from '#shared/fields/index.ts';
import { maxId } from '#shared/fields/reference.ts';
import type { Description } from '#shared/content-types/description.ts';
import { searchCounts } from '#shared/answers/search-counts.ts';
import { defaultPageSize, maxPageSize } from '#shared/rules/page-sizes.ts';
import { loginBody } from '#server/auth/routes.ts';
import { hasDropdown } from '#server/crud/routes.ts';
import { detailShape, shapeOf } from '#server/crud/record-shape.ts';
import type { RecordType } from '#server/crud/record-types.ts';
import { searchCountsQuery } from '#server/search/search-counts.ts';
import { bodyContent, json, multipart, pictureSchema, version } from './bodies.ts';
import { inputSchema, type JsonSchema, type Operation, querySchema } from './operation.ts';

const user = z.object({ id: z.int(), email: z.string(), name: z.string() });
const account = (stats: z.ZodType): Operation[] => [
  {
    method: 'post',
    path: '/admin/login',
    tag: 'Signing in',
    summary: 'Signs in; five failures a minute per address and per e-mail',
    open: true,
    body: { required: true, content: { [json]: inputSchema(loginBody), [multipart]: inputSchema(loginBody) } },
    data: z.object({ token: z.string(), user }),
    refusals: [401, 429],
  },
  { method: 'get', path: '/admin/me', tag: 'Signing in', summary: 'Who the token belongs to', data: user },
  { method: 'post', path: '/admin/logout', tag: 'Signing in', summary: 'Forgets the token', data: z.null() },
  { method: 'get', path: '/admin/stats', tag: 'Dashboard', summary: 'How many records there are', data: stats },
  {
    method: 'get',
    path: '/admin/search-counts',
    tag: 'Dashboard',
    summary: 'What visitors searched for in the last days, today among them; nothing about who',
    query: querySchema(searchCountsQuery),
    data: searchCounts,
  },
];

export const adminOperations = (types: readonly RecordType[], stats: z.ZodType): Operation[] => [
  ...account(stats),
  ...types.flatMap(recordOperations),
];

function recordOperations(type: RecordType): Operation[] {
  const { description, slots } = type;
  const { path, noun, fields } = description;
  const { adds = {}, detailAdds = {} } = slots;
  const tag = `${path} (${noun})`;
  const row = z.object({ ...shapeOf(fields, { sections: 'listQuery' in slots }), ...adds });
  const saved = z.object({ ...shapeOf(fields), ...detailShape, ...adds });
  const record = saved.extend(detailAdds);
  const base = `/admin/${path}`;
  const filters = Object.fromEntries(description.list.filters.map((key) => [key, filterSchema(key, fields[key])]));

  return [
    {
      method: 'get',
      path: `${base}/all`,
      tag,
      summary: `A page of ${noun}, hidden ones too`,
      query: { ...filters, ...paging(type) },
      data: z.array(row),
      meta: 'always',
    },
    ...(hasDropdown(type) ? [dropdown(description, tag, filters)] : []),
    { method: 'get', path: `${base}/{id}`, tag, summary: `One ${noun}`, data: record },
    {
      method: 'post',
      path: base,
      tag,
      summary: `Creates ${noun}`,
      body: { required: true, content: bodyContent(description, { creating: true }) },
      data: saved,
      status: 201,
    },
    {
      method: 'put',
      path: `${base}/{id}`,
      tag,
      summary: `Changes the fields that are sent of ${noun}`,
      body: { required: true, content: bodyContent(description, { creating: false }) },
      data: saved,
      refusals: [409],
    },
    {
      method: 'delete',
      path: `${base}/{id}`,
      tag,
      summary: `Deletes ${noun}; refused while something hangs on it`,
      query: { version },
      body: { required: false, content: { [json]: versionOnly, [multipart]: versionOnly } },
      data: z.null(),
      refusals: [409],
    },
    ...Object.entries(fields).flatMap(([name, field]) => (field.kind === 'image' ? [upload(base, tag, name, field, saved)] : [])),
  ];
}

const versionOnly: JsonSchema = { type: 'object', properties: { version } };

function upload(base: string, tag: string, name: string, field: Extract<Field, { kind: 'image' }>, record: z.ZodType): Operation {
  const schema = { type: 'object', required: [name], properties: { [name]: pictureSchema(field), version } };
  return {
    method: 'post',
    path: `${base}/{id}/${field.upload}`,
    tag,
    summary: `Replaces the picture ${name} (${field.label})`,
    body: { required: true, content: { [multipart]: schema } },
    data: record,
    refusals: [409],
  };
}

function dropdown({ path, noun, title, fields }: Description, tag: string, filters: Record<string, JsonSchema>): Operation {
  const kept = Object.entries(fields).filter(([, { kind }]) => kind === 'reference' || kind === 'visibility');
  const whole = z.object(shapeOf(Object.fromEntries([[title, fields[title]!], ...kept])));
  return {
    method: 'get',
    path: `/admin/${path}/dropdown`,
    tag,
    summary: `Every ${noun} for a dropdown, hidden ones too`,
    query: filters,
    data: z.array(whole.omit({ version: true, created_at: true, updated_at: true })),
    // It reads the keys of the list as well, even where it has none of its own.
    refusals: [400, 422],
  };
}

/** More digits than these are not read. */
const maxPage = 999_999_999_999_999;

function paging({ description, slots }: RecordType): Record<string, JsonSchema> {
  // A list of its own comes whole unless a page is asked for.
  const whole = 'listQuery' in slots;
  const unless = (fallback: number): JsonSchema => (whole ? {} : { default: fallback });
  const together = 'Everything comes at once unless page or per_page is given.';
  const most = `More than ${maxPageSize} is served as ${maxPageSize}.`;
  return {
    page: { type: 'integer', minimum: 1, maximum: maxPage, ...unless(1), ...(whole && { description: together }) },
    per_page: {
      type: 'integer',
      minimum: 1,
      maximum: maxPage,
      ...unless(defaultPageSize),
      description: whole ? `${most} ${defaultPageSize} when only page is given. ${together}` : most,
    },
    sort_by: { type: 'string', enum: description.list.sorts, default: 'order' },
    sort_order: { type: 'string', enum: ['asc', 'desc'], default: 'asc' },
  };
}

function filterSchema(key: string, field: Field | undefined): JsonSchema {
  if (field?.kind === 'visibility') return { type: 'string', enum: ['active', 'inactive', '1', '0', 'all'] };
  if (field?.kind === 'choice') return { type: 'string', enum: [...field.values.map(({ value }) => value), 'all'] };
  // A filter may also name a parent of the parent, which is no field of this content type.
  if (field?.kind === 'reference' || key.endsWith('_id')) return { type: 'integer', minimum: 1, maximum: maxId };
  return { type: 'string' };
}
