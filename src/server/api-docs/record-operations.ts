import { sharedOperations } from './declared-operations.ts';
import { z } from 'zod';
import type { Field } from '#shared/fields/index.ts';
import { maxId } from '#shared/fields/reference.ts';
import type { Description } from '#shared/content-types/description.ts';
import { changeMeta } from '#shared/answers/journal.ts';
import { defaultPageSize, maxPageSize } from '#shared/rules/page-sizes.ts';
import { hiddenBy, mayBeHidden } from '#server/crud/hidden-by.ts';
import { detailShape, listShape, shapeOf } from '#server/crud/record-shape.ts';
import type { RecordType } from '#server/crud/record-types.ts';
import { hasDropdown } from '#server/crud/routes.ts';
import { bodyContent, json, multipart, pictureSchema, version } from './bodies.ts';
import { recordJournalOperations } from './journal-operations.ts';
import type { JsonSchema, Operation } from './operation.ts';

export function recordOperations(type: RecordType): Operation[] {
  const { description, slots } = type;
  const { path, noun, fields } = description;
  const { adds = {}, detailAdds = {} } = slots;
  const tag = `${path} (${noun})`;
  const visibility = mayBeHidden(type) ? { hidden_by: hiddenBy } : {};
  const row = z.object({
    ...shapeOf(fields, { sections: 'listQuery' in slots }),
    ...adds,
    ...('listQuery' in slots ? {} : listShape),
    ...visibility,
  });
  const saved = z.object({ ...shapeOf(fields), ...detailShape, ...adds, ...visibility });
  const record = saved.extend(detailAdds);
  const base = `/admin/${path}`;
  const filters = filtersOf(description);

  return [
    {
      method: 'get',
      path: `${base}/all`,
      tag,
      summary: `A page of ${noun}, hidden ones too`,
      query: listQueryOf(type),
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
      summary: `Deletes ${noun}; refused while something hangs on it${type.listedBy.length > 0 ? ', or lists it' : ''}`,
      ...deletionOf(type),
      data: z.null(),
      meta: changeMeta,
      refusals: [409],
    },
    ...sharedOperations(type, listQueryOf(type)),
    ...Object.entries(fields).flatMap(([name, field]) => (field.kind === 'image' ? [upload(base, tag, name, field, saved)] : [])),
    ...recordJournalOperations(type, tag, saved),
  ];
}

const filtersOf = ({ list, fields }: Description): Record<string, JsonSchema> =>
  Object.fromEntries(list.filters.map((key) => [key, filterSchema(key, fields[key])]));

export const listQueryOf = (type: RecordType): Record<string, JsonSchema> => ({
  ...filtersOf(type.description),
  ...paging(type),
});

const detach: JsonSchema = {
  type: 'integer',
  enum: [1],
  description:
    'Takes the record out of every list that names it, in the same batch. Without it such a record is refused (409) with the counts in `data.detach`.',
};

function deletionOf({ listedBy }: RecordType): Pick<Operation, 'query' | 'body'> {
  const query = { version, ...(listedBy.length > 0 && { detach }) };
  const schema: JsonSchema = { type: 'object', properties: query };
  return { query, body: { required: false, content: { [json]: schema, [multipart]: schema } } };
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
    refusals: [409],
  };
}

function dropdown({ path, noun, title, fields }: Description, tag: string, filters: Record<string, JsonSchema>): Operation {
  const kept = Object.entries(fields).filter(([, { kind }]) => ['reference', 'slug', 'visibility'].includes(kind));
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
    ...(!whole && {
      around: {
        type: 'integer',
        minimum: 1,
        maximum: maxId,
        description: 'A record whose page is given instead of `page`; where the filters leave it out, `page` is.',
      },
    }),
  };
}

function filterSchema(key: string, field: Field | undefined): JsonSchema {
  if (field?.kind === 'visibility') return { type: 'string', enum: ['active', 'inactive', '1', '0', 'all'] };
  if (field?.kind === 'choice')
    return { type: 'string', enum: [...[...field.values, ...(field.alsoFilters ?? [])].map(({ value }) => value), 'all'] };
  // A filter may also name a parent of the parent, which is no field of this content type.
  if (field?.kind === 'reference' || key.endsWith('_id')) return { type: 'integer', minimum: 1, maximum: maxId };
  return { type: 'string' };
}
