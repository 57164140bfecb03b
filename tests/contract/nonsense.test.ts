import fc from 'fast-check';
import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import type { Description } from '#shared/content-types/description.ts';
import { descriptions } from '#shared/content-types/index.ts';
import { createTestApp, dialects, type TestApp } from '../support/app.ts';
import { build } from '../support/build.ts';
import { sampleValues, toForm, type Values } from '../support/samples.ts';
import { createEditor, type Editor } from '../support/sign-in.ts';
import { walkOf } from '../support/steps.ts';
import { watchedLog } from '../support/watched-log.ts';

const { steps: runs, timeout } = walkOf(120, 60_000);

/** Values that break things: wrong types, depth, length, and text that databases and encodings stumble over. */
const junk: fc.Arbitrary<unknown> = fc.oneof(
  { weight: 3, arbitrary: fc.anything({ withNullPrototype: true, maxDepth: 3 }) },
  fc.string({ unit: 'binary', maxLength: 300 }),
  fc.constantFrom<unknown>(
    null,
    '',
    ' ',
    '\u0000',
    'a\u0000b',
    '\ud800',
    '\udc00x',
    'e\u0301'.repeat(500),
    '\u202e\u200b\ufeff',
    '😀'.repeat(200),
    "'; drop table menu; --",
    '${7*7}{{7*7}}<script>',
    '../../etc/passwd',
    -0,
    Number.MAX_VALUE,
    2 ** 31,
    2 ** 53,
    1e308,
    '1e5',
    '0x10',
    '٣',
    true,
    [],
    {},
    [[[[[[[[]]]]]]]],
    { __proto__: null, toString: 1 },
    JSON.parse('{"__proto__":{"polluted":1},"constructor":{"prototype":{"polluted":1}}}'),
    Array.from({ length: 1_000 }, (_, index) => index),
    Array.from({ length: 300 }, () => ({ title: 'x', list: ['\ud800', '\u0000'] })),
    [{ title: { title: 'x' }, content: ['y'], list: { 0: 'z' } }],
    [{ title: 'x', list: [null, 1, {}, ['y']] }],
  ),
);

const deep = (levels: number) => `${'{"a":'.repeat(levels)}1${'}'.repeat(levels)}`;

/** Bodies that break the reading of a body itself. */
const rawBodies = fc.constantFrom(
  deep(10_000),
  `${'['.repeat(30_000)}${']'.repeat(30_000)}`,
  `{"${'__proto__'}":{"name":"x"},"name":"y"}`,
  '{"name":"a","name":"b"}',
  '"text"',
  'null',
  '{"name":"\\ud800"}',
  `{"content":${JSON.stringify(Array.from({ length: 30_000 }, () => 1))}}`,
);

const formNames = (fields: string[]) =>
  fc.oneof(
    fc.constantFrom(...fields),
    fc
      .tuple(
        fc.constantFrom(...fields, '__proto__', 'constructor'),
        fc.array(
          fc.constantFrom(
            '[0]',
            '[1]',
            '[999999999999]',
            '[-1]',
            '[]',
            '[title]',
            '[list]',
            '[content]',
            '[__proto__]',
            '[constructor]',
            '[',
            ']',
            '[[0]]',
          ),
          {
            maxLength: 12,
          },
        ),
      )
      .map(([name, parts]) => name + parts.join('')),
    fc.string({ maxLength: 20 }),
  );

describe.each(dialects)('nonsense sent to %s', (dialect) => {
  let test: TestApp;
  let editor: Editor;
  beforeAll(async () => {
    test = await createTestApp(dialect);
    editor = await createEditor(test);
  });
  afterAll(() => test.close());
  afterEach(() => {
    vi.restoreAllMocks();
  });

  it.each(descriptions as readonly Description[])(
    'is refused or tidied up, and touches no other record: $path',
    async (resource) => {
      const { path, fields } = resource;
      // An error nobody foresaw would be logged; the first one shows in the failure.
      const logged = watchedLog();
      const names = Object.keys(fields);
      const valid = await sampleValues(test, resource);
      const bystander = await build(test, resource, { [resource.title]: 'Người ngoài cuộc' });
      const target = await build(test, resource);
      const table = resource.table as 'menu';
      const stands = async () =>
        JSON.stringify(await test.db.selectFrom(table).selectAll().where('id', '=', bystander.id).execute());
      const before = await stands();

      const broken = fc
        .tuple(
          fc.dictionary(fc.constantFrom(...names, 'version', 'id', 'author_id', '__proto__', 'khong_co'), junk, { maxKeys: 4 }),
          fc.subarray(names),
        )
        .map(([changes, dropped]) => {
          const body: Values = { ...valid, slug: '', ...changes };
          for (const name of dropped) if (!(name in changes)) delete body[name];
          return body;
        });
      const forms = fc.array(
        fc.tuple(
          formNames(names),
          fc.oneof(fc.string({ unit: 'binary', maxLength: 40 }), fc.constantFrom('', '1', '\u0000', '\ud800')),
        ),
        { maxLength: 12 },
      );

      const bodies = fc.oneof(
        {
          weight: 6,
          arbitrary: broken.map(
            (values): unknown =>
              JSON.stringify(values, (_key, value) => (typeof value === 'bigint' ? String(value) : value)) ?? '{}',
          ),
        },
        {
          weight: 2,
          arbitrary: forms.map((fields) =>
            fields.reduce((form, [name, value]) => (form.append(name, value), form), toForm(valid)),
          ),
        },
        { weight: 1, arbitrary: rawBodies },
      );

      await fc.assert(
        fc.asyncProperty(bodies, fc.constantFrom('POST', 'PUT'), async (body, method) => {
          const headers = body instanceof FormData ? {} : { 'Content-Type': 'application/json' };
          const address = method === 'POST' ? `/api/admin/${path}` : `/api/admin/${path}/${target.id}`;
          const answer = await test.json(address, { method, token: editor.token, headers, body });
          expect(answer.status, JSON.stringify(logged.mock.calls[0]?.map(String))).toBeLessThan(500);
          expect(answer.body.success).toBe(answer.status < 300);
          if (!answer.body.success) expect(answer.body.message).toMatch(/\p{L}/u);
        }),
        { numRuns: runs },
      );
      expect(await stands()).toBe(before);
      expect(Object.hasOwn(Object.prototype, 'polluted')).toBe(false);
      expect(logged).not.toHaveBeenCalled();
      // Whatever got in can be read again, alone and in a list.
      const { body } = await editor.get<{ id: number }[]>(`${path}/all?per_page=100`);
      expect(body.data.length).toBeGreaterThan(1);
      expect((await editor.get(`${path}/${target.id}`)).status).toBe(200);
    },
    timeout,
  );

  it('in escapes that cannot be decoded is refused where the call reads it', async () => {
    const { path } = descriptions[0];
    for (const query of ['page=%E0%A4%A', 'status=%', 'sort_by=%FF', 'page=1&page=%'])
      expect([query, (await editor.get(`${path}/all?${query}`)).status]).toEqual([query, 400]);
    expect((await editor.get(`${path}/all?utm=%E0%A4%A`)).status).toBe(200);
    expect((await editor.remove(`${path}/1?version=%FF`)).status).toBe(400);
  });

  it(
    'in the address of a list is refused or ignored',
    async () => {
      const logged = watchedLog();
      const keys = [
        'page',
        'per_page',
        'sort_by',
        'sort_order',
        'status',
        'keyword',
        'category_id',
        'category_slug',
        'nghe_nghiep_id',
        'bo_phan_id',
      ];
      const query = fc.array(
        fc.tuple(
          fc.constantFrom(...keys),
          fc.oneof(fc.string({ unit: 'binary', maxLength: 20 }), fc.constantFrom('\u0000', '%', '-1', '1e9', '9'.repeat(30))),
        ),
        { maxLength: 4 },
      );
      await fc.assert(
        fc.asyncProperty(fc.constantFrom(...descriptions), query, async ({ path }, pairs) => {
          const text = pairs.map(([key, value]) => `${key}=${encodeURIComponent(value.toWellFormed())}`).join('&');
          const { status } = await editor.get(`${path}/all?${text}`);
          expect([200, 422], `${path}?${text} ${String(logged.mock.calls[0])}`).toContain(status);
        }),
        { numRuns: runs },
      );
    },
    timeout,
  );
});
