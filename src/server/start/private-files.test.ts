import * as fs from 'node:fs';
import { chmodSync, lstatSync, mkdirSync, mkdtempSync, readdirSync, rmSync, statSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import SQLite from 'better-sqlite3';
import { sql } from 'kysely';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { connect } from '#server/database/connect.ts';
import { createFile, tryLock } from '#server/database/dialects/sqlite-file.ts';
import { folderFiles } from '#server/media/files.ts';
import { closeToOthers } from './private-files.ts';
import { readSettings, type Settings } from './settings.ts';
import { makeDataDir } from './startup-checks.ts';

// Windows has no such marks.
describe.skipIf(process.platform === 'win32')('the data folder', () => {
  let dir: string;
  let settings: Settings;
  beforeEach(() => {
    dir = mkdtempSync(join(tmpdir(), 'huong-nghiep-private-'));
    settings = readSettings({ DATA_DIR: join(dir, 'data') });
  });
  afterEach(() => rmSync(dir, { recursive: true, force: true }));

  const marks = (path: string) => (statSync(path).mode & 0o7777).toString(8);
  const inData = (...names: string[]) => join(settings.dataDir, ...names);
  const all = () =>
    readdirSync(settings.dataDir, { recursive: true, encoding: 'utf8' })
      .sort()
      .map((name) => `${marks(inData(name))} ${name}`);

  /** As an older version left it. */
  function leaveOpen(): void {
    mkdirSync(inData('uploads'), { recursive: true });
    for (const name of ['site.sqlite', 'site.sqlite-wal', 'site.sqlite.opening', 'uploads/a-1.webp', 'ghi-chu.txt'])
      writeFileSync(inData(name), '');
    for (const name of ['site.sqlite', 'site.sqlite-wal', 'site.sqlite.opening', 'uploads/a-1.webp', 'ghi-chu.txt'])
      chmodSync(inData(name), 0o644);
    for (const name of ['', 'uploads']) chmodSync(inData(name), 0o755);
  }

  it('and all that is made in it are the owner’s alone', async () => {
    makeDataDir(settings);
    const { database } = settings;
    if (database.dialect !== 'sqlite') throw new Error('No other database is wanted here.');
    createFile(database.file);
    const lock = tryLock(`${database.file}.opening`);
    const db = connect(database);
    await sql`create table x (y)`.execute(db);
    await folderFiles(inData('uploads')).put('a-1.webp', Buffer.from('ảnh'));
    expect([marks(settings.dataDir), ...all()]).toEqual([
      '700',
      '600 site.sqlite',
      '600 site.sqlite-shm',
      '600 site.sqlite-wal',
      '600 site.sqlite.opening',
      '600 site.sqlite.opening-journal',
      '700 uploads',
      '600 uploads/a-1.webp',
    ]);
    await db.destroy();
    lock?.release();
  });

  it('that was open is closed by a start, which leaves the marks of other files alone', () => {
    leaveOpen();
    expect(closeToOthers(settings)).toEqual([]);
    expect([marks(settings.dataDir), ...all()]).toEqual([
      '700',
      '644 ghi-chu.txt',
      '600 site.sqlite',
      '600 site.sqlite-wal',
      '600 site.sqlite.opening',
      '700 uploads',
      '600 uploads/a-1.webp',
    ]);
  });

  it('is closed while another process has the database open', () => {
    makeDataDir(settings);
    const file = inData('site.sqlite');
    const other = new SQLite(file);
    other.pragma('journal_mode = WAL');
    other.exec('create table x (y)');
    for (const name of ['site.sqlite', 'site.sqlite-wal', 'site.sqlite-shm']) chmodSync(inData(name), 0o664);
    expect(closeToOthers(settings)).toEqual([]);
    other.exec('insert into x values (1)');
    expect(all()).toEqual(['600 site.sqlite', '600 site.sqlite-shm', '600 site.sqlite-wal']);
    other.close();
  });

  it('leads to no file outside of it', () => {
    leaveOpen();
    const outside = join(dir, 'outside');
    writeFileSync(outside, '');
    chmodSync(outside, 0o644);
    symlinkSync(outside, inData('site.sqlite.link'));
    expect(closeToOthers(settings)).toEqual([]);
    expect(marks(outside)).toBe('644');
    expect(lstatSync(inData('site.sqlite.link')).isSymbolicLink()).toBe(true);
  });

  it('that belongs to another account is told, once for all its files', () => {
    leaveOpen();
    const refusing = () => {
      throw Object.assign(new Error('EPERM'), { code: 'EPERM' });
    };
    const faults = closeToOthers(settings, { ...fs, chmodSync: refusing });
    expect(faults.length).toBeLessThanOrEqual(3);
    expect(faults[0]).toBe(
      `Other accounts of this machine may read ${inData('uploads', 'a-1.webp')}, which could not be changed: EPERM.`,
    );
  });

  it('on a file system without such marks is told, and starts', () => {
    leaveOpen();
    expect(closeToOthers(settings, { ...fs, chmodSync: () => undefined })[0]).toContain('the file system does not keep it');
  });

  it('that everybody shares, as /tmp, stays open and is told', () => {
    leaveOpen();
    chmodSync(settings.dataDir, 0o1777);
    expect(closeToOthers(settings)).toEqual([
      `Other accounts of this machine may read ${settings.dataDir}, which could not be changed: the folder is shared.`,
    ]);
    expect(marks(settings.dataDir)).toBe('1777');
    expect(marks(inData('site.sqlite'))).toBe('600');
  });

  it('that is closed has its pictures not looked through again', () => {
    leaveOpen();
    closeToOthers(settings);
    const looked: string[] = [];
    const readdirSync = ((path: string) => {
      looked.push(path);
      return fs.readdirSync(path);
    }) as typeof fs.readdirSync;
    expect(closeToOthers(settings, { ...fs, readdirSync })).toEqual([]);
    expect(looked).toEqual([settings.dataDir]);
  });
});
