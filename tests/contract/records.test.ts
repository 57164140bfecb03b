import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { isList } from '#shared/fields/index.ts';
import type { Description } from '#shared/content-types/description.ts';
import { descriptions } from '#shared/content-types/index.ts';
import { createTestApp, dialects, type TestApp } from '../support/app.ts';
import { build } from '../support/build.ts';
import { parentFor, sampleValues, toForm, type Values } from '../support/samples.ts';
import { createEditor, type Editor } from '../support/sign-in.ts';

type Row = Record<string, unknown> & { id: number; version: number };

/** The detail of a career, and nothing else, gives its status with a label beside it. */
function undressed(row: Row): Row {
  const status = row['status'];
  return typeof status === 'object' && status !== null && 'value' in status ? { ...row, status: status.value } : row;
}

/** A record as it was sent: what a detail adds is taken off. */
function asSent(row: Row, values: Values): Values {
  return Object.fromEntries(Object.keys(values).map((name) => [name, undressed(row)[name]]));
}

const childrenOf = (resource: Description) =>
  descriptions.flatMap((child: Description) =>
    Object.entries(child.fields)
      .filter(([, field]) => field.kind === 'reference' && field.to === resource.path)
      .map(([column]) => ({ child, column })),
  );

/** What goes together with fields that are cleared. */
const alsoCleared: Readonly<Record<string, Values>> = {
  'bai-viet': { status: 'draft' },
  'hoc-bong': { don_vi: '' },
  'vi-tri': { luong_muc: '', luong_nguon: '' },
};

describe.each(dialects)('every resource on %s', (dialect) => {
  let test: TestApp;
  let editor: Editor;
  beforeAll(async () => {
    test = await createTestApp(dialect);
    editor = await createEditor(test);
  });
  afterAll(() => test.close());

  /** Of what is judged before the database is asked: the same on either. */
  const judged = dialect === 'sqlite';

  describe.each(descriptions as readonly Description[])('$path', (resource) => {
    const { path, noun, fields } = resource;
    const { title } = resource;
    const create = async (values?: Values): Promise<Row> => {
      const { body } = await editor.post<Row>(path, values ?? (await sampleValues(test, resource)));
      expect(body.errors).toBeUndefined();
      return body.data;
    };
    const read = async (id: number) => (await editor.get<Row>(`${path}/${id}`)).body.data;

    it.each([
      ['JSON', (values: Values) => values],
      ['a form', toForm],
    ])('gives back what was sent as %s', async (_kind, encode) => {
      const values = await sampleValues(test, resource);
      const { status, body } = await editor.post<Row>(path, encode(values));
      expect([status, body.message]).toEqual([201, `Tạo ${noun} thành công!`]);
      expect(body.data).toMatchObject({ version: 1, created_at: test.clock.now().toISOString() });
      const detail = await editor.get<Row>(`${path}/${body.data.id}`);
      expect(detail.status).toBe(200);
      expect(undressed(detail.body.data)).toEqual(body.data);
      expect(asSent(detail.body.data, values)).toEqual(values);
    });

    it('takes a record with nothing but what is required, and fills in the rest', async () => {
      const all = await sampleValues(test, resource);
      const required = Object.fromEntries(Object.entries(all).filter(([name]) => 'required' in fields[name]!));
      const row = await create(required);
      expect(asSent(row, required)).toEqual(required);
      const { slug, status } = asSent(row, {
        ...('slug' in fields && { slug: '' }),
        ...('status' in fields && { status: 0 }),
      });
      if ('slug' in fields) expect(slug).toMatch(/^[a-z0-9-]+$/);
      if (fields['status']?.kind === 'visibility') expect(status).toBe(1);
    });

    it('changes only what a PUT names', async () => {
      const before = await create();
      const { status, body } = await editor.put<Row>(`${path}/${before.id}`, { [title]: 'Tên mới', khong_co: 1 });
      expect([status, body.message]).toEqual([200, `Cập nhật ${noun} thành công!`]);
      expect(body.data).toEqual({ ...before, [title]: 'Tên mới', version: before.version + 1 });
    });

    it('clears what a PUT names and leaves empty', async () => {
      const row = await create();
      const optional = Object.entries(fields).filter(
        ([, field]) =>
          !('required' in field) &&
          (['paragraph', 'url', 'link', 'datetime', 'number', 'date'].includes(field.kind) || isList(field)),
      );
      const empty = Object.fromEntries(optional.map(([name]) => [name, '']));
      const { status, body } = await editor.put<Row>(`${path}/${row.id}`, toForm({ ...empty, ...alsoCleared[path] }));
      expect(status).toBe(200);
      for (const [name, field] of optional) {
        expect(body.data[name], name).toEqual(field.kind === 'paragraph' ? '' : isList(field) ? [] : null);
      }
    });

    it('takes back a record exactly as a detail gave it', async () => {
      const row = await create();
      const detail = (await editor.get<Row>(`${path}/${row.id}`)).body.data;
      const { status, body } = await editor.put<Row>(`${path}/${row.id}`, { ...undressed(detail), order: 77 });
      expect(status).toBe(200);
      expect(body.data).toEqual({ ...row, order: 77, version: row.version + 1, updated_at: test.clock.now().toISOString() });
    });

    it('leaves no trace of a PUT that changes nothing', async () => {
      const row = await create();
      const other = await createEditor(test);
      test.clock.advance(1_000);
      for (const body of [{}, { khong_co: 1 }, row, { [title]: ` ${String(row[title])}  ` }, toForm({ version: row.version })]) {
        const answer = await other.put<Row>(`${path}/${row.id}`, body);
        expect([answer.status, answer.body.message]).toEqual([200, `Cập nhật ${noun} thành công!`]);
        expect(answer.body.data).toEqual(row);
      }
      const changed = await other.put<Row>(`${path}/${row.id}`, { [title]: 'Tên khác hẳn' });
      expect(changed.body.data).toMatchObject({ version: row.version + 1, updated_at: test.clock.now().toISOString() });
    });

    it('does not overwrite what someone else has just saved', async () => {
      const row = await create();
      await editor.put(`${path}/${row.id}`, { [title]: 'Người kia' });
      const stale = await editor.put<Row>(`${path}/${row.id}`, { [title]: 'Người này', version: row.version });
      expect([stale.status, stale.body.message]).toEqual([409, 'Người khác vừa sửa bản ghi này.']);
      expect(stale.body.data).toEqual(undressed(await read(row.id)));
      expect(stale.body.data[title]).toBe('Người kia');
      expect((await editor.remove(`${path}/${row.id}?version=${row.version}`)).status).toBe(409);
      expect((await editor.remove(`${path}/${row.id}`, { version: row.version })).status).toBe(409);
      const fresh = await editor.put<Row>(
        `${path}/${row.id}`,
        toForm({ [title]: 'Người này', version: stale.body.data.version }),
      );
      expect([fresh.status, fresh.body.data[title]]).toEqual([200, 'Người này']);
    });

    it('saves one of two at the same time when both name the version they read', async () => {
      const row = await create();
      const put = (name: string) => editor.put<Row>(`${path}/${row.id}`, { [title]: name, version: row.version });
      const answers = await Promise.all([put('Một'), put('Hai')]);
      expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
    });

    it('deletes, and does not find it again', async () => {
      const row = await create();
      const { status, body } = await editor.remove(`${path}/${row.id}?version=${row.version}`);
      expect([status, body.message]).toEqual([200, `Xóa ${noun} thành công!`]);
      const other = await create();
      const headers = { 'Content-Type': 'application/json' };
      const bare = await test.json(`/api/admin/${path}/${other.id}`, {
        method: 'DELETE',
        token: editor.token,
        headers,
        body: '',
      });
      expect(bare.status).toBe(200);
      expect((await editor.get(`${path}/${row.id}`)).status).toBe(404);
      expect((await editor.put(`${path}/${row.id}`, { [title]: 'X' })).status).toBe(404);
      expect((await editor.remove(`${path}/${row.id}`)).status).toBe(404);
    });

    it.each(['0', '2147483647', '2147483648', '99999999999999999999', 'abc', '1.5', '-1', '%00'])(
      'has no record %s',
      async (id) => {
        for (const answer of [
          await editor.get(`${path}/${id}`),
          await editor.put(`${path}/${id}`, {}),
          await editor.remove(`${path}/${id}`),
        ]) {
          expect(answer.status).toBe(404);
          expect(answer.body.success).toBe(false);
        }
      },
    );

    const children = childrenOf(resource);
    if (children.length > 0)
      it('is not deleted while something hangs on it', async () => {
        const id = await parentFor(test, path);
        for (const { child, column } of children) {
          await build(test, child, { [column]: id });
          await build(test, child, { [column]: id });
        }
        const { status, body } = await editor.remove(`${path}/${id}`);
        expect(status).toBe(409);
        const counts = children.map(({ child }) => `2 ${child.noun}${child === resource ? ' con' : ''}`).join(' và ');
        expect(body.message).toContain(` này còn ${counts}, hãy chuyển hoặc xóa chúng trước.`);
        expect((await editor.get(`${path}/${id}`)).status).toBe(200);
      });

    const isParent = children.some(({ child }) => child !== resource);
    if (isParent)
      it('is offered in a dropdown, hidden ones too, narrowed by what it hangs on', async () => {
        const hidden = 'status' in fields ? { status: 0 } : {};
        const parents = Object.entries(fields).flatMap(([name, field]) =>
          field.kind === 'reference' ? [[name, field.to] as const] : [],
        );
        const above = Object.fromEntries(
          await Promise.all(parents.map(async ([name, to]) => [name, await parentFor(test, to)] as const)),
        );
        const mine = await build(test, resource, { ...above, ...hidden, [title]: 'Của tôi' });
        const other = await build(test, resource);
        const all = await editor.get<Row[]>(`${path}/dropdown`);
        const ids = all.body.data.map(({ id }) => id);
        expect(ids).toContain(mine.id);
        expect(ids).toContain(other.id);
        expect(all.body.data.find(({ id }) => id === mine.id)).toMatchObject({ id: mine.id, [title]: 'Của tôi', ...above });
        if (parents.length > 0) {
          const narrowed = await editor.get<Row[]>(
            `${path}/dropdown?${Object.entries(above)
              .map(([name, id]) => `${name}=${id}`)
              .join('&')}`,
          );
          expect(narrowed.body.data.map(({ id }) => id)).toEqual([mine.id]);
        }
      });

    describe('refuses, naming the field,', () => {
      const refused = async (change: Values, field: string, encode: (values: Values) => unknown = (values) => values) => {
        const values = { ...(await sampleValues(test, resource)), ...change };
        const count = () =>
          test.db
            .selectFrom(resource.table as 'menu')
            .select(({ fn }) => fn.countAll<number>().as('n'))
            .executeTakeFirstOrThrow();
        const before = await count();
        const { status, body } = await editor.post(path, encode(values));
        expect(status, JSON.stringify(body)).toBe(422);
        expect(body.success).toBe(false);
        expect(Object.keys(body.errors ?? {})).toContain(field);
        expect(body.errors![field]![0]).toMatch(/\p{L}/u);
        expect(await count()).toEqual(before);
      };

      for (const [name, field] of Object.entries(fields)) {
        if ('required' in field) {
          it(`${name} that is missing or empty`, async () => {
            await refused({ [name]: undefined }, name);
            await refused({ [name]: '' }, name, toForm);
            await refused({ [name]: null }, name);
            if (field.kind === 'text') await refused({ [name]: ' \u0000\t ' }, name);
          });
        }
        if (judged && field.kind !== 'image') {
          it(`${name} of another type`, async () => {
            const wrong = isList(field) ? ['chữ', 5, { a: 1 }] : [['x'], { a: 1 }, true];
            for (const value of wrong)
              if (!((field.kind === 'visibility' || field.kind === 'flag') && value === true))
                await refused({ [name]: value }, name);
            await refused({ [name]: new File(['x'], 'x.txt') }, name, toForm);
          });
        }
        if (field.kind === 'text' || field.kind === 'paragraph') {
          it(`${name} that is too long, and takes one that just fits`, async () => {
            await refused({ [name]: 'ộ'.repeat(field.max + 1) }, name);
            const fits = 'ộ'.repeat(field.max).normalize('NFD');
            expect((await create({ ...(await sampleValues(test, resource)), [name]: fits }))[name]).toBe(fits.normalize('NFC'));
          });
        }
        if (field.kind === 'reference') {
          it(`${name} that leads nowhere`, async () => {
            for (const id of [2_147_483_647, 99_999_999_999, -1, 0, 1.5, 'mười']) await refused({ [name]: id }, name);
            await refused({ [name]: '2147483647' }, name, toForm);
          });
        }
        if (field.kind === 'slug') {
          it('a slug that is taken or is none', async () => {
            const row = await create();
            await refused({ [name]: row[name] }, name);
            for (const slug of ['Có Dấu', 'hai--gach', '-dau', 'cuoi-', 'CHU-HOA', 'a/b', 'a'.repeat(161)])
              await refused({ [name]: slug }, name);
            const other = await create();
            const { status, body } = await editor.put(`${path}/${other.id}`, { [name]: row[name] });
            expect([status, Object.keys(body.errors ?? {})]).toEqual([422, [name]]);
            expect((await editor.put(`${path}/${row.id}`, { [name]: row[name] })).status).toBe(200);
          });
        }
        if (judged && (field.kind === 'url' || field.kind === 'link')) {
          it(`${name} that leads where no link should`, async () => {
            // oxlint-disable-next-line no-script-url -- this is what must not get in
            for (const url of [
              'javascript:alert(1)',
              ' JavaScript:alert(1)',
              'data:text/html,x',
              '//evil.example',
              '/\\evil.example',
              'ftp://a.example',
              'khong phai',
            ]) {
              await refused({ [name]: url }, name);
            }
          });
        }
        if (judged && field.kind === 'integer') {
          it(`${name} outside its bounds`, async () => {
            for (const value of [-1, field.to + 1, 1.5, '1e3', 'x', Number.MAX_SAFE_INTEGER])
              await refused({ [name]: value }, name);
          });
        }
        if (judged && field.kind === 'sections') {
          it(`${name} with a fault inside, at its place`, async () => {
            await refused({ [name]: [{ title: 'a' }, { content: 'không tiêu đề' }] }, `${name}.1.title`);
            await refused({ [name]: [{ title: 'x'.repeat(256) }] }, `${name}.0.title`, toForm);
            await refused({ [name]: [{ title: 'a', list: ['b', 'c'.repeat(1_001)] }] }, `${name}.0.list.1`, toForm);
            await refused({ [name]: Array.from({ length: 101 }, () => ({ title: 'a' })) }, name);
            await refused({ [name]: [{ title: 'a', list: Array.from({ length: 101 }, () => 'b') }] }, `${name}.0.list`);
          });

          it(`${name} under the indexes that were sent`, async () => {
            const form = toForm(await sampleValues(test, resource));
            for (const key of [...form.keys()].filter((each) => each === name || each.startsWith(`${name}[`))) form.delete(key);
            form.set(`${name}[3][content]`, 'không tiêu đề');
            form.set(`${name}[7][title]`, 'x'.repeat(256));
            form.set(`${name}[7][list][4]`, 'x'.repeat(1_001));
            const { status, body } = await editor.post(path, form);
            expect([status, Object.keys(body.errors ?? {}).sort()]).toEqual([
              422,
              [`${name}.3.title`, `${name}.7.list.4`, `${name}.7.title`],
            ]);
          });
        }
      }

      it('all faults at once', async () => {
        const { status, body } = await editor.post(path, {});
        expect(status).toBe(422);
        expect(Object.keys(body.errors ?? {}).sort()).toEqual(
          Object.keys(fields)
            .filter((name) => 'required' in fields[name]!)
            .sort(),
        );
      });

      it('all faults at once, also those only the database knows, in a new record and in a change', async () => {
        const taken = await create();
        const own = await create();
        const wrong: Values = { [title]: 'x'.repeat(256), order: -1 };
        const others = Object.entries(await sampleValues(test, resource)).filter(
          ([name]) => 'required' in fields[name]! && fields[name]!.kind !== 'reference' && name !== title,
        );
        const rest = Object.fromEntries(others);
        for (const [name, field] of Object.entries(fields)) {
          if (field.kind === 'reference') wrong[name] = 2_147_483_647;
          if (field.kind === 'slug') wrong[name] = taken[name];
        }
        for (const answer of [
          await editor.post(path, { ...rest, ...wrong }),
          await editor.post(path, toForm({ ...rest, ...wrong })),
          await editor.put(`${path}/${own.id}`, wrong),
        ]) {
          expect(answer.status).toBe(422);
          expect(Object.keys(answer.body.errors ?? {})).toEqual(Object.keys(fields).filter((name) => name in wrong));
          expect(answer.body.message).toBe(Object.values(answer.body.errors ?? {})[0]?.[0]);
        }
        expect((await editor.put(`${path}/2147483647`, wrong)).status).toBe(404);
        expect(undressed(await read(own.id))).toEqual(own);
      });

      it('a version that is none', async () => {
        const row = await create();
        expect(Object.keys((await editor.put(`${path}/${row.id}`, { version: 'x' })).body.errors ?? {})).toEqual(['version']);
        expect((await editor.remove(`${path}/${row.id}?version=x`)).status).toBe(422);
        for (const version of ['', null]) {
          for (const answer of [
            await editor.put(`${path}/${row.id}`, { [title]: 'Không được lưu', version }),
            await editor.put(`${path}/${row.id}`, toForm({ [title]: 'Không được lưu', version })),
            await editor.remove(`${path}/${row.id}`, { version }),
            await editor.remove(`${path}/${row.id}?version=`),
          ]) {
            expect([answer.status, Object.keys(answer.body.errors ?? {})]).toEqual([422, ['version']]);
          }
        }
        expect(undressed(await read(row.id))).toEqual(row);
      });
    });

    if (!judged) return;
    it.each([
      ['a body that cannot be read', '{', { 'Content-Type': 'application/json' }, 400],
      ['a list for a body', '[]', { 'Content-Type': 'application/json' }, 400],
      ['bytes that are no text', new Uint8Array([0x22, 0xff, 0x22]), { 'Content-Type': 'application/json' }, 400],
      ['a form without its boundary', 'x', { 'Content-Type': 'multipart/form-data' }, 400],
      [
        'a form that is cut off',
        '--b\r\nContent-Disposition: form-data; name="name"\r\n\r\nx',
        { 'Content-Type': 'multipart/form-data; boundary=b' },
        400,
      ],
      ['another media type', '<a/>', { 'Content-Type': 'text/xml' }, 415],
      ['fields of an ordinary form', 'name=x', { 'Content-Type': 'application/x-www-form-urlencoded' }, 415],
      ['a body of more than 6 MB', `{"a":"${'x'.repeat(6 * 1024 * 1024)}"}`, { 'Content-Type': 'application/json' }, 413],
    ])('refuses %s', async (_what, body, headers, expected) => {
      const row = await build(test, resource);
      for (const [method, address] of [
        ['POST', path],
        ['PUT', `${path}/${row.id}`],
      ]) {
        const answer = await test.json(`/api/admin/${address}`, { method: method!, token: editor.token, body, headers });
        expect([answer.status, answer.body.success]).toEqual([expected, false]);
      }
    });
  });
});
