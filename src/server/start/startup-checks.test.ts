import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import * as fs from 'node:fs/promises';
import { createServer, type Server } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { connect } from '#server/database/connect.ts';
import { folderFiles } from '#server/media/files.ts';
import { s3Files } from '#server/media/s3-files.ts';
import { readSettings, type Settings } from './settings.ts';
import { checkAddress, checkDatabase, checkDataDir, checkStorage } from './startup-checks.ts';

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

test('a host that is not this machine is refused', async () => {
  await expect(checkAddress(settings({ PORT: '0', HOST: '192.0.2.1' }))).rejects.toThrow(/^HOST="192\.0\.2\.1" is not usable/);
});

test('a data folder is created, and refused when it cannot be', () => {
  expect(() => checkDataDir(settings({}))).not.toThrow();
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

test('a store that does not answer is named without its key', async () => {
  const bad = settings({ STORAGE_URL: 's3://key:geheim@127.0.0.1:1/bucket?region=x' });
  if (bad.storage.kind !== 's3') throw new Error('That is no folder.');
  await expect(checkStorage(s3Files(bad.storage), bad)).rejects.toThrow(
    /^STORAGE_URL="https:\/\/127\.0\.0\.1:1\/bucket" is not usable/,
  );
});

test('a folder of pictures that cannot be written to is refused in one line', async () => {
  const access = () => Promise.reject(Object.assign(new Error('read-only'), { code: 'EROFS' }));
  const files = folderFiles(join(dir, 'read-only'), { ...fs, access });
  await expect(checkStorage(files, settings({}))).rejects.toThrow(/^The folder [^\n]+ cannot be used: [^\n]+ \(EROFS\)\.$/);
});
