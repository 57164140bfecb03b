import { sql } from 'kysely';
import { expect, it } from 'vitest';
import { connect } from '../connect.ts';

it('leaves a value and its type as they are', async () => {
  const db = connect({ dialect: 'sqlite', file: ':memory:' });
  await sql`create table kept (text text, number integer)`.execute(db);
  for (const value of ['007', 'Ấ Ễ Ộ', '', 7, -1.5, 2 ** 53, null, Buffer.from('7')]) {
    const { rows } = await sql<{ value: unknown; type: string }>`select ${value} as value, typeof(${value}) as type`.execute(db);
    const type = value === null ? 'null' : typeof value === 'string' ? 'text' : Buffer.isBuffer(value) ? 'blob' : 'real';
    expect(rows).toEqual([{ value, type }]);
  }
  await sql`insert into kept values (${'007'}, ${'007'})`.execute(db);
  const { rows } =
    await sql`select * from kept where text = ${'007'} and number = ${7} and number in (${7}, ${8}) limit ${1}`.execute(db);
  expect(rows).toEqual([{ text: '007', number: 7 }]);
  await db.destroy();
});
