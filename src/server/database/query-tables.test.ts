import { DummyDriver, Kysely, PostgresAdapter, PostgresIntrospector, PostgresQueryCompiler, sql } from 'kysely';
import { describe, expect, it } from 'vitest';
import { anyTable, readsOf, writesOf } from './query-tables.ts';

type Row = { id: number; name: string; slug: string; status: number; parent_id: number };
const db = new Kysely<{ one: Row; two: Row; three: Row }>({
  dialect: {
    createAdapter: () => new PostgresAdapter(),
    createDriver: () => new DummyDriver(),
    createIntrospector: (of) => new PostgresIntrospector(of),
    createQueryCompiler: () => new PostgresQueryCompiler(),
  },
});

const reads = (query: { compile: () => { sql: string } }) =>
  readsOf(query.compile().sql).map(({ table, filters, shown, id }) => ({ table, filters: [...filters], shown: [...shown], id }));
const read = (query: { compile: () => { sql: string } }, table = 'one') => reads(query).filter((each) => each.table === table);

describe('what a query reads', () => {
  it('are the columns that it shows, of the rows in its result, and those that decide which rows these are', () => {
    const query = db.selectFrom('one').select(['id', 'name']).where('slug', '=', 'x').orderBy('parent_id').limit(3);
    expect(read(query)).toEqual([
      { table: 'one', filters: expect.arrayContaining(['slug', 'parent_id']), shown: ['id', 'name'], id: 'id' },
    ]);
    expect(read(query)[0]?.filters).not.toContain('name');
  });

  it('are the columns of each table by the name that the query has for it', () => {
    const query = db
      .selectFrom('one')
      .innerJoin('two as parent', 'parent.id', 'one.parent_id')
      .select(['one.id as own', 'one.name', 'parent.slug as above'])
      .where('parent.status', '=', 1);
    const [one, two] = [read(query)[0], read(query, 'two')[0]];
    expect([one?.shown, one?.id, two?.shown, two?.id]).toEqual([['id', 'name'], 'own', ['slug'], null]);
    expect(one?.filters).toContain('parent_id');
    expect(one?.filters).not.toContain('status');
    expect(two?.filters).toEqual(expect.arrayContaining(['id', 'status']));
    expect(two?.filters).not.toContain('slug');
  });

  it('decide always, where they are a status, below the first level, or made into something else', () => {
    const nested = db
      .selectFrom('one')
      .select('id')
      .where(({ exists, selectFrom }) => exists(selectFrom('two').select('two.name').whereRef('two.parent_id', '=', 'one.id')));
    expect(read(nested, 'two')[0]?.filters).toEqual(expect.arrayContaining(['name', 'parent_id']));
    expect(read(db.selectFrom('one').select(['id', 'status']))[0]).toMatchObject({
      filters: expect.arrayContaining(['status']),
      shown: ['id'],
    });
    const beside = db.selectFrom('one').select(({ selectFrom }) => ['id', selectFrom('two').select('two.name').limit(1).as('x')]);
    expect(read(beside, 'two')[0]?.filters).toContain('name');
    for (const query of [
      db.selectFrom('one').select(({ fn }) => fn.max('name').as('last')),
      db.selectFrom('one').select(sql`coalesce(name, '')`.as('name')),
      db.selectFrom('one').select('name').distinct(),
      db.selectFrom('one').select('name').groupBy('name'),
      db.selectFrom('one').select('name').union(db.selectFrom('two').select('name')),
      db.selectFrom(db.selectFrom('one').select('name').as('inner')).select('inner.name'),
    ])
      expect([query.compile().sql, read(query)[0]?.filters]).toEqual([query.compile().sql, expect.arrayContaining(['name'])]);
  });

  it('are all columns, where they are not named, and none where rows are counted', () => {
    expect(read(db.selectFrom('one').selectAll())[0]?.filters).toContain('*');
    expect(read(db.selectFrom('one').innerJoin('two', 'two.id', 'one.id').selectAll('one'))[0]?.filters).toContain('*');
    const counted = db
      .selectFrom('one')
      .select(({ fn }) => fn.countAll().as('count'))
      .where('slug', 'is distinct from', 'x');
    expect(read(counted)[0]?.filters).toContain('slug');
    expect(read(counted)[0]?.filters).not.toContain('*');
  });

  it('tell no rows, where two columns of the result are called alike', () => {
    const query = db.selectFrom('one').innerJoin('two', 'two.id', 'one.parent_id').select(['one.id', 'two.id']);
    expect(reads(query).map(({ id }) => id)).toEqual([null, null]);
  });

  it('is everything, where that is not understood', () => {
    for (const text of [
      'select "a" from "journal"',
      'select "a" from one',
      'select "a" from "one" where "id" in (select id from two)',
      'select "a" from "one", "two"',
      'select "a" from "one" as "x", "two"',
      'with "x" as (select 1) select "a" from "x"',
      'insert into "one" ("id") values ($1) returning "id"',
    ])
      expect([text, readsOf(text)]).toEqual([text, [anyTable]]);
  });
});

describe('what a query changes', () => {
  const written = (query: { compile: () => { sql: string; parameters: readonly unknown[] } }) => {
    const { sql: text, parameters } = query.compile();
    return writesOf(text, parameters);
  };

  it('are columns, of rows that are named', () => {
    const update = db.updateTable('one').set({ name: 'a "b" = c, "slug" = d', slug: 'x' });
    expect(written(update.where('id', '=', 7))).toEqual([{ table: 'one', columns: ['name', 'slug'], ids: [7] }]);
    expect(written(update.where('id', 'in', [7, 8]))).toEqual([{ table: 'one', columns: ['name', 'slug'], ids: [7, 8] }]);
    for (const query of [
      update,
      update.where('slug', '=', 'x'),
      update.where('id', '=', 7).returning('id'),
      update.where(({ or, eb }) => or([eb('id', '=', 7), eb('slug', '=', 'x')])),
      update.where('slug', '=', 'x').where('id', 'in', [1]),
      update.where('id', 'in', ({ selectFrom }) => selectFrom('two').select('two.parent_id').where('two.id', '=', 7)),
    ])
      expect(written(query)).toEqual([{ table: 'one', columns: ['name', 'slug'], ids: null }]);
    const cases = update.set({ parent_id: sql<number>`case id when ${1} then ${2} end` }).where('id', 'in', [3, 4]);
    expect(written(cases)).toEqual([{ table: 'one', columns: ['name', 'slug', 'parent_id'], ids: [3, 4] }]);
  });

  it('are rows that come and go', () => {
    const row = { id: 1, name: '', slug: '', status: 1, parent_id: 2 };
    const all = [{ table: 'one', columns: null, ids: null }];
    expect(written(db.insertInto('one').values(row))).toEqual(all);
    expect(
      written(
        db
          .insertInto('one')
          .values(row)
          .onConflict((on) => on.column('id').doUpdateSet({ name: 'x' })),
      ),
    ).toEqual(all);
    expect(written(db.deleteFrom('one').where('id', '=', 1))).toEqual(all);
  });

  it('is nothing of what reads, and of the journal itself', () => {
    expect(written(db.selectFrom('one').selectAll())).toEqual([]);
    for (const text of ['begin immediate', 'select pg_advisory_xact_lock(1)', 'insert into "journal" ("seq") values (?)'])
      expect(writesOf(text, [])).toEqual([]);
  });

  it('is not known of anything else', () => {
    for (const text of [
      'delete from "admin" where "id" = ?',
      'update one set name = 1',
      'drop table "one"',
      'with x as (delete from "one") select 1',
    ])
      expect([text, writesOf(text, [1])]).toEqual([text, null]);
  });
});
