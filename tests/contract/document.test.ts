import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { z } from 'zod';
import type { Resource } from '#shared/resource.ts';
import { menu, resources } from '#shared/resources/index.ts';
import { openApi } from '#server/document/open-api.ts';
import { createTestApp, engines, type TestApp } from '../support/app.ts';
import { build } from '../support/build.ts';
import { describedBy, parentFor, pictureFile, sampleValues, toForm } from '../support/samples.ts';
import { createEditor, type Editor, password } from '../support/sign-in.ts';

type Schema = Record<string, unknown>;
type Call = {
  operationId: string;
  security: unknown[];
  parameters: { name: string; in: string; schema: Schema }[];
  requestBody?: { content: Record<string, { schema: Schema }> };
  responses: Record<string, { content: { 'application/json': { schema: Schema } } }>;
};
type Document = {
  openapi: string;
  paths: Record<string, Record<string, Call>>;
  components: { schemas: Record<string, Schema> };
};

const document = JSON.parse(JSON.stringify(openApi())) as Document;
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

const validators = new Map<Schema, z.ZodType>();
function validatorOf(schema: Schema): z.ZodType {
  const made = validators.get(schema) ?? z.fromJSONSchema(whole(schema) as Parameters<typeof z.fromJSONSchema>[0]);
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

  it('has every call that the API answers, and no other', async () => {
    const test = await createTestApp('sqlite');
    const answered = test.app.routes
      .filter(({ method, path }) => method !== 'ALL' && path.startsWith('/api/'))
      .map(({ method, path }) => `${method} ${path.slice('/api'.length).replace(/:(\w+)(\{[^}]*\})?/g, '{$1}')}`)
      .filter((call) => !['GET /openapi.json', 'GET /docs'].includes(call));
    await test.close();
    expect(calls.map(({ name }) => name).sort()).toEqual([...new Set(answered)].sort());
  });

  it('is served as data, and as a page that asks nobody else', async () => {
    const test = await createTestApp('sqlite');
    const { status, body } = await test.json('/api/openapi.json');
    expect([status, body]).toEqual([200, document]);
    const page = await test.request('/api/docs');
    const text = await page.text();
    await test.close();
    expect([page.status, page.headers.get('Content-Type')]).toEqual([200, 'text/html; charset=UTF-8']);
    expect(text).not.toMatch(/<script|<link|<img|(src|href)="(https?:)?\/\//);
    for (const { path } of calls) expect(text).toContain(`/api${path}`);
  });
});

describe.each(engines)('what the document says of calls on %s', (engine) => {
  let test: TestApp;
  let editor: Editor;
  beforeAll(async () => {
    test = await createTestApp(engine);
    editor = await createEditor(test);
  });
  afterAll(() => test.close());

  const check = async (call: Call, method: string, path: string, body?: unknown, token: string | undefined = editor.token) => {
    const answer = await test.json(`/api${path}`, { method, token, body });
    const where = `${method} ${path}: ${answer.status} ${JSON.stringify(answer.body).slice(0, 300)}`;
    const described = call.responses[String(answer.status)];
    expect(described, where).toBeDefined();
    const judged = validatorOf(described!.content['application/json'].schema).safeParse(answer.body);
    expect(judged.error?.issues ?? [], where).toEqual([]);
    // The schemas are strict: a key they do not know would be noticed.
    expect(validatorOf(described!.content['application/json'].schema).safeParse({ ...answer.body, la: 1 }).success, where).toBe(
      false,
    );
    return answer;
  };

  /** Resource whose records a public path shows. */
  const shownBy = (path: string): Resource | undefined => resources.find((resource) => path === `/${resource.path}/{slug}`);

  it.each(calls.filter(({ path }) => !path.startsWith('/admin')))('$name', async ({ path, method, call }) => {
    for (const resource of resources) await build(test, resource);
    const resource = shownBy(path);
    if (resource) {
      const record: Record<string, unknown> = { ...(await build(test, resource)) };
      expect((await check(call, method, path.replace('{slug}', String(record['slug'])))).status).toBe(200);
      expect((await check(call, method, path.replace('{slug}', 'khong-co'))).status).toBe(404);
      return;
    }
    const { status, body } = await check(call, method, `${path}?q=so`, undefined, undefined);
    expect(status).toBe(200);
    expect(Array.isArray(body.data) && body.data.length > 0).toBe(true);
    if (call.parameters.length === 0) return;
    await check(call, method, `${path}?page=2&per_page=1&q=so`);
    const paged = call.parameters.some((parameter) => parameter.name === 'page');
    expect((await check(call, method, `${path}?${paged ? 'page=x' : 'q=so&q=so'}`)).status).toBe(422);
  });

  it.each(calls.filter(({ path }) => path.startsWith('/admin/')))('$name', async ({ path, method, call }) => {
    const [, , word = '', last = ''] = path.split('/');
    const resource = resources.find((each: Resource) => each.path === word);
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
      const { token } = await createEditor(test);
      expect((await check(call, method, path, undefined, token)).status).toBe(200);
      expect((await check(call, method, path, undefined, 'x')).status).toBe(401);
      return;
    }

    expect((await check(call, method, path.replace('{id}', '1'), undefined, 'x')).status).toBe(401);
    if (last === 'all' || last === 'dropdown') {
      const id = await parentFor(test, word);
      if (word === 'menu') await build(test, menu, { parent_id: id });
      expect((await check(call, method, path)).status).toBe(200);
      expect((await check(call, method, `${path}?page=x`)).status).toBe(422);
      return;
    }
    if (method === 'POST' && last === '') {
      const form = toForm(await sampleValues(test, resource));
      expect((await check(call, method, path, form)).status).toBe(201);
      expect((await check(call, method, path, { status: 'x', order: [] })).status).toBe(422);
      return;
    }
    const { id, version } = await build(test, resource);
    const address = (of: number) => path.replace('{id}', String(of));
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
