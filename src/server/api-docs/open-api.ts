import { z } from 'zod';
import { roles } from '#shared/answers/accounts.ts';
import { listMeta, movedMeta, warnings } from '#shared/answers/wire.ts';
import { suffices } from '#server/auth/access.ts';
import type { RecordType } from '#server/crud/record-types.ts';
import type { PublicApi } from '#server/public/public-api.ts';
import { adminOperations } from './admin-operations.ts';
import { type JsonSchema, type Operation, outputSchema, querySchema } from './operation.ts';

/** What an answer of each status means, whatever the call. */
const refusals: Readonly<Record<number, string>> = {
  400: 'The body, or an escape in the address, cannot be read.',
  401: 'No, a wrong, an expired or a revoked token, or a wrong login.',
  403: 'The role of the account does not suffice (`code` is `forbidden`), or a password that was handed out has to be changed first (`must_change_password`). The token stays good.',
  404: 'There is no such record.',
  405: 'The address does not take this method; `Allow` lists those it takes.',
  409: 'The record is in use, or someone else has changed it; then `data` holds it as it stands.',
  413: 'The body or a picture is too large.',
  415: 'A media type or a kind of file that this call does not take.',
  422: 'Rules are broken; `errors` names the fields.',
  429: 'Too many tries, or more than the account may add in a day; `Retry-After` tells how many seconds to wait.',
  500: 'Something nobody foresaw; `request_id` is in the log.',
  503: 'The database or the store of pictures cannot be reached or written to, too much is waiting, or the search is still being prepared after a start; `Retry-After` tells how many seconds to wait.',
  507: 'No room is left to store anything; nothing of the call was kept.',
};

const seconds = { 'Retry-After': { description: 'Seconds.', required: true, schema: { type: 'integer', minimum: 1 } } };
const tag = { ETag: { description: 'Known again by `If-None-Match`.', schema: { type: 'string' } } };
const refusalHeaders: Readonly<Record<number, JsonSchema>> = {
  401: { 'WWW-Authenticate': { description: 'But for a wrong login.', schema: { const: 'Bearer' } } },
  405: { Allow: { required: true, schema: { type: 'string' } } },
  429: seconds,
  503: seconds,
  507: seconds,
};

const refusalResponses = Object.fromEntries(
  Object.entries(refusals).map(([code, description]) => {
    const headers = refusalHeaders[Number(code)];
    const content = { 'application/json': { schema: { $ref: '#/components/schemas/Failure' } } };
    return [`Refused${code}`, { description, ...(headers && { headers }), content }];
  }),
);

const failure: JsonSchema = {
  type: 'object',
  required: ['success', 'message'],
  properties: {
    success: { const: false },
    message: { type: 'string', description: 'A Vietnamese sentence for whoever sits at the screen.' },
    code: {
      type: 'string',
      enum: ['forbidden', 'must_change_password', 'second_factor_needed', 'proof_needed'],
      description: 'With 403.',
    },
    errors: {
      type: 'object',
      description: 'By field, nested ones named `content.0.title`.',
      additionalProperties: { type: 'array', items: { type: 'string' } },
    },
    request_id: { type: 'string' },
    data: { description: 'On a stale save: the record as it stands.' },
  },
  additionalProperties: false,
};

/** The calls anyone may make: what visitors see, never hidden records, drafts or anything below a hidden parent. */
const publicOperations = ({ ones, lists, details }: PublicApi): Operation[] => [
  ...ones.map(({ path, summary, answer: data }): Operation => ({ method: 'get', path, tag: 'Public', summary, data })),
  ...lists.map(({ path, list: { summary, item, query, meta } }): Operation => ({
    method: 'get',
    path,
    tag: 'Public',
    summary,
    query: querySchema(query),
    data: z.array(item),
    ...(meta && { meta }),
  })),
  ...details.map(({ path, detail: { summary, answer } }): Operation => ({
    method: 'get',
    path: `${path}/{slug}`,
    tag: 'Public',
    summary: `${summary}; by a slug that it had before too`,
    data: answer,
    meta: movedMeta.optional(),
  })),
];

/** What the document is made of: the calls of visitors, the content types of editors, and what the dashboard is answered. */
export type Documented = { api: PublicApi; types: readonly RecordType[]; settings: RecordType; stats: z.ZodType };

/** OpenAPI 3.1: https://spec.openapis.org/oas/v3.1.0 */
export function openApi({ api, types, settings, stats }: Documented, school: string): JsonSchema {
  const operations: readonly Operation[] = [...publicOperations(api), ...adminOperations(types, settings, stats)];
  const paths: Record<string, Record<string, JsonSchema>> = {};
  for (const operation of operations) (paths[operation.path] ??= {})[operation.method] = spell(operation);
  return {
    openapi: '3.1.0',
    info: {
      title: `${school}: API`,
      version: '1.0.0',
      description: 'Every answer is an envelope: `success`, and `data` or `message`.',
    },
    servers: [{ url: '/api' }],
    tags: [...new Set(operations.map(({ tag }) => tag))].map((name) => ({ name })),
    paths,
    components: {
      securitySchemes: {
        token: {
          type: 'http',
          scheme: 'bearer',
          description: 'The token of POST /admin/login. A call names the roles that may make it.',
        },
      },
      schemas: { Failure: failure, ListMeta: outputSchema(listMeta), Warnings: outputSchema(warnings) },
      responses: refusalResponses,
    },
  };
}

function spell(operation: Operation): JsonSchema {
  const { method, path, query = {}, body, needs, status = 200 } = operation;
  const inPath = [...path.matchAll(/\{(\w+)\}/g)].map(([, name = '']) => ({
    name,
    in: 'path',
    required: true,
    schema: name === 'id' ? { type: 'integer', minimum: 1 } : { type: 'string' },
  }));
  const inQuery = Object.entries(query).map(([name, schema]) => ({ name, in: 'query', schema }));
  const parameters = [...inPath, ...inQuery];
  const isOpen = needs === undefined && method === 'get';
  const failures = [
    ...(body || parameters.length > 0 ? [400] : []),
    ...(needs === undefined ? [] : [401, 403]),
    ...(inPath.length > 0 ? [404] : []),
    ...(body ? [413, 415] : []),
    ...(body || inQuery.length > 0 ? [422] : []),
    ...(operation.refusals ?? []),
    405,
    500,
    503,
    ...(method === 'get' ? [] : needs === 'own' ? [507] : [429, 507]),
  ];
  return {
    tags: [operation.tag],
    summary: operation.summary,
    operationId: operationId(operation),
    // The names of roles, as OpenAPI 3.1 has them for other schemes than OAuth.
    security: needs === undefined ? [] : [{ token: roles.filter((role) => suffices(role, needs)) }],
    parameters,
    ...(body && {
      requestBody: {
        required: body.required,
        content: Object.fromEntries(
          Object.entries(body.content).map(([media, schema]) => [media, { schema, ...encodingOf(schema) }]),
        ),
      },
    }),
    responses: {
      [status]: { description: 'Done.', ...(isOpen && { headers: tag }), content: contentOf(operation) },
      ...(isOpen && { 304: { description: 'The answer is the one that `If-None-Match` names.' } }),
      ...Object.fromEntries(failures.map((code) => [code, { $ref: `#/components/responses/Refused${code}` }])),
    },
  };
}

const contentOf = (operation: Operation): JsonSchema =>
  operation.file === undefined
    ? { 'application/json': { schema: success(operation) } }
    : Object.fromEntries(operation.file.map((media) => [media, { schema: { type: 'string', format: 'binary' } }]));

/** Tells a client which media types a picture may have. */
function encodingOf({ properties }: JsonSchema): JsonSchema {
  const pictures = Object.entries(Object(properties)).filter(([, schema]) => Object(schema).format === 'binary');
  const contentType = 'image/jpeg, image/png, image/webp, image/gif, image/avif';
  return pictures.length === 0 ? {} : { encoding: Object.fromEntries(pictures.map(([name]) => [name, { contentType }])) };
}

function success({ method, data, meta: paged }: Operation): JsonSchema {
  // Every call that changes something says so in a sentence.
  const told = method !== 'get';
  const isAlwaysThere = paged !== undefined && paged !== 'paged' && !(paged instanceof z.ZodOptional);
  return {
    type: 'object',
    required: ['success', 'data', ...(isAlwaysThere ? ['meta'] : []), ...(told ? ['message'] : [])],
    properties: {
      success: { const: true },
      data: outputSchema(data),
      ...(paged && { meta: typeof paged === 'string' ? { $ref: '#/components/schemas/ListMeta' } : outputSchema(paged) }),
      ...(told && { message: { type: 'string' }, warnings: { $ref: '#/components/schemas/Warnings' } }),
    },
    additionalProperties: false,
  };
}

const operationId = ({ id, method, path }: Operation) =>
  id ?? [method, ...path.split(/[^\w]+/).filter((part) => part !== '')].join('_');
