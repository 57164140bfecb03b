import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { createServer, type Server } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { connect } from '#server/database/connect.ts';
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
    /^STORAGE_URL="http:\/\/127\.0\.0\.1:1\/bucket" is not usable/,
  );
});
