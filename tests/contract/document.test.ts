import { createConfig, lintFromString } from '@redocly/openapi-core';
import spectralCore, { type RulesetDefinition } from '@stoplight/spectral-core';
import rulesets from '@stoplight/spectral-rulesets';
import { Secret, TOTP } from 'otpauth';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { z } from 'zod';
import type { Description } from '#shared/content-types/description.ts';
import { banner, career, menu, descriptions, question } from '#shared/content-types/index.ts';
import { factColumnsOf } from '#shared/facts/fact-columns.ts';
import { careerPath } from '#shared/paths.ts';
import { createTestApp, dialects, type TestApp } from '../support/app.ts';
import { build } from '../support/build.ts';
import { enquiryOf } from '../support/enquiries.ts';
import { openHttpSite } from '../support/http-site.ts';
import { describedBy, parentFor, pictureFile, sampleValues, toForm } from '../support/samples.ts';
import { buildAdmin, createEditor, type Editor, password, signIn } from '../support/sign-in.ts';

const { Spectral } = spectralCore;
const { oas } = rulesets;

type Schema = Record<string, unknown>;
type Call = {
  operationId: string;
  security: unknown[];
  parameters: { name: string; in: string; schema: Schema }[];
  requestBody?: { content: Record<string, { schema: Schema; example: unknown }> };
  responses: Record<string, Response>;
};
type Response = {
  headers?: Record<string, { required?: boolean; schema: Schema }>;
  content: { 'application/json': { schema: Schema } };
};
type Document = {
  openapi: string;
  paths: Record<string, Record<string, Call>>;
  components: { schemas: Record<string, Schema>; responses: Record<string, Response> };
};

const described = await createTestApp('sqlite');
const document = (await (await described.request('/api/openapi.json')).json()) as Document;
await described.close();

const calls = Object.entries(document.paths).flatMap(([path, item]) =>
  Object.entries(item).map(([method, call]) => ({
    name: `${method.toUpperCase()} ${path}`,
    path,
    method: method.toUpperCase(),
    call,
  })),
);

/** A schema with what it refers to put in its place. */
function whole(schema: unknown): unknown {
  if (Array.isArray(schema)) return schema.map(whole);
  if (typeof schema !== 'object' || schema === null) return schema;
  if ('$ref' in schema) return whole(document.components.schemas[String(schema.$ref).split('/').at(-1)!]);
  return Object.fromEntries(Object.entries(schema).map(([key, value]) => [key, whole(value)]));
}

/** What a call may answer with a status, wherever that is written down. */
function answerOf(call: Call, status: number): Response | undefined {
  const found: Response | { $ref: string } | undefined = call.responses[String(status)];
  return found !== undefined && '$ref' in found
    ? document.components.responses[String(found.$ref).split('/').at(-1) ?? '']
    : found;
}

/** A form as its schema sees it: what is a number to a client is text on its way. */
function formValues(
  form: FormData,
  { properties }: { properties?: Record<string, { type?: string; anyOf?: { type?: string }[] }> },
) {
  const values: Record<string, unknown> = {};
  for (const [name, value] of form) {
    const property = properties?.[name];
    const isNumber = [property, ...(property?.anyOf ?? [])].some(
      (schema) => schema?.type === 'integer' || schema?.type === 'number',
    );
    if (value instanceof File) values[name] = 'bytes';
    else values[name] = isNumber && value !== '' ? Number(value) : value;
  }
  return values;
}

const requestOf = (call: Call, body: unknown): { schema: Schema; value: unknown } => {
  const media = body instanceof FormData ? 'multipart/form-data' : 'application/json';
  const named = call.requestBody?.content[media]?.schema;
  const schema = named && wholeOf(named);
  if (schema === undefined) throw new Error(`${call.operationId} says nothing of ${media}.`);
  return { schema, value: body instanceof FormData ? formValues(body, schema) : body };
};
const takes = (call: Call, body: unknown) => {
  const { schema, value } = requestOf(call, body);
  return validatorOf(schema).safeParse(value);
};

const wholes = new Map<Schema, Schema>();
function wholeOf(schema: Schema): Schema {
  const made = wholes.get(schema) ?? (whole(schema) as Schema);
  wholes.set(schema, made);
  return made;
}

const validators = new Map<Schema, z.ZodType>();
function validatorOf(schema: Schema): z.ZodType {
  const made = validators.get(schema) ?? z.fromJSONSchema(wholeOf(schema) as Parameters<typeof z.fromJSONSchema>[0]);
  validators.set(schema, made);
  return made;
}

describe('the document of the API', () => {
  it('is OpenAPI 3.1, each call under a name of its own, with every part of its path', () => {
    expect(document.openapi).toMatch(/^3\.1\./);
    expect(new Set(calls.map(({ call }) => call.operationId)).size).toBe(calls.length);
    for (const { name, path, call } of calls) {
      const named = call.parameters.filter((parameter) => parameter.in === 'path').map((parameter) => parameter.name);
      expect(named, name).toEqual([...path.matchAll(/\{(\w+)\}/g)].map(([, part]) => part));
      expect(
        Object.keys(call.responses).some((status) => status.startsWith('2')),
        name,
      ).toBe(true);
    }
  });

  // Some seconds of a processor, and many times as long where that is busy.
  it('keeps the recommended rules of Redocly and of Spectral, its examples among them', { timeout: 300_000 }, async () => {
    const source = JSON.stringify(document);
    const config = await createConfig({ extends: ['recommended'] });
    const lint = (text: string) => lintFromString({ source: text, absoluteRef: 'openapi.json', config });
    const redocly = await lint(source);
    const spectral = new Spectral();
    // Redocly judges the same examples, as is planted below.
    const rules = { 'oas3-valid-media-example': 'off' } as const;
    spectral.setRuleset({ extends: [[oas as RulesetDefinition, 'recommended']], rules });
    const found = await spectral.run(JSON.parse(source) as Record<string, unknown>);
    expect([
      ...redocly.map(({ ruleId, message, location: [at] }) => `${ruleId} ${at?.pointer}: ${message}`),
      ...found.map(({ code, message, path }) => `${code} ${path.join('.')}: ${message}`),
    ]).toEqual([]);
    // A rule that found nothing whatever it is given would say so as well.
    const nameless = await spectral.run({ openapi: document.openapi, info: {}, paths: {} });
    expect(nameless.map(({ code }) => code)).toContain('info-contact');
    const schema = { type: 'object', properties: { a: { type: 'string' } } };
    const wrong = [{ a: 5 }, { a: 'x', b: 'x' }].map((example) => ({ content: { 'application/json': { schema, example } } }));
    const paths = { '/a': { get: { responses: { 200: wrong[0], 201: wrong[1] } } } };
    const planted = await lint(JSON.stringify({ openapi: document.openapi, info: {}, paths }));
    expect(planted.filter(({ ruleId }) => ruleId === 'no-invalid-media-type-examples')).toHaveLength(2);
  });

  it('tells with which methods an address is called', async () => {
    const test = await createTestApp('sqlite');
    const token = await signIn(test);
    for (const [path, item] of Object.entries(document.paths)) {
      const address = `/api${path.replace('{id}', '1').replace('{seq}', '1').replace('{slug}', 'a').replace('{preview}', 'a').replace('{plan}', '1')}`;
      for (const method of ['GET', 'POST', 'PUT', 'PATCH', 'DELETE']) {
        if (method.toLowerCase() in item) continue;
        const { status, headers, body } = await test.json(address, { method, token });
        expect([method, path, status, body.success]).toEqual([method, path, 405, false]);
        const allowed = headers.get('Allow')?.split(', ') ?? [];
        expect(allowed).toEqual(expect.arrayContaining(Object.keys(item).map((known) => known.toUpperCase())));
        expect(allowed).not.toContain(method);
      }
    }
    await test.close();
  });

  it('has every call that the API answers, and no other', async () => {
    const test = await createTestApp('sqlite');
    const answered = test.app.routes
      .filter(({ method, path }) => method !== 'ALL' && path.startsWith('/api/'))
      .map(({ method, path }) => `${method} ${path.slice('/api'.length).replace(/:(\w+)(\{[^}]*\})?/g, '{$1}')}`)
      .filter((call) => !['GET /openapi.json', 'GET /docs'].includes(call));
    await test.close();
    expect(calls.map(({ name }) => name).sort()).toEqual([...new Set(answered)].sort());
  });

  it('tells each call what it may be refused with, and what comes along', () => {
    for (const { name, call } of calls) {
      const secret = call.security.length > 0;
      const reads = call.requestBody !== undefined;
      const escapes = call.parameters.length > 0;
      for (const status of [
        405,
        500,
        503,
        ...(secret ? [401, 403] : []),
        ...(reads || escapes ? [400] : []),
        ...(reads ? [413, 415, 422] : []),
      ])
        expect([name, status, answerOf(call, status) !== undefined]).toEqual([name, status, true]);
    }
    const { responses } = document.components;
    expect(Object.keys(responses['Refused429']?.headers ?? {})).toEqual(['Retry-After']);
    expect(Object.keys(responses['Refused503']?.headers ?? {})).toEqual(['Retry-After']);
    expect(Object.keys(responses['Refused405']?.headers ?? {})).toEqual(['Allow']);
  });

  it('says of what anyone may read that it is not sent twice, and how it is known again', async () => {
    const [open, others] = [true, false].map((isOpen) =>
      // A challenge is another one each time, and of what stands below /admin nothing is kept.
      calls.filter(
        ({ method, path, call }) =>
          (method === 'GET' && path !== '/enquiry-proof' && !path.startsWith('/admin/') && call.security.length === 0) === isOpen,
      ),
    );
    expect(open!.length).toBeGreaterThan(20);
    expect(others!.filter(({ call }) => '304' in call.responses).map(({ name }) => name)).toEqual([]);
    const test = await createTestApp('sqlite');
    const site = await openHttpSite(test);
    for (const { name, path, call } of open!) {
      expect([name, Object.keys(call.responses)]).toEqual([name, expect.arrayContaining(['304'])]);
      expect([name, Object.keys(call.responses['200']?.headers ?? {})]).toEqual([name, ['ETag']]);
      if (path.includes('{')) continue;
      const { headers } = await site.get(`/api${path}`);
      expect((await site.get(`/api${path}`, { 'If-None-Match': String(headers['etag']) })).status, name).toBe(304);
    }
    await site.close();
    await test.close();
  });

  it('names every part of a list in a form', () => {
    const call = document.paths['/admin/vi-tri']!['post']!;
    const form = (fields: Record<string, string>) => {
      const made = new FormData();
      for (const [name, value] of Object.entries({ bo_phan_id: '1', name: 'x', ...fields })) made.set(name, value);
      return takes(call, made).success;
    };
    expect(form({ 'detailed_description[7][title]': 'a', 'detailed_description[7][list][12]': 'b', 'fields[3]': 'c' })).toBe(
      true,
    );
    expect(form({ detailed_description: '', fields: '' })).toBe(true);
    expect(form({ 'detailed_description[7][title]': '' })).toBe(false);
    expect(form({ 'detailed_description[0][title]': 'x'.repeat(256) })).toBe(false);
    expect(form({ 'detailed_description[3][content]': 'x'.repeat(50_001) })).toBe(false);
    expect(form({ 'detailed_description[3][list][0]': 'x'.repeat(1_001) })).toBe(false);
    expect(form({ 'fields[3]': 'x'.repeat(256) })).toBe(false);
    expect(form({ fields: 'x' })).toBe(false);
  });

  it('refuses an answer that holds a key it does not name, however deep', () => {
    const { schema } = answerOf(document.paths['/nghe-nghiep/{slug}']!['get']!, 200)!.content['application/json'];
    const department = { id: 1, name: 'a', short_description: '', image: null, image_meta: null, positions: [] };
    const page = {
      id: 1,
      name: 'a',
      slug: 'a',
      other_names: [],
      description: '',
      order: 0,
      image: null,
      image_meta: null,
      positions_count: 0,
      nganh_hocs: [],
      bai_viets: [],
      departments: [department],
    };
    const isNamed = (data: unknown) => validatorOf(schema).safeParse({ success: true, data }).success;
    expect(isNamed(page)).toBe(true);
    expect(isNamed({ ...page, motto: 'x' })).toBe(false);
    expect(isNamed({ ...page, departments: [{ ...department, motto: 'x' }] })).toBe(false);
  });

  it('gives the menu no length it does not have', () => {
    const [page, size] = ['page', 'per_page'].map((name) =>
      document.paths['/admin/menu/all']!['get']!.parameters.find((parameter) => parameter.name === name),
    );
    expect([page?.schema['default'], size?.schema['default']]).toEqual([undefined, undefined]);
  });

  it('is served as data, and as a page that asks nobody else', async () => {
    const test = await createTestApp('sqlite');
    const answer = await test.request('/api/openapi.json');
    // As a text: part by part, the whole of it takes seconds to compare.
    expect([answer.status, (await answer.text()) === JSON.stringify(document)]).toEqual([200, true]);
    const page = await test.request('/api/docs');
    const text = await page.text();
    await test.close();
    expect([page.status, page.headers.get('Content-Type')]).toEqual([200, 'text/html; charset=UTF-8']);
    expect(text).not.toMatch(/<script|<link|<img|(src|href)="(https?:)?\/\//);
    for (const { path } of calls) expect(text).toContain(`/api${path}`);
    // Drawn and set, not typed: no picture signs, no marks of another notation; and the bounds are told.
    expect(text).not.toMatch(/\p{Extended_Pictographic}|`/u);
    expect(text).toContain('aria-label="with a token"');
    for (const bound of ['1 to 2,147,483,647', 'at most 255 characters', 'at most 100', '0 to 1,000,000', 'from 1']) {
      expect(text).toContain(bound);
    }
    expect(text).toContain('<code>detailed_description[n][list][n]</code>');
  });
});

/** For every field, values that the document rules out and the API refuses. */
function wrongValues({ fields }: Description): [field: string, wrong: unknown][] {
  return Object.entries(fields).flatMap(([name, field]): [string, unknown][] => {
    const wrong: unknown[] = [{ a: 1 }];
    if ('required' in field) wrong.push(null);
    if (field.kind === 'text' || field.kind === 'paragraph') wrong.push(5, 'x'.repeat(field.max + 1));
    if (field.kind === 'integer') wrong.push(-1, field.to + 1, 1.5, '1e3');
    if (field.kind === 'reference') wrong.push(0, 2_147_483_648, '-1');
    if (field.kind === 'visibility' || field.kind === 'choice') wrong.push('x', null, 2);
    if (field.kind === 'tags')
      wrong.push(
        'x',
        [5],
        ['x'.repeat(256)],
        Array.from({ length: 101 }, (_, index) => `${index}`),
      );
    if (field.kind === 'sections') {
      const list = Array.from({ length: 101 }, () => 'x');
      wrong.push('x', [5], [{ content: 'x' }], [{ title: 'x'.repeat(256) }], [{ title: 'x', list }], [{ title: 'x', list: [5] }]);
      wrong.push(
        Array.from({ length: 101 }, () => ({ title: 'x' })),
        [{ title: 'x', content: 'x'.repeat(50_001) }],
      );
    }
    if (field.kind === 'number') wrong.push('ba', field.from - 1, field.to + 1, '1e3');
    if (field.kind === 'date') wrong.push(5, '2026-02-30', '21/08/2026');
    if (field.kind === 'flag') wrong.push(2, 'x');
    if (field.kind === 'choices') wrong.push('x', ['x'], [5], [null]);
    if (field.kind === 'references') wrong.push('x', [0], ['x'], [2_147_483_648], [null]);
    if (field.kind === 'table')
      wrong.push('x', [5], [Object.fromEntries(Object.keys(field.columns).map((key) => [key, { a: 1 }]))]);
    if (field.kind === 'slug') wrong.push('Có Dấu', 'a'.repeat(161));
    if (field.kind === 'image') wrong.push('anh.png', 5);
    return wrong.map((value) => [name, value]);
  });
}

/** A call about accounts that is answered, as `caller`; with a body also one that is refused. */
async function sampleOf(
  test: TestApp,
  caller: Editor,
  method: string,
  path: string,
): Promise<{ path: string; body?: unknown; wrong?: unknown }> {
  const other = await buildAdmin(test);
  const address = path.replace('{id}', String(other.id));
  const email = `${crypto.randomUUID()}@example.com`;
  switch (`${method} ${path}`) {
    case 'POST /admin/address-leads': {
      const { slug } = await build(test, career, { status: 0 });
      return { path, body: { addresses: [careerPath(slug), '/mon-hoc', 'https://a.vn'] }, wrong: { addresses: [5] } };
    }
    case 'PUT /admin/me':
      return { path, body: { name: 'Mới' }, wrong: { name: 5 } };
    case 'POST /admin/me/password':
      return { path, body: { current_password: password, password: 'một câu dài dễ nhớ' }, wrong: { password: 5 } };
    case 'POST /admin/me/proof':
      return { path, body: { password }, wrong: { password: 5 } };
    case 'PUT /admin/me/notices':
      return { path, body: { until: 1 }, wrong: { until: 'x' } };
    case 'PUT /admin/account-rules':
      return { path, body: { idle_hours: 48 }, wrong: { idle_hours: 0 } };
    case 'POST /admin/me/second-factor':
      return { path, body: { password }, wrong: {} };
    case 'DELETE /admin/me/second-factor':
      return { path, body: { password }, wrong: { password: null } };
    case 'PUT /admin/me/second-factor': {
      const { secret } = (await caller.post<{ secret: string }>('me/second-factor', { password })).body.data;
      const code = new TOTP({ secret: Secret.fromBase32(secret) }).generate({ timestamp: test.clock.now().getTime() });
      return { path, body: { code }, wrong: { code: 5 } };
    }
    case 'POST /admin/me/second-factor/recovery-codes': {
      const { secret } = (await caller.post<{ secret: string }>('me/second-factor', { password })).body.data;
      const code = new TOTP({ secret: Secret.fromBase32(secret) }).generate({ timestamp: test.clock.now().getTime() });
      const { recovery_codes: codes } = (await caller.put<{ recovery_codes: string[] }>('me/second-factor', { code })).body.data;
      return { path, body: { password, code: codes[0] }, wrong: { password, code: 5 } };
    }
    case 'DELETE /admin/me/sessions/{session}': {
      const { body } = await caller.get<{ id: string }[]>('me/sessions');
      return { path: path.replace('{session}', body.data[0]?.id ?? '') };
    }
    case 'POST /admin/undo': {
      const { id } = await build(test, banner);
      const { meta } = (await caller.remove(`banners/${id}`)).body;
      return { path, body: { batch: (meta as unknown as { batch: number }).batch }, wrong: { batch: 'x' } };
    }
    case 'POST /admin/trash/{resource}/{id}/restore':
    case 'DELETE /admin/trash/{resource}/{id}': {
      const { id } = await build(test, banner);
      await caller.remove(`banners/${id}`);
      return { path: path.replace('{resource}', 'banners').replace('{id}', String(id)) };
    }
    case 'POST /admin/accounts':
      return { path, body: { email, name: 'Mới', role: 'editor' }, wrong: { email, name: 'Mới', role: 'chu' } };
    case 'PUT /admin/accounts/{id}':
      return { path: address, body: { email, name: 'Mới', role: 'editor', locked: true }, wrong: { locked: 'x' } };
    case 'PUT /admin/cai-dat':
      return { path, body: { short_name: `Trường ${email.slice(0, 8)}`, hotlines: ['0901 234 567'] }, wrong: { short_name: 5 } };
    case 'GET /admin/cai-dat/versions/{seq}':
    case 'POST /admin/cai-dat/versions/{seq}/restore': {
      await caller.put('cai-dat', { short_name: `Trường ${email.slice(0, 8)}` });
      const [last] = (await caller.get<{ seq: number }[]>('cai-dat/versions')).body.data;
      return { path: path.replace('{seq}', String(last?.seq)) };
    }
    case 'GET /admin/kho-anh/{id}':
    case 'PUT /admin/kho-anh/{id}':
    case 'DELETE /admin/kho-anh/{id}':
    case 'POST /admin/kho-anh/{id}/replace':
    case 'POST /admin/kho-anh/{id}/restore':
    case 'DELETE /admin/kho-anh/{id}/forever': {
      const kept = async () =>
        (await caller.post<{ id: number }>('kho-anh', toForm({ image: await pictureFile() }))).body.data.id;
      const id = await kept();
      if (path.includes('/{id}/') && !path.endsWith('replace')) await caller.remove(`kho-anh/${id}`);
      const own = path.replace('{id}', String(id));
      if (path.endsWith('replace')) return { path: own, body: { by: await kept() }, wrong: { by: 'x' } };
      if (method === 'PUT') return { path: own, body: { alt: 'Xưởng may', focus_x: 20, focus_y: 80 }, wrong: { focus_x: 101 } };
      return { path: own };
    }
    case 'POST /admin/link-problems/{id}/new-address': {
      // The check that was begun above takes away what it does not find.
      const state = async () => (await caller.get<{ state: string }>('link-check')).body.data.state;
      await expect.poll(state).not.toBe('running');
      const link = `https://cu.example/${email}`;
      const { id } = await build(test, banner, { link });
      const problem = { address: link, address_hash: link, kind: 'moved', reason: 'moved', status: null, target: null } as const;
      const at = test.clock.now().toISOString();
      const found = { fails: 1, confirmed: 1, more_places: 0, first_at: at, checked_at: at, new_address: `${link}/moi` };
      const made = await test.db
        .insertInto('link_problem')
        .values({ ...problem, ...found })
        .returning('id')
        .executeTakeFirstOrThrow();
      const place = { link_id: made.id, place: 0, resource: 'banners', record_id: id, field: 'link' };
      await test.db.insertInto('link_place').values(place).execute();
      return { path: path.replace('{id}', String(made.id)) };
    }
    case 'POST /admin/set-aside':
    case 'GET /admin/set-aside/{id}':
    case 'PUT /admin/set-aside/{id}':
    case 'DELETE /admin/set-aside/{id}': {
      const body = { resource: 'vi-tri', title: 'Vị trí', values: { name: 'Vị trí' } };
      if (method === 'POST') return { path, body, wrong: { ...body, values: 5 } };
      const { id } = (await caller.post<{ id: number }>('set-aside', body)).body.data;
      const own = path.replace('{id}', String(id));
      return method === 'PUT' ? { path: own, body, wrong: { values: 5 } } : { path: own };
    }
    case 'GET /admin/enquiries/{id}':
    case 'POST /admin/enquiries/{id}/notes':
    case 'POST /admin/enquiry-searches':
    case 'POST /admin/enquiry-changes':
    case 'POST /admin/enquiry-people':
    case 'POST /admin/enquiry-people/removals': {
      const { body } = await test.json<{ number: string }>('/api/enquiries', { method: 'POST', body: enquiryOf() });
      const asked = test.db.selectFrom('enquiry').select('id').where('number', '=', body.data.number);
      const { id } = await asked.executeTakeFirstOrThrow();
      const own = path.replace('{id}', String(id));
      if (method === 'GET') return { path: own };
      if (path.endsWith('notes')) return { path: own, body: { kind: 'note', text: 'Đã gọi' }, wrong: { text: 5 } };
      if (path.endsWith('searches')) return { path: own, body: { q: body.data.number }, wrong: { q: 5 } };
      if (path.includes('people')) return { path: own, body: { contact: '0901234567' }, wrong: { contact: 5 } };
      const change = { id, version: 1, state: 'callback', call_back_on: '2026-08-25' };
      return { path: own, body: { changes: [change] }, wrong: { changes: [{ ...change, version: 0 }] } };
    }
    case 'GET /admin/past-addresses/owner':
      return { path: `${path}?resource=nghe-nghiep&slug=khong-co` };
    case 'POST /admin/past-addresses/import': {
      const { slug } = await build(test, career);
      return { path, body: { text: `/cu/${slug}.html, ${careerPath(slug)}` }, wrong: { text: 5 } };
    }
    default: {
      const facts = descriptions.find((each) => path === `/admin/facts/${each.path}`);
      if (facts === undefined || method === 'GET') return { path: address };
      const { id } = await build(test, facts);
      const values = await sampleValues(test, facts);
      const { columns, also } = factColumnsOf(facts.path)!;
      const own = Object.fromEntries([...columns, ...also].map((name) => [name, values[name]]));
      const body = (sent: unknown) => ({ changes: [{ id, version: 1, values: sent }] });
      return { path, body: body(own), wrong: body({ name: 'x' }) };
    }
  }
}

/** What the calls of mail are sent and answer where none is sent, and to a token of nobody. */
const withoutMail: Readonly<Record<string, { status: number; body?: object }>> = {
  'GET /admin/mail-state': { status: 200 },
  'POST /admin/forgotten-password': { status: 409, body: { email: 'hoa@example.com' } },
  'POST /admin/password-link': { status: 404, body: { token: 'A'.repeat(43) } },
  'POST /admin/new-password': { status: 404, body: { token: 'A'.repeat(43), password: 'sáng nay trời mưa rất to' } },
  'PUT /admin/me/enquiry-mail': { status: 409, body: { enquiry_mail: 'morning' } },
  'POST /admin/mail/test': { status: 409 },
};

describe.each(dialects)('what the document says of calls on %s', (dialect) => {
  let test: TestApp;
  let editor: Editor;
  beforeAll(async () => {
    test = await createTestApp(dialect);
    editor = await createEditor(test);
    for (const resource of descriptions) await build(test, resource);
  });
  afterAll(() => test.close());

  const check = async (call: Call, method: string, path: string, body?: unknown, token: string | undefined = editor.token) => {
    const answer = await test.json(`/api${path}`, { method, token, body });
    const where = `${method} ${path}: ${answer.status} ${JSON.stringify(answer.body).slice(0, 300)}`;
    const described = answerOf(call, answer.status);
    expect(described, where).toBeDefined();
    const judged = validatorOf(described!.content['application/json'].schema).safeParse(answer.body);
    expect(judged.error?.issues ?? [], where).toEqual([]);
    // The schemas are strict: a key they do not know would be noticed.
    expect(validatorOf(described!.content['application/json'].schema).safeParse({ ...answer.body, la: 1 }).success, where).toBe(
      false,
    );
    for (const [header, { required, schema }] of Object.entries(described!.headers ?? {})) {
      const value = answer.headers.get(header);
      if (required) expect(value, where).not.toBeNull();
      if (value !== null)
        expect(validatorOf(schema).safeParse(schema['type'] === 'integer' ? Number(value) : value).success).toBe(true);
    }
    // What is taken is what the document says can be sent, and what a field is refused for is not.
    if (body !== undefined && answer.status < 300) expect(takes(call, body).error?.issues ?? [], where).toEqual([]);
    return answer;
  };

  /** Every number of a query, at its bounds and beyond. */
  const checkBounds = async (call: Call, method: string, path: string, sent?: unknown) => {
    for (const { name, schema } of call.parameters.filter((parameter) => parameter.in === 'query')) {
      if (schema['type'] !== 'integer') continue;
      const { minimum, maximum } = schema;
      expect([name, typeof minimum, typeof maximum]).toEqual([name, 'number', 'number']);
      const ask = async (value: unknown) => (await check(call, method, `${path}?${name}=${String(value)}`, sent)).status;
      expect([name, await ask(minimum), await ask(maximum)]).toEqual([name, 200, 200]);
      expect([name, await ask(Number(minimum) - 1)]).toEqual([name, 422]);
      // Too long a page is served as the longest that can be told.
      if (Number(maximum) < Number.MAX_SAFE_INTEGER) expect([name, await ask(Number(maximum) + 1)]).toEqual([name, 422]);
      if ('default' in schema) {
        const { body } = await check(call, method, path, sent);
        expect([name, (await check(call, method, `${path}?${name}=${String(schema['default'])}`, sent)).body]).toEqual([
          name,
          body,
        ]);
      }
    }
    for (const parameter of call.parameters) {
      if (/^(page|per_page|\w*_id)$/.test(parameter.name))
        expect([parameter.name, parameter.schema['type']]).toEqual([parameter.name, 'integer']);
    }
  };

  /** Description whose records a public path shows. */
  const shownBy = (path: string): Description | undefined => descriptions.find((resource) => path === `/${resource.path}/{slug}`);

  it.each(calls.filter(({ path }) => !path.startsWith('/admin')))('$name', async ({ path, method, call }) => {
    if (method === 'POST') {
      expect((await check(call, method, path, enquiryOf(), undefined)).status).toBe(201);
      expect((await check(call, method, path, enquiryOf({ consent: false }), undefined)).status).toBe(422);
      return;
    }
    const resource = shownBy(path);
    if (resource) {
      const record: Record<string, unknown> = { ...(await build(test, resource)) };
      expect((await check(call, method, path.replace('{slug}', String(record['slug'])))).status).toBe(200);
      expect((await check(call, method, path.replace('{slug}', 'khong-co'))).status).toBe(404);
      expect(
        (await editor.put(`${resource.path}/${String(record['id'])}`, { slug: `${String(record['slug'])}-moi` })).status,
      ).toBe(200);
      expect((await check(call, method, path.replace('{slug}', String(record['slug'])))).body.meta).toEqual({
        redirected_from: record['slug'],
      });
      expect((await check(call, method, path.replace('{slug}', '%E0%A4%A'))).status).toBe(400);
      return;
    }
    await build(test, career, { slug: `so-${path.replaceAll('/', '-').slice(1)}` });
    await build(test, question, { tra_loi: [{ title: 'Có', content: '', list: [] }] });
    const { status, body } = await check(
      call,
      method,
      `${path}?q=so&nghe=so-${path.replaceAll('/', '-').slice(1)}`,
      undefined,
      undefined,
    );
    expect(status).toBe(200);
    expect([body.data].flat().length).toBeGreaterThan(0);
    if (call.parameters.length === 0) return;
    await checkBounds(call, method, path);
    await check(call, method, `${path}?page=2&per_page=1&q=so`);
    expect((await check(call, method, `${path}?${call.parameters[0]?.name}=%E0%A4%A`)).status).toBe(400);
    const paged = call.parameters.some((parameter) => parameter.name === 'page');
    expect((await check(call, method, `${path}?${paged ? 'page=x' : 'q=so&q=so&nghe=a&nghe=a&nganh=a&nganh=a'}`)).status).toBe(
      422,
    );
  });

  // A sheet is opened in a thread of its own, which costs more than all other calls; tests/api/sheets.test.ts reads and writes
  // them on either database.
  const isLooked = ({ path }: { path: string }) =>
    dialect === 'sqlite' || !/\/(export|imports|import-\w+)(\/|$)/.test(path) || path.startsWith(`/admin/${career.path}/`);

  it.each(calls.filter(({ path }) => path.startsWith('/admin/')).filter(isLooked))('$name', async ({ path, method, call }) => {
    const [, , word = '', last = ''] = path.split('/');
    const resource = descriptions.find((each: Description) => each.path === (word === 'import-plans' ? career.path : word));
    if (!resource) {
      if (word === 'login') {
        const { body: me } = await editor.get<{ email: string }>('me');
        expect((await check(call, method, path, { email: me.data.email, password })).status).toBe(200);
        expect((await check(call, method, path, { email: me.data.email, password: 'sai-mat-khau' })).status).toBe(401);
        expect((await check(call, method, path, {})).status).toBe(422);
        for (let index = 0; index < 5; index += 1)
          await check(call, method, path, { email: me.data.email, password: 'sai-mat-khau' });
        expect((await check(call, method, path, { email: me.data.email, password })).status).toBe(429);
        return;
      }
      // Where no mail is sent, as here; what is answered with it: tests/api/password-mail.test.ts and mail.test.ts.
      const mail = withoutMail[`${method} ${path}`];
      if (mail !== undefined) {
        expect((await check(call, method, path, mail.body)).status).toBe(mail.status);
        if (mail.status === 404) expect((await check(call, method, path, {})).status).toBe(422);
        return;
      }
      const caller = await createEditor(test);
      if (method === 'POST' && path === '/admin/kho-anh') {
        expect((await check(call, method, path, undefined, 'x')).status).toBe(401);
        expect((await check(call, method, path, toForm({}), caller.token)).status).toBe(422);
        const answer = await caller.post(path.slice('/admin/'.length), toForm({ image: await pictureFile() }));
        expect(answer.status).toBe(201);
        const described = answerOf(call, answer.status);
        const judged = validatorOf(described!.content['application/json'].schema).safeParse(answer.body);
        expect(judged.error?.issues ?? []).toEqual([]);
        return;
      }
      if (path === '/admin/enquiry-sheet') {
        expect((await check(call, method, path, undefined, 'x')).status).toBe(401);
        expect((await check(call, method, `${path}?state=x`)).status).toBe(422);
        const answer = await test.request(`/api${path}`, { token: editor.token });
        expect(Object.keys(call.responses['200']!.content)).toEqual([answer.headers.get('Content-Type')]);
        await answer.body?.cancel();
        return;
      }
      const { path: address, body, wrong } = await sampleOf(test, caller, method, path);
      expect((await check(call, method, address, undefined, 'x')).status).toBe(401);
      if (path.includes('{id}')) expect((await check(call, method, path.replace('{id}', '999999'), body)).status).toBe(404);
      if (wrong !== undefined) {
        expect((await check(call, method, address, wrong, caller.token)).status).toBe(422);
        expect(takes(call, wrong).success).toBe(false);
      }
      expect((await check(call, method, address, body, caller.token)).status).toBe(call.responses['201'] ? 201 : 200);
      if (call.parameters.some((parameter) => parameter.in === 'query')) await checkBounds(call, method, address, body);
      return;
    }

    expect((await check(call, method, path.replace('{id}', '1'), undefined, 'x')).status).toBe(401);
    if (last === 'all' || last === 'dropdown') {
      const id = await parentFor(test, word);
      if (word === 'menu') await build(test, menu, { parent_id: id });
      expect((await check(call, method, path)).status).toBe(200);
      expect((await check(call, method, `${path}?page=x`)).status).toBe(422);
      expect((await check(call, method, `${path}?page=%E0%A4%A`)).status).toBe(400);
      await checkBounds(call, method, path);
      return;
    }
    if (method === 'POST' && last === '') {
      // But for what it leads to, which has to be there.
      const given = await editor.post(word, call.requestBody!.content['application/json']!.example);
      const leads = Object.entries(resource.fields).filter(([, { kind }]) => /^(?:reference|references|image)$/.test(kind));
      const isLead = (name: string) => leads.some(([field]) => field === name) || /\.pictures\.\d+\.image$/.test(name);
      expect(Object.keys(given.body.errors ?? {}).filter((name) => !isLead(name))).toEqual([]);
      const form = toForm(await sampleValues(test, resource));
      expect((await check(call, method, path, form)).status).toBe(201);
      expect((await check(call, method, path, await sampleValues(test, resource))).status).toBe(201);
      const values = await sampleValues(test, resource);
      // What a field is refused for is judged before the database is asked; records.test.ts sends such values to either.
      if (dialect === 'postgres') return;
      for (const [field, wrong] of wrongValues(resource)) {
        const body = { ...values, [field]: wrong };
        const what = `${field}: ${JSON.stringify(wrong)?.slice(0, 60)}`;
        expect([what, (await check(call, method, path, body)).status]).toEqual([what, 422]);
        expect([what, takes(call, body).success]).toEqual([what, false]);
      }
      return;
    }
    if (last === 'batch') {
      const [one, other] = [await build(test, resource), await build(test, resource)];
      const ids = [one.id, other.id];
      for (const wrong of [
        { action: 'x', ids },
        { action: 'delete', ids: ['x'] },
        { action: 'set', ids, values: 5 },
      ]) {
        expect((await check(call, method, path, wrong)).status).toBe(422);
        expect(takes(call, wrong).success).toBe(false);
      }
      expect((await check(call, method, path, { action: 'set', ids, values: { order: 1 } })).status).toBe(422);
      expect((await check(call, method, path, { action: 'delete', ids: [2_147_483_647] })).status).toBe(404);
      expect((await check(call, method, path, { action: 'delete', ids })).status).toBe(200);
      return;
    }
    if (last === 'hidden-along') {
      for (const wrong of [{ ids: ['x'] }, { filters: 5 }]) {
        expect((await check(call, method, path, wrong)).status).toBe(422);
        expect(takes(call, wrong).success).toBe(false);
      }
      expect((await check(call, method, path, { ids: [(await build(test, resource)).id] })).status).toBe(200);
      return;
    }
    if (last === 'preview') {
      expect((await check(call, method, path, { id: 'x' })).status).toBe(422);
      expect(takes(call, { id: 'x' }).success).toBe(false);
      // There are no pages here; what is answered with them is held to its shape in form-pages.test.ts.
      expect((await check(call, method, path, {})).status).toBe(404);
      return;
    }
    if (last === 'export' || path.includes('/import')) {
      const form = new FormData();
      form.set('file', new File([`Thứ tự\n7`], 'a.csv'));
      if (path.endsWith('/import-plans')) {
        expect((await check(call, method, path, form)).status).toBe(200);
        expect((await check(call, method, path, new FormData())).status).toBe(422);
        expect(takes(call, new FormData()).success).toBe(false);
        return;
      }
      const sent = new FormData();
      const title = (resource as Description).fields[resource.title]!.label;
      sent.set('file', new File([`${title}\n${crypto.randomUUID()}`], 'a.csv'));
      const looked = await editor.post<{ plan: string }>(`${resource.path}/import-plans`, sent);
      const { plan } = looked.body.data;
      const at = path.replace('{plan}', plan);
      if (method === 'POST') {
        expect((await check(call, method, path, { plan: 5 })).status).toBe(422);
        expect(takes(call, { plan: 5 }).success).toBe(false);
        expect((await check(call, method, path, { plan: '1' })).status).toBe(404);
        expect([200, 422]).toContain((await check(call, method, path, { plan })).status);
        return;
      }
      if (path.includes('{plan}')) expect((await check(call, method, path.replace('{plan}', '1'))).status).toBe(404);
      const media = Object.keys(call.responses['200']!.content);
      if (media.includes('application/json')) {
        expect((await check(call, method, at)).status).toBe(200);
        if (method === 'GET') await checkBounds(call, method, at);
        return;
      }
      const file = await test.request(`/api${at}`, { token: editor.token });
      expect([file.status, media.includes(file.headers.get('Content-Type') ?? '')]).toEqual([200, true]);
      expect((await file.arrayBuffer()).byteLength).toBeGreaterThan(0);
      if (call.parameters.some((parameter) => parameter.name === 'format'))
        expect((await check(call, method, `${at}?format=pdf`)).status).toBe(422);
      return;
    }
    const { id, version } = await build(test, resource);
    if (/\{id\}\/(versions|draft)/.test(path)) {
      const draft = await editor.put<{ seq: number }>(`${word}/${id}/draft`, { [resource.title]: 'Nháp' });
      const [, created] = (await editor.get<{ seq: number }[]>(`${word}/${id}/versions`)).body.data;
      const address = (of: number) => path.replace('{id}', String(of)).replace('{seq}', String(created!.seq));
      const isDraft = path.includes('/draft');
      const body = method === 'PUT' ? await sampleValues(test, resource) : undefined;
      const stale = isDraft ? { draft: draft.body.data.seq + 99 } : { version: version + 99 };
      expect((await check(call, method, address(2_147_483_647), body)).status).toBe(404);
      if (method !== 'GET') {
        expect((await check(call, method, address(id), { ...body, ...stale })).status).toBe(409);
        const wrong = isDraft ? { draft: 'x' } : { version: 'x' };
        expect((await check(call, method, address(id), wrong)).status).toBe(422);
      }
      if (path.endsWith('/versions')) await checkBounds(call, method, address(id));
      expect((await check(call, method, address(id), body)).status).toBe(200);
      return;
    }
    if (path.includes('/previews')) {
      const made = await editor.post<{ id: string }>(`${word}/${id}/previews`);
      const at = (of: number) => path.replace('{id}', String(of)).replace('{preview}', made.body.data.id);
      expect((await check(call, method, at(2_147_483_647))).status).toBe(404);
      if (method === 'POST') expect((await check(call, method, at(id), { days: 2 })).status).toBe(422);
      expect((await check(call, method, at(id))).status).toBe(method === 'POST' ? 201 : 200);
      return;
    }
    if (last === '{id}' && path.endsWith('/addresses')) {
      const old = `/cu/${crypto.randomUUID()}.html`;
      const at = (of: number, name = old) =>
        path.replace('{id}', String(of)) + (method === 'DELETE' ? `?place=/&name=${encodeURIComponent(name)}` : '');
      const body = method === 'POST' ? { address: old } : undefined;
      if (method === 'DELETE') expect((await editor.post(`${word}/${id}/addresses`, { address: old })).status).toBe(201);
      expect((await check(call, method, at(2_147_483_647), body)).status).toBe(404);
      if (method === 'DELETE') {
        expect((await check(call, method, at(id, '/cu/khong-co'))).status).toBe(404);
        expect((await check(call, method, path.replace('{id}', String(id)))).status).toBe(422);
      }
      expect((await check(call, method, at(id), body)).status).toBe(method === 'POST' ? 201 : 200);
      if (method === 'POST') {
        expect((await check(call, method, at(id), { address: 'khong-phai-dia-chi' })).status).toBe(422);
        expect((await check(call, method, at(id), { address: 5 })).status).toBe(422);
        expect(takes(call, { address: 5 }).success).toBe(false);
      }
      return;
    }
    const address = (of: number) => path.replace('{id}', String(of));
    if (last === '{id}' && path.endsWith('/listings')) {
      const [by] = (await editor.get<{ resource: string; field: string }[]>(`${word}/${id}/listings`)).body.data;
      const other = await build(test, describedBy(by!.resource));
      const body = method === 'PUT' ? { resource: by!.resource, field: by!.field, add: [other.id], remove: [] } : undefined;
      expect((await check(call, method, address(2_147_483_647), body)).status).toBe(404);
      expect((await check(call, method, address(id), body)).status).toBe(200);
      if (method === 'PUT') {
        expect((await check(call, method, address(id), { ...body, field: 'khong_co' })).status).toBe(422);
        expect((await check(call, method, address(id), { ...body, add: ['x'] })).status).toBe(422);
        expect(takes(call, { ...body, add: [0] }).success).toBe(false);
      }
      return;
    }
    const upload = path.split('/')[4];
    const name = Object.entries(resource.fields).find(([, field]) => field.kind === 'image' && field.upload === upload)?.[0];
    const picture = async () =>
      name === undefined ? new FormData() : toForm({ [name]: await pictureFile({ width: 400, height: 300 }) });
    const good = method === 'POST' ? await picture() : method === 'PUT' ? await sampleValues(test, resource) : undefined;
    const stale =
      method === 'POST'
        ? toForm({ version: 99, [name!]: await pictureFile({ width: 10, height: 10 }) })
        : { version: version + 99 };

    expect((await check(call, method, address(2_147_483_647), good)).status).toBe(404);
    if (method !== 'GET') expect((await check(call, method, address(id), stale)).status).toBe(409);
    expect((await check(call, method, address(id), good)).status).toBe(200);
    if (method === 'PUT')
      expect((await check(call, method, address(id), { [resource.title]: 'x'.repeat(256) })).status).toBe(422);
    if (method === 'POST')
      expect((await check(call, method, address(id), toForm({ [name!]: new File(['<svg>'], 'a.png') }))).status).toBe(415);
    expect(describedBy(word)).toBe(resource);
  });
});
