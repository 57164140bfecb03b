import { mkdtempSync, readdirSync, readFileSync, rmSync, truncateSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import SQLite from 'better-sqlite3';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { createFile, damageOf, moveAside, stateOf, tryLock } from './sqlite-file.ts';

let dir: string;
let file: string;
beforeEach(() => {
  dir = mkdtempSync(join(tmpdir(), 'huong-nghiep-sqlite-'));
  file = join(dir, 'site.sqlite');
});
afterEach(() => rmSync(dir, { recursive: true, force: true }));

const makeWith = (statements: string) => {
  const database = new SQLite(file);
  database.exec(statements);
  database.close();
};

describe('what lies at the place of the database', () => {
  it('is nothing at first, and then the database that was made', () => {
    expect(stateOf(file)).toBe('absent');
    createFile(file);
    expect([stateOf(file), damageOf(file)]).toEqual(['own', null]);
    expect(readdirSync(dir)).toEqual(['site.sqlite']);
  });

  it('is still the database that another start has made meanwhile', () => {
    createFile(file);
    makeWith('create table vi_tri (id integer); insert into vi_tri values (7)');
    createFile(file);
    const database = new SQLite(file);
    expect(database.prepare('select id from vi_tri').all()).toEqual([{ id: 7 }]);
    database.close();
  });

  it('is a database of an earlier version, known by its tables', () => {
    makeWith('create table kysely_migration (name text); create table nghe_nghiep (id integer)');
    expect(stateOf(file)).toBe('own');
  });

  it.each<[string, () => void, string]>([
    ['a file without a byte', () => writeFileSync(file, ''), 'empty'],
    ['a text', () => writeFileSync(file, 'Đây là một bức thư.'.repeat(20)), 'foreign'],
    ['the database of another program', () => makeWith('create table users (id integer)'), 'foreign'],
    ['only the log of a database', () => writeFileSync(`${file}-wal`, 'x'), 'lost'],
  ])('%s is not taken for one of this app', (_what, put, state) => {
    put();
    expect(stateOf(file)).toBe(state);
    const aside = moveAside(file, new Date('2026-08-21T00:00:00Z'));
    expect(aside).toBe(`${file}.replaced-2026-08-21T00-00-00-000Z`);
    expect([stateOf(file), readdirSync(dir).length]).toEqual(['absent', 1]);
  });

  it('is damaged when pages of it are gone, and that is told in one line', () => {
    createFile(file);
    const fill = `with recursive n (i) as (select 1 union all select i + 1 from n where i < 2000)`;
    makeWith(`create table vi_tri (name text); insert into vi_tri ${fill} select 'Vị trí số ' || i from n`);
    expect(damageOf(file)).toBeNull();
    const bytes = readFileSync(file);
    bytes.fill(0x55, 2 * 4096, 3 * 4096);
    writeFileSync(file, bytes);
    expect(damageOf(file)).toMatch(/^[^\n]+$/);
    truncateSync(file, 4096);
    expect(damageOf(file)).toMatch(/^[^\n]+$/);
  });
});

it('a lock has one owner, until it is given back', () => {
  const lock = join(dir, 'lock');
  const first = tryLock(lock);
  expect([first === null, tryLock(lock)]).toEqual([false, null]);
  first?.release();
  const second = tryLock(lock);
  expect(second).not.toBeNull();
  second?.release();
});
