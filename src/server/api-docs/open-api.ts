import { z } from 'zod';
import { roles } from '#shared/answers/accounts.ts';
import { failure, listMeta, movedMeta, warnings } from '#shared/answers/wire.ts';
import { capital } from '#shared/text/capital.ts';
import { suffices } from '#server/auth/access.ts';
import type { RecordType } from '#server/crud/model.ts';
import type { PublicApi } from '#server/public/public-api.ts';
import type { Shapes } from '#server/crud/exact-calls.ts';
import { declaredOperations } from './declared-operations.ts';
import { exampleOf } from './examples.ts';
import { nameAnswers } from './schema-names.ts';
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

/** The calls anyone may make: what visitors see, never hidden records, drafts or anything below a hidden parent. */
const publicOperations = ({ ones, lists, details }: PublicApi): Operation[] => {
  const get = { method: 'get', tag: 'Public' } as const;
  return [
    ...ones.map(({ path, summary, answer: data }): Operation => ({ ...get, id: nameOf('get', path), path, summary, data })),
    ...lists.map(({ path, list: { summary, item, query, meta } }): Operation => ({
      ...get,
      id: nameOf('list', path),
      path,
      summary,
      query: querySchema(query),
      data: z.array(item),
      ...(meta && { meta: meta === 'paged' ? listMeta.optional() : meta }),
    })),
    ...details.map(({ path, detail: { summary, answer } }): Operation => ({
      ...get,
      id: nameOf('get', path),
      path: `${path}/{slug}`,
      summary: `${summary}; by a slug that it had before too`,
      data: answer,
      meta: movedMeta.optional(),
    })),
  ];
};

/** '/nganh-hoc' read as 'list' is `listNganhHoc`. */
const nameOf = (verb: string, path: string): string =>
  verb + path.replace(/[/-](\w)/g, (_, letter: string) => letter.toUpperCase());

/** What the document is made of: the calls of visitors, the content types of editors, and what the dashboard is answered. */
export type Documented = { api: PublicApi; types: readonly RecordType[]; settings: RecordType; stats: Shapes };

/** OpenAPI 3.1: https://spec.openapis.org/oas/v3.1.0 */
export function openApi({ api, types, settings, stats }: Documented, school: string): JsonSchema {
  nameAnswers();
  const operations: readonly Operation[] = [...publicOperations(api), ...declaredOperations(types, settings, stats)];
  const schemas: Record<string, JsonSchema> = { Warnings: outputSchema(warnings, {}) };
  outputSchema(failure, schemas);
  const paths: Record<string, Record<string, JsonSchema>> = {};
  for (const operation of operations) (paths[operation.path] ??= {})[operation.method] = spell(operation, schemas);
  const nounOf = new Map(types.map(({ description: { path, noun } }) => [`${path} (${noun})`, noun]));
  return {
    openapi: '3.1.0',
    info: {
      title: `${school}: API`,
      version: '1.0.0',
      description: 'Every answer is an envelope: `success`, and `data` or `message`.',
      contact: { name: school },
      license: { name: 'All rights reserved', identifier: 'LicenseRef-All-rights-reserved' },
    },
    servers: [{ url: '/api' }],
    tags: [...new Set(operations.map(({ tag }) => tag))].map((name) => ({
      name,
      description: tags[name] ?? `Records of the content type ${nounOf.get(name) ?? name}.`,
    })),
    paths,
    components: {
      securitySchemes: {
        token: {
          type: 'http',
          scheme: 'bearer',
          description: 'The token of POST /admin/login. A call names the roles that may make it in `x-roles`.',
        },
      },
      schemas,
      responses: refusalResponses,
    },
  };
}

const tags: Readonly<Record<string, string>> = {
  Public: 'What visitors see, for anyone; never hidden records or drafts.',
  'Signing in': 'How a token is had and given back.',
  'Own account': 'What everyone may do with the own account.',
  Accounts: 'The accounts of others, the rules of signing in, and what happened around it.',
  Enquiries: 'What families ask the school, and what becomes of it.',
  Dashboard: 'What an editor begins with.',
  Settings: 'What the site says of the school.',
  Facts: "'Bảng dữ kiện': facts of many records at once.",
  Spreadsheets: 'Plans of spreadsheets that were sent.',
  Addresses: 'Where addresses lead, and those of before.',
  'Old addresses': 'Addresses of a site before this one, and where they lead.',
  Links: 'Links that lead nowhere.',
  'Picture library': 'Pictures, what is said of them and where they are shown.',
  Journal: 'What was changed, by whom, and how it is taken back.',
};

function spell(operation: Operation, schemas: Record<string, JsonSchema>): JsonSchema {
  const { method, path, query = {}, body, needs, status = 200, summary } = operation;
  const inPath = [...path.matchAll(/\{(\w+)\}/g)].map(([, name = '']) => ({
    name,
    in: 'path',
    required: true,
    schema: name === 'id' ? { type: 'integer', minimum: 1 } : { type: 'string' },
  }));
  const inQuery = Object.entries(query).map(([name, schema]) => ({ name, in: 'query', schema }));
  const parameters = [...inPath, ...inQuery];
  const isOpen = operation.tag === 'Public';
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
    summary: summary.split(/[;:]/)[0],
    description: `${summary}.`,
    operationId: operation.id,
    security: needs === undefined ? [] : [{ token: [] }],
    ...(needs !== undefined && { 'x-roles': roles.filter((role) => suffices({ role, inbox: false }, needs)) }),
    parameters,
    ...(body && {
      requestBody: {
        required: body.required,
        content: Object.fromEntries(
          Object.entries(body.content).map(([media, schema]) => {
            const name = `${capital(operation.id)}${Object.keys(body.content).indexOf(media) === 0 ? 'Body' : 'Form'}`;
            return [media, { ...namedContent(name, schema, schemas), ...encodingOf(schema) }];
          }),
        ),
      },
    }),
    responses: {
      [status]: { description: 'Done.', ...(isOpen && { headers: tag }), content: contentOf(operation, schemas) },
      ...(isOpen && { 304: { description: 'The answer is the one that `If-None-Match` names.' } }),
      ...Object.fromEntries(failures.map((code) => [code, { $ref: `#/components/responses/Refused${code}` }])),
    },
  };
}

/** A schema among those with a name, with an example. */
function namedContent(name: string, schema: JsonSchema, schemas: Record<string, JsonSchema>): JsonSchema {
  schemas[name] = schema;
  return { schema: { $ref: `#/components/schemas/${name}` }, example: exampleOf(schema, schemas) };
}

const contentOf = (operation: Operation, schemas: Record<string, JsonSchema>): JsonSchema =>
  operation.file === undefined
    ? { 'application/json': namedContent(`${capital(operation.id)}Answer`, success(operation, schemas), schemas) }
    : Object.fromEntries(operation.file.map((media) => [media, { schema: { type: 'string', format: 'binary' } }]));

/** Tells a client which media types a picture may have. */
function encodingOf({ properties }: JsonSchema): JsonSchema {
  const pictures = Object.entries(Object(properties)).filter(([, schema]) => Object(schema).format === 'binary');
  const contentType = 'image/jpeg, image/png, image/webp, image/gif, image/avif';
  return pictures.length === 0 ? {} : { encoding: Object.fromEntries(pictures.map(([name]) => [name, { contentType }])) };
}

function success({ method, data, meta: paged }: Operation, schemas: Record<string, JsonSchema>): JsonSchema {
  // Every call that changes something says so in a sentence.
  const told = method !== 'get';
  const isAlwaysThere = paged !== undefined && !(paged instanceof z.ZodOptional);
  return {
    type: 'object',
    required: ['success', 'data', ...(isAlwaysThere ? ['meta'] : []), ...(told ? ['message'] : [])],
    properties: {
      success: { const: true },
      data: outputSchema(data, schemas),
      ...(paged && { meta: outputSchema(paged, schemas) }),
      ...(told && { message: { type: 'string' }, warnings: { $ref: '#/components/schemas/Warnings' } }),
    },
    additionalProperties: false,
  };
}
