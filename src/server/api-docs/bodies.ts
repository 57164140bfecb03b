import type { Call } from '#shared/calls/call.ts';
import { factValues } from '#shared/calls/facts.ts';
import type { Description } from '#shared/content-types/description.ts';
import { factColumnsOf } from '#shared/facts/fact-columns.ts';
import { type Field, isList } from '#shared/fields/index.ts';
import { maxBullets, maxSections } from '#shared/fields/sections.ts';
import { maxTags } from '#shared/fields/tags.ts';
import { about, empty, namedWithin, pictureSchema, spelled, withoutNull } from './field-schemas.ts';
import { inputSchema, type JsonSchema, type Operation } from './operation.ts';

const json = 'application/json';
const multipart = 'multipart/form-data';

const mediaTypes = { json, multipart };

type Body = NonNullable<Operation['body']>;

/** What a call reads, by media type; `type` is the content type whose calls it is one of. */
export function bodyOf(call: Omit<Call, 'data'>, description: Description): Body | undefined {
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
export function pictureBody(name: string, field: Extract<Field, { kind: 'image' }>, { body }: Pick<Call, 'body'>): Body {
  const own = body === undefined ? {} : propertiesOf(inputSchema(body));
  const schema = { type: 'object', required: [name], properties: { [name]: pictureSchema(field), ...own } };
  return { required: true, content: { [multipart]: schema } };
}

/** What a create or a change reads, by media type; `own` stands beside the fields. */
function recordContent(
  description: Description,
  { creating, own }: { creating: boolean; own: Record<string, JsonSchema> },
): Record<string, JsonSchema> {
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
