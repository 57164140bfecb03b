import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Description } from '#shared/content-types/description.ts';
import { menu, descriptions } from '#shared/content-types/index.ts';
import { createTestApp, dialects, type TestApp } from '../support/app.ts';
import { readList } from '#server/crud/list.ts';
import { readListQuery } from '#server/crud/list-query.ts';
import { siteRecordTypes } from '#server/start/site-types.ts';
import { build } from '../support/build.ts';
import { parentFor } from '../support/samples.ts';
import { createEditor, type Editor } from '../support/sign-in.ts';

type Row = Record<string, unknown> & { id: number };

const queryOf = (query: Record<string, string | number>) => {
  const params = new URLSearchParams();
  for (const [key, value] of Object.entries(query)) params.set(key, String(value));
  return params.toString();
};

/** Fields that a list may be sorted by and that may be empty. */
const mayBeEmpty = ({ title, fields, list }: Description): string[] =>
  Object.entries(fields).flatMap(([name, { kind }]) =>
    ['number', 'date', 'datetime'].includes(kind) || (kind === 'text' && name !== title && list.sorts.includes(name))
      ? [name]
      : [],
  );

/** Values for them, every third of them empty. */
function sortedBy(resource: Description, at: number): Record<string, unknown> {
  const isEmpty = at % 3 === 0;
  const values = mayBeEmpty(resource).map((name): [string, unknown] => {
    const field = resource.fields[name];
    if (field?.kind === 'text') return [name, isEmpty ? '' : `72104${10 + at}`];
    if (field?.kind === 'number') return [name, isEmpty ? null : field.from + (at % 5) * (field.step ?? 1)];
    return [name, isEmpty ? null : `2026-12-${10 + at}${field?.kind === 'date' ? '' : 'T00:00:00.000Z'}`];
  });
  return Object.fromEntries(values);
}

/** In the order of a Vietnamese dictionary. */
const names = ['An', 'Anh', 'Ảnh', 'Ánh', 'Ăn', 'Ấm', 'Ba', 'Dạ', 'Đa', 'Em', 'Êm', 'Ô', 'Ơn', 'Uy', 'Ưu', 'Y'];

describe.each(dialects)('the list of every resource on %s', (dialect) => {
  let test: TestApp;
  let editor: Editor;
  beforeAll(async () => {
    test = await createTestApp(dialect);
    editor = await createEditor(test);
  });
  afterAll(() => test.close());

  describe.each(descriptions as readonly Description[])('$path', (resource) => {
    const { path, fields, title, list } = resource;
    const ask = (query: Record<string, string | number> = {}) => editor.get<Row[]>(`${path}/all?${queryOf(query)}`);
    const ids = async (query: Record<string, string | number>) =>
      (await ask({ per_page: 100, ...query })).body.data.map(({ id }) => id);
    const made: Row[] = [];

    beforeAll(async () => {
      const shuffled = names.map((name, index) => ({ name, at: (index * 7) % names.length })).sort((a, b) => a.at - b.at);
      for (const { name, at } of shuffled) {
        const choice = fields['status']?.kind === 'choice' ? { status: at % 2 && at % 3 ? 'published' : 'draft' } : {};
        const hidden = fields['status']?.kind === 'visibility' ? { status: at % 2 } : {};
        const slug = 'slug' in fields ? { slug: `muc-${at}` } : {};
        const given = { [title]: name, order: at % 4, ...slug, ...hidden, ...choice, ...sortedBy(resource, at) };
        made.push({ ...(await build(test, resource, given)) });
      }
    });

    const own = (rows: number[]) => rows.filter((id) => made.some((row) => row.id === id));

    it('comes by order, then the latest first where it has moments, then by id', async () => {
      const moment = list.sorts.find((name) => fields[name]?.kind === 'datetime') ?? '';
      const late = (row: Row) => -Date.parse(String(row[moment] ?? '1970-01-01'));
      const expected = made
        .toSorted((a, b) => Number(a['order']) - Number(b['order']) || late(a) - late(b) || 0 || a.id - b.id)
        .map(({ id }) => id);
      expect(own(await ids({}))).toEqual(expected);
    });

    it('sorts names as a Vietnamese dictionary does', async () => {
      const expected = names.map((name) => made.find((row) => row[title] === name)!.id);
      expect(own(await ids({ sort_by: title }))).toEqual(expected);
      expect(own(await ids({ sort_by: title, sort_order: 'desc' }))).toEqual(expected.toReversed());
    });

    it.each(list.sorts)('sorts by %s both ways, ties by id', async (sort_by) => {
      for (const sort_order of ['asc', 'desc']) {
        const { status, body } = await ask({ per_page: 100, sort_by, sort_order });
        expect(status).toBe(200);
        const rows = body.data.filter(({ id }) => made.some((row) => row.id === id));
        expect(rows).toHaveLength(made.length);
        for (const [index, row] of rows.entries()) {
          const next = rows[index + 1];
          if (!next || sort_by === title) continue;
          const [a, b] = sort_order === 'asc' ? [row[sort_by], next[sort_by]] : [next[sort_by], row[sort_by]];
          const isEmpty = (value: unknown) => value === null || value === '';
          if (sort_by === 'order' && a === b) continue;
          if (a === b) expect(row.id).toBeLessThan(next.id);
          else if (isEmpty(row[sort_by]) || isEmpty(next[sort_by]))
            expect(isEmpty(next[sort_by]), `${sort_by} ${sort_order}`).toBe(true);
          else expect((a as number | string) < (b as number | string), `${sort_by} ${String(a)} ${String(b)}`).toBe(true);
        }
      }
    });

    it.each(mayBeEmpty(resource))('could be sorted by %s both ways, what is empty last', async (sortBy) => {
      // Whatever its own list does.
      const type = { ...siteRecordTypes.at(path), slots: {} };
      const rank = (row: Row, descending: boolean) => {
        const value = row[sortBy];
        if (value === null || value === '') return Infinity;
        const number = typeof value === 'number' ? value : Date.parse(String(value)) || Number(value);
        return descending ? -number : number;
      };
      for (const descending of [false, true]) {
        const asked = readListQuery(resource, (key) => (key === 'per_page' ? ['100'] : undefined), test.clock.now());
        const { data } = await readList(test.db, type, { ...asked, sortBy, descending });
        const expected = made.toSorted((a, b) => rank(a, descending) - rank(b, descending) || a.id - b.id).map(({ id }) => id);
        expect(own(data.map(({ id }) => id)), String(descending)).toEqual(expected);
      }
    });

    const paged = resource === menu ? [] : list.sorts;
    it.each(paged)('sorted by %s both ways, gives the page that a record is on', async (sort_by) => {
      for (const sort_order of ['asc', 'desc']) {
        const all = await ids({ sort_by, sort_order });
        for (const place of [0, 6, 11, all.length - 1]) {
          const { body } = await ask({ sort_by, sort_order, per_page: 3, around: all[place]! });
          expect([body.meta.current_page, body.data.map(({ id }) => id)], `${sort_by} ${sort_order} ${place}`).toEqual([
            Math.floor(place / 3) + 1,
            all.slice(place - (place % 3), place - (place % 3) + 3),
          ]);
        }
      }
    });

    it('can be paged through without losing or repeating a record', async () => {
      const first = await ask({ page: 1, per_page: 5 });
      const { total, last_page } = first.body.meta;
      expect(first.body.meta).toEqual({ current_page: 1, last_page: Math.ceil(total / 5), per_page: 5, total });
      const seen: number[] = [];
      for (let page = 1; page <= last_page; page += 1) {
        const { body } = await ask({ page, per_page: 5 });
        expect(body.data.length).toBe(page < last_page ? 5 : total - 5 * (last_page - 1));
        seen.push(...body.data.map(({ id }) => id));
      }
      expect(new Set(seen).size).toBe(total);
      expect(seen).toEqual((await ids({})).slice(0, seen.length));
    });

    it('is empty past its end, and never longer than 100', async () => {
      for (const page of [1_000, 999_999_999_999_999]) {
        const { status, body } = await ask({ page });
        expect([status, body.data, body.meta.current_page]).toEqual([200, [], page]);
      }
      expect((await ask({ per_page: 5_000 })).body.meta.per_page).toBe(100);
    });

    if (resource !== menu) {
      it('shows ten unless asked otherwise', async () => {
        const { body } = await ask();
        expect(body.data).toHaveLength(10);
        expect(body.meta).toMatchObject({ current_page: 1, per_page: 10 });
      });
    }

    it.each([
      ['page', '0'],
      ['page', '-1'],
      ['page', 'x'],
      ['page', '1.5'],
      ['per_page', '0'],
      ['per_page', 'ten'],
      ['sort_by', 'version; drop table menu'],
      ['sort_by', 'sort_name'],
      ['sort_order', 'up'],
      ...list.filters.flatMap((key) =>
        key === 'keyword' || key === 'category_slug'
          ? []
          : [
              [key, 'x'],
              [key, '99999999999'],
            ],
      ),
    ])('refuses %s=%s, naming it', async (key, value) => {
      const { status, body } = await ask({ [key!]: value! });
      expect(status).toBe(422);
      expect(Object.keys(body.errors ?? {})).toEqual([key]);
    });

    it('refuses a key that is given twice', async () => {
      for (const key of ['page', 'sort_by', ...list.filters]) {
        const { status, body } = await editor.get(`${path}/all?${key}=1&${key}=1`);
        expect([status, body.errors]).toEqual([422, { [key]: [expect.stringMatching(/^[A-ZĐ].* chỉ được gửi một lần$/)] }]);
      }
    });

    it('takes an empty key for one that is not there', async () => {
      const keys = ['page', 'per_page', 'sort_by', 'sort_order', ...list.filters];
      const empty = await ask(Object.fromEntries(keys.map((key) => [key, ''])));
      expect(empty.status).toBe(200);
      expect(empty.body).toEqual((await ask()).body);
    });

    const status = fields['status'];
    if (list.filters.includes('status') && status !== undefined) {
      const spellings: [string, unknown][] =
        status.kind === 'choice'
          ? status.values.map(({ value }) => [value, value])
          : [
              ['active', 1],
              ['1', 1],
              ['inactive', 0],
              ['0', 0],
            ];
      it.each(spellings)('shows only what is %s', async (spelling, value) => {
        const { body } = await ask({ status: spelling, per_page: 100 });
        expect(body.data.length).toBeGreaterThan(0);
        expect(new Set(body.data.map((row) => row['status']))).toEqual(new Set([value]));
        const expected = made
          .filter((row) => row['status'] === value)
          .map(({ id }) => id)
          .sort((a, b) => a - b);
        expect(own(body.data.map(({ id }) => id)).sort((a, b) => a - b)).toEqual(expected);
      });
      it('shows all for all', async () => {
        expect(await ids({ status: 'all' })).toEqual(await ids({}));
      });
    }

    for (const key of list.filters) {
      const field = fields[key];
      if (field?.kind !== 'reference') continue;
      it(`narrows to one ${key}`, async () => {
        const parent = await parentFor(test, field.to);
        const mine = [await build(test, resource, { [key]: parent }), await build(test, resource, { [key]: parent })];
        const { body } = await ask({ [key]: parent });
        expect(body.data.map(({ id }) => id).sort()).toEqual(mine.map(({ id }) => id).sort());
        expect(body.meta.total).toBe(2);
        expect((await ask({ [key]: 2_147_483_647 })).body.data).toEqual([]);
      });
    }

    it('costs no more queries, however many records there are', async () => {
      const { body } = await ask({ per_page: 100 });
      expect(body.data.length).toBeGreaterThan(10);
      // The token, the count, the page, what lies in other tables, and what may hide it, level by level.
      expect(await test.countQueries(() => ask({ per_page: 100 }))).toBeLessThanOrEqual(6);
    });
  });
});
