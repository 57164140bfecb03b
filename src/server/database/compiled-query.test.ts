import { sql } from 'kysely';
import { expect, it } from 'vitest';
import { connect } from './connect.ts';
import { compiledListQuery, compiledQuery } from './compiled-query.ts';
import type { Database } from './schema.ts';

const open = async (title: string): Promise<Database> => {
  const db = connect({ dialect: 'sqlite', file: ':memory:' });
  await sql`create table menu (id integer primary key, title text, "order" integer)`.execute(db);
  await sql`insert into menu (title, "order") values (${title}, 1), (${title}, 2), ('Khác', 1)`.execute(db);
  return db;
};

it('builds a query once per database and binds each time what is given', async () => {
  let built = 0;
  const idsOf = compiledQuery((db, title: string, order: number) => {
    built += 1;
    return db.selectFrom('menu').select('id').where('order', '=', order).where('title', '=', title).where('id', '<', 9);
  });
  const [one, other] = [await open('Một'), await open('Hai')];
  expect(await idsOf(one, 'Một', 2)).toEqual([{ id: 2 }]);
  expect(await idsOf(one, 'Khác', 1)).toEqual([{ id: 3 }]);
  expect(await idsOf(one, "'; drop table menu; --", 1)).toEqual([]);
  expect(await idsOf(other, 'Hai', 1)).toEqual([{ id: 1 }]);
  expect(built).toBe(2);
  await Promise.all([one.destroy(), other.destroy()]);
});

it('binds one value in several places', async () => {
  const db = await open('Một');
  const equal = compiledQuery((from, number: number) =>
    from.selectFrom('menu').select('id').where('order', '=', number).where('id', '=', number),
  );
  expect(await equal(db, 1)).toEqual([{ id: 1 }]);
  expect(await equal(db, 2)).toEqual([{ id: 2 }]);
  await db.destroy();
});

it('refuses a query that looks into a value or leaves it out', async () => {
  const db = await open('Một');
  const peeking = compiledQuery((from, title: string) => from.selectFrom('menu').select('id').where('title', '=', `${title}!`));
  await expect(peeking(db, 'Một')).rejects.toThrow('only known when');
  const forgetful = compiledQuery((from, _title: string) => from.selectFrom('menu').select('id'));
  await expect(forgetful(db, 'Một')).rejects.toThrow('bound nowhere');
  await db.destroy();
});

it('asks for a list of any length with a few queries', async () => {
  const db = await open('Một');
  let built = 0;
  const among = compiledListQuery((from, ids: readonly number[], order: number) => {
    built += 1;
    return from.selectFrom('menu').select('id').where('id', 'in', ids).where('order', '=', order).orderBy('id');
  });
  expect(await among(db, [], 1)).toEqual([]);
  expect(built).toBe(0);
  expect(await among(db, [3], 1)).toEqual([{ id: 3 }]);
  expect(await among(db, [1, 2, 3], 1)).toEqual([{ id: 1 }, { id: 3 }]);
  expect(await among(db, [3, 2, 1, 9, 8], 2)).toEqual([{ id: 2 }]);
  expect(built).toBe(2);
  const many = Array.from({ length: 1_100 }, (_, index) => 1_100 - index);
  expect(await among(db, many, 1)).toEqual([{ id: 1 }, { id: 3 }]);
  await db.destroy();
});
