import type { z } from 'zod';
import { factRecord, listedRecord, offeredRecord, savedRecord, wholeRecord } from '#shared/answers/records.ts';
import type { Call, CallName, Calls } from '#shared/calls/call.ts';
import { calls } from '#shared/calls/index.ts';
import { dashboardCalls } from '#shared/calls/dashboard.ts';
import { settingsCalls, uploadCalls } from '#shared/calls/records.ts';
import { capital } from '#shared/text/capital.ts';
import { callsOf, picturesOf } from '#server/crud/calls-of.ts';
import { exactCalls, type Shapes, shapesOf, withShapes } from '#server/crud/exact-calls.ts';
import type { RecordType } from '#server/crud/model.ts';
import { type Field, isList } from '#shared/fields/index.ts';
import { maxId } from '#shared/fields/reference.ts';
import { defaultPageSize, maxPageSize } from '#shared/paging/page-sizes.ts';
import { factValues } from '#shared/calls/facts.ts';
import type { Description } from '#shared/content-types/description.ts';
import { factColumnsOf } from '#shared/facts/fact-columns.ts';
import { maxBullets, maxSections } from '#shared/fields/sections.ts';
import { maxTags } from '#shared/fields/tags.ts';
import { inputSchema, type JsonSchema, type Operation, querySchema } from './operation.ts';
import { nameShape } from './schema-names.ts';
import { about, empty, namedWithin, pictureSchema, spelled, withoutNull } from './field-schemas.ts';

const json = 'application/json';
const multipart = 'multipart/form-data';

const mediaTypes = { json, multipart };

type Body = NonNullable<Operation['body']>;

/** What a call reads, by media type; `type` is the content type whose calls it is one of. */
function bodyOf(call: Omit<Call, 'data'>, description: Description): Body | undefined {
  const { body, record, values, bodyIsOptional, bodyTypes = ['json', 'multipart'] } = call;
  if (body === undefined && record === undefined) return undefined;
  const exact = new Map([[factValues, factsOf(description)]]);
  const own = body === undefined ? { type: 'object' } : inputSchema(body, exact);
  if (record !== undefined && record !== 'picture')
    return { required: true, content: recordContent(description, { creating: record === 'new', own: propertiesOf(own) }) };
  const schema = values === undefined ? own : { ...own, properties: { ...valuesOf(values), ...propertiesOf(own) } };
  return { required: bodyIsOptional !== true, content: Object.fromEntries(bodyTypes.map((type) => [mediaTypes[type], schema])) };
}

const propertiesOf = (schema: JsonSchema): Record<string, JsonSchema> => Object(schema['properties']);

const valuesOf = ({ of, names }: NonNullable<Call['values']>): JsonSchema => propertiesOf(factsSchema(of, names));

function factsOf(description: Description): JsonSchema {
  const facts = factColumnsOf(description.path);
  return factsSchema(description, facts === null ? [] : [...facts.columns, ...facts.also]);
}

/** The body of a call that replaces one picture. */
function pictureBody(name: string, field: Extract<Field, { kind: 'image' }>, { body }: Pick<Call, 'body'>): Body {
  const own = body === undefined ? {} : propertiesOf(inputSchema(body));
  const schema = { type: 'object', required: [name], properties: { [name]: pictureSchema(field), ...own } };
  return { required: true, content: { [multipart]: schema } };
}

/** What a create or a change reads, by media type; `own` stands beside the fields. */
function recordContent(description: Description, { creating, own }: { creating: boolean; own: Record<string, JsonSchema> }) {
  const required = Object.entries(description.fields).flatMap(([name, field]) => ('required' in field ? [name] : []));
  const rest = creating && required.length > 0 ? { required } : {};
  return {
    [json]: { ...jsonBody(description, own), ...rest },
    [multipart]: { ...formBody(description, own), ...rest },
  };
}

/** These fields in JSON, and no others. */
function factsSchema({ fields }: Pick<Description, 'fields'>, names: readonly string[]): JsonSchema {
  const some = names.flatMap((name) => (fields[name] === undefined ? [] : [[name, fields[name]] as const]));
  return { ...jsonBody({ fields: Object.fromEntries(some) }, {}), additionalProperties: false };
}

function jsonBody({ fields }: Pick<Description, 'fields'>, own: Record<string, JsonSchema>): JsonSchema {
  const properties = Object.entries(fields).map(([name, field]) => {
    const { json: schema, says } = spelled(field);
    return [name, { ...schema, description: about(field, says) }];
  });
  return { type: 'object', properties: { ...Object.fromEntries(properties), ...own } };
}

/**
 * A form carries only text and files, and names the parts of its lists by their index, for which
 * OpenAPI has no encoding: the names are spelled as patterns, and those that a client can be made
 * from (the first section, whatever is appended) as properties.
 */
function formBody({ fields }: Description, own: Record<string, JsonSchema>): JsonSchema {
  const properties: Record<string, JsonSchema> = {};
  const patterns: Record<string, JsonSchema> = {};
  for (const [name, field] of Object.entries(fields)) {
    if (!isList(field)) {
      const { json: schema, form = withoutNull(schema), says } = spelled(field);
      properties[name] = field.kind === 'image' ? form : { ...form, description: about(field, says) };
      continue;
    }
    properties[name] = { ...empty, description: `${field.label}. Empty: takes the whole list away` };
    for (const [under, first, any = first] of namedWithin(field)) {
      properties[name + under] = first;
      patterns[
        `^${name}${under
          .replaceAll(/\[0?\]/g, '[n]')
          .replaceAll(/[[\]]/g, '\\$&')
          .replaceAll('\\[n\\]', '\\[\\d+\\]')}$`
      ] = any;
    }
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

/** What a list of a content type is asked by: its filters, its order, its pages. */
function listParameters(type: RecordType, listed: NonNullable<Call['listed']>): Record<string, JsonSchema> {
  const { list, fields } = type.description;
  return {
    ...Object.fromEntries(list.filters.map((key) => [key, filterSchema(key, fields[key])])),
    ...(listed === 'paged' && pages('listQuery' in type.slots)),
    ...(listed === 'filters' && {
      ...pages(true),
      ids: { type: 'string', description: `Only the records with these ids, parted by commas; at most ${maxPageSize}.` },
    }),
    ...(listed !== 'filters' && {
      sort_by: { type: 'string', enum: list.sorts, default: 'order' },
      sort_order: { type: 'string', enum: ['asc', 'desc'], default: 'asc' },
    }),
  };
}

/** More digits than these are not read. */
const maxPage = 999_999_999_999_999;

/** `whole`: everything comes at once unless a page is asked for, as a list of its own and a dropdown do. */
function pages(whole: boolean): Record<string, JsonSchema> {
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

/** What shapes of records are called, behind the name of their type. */
const roles: ReadonlyMap<z.ZodType, string> = new Map<z.ZodType, string>([
  [savedRecord, 'Saved'],
  [wholeRecord, 'Record'],
  [listedRecord, 'Row'],
  [factRecord, 'FactRow'],
  [offeredRecord, 'Choice'],
]);

/** The declared calls as the document tells them; `stats`: the shape of the counts of all types. */
export function declaredOperations(types: readonly RecordType[], settings: RecordType, stats: Shapes): Operation[] {
  const exact = { ...calls, ...withShapes(dashboardCalls, stats), ...exactCalls(settingsCalls, settings) };
  for (const type of [settings, ...types])
    for (const [role, shape] of shapesOf(type)) nameShape(shape, `${capital(type.description.name)}${roles.get(role)}`);
  return [
    ...operationsOf(exact, settings),
    ...types.flatMap((type) => operationsOf(exactCalls(callsOf(type), type), type).flatMap((each) => ofOne(each, type))),
  ];
}

const operationsOf = (declared: Calls, type: RecordType): Operation[] =>
  (Object.entries(declared) as [CallName, Call][]).map(([name, { query, listed, ...call }]) => {
    const [method = '', path = ''] = name.split(' ');
    return {
      ...call,
      method: method.toLowerCase() as Operation['method'],
      path: path.replace(/:(\w+)/g, '{$1}'),
      summary: call.summary.replace('{noun}', type.description.noun),
      query: { ...(listed && listParameters(type, listed)), ...(query && querySchema(query)) },
      body: bodyOf(call, type.description),
    };
  });

/** A call of one content type: under its path and its name, and once for each of its pictures. */
function ofOne(operation: Operation, { description }: RecordType): Operation[] {
  const { name, path, noun } = description;
  const { id } = operation;
  const one = {
    ...operation,
    id: id.endsWith('Record') ? id.replace(/Record$/, capital(name)) : `${id}Of${capital(name)}`,
    path: operation.path.replace('{resource}', path),
    tag: operation.tag.replace(':resource', path).replace('{noun}', noun),
  };
  if (!one.path.includes('{picture}')) return [one];
  return picturesOf(description).map(([key, field]) => ({
    ...one,
    id: `${id}${capital(field.upload)}Of${capital(name)}`,
    path: one.path.replace('{picture}', field.upload),
    summary: `Replaces the picture ${key} (${field.label})`,
    body: pictureBody(key, field, uploadCalls['POST /admin/:resource/:id/:picture']),
  }));
}
