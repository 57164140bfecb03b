import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql } from 'kysely';
import { afterAll, expect, it } from 'vitest';
import { connect } from './connect.ts';
import { migrate, readMigrations } from './migrate.ts';

const dir = mkdtempSync(join(tmpdir(), 'huong-nghiep-migrations-'));
afterAll(() => rmSync(dir, { recursive: true, force: true }));
const folderWith = (files: Record<string, string>) => {
  const folder = mkdtempSync(join(dir, 'folder-'));
  for (const [name, text] of Object.entries(files)) writeFileSync(join(folder, name), text);
  return folder;
};
const good = 'export const migration = () => ({ up: () => Promise.resolve() });';

it('records migrations under the names that existing databases know', async () => {
  const db = connect({ dialect: 'sqlite', file: ':memory:' });
  await migrate(db, 'sqlite');
  const { rows } = await sql<{ name: string }>`select name from kysely_migration order by name`.execute(db);
  expect(rows.slice(0, 6).map(({ name }) => name)).toEqual([
    '0001-content-tables',
    '0002-search-index',
    '0003-sign-in-tries',
    '0004-content-state',
    '0005-search-pairs',
    '0006-search-names-above',
  ]);
  await expect(migrate(db, 'sqlite')).resolves.toBeUndefined();
  await db.destroy();
});

it('finds migrations by their folder, in order of their names', async () => {
  const folder = folderWith({ '0002-b.ts': good, '0001-a.ts': good, 'README.md': '' });
  expect(Object.keys(await readMigrations(folder))).toEqual(['0001-a', '0002-b']);
});

it.each([
  [{ '0001-a.ts': 'export const up = () => {};' }, 'The migration 0001-a.ts exports no function called "migration".'],
  [{ '0001-a.ts': good, 'extra.ts': good }, 'A migration is called like 0001-content-tables.ts, not extra.ts.'],
  [{ '0001-a.ts': good, '0001-b.ts': good }, 'Two migrations have the number 0001: 0001-a.ts and 0001-b.ts.'],
])('says which file is no migration', async (files, message) => {
  const db = connect({ dialect: 'sqlite', file: ':memory:' });
  await expect(migrate(db, 'sqlite', folderWith(files))).rejects.toThrow(message);
  await db.destroy();
});

it('leaves the tables as they were when one of several migrations fails', async () => {
  const creating =
    'export const migration = () => ({ async up(db) { await db.schema.createTable("a").addColumn("id", "integer").execute(); } });';
  const db = connect({ dialect: 'sqlite', file: ':memory:' });
  const folder = folderWith({ '0001-a.ts': creating, '0002-b.ts': creating });
  await expect(migrate(db, 'sqlite', folder)).rejects.toThrow('already exists');
  expect((await db.introspection.getTables()).map(({ name }) => name)).toEqual([]);
  await db.destroy();
});
