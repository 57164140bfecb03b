import { existsSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import * as fs from 'node:fs/promises';
import { createServer, type Server } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { connect } from '#server/database/connect.ts';
import { createFile } from '#server/database/dialects/sqlite-file.ts';
import { folderFiles } from '#server/media/files.ts';
import { s3Files } from '#server/media/s3-files.ts';
import { readSettings, type Settings } from './settings.ts';
import { openSite } from './site.ts';
import { checkAddress, checkDamage, checkDatabase, checkDataDir, checkStorage, makeDataDir } from './startup-checks.ts';

const dir = mkdtempSync(join(tmpdir(), 'huong-nghiep-startup-'));
let other: Server;
let taken = 0;
beforeAll(async () => {
  other = createServer();
  await new Promise<void>((resolve) => other.listen(0, '127.0.0.1', resolve));
  const address = other.address();
  taken = typeof address === 'object' && address !== null ? address.port : 0;
});
afterAll(() => {
  other.close();
  rmSync(dir, { recursive: true, force: true });
});

const settings = (environment: Record<string, string>): Settings => readSettings({ DATA_DIR: join(dir, 'data'), ...environment });

test('a port that is taken is refused before anything is created', async () => {
  await expect(checkAddress(settings({ PORT: String(taken) }))).rejects.toThrow(/^PORT="\d+" is not usable/);
  await expect(checkAddress(settings({ PORT: '0' }))).resolves.toBeUndefined();
});

test('a bad password of the first administrator, a database and a store that do not answer leave nothing behind', async () => {
  const fresh = { DATA_DIR: join(dir, 'fresh'), PORT: '0', HOST: '127.0.0.1', DATABASE_WAIT_SECONDS: '0' };
  for (const [name, value] of [
    ['ADMIN_PASSWORD', 'matkhau123'],
    ['ADMIN_PASSWORD', 'admin@example.com'],
    ['DATABASE_URL', 'postgres://x:geheim@127.0.0.1:1/db'],
    ['STORAGE_URL', 's3://key:geheim@127.0.0.1:1/bucket?tls=false'],
  ] as const) {
    await expect(openSite(settings({ ...fresh, [name]: value }))).rejects.toThrow(new RegExp(`^${name}="[^\n]*" is not usable`));
    expect([name, existsSync(join(dir, 'fresh'))]).toEqual([name, false]);
  }
});

test('a host that is not this machine is refused', async () => {
  await expect(checkAddress(settings({ PORT: '0', HOST: '192.0.2.1' }))).rejects.toThrow(/^HOST="192\.0\.2\.1" is not usable/);
});

test('a data folder is looked at before it is created, and refused when it cannot be', () => {
  checkDataDir(settings({}));
  expect(existsSync(join(dir, 'data'))).toBe(false);
  makeDataDir(settings({}));
  expect(existsSync(join(dir, 'data'))).toBe(true);
  checkDataDir(settings({}));
  writeFileSync(join(dir, 'file'), '');
  expect(() => checkDataDir(settings({ DATA_DIR: join(dir, 'file') }))).toThrow(/^DATA_DIR=/);
  expect(() => checkDataDir(settings({ DATA_DIR: join(dir, 'file/below') }))).toThrow(/^DATA_DIR=/);
});

test('a database that does not answer is named without its password', async () => {
  const bad = settings({ DATABASE_URL: 'postgres://x:geheim@127.0.0.1:1/db' });
  const db = connect(bad.database);
  await expect(checkDatabase(db, bad)).rejects.toThrow(
    /^DATABASE_URL="postgres:\/\/x:…@127\.0\.0\.1:1\/db" is not usable: .*ECONNREFUSED/,
  );
  await db.destroy();
});

test('a database that is not there yet is waited for, which is told once', async () => {
  const told = vi.spyOn(console, 'log').mockImplementation(() => {});
  const bad = settings({ DATABASE_URL: 'postgres://x:geheim@127.0.0.1:1/db' });
  const db = connect(bad.database);
  await expect(checkDatabase(db, bad, 1)).rejects.toThrow(/^DATABASE_URL=.* is not usable/);
  expect(told.mock.calls).toEqual([['The database does not answer yet (ECONNREFUSED); waiting up to 1 seconds for it.']]);
  told.mockRestore();
  await db.destroy();
});

test('a store that does not answer is named without its key', async () => {
  const bad = settings({ STORAGE_URL: 's3://key:geheim@127.0.0.1:1/bucket?region=x' });
  if (bad.storage.kind !== 's3') throw new Error('That is no folder.');
  await expect(checkStorage(s3Files(bad.storage), bad)).rejects.toThrow(
    /^STORAGE_URL="s3:\/\/key:…@127\.0\.0\.1:1\/bucket\?…" is not usable/,
  );
});

const databaseIn = (folder: string, bytes: string) => {
  mkdirSync(join(dir, folder), { recursive: true });
  const file = join(dir, folder, 'site.sqlite');
  writeFileSync(file, bytes);
  return { file, found: (environment = {}) => settings({ DATA_DIR: join(dir, folder), ...environment }) };
};

test.each([
  [
    'an empty file',
    '',
    /^DATA_DIR="[^"]+site\.sqlite" is not usable: .*but the file is empty; restore a backup.*REPLACE_DATABASE/,
  ],
  ['a letter', 'Kính gửi quý trường,'.repeat(20), /^DATA_DIR=.*but another program made this file; restore a backup/],
])(
  '%s in the place of the database is refused in one line and stays as it is, unless it is to be replaced',
  async (what, bytes, line) => {
    const { file, found } = databaseIn(what, bytes);
    const db = connect(found().database);
    const refused = checkDatabase(db, found());
    await expect(refused).rejects.toThrow(line);
    await expect(refused).rejects.toThrow(/^[^\n]+$/);
    expect([readFileSync(file, 'utf8'), readdirSync(join(dir, what))]).toEqual([bytes, ['site.sqlite']]);

    const said = vi.spyOn(console, 'log').mockImplementation(() => {});
    await checkDatabase(db, found({ REPLACE_DATABASE: 'true' }));
    expect(said).toHaveBeenCalledOnce();
    said.mockRestore();
    await db.destroy();
    const kept = readdirSync(join(dir, what)).find((name) => name.includes('.replaced-'));
    expect(readFileSync(join(dir, what, String(kept)), 'utf8')).toBe(bytes);
    expect(readFileSync(file, 'latin1')).toMatch(/^SQLite format 3/);
  },
);

test('a damaged database is refused in one line that names it', () => {
  const { file, found } = databaseIn('damaged', '');
  rmSync(file);
  createFile(file);
  expect(() => checkDamage(found())).not.toThrow();
  const bytes = readFileSync(file);
  bytes.fill(0x55, 100, 1_000);
  writeFileSync(file, bytes);
  expect(() => checkDamage(found())).toThrow(
    /^The database [^\n]+site\.sqlite is damaged: [^\n]+\. Restore a backup of it; nothing was changed\.$/,
  );
});

test('a folder of pictures that cannot be written to is refused in one line', async () => {
  const access = () => Promise.reject(Object.assign(new Error('read-only'), { code: 'EROFS' }));
  const files = folderFiles(join(dir, 'read-only'), { ...fs, access });
  await expect(checkStorage(files, settings({}))).rejects.toThrow(/^The folder [^\n]+ cannot be used: [^\n]+ \(EROFS\)\.$/);
});
