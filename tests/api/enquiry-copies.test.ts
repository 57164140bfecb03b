import {
  chmodSync,
  copyFileSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { gunzipSync } from 'node:zlib';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { backupCommand } from '#server/cli/commands/backup.ts';
import { restoreCommand } from '#server/cli/commands/restore.ts';
import { transferCommand } from '#server/cli/commands/transfer.ts';
import { connect } from '#server/database/connect.ts';
import type { Database } from '#server/database/schema.ts';
import { closedTexts, keysOf, openEnquiries, parseDataKey } from '#server/enquiries/data-key.ts';
import { openWords } from '#server/enquiries/sealing.ts';
import { takingEnquiries } from '#server/enquiries/take-enquiry.ts';
import { migrate } from '#server/database/migrate.ts';
import { createFile } from '#server/database/dialects/sqlite-file.ts';
import { forgetSecrets, withoutSecrets } from '#server/observability/secrets.ts';
import { siteReader } from '#server/public/site.ts';
import { dataKeyFile, dataKeyOf, openByKey } from '#server/start/data-key.ts';
import { closeToOthers } from '#server/start/private-files.ts';
import { readSettings } from '#server/start/settings.ts';
import { calledCommand } from '../support/called-command.ts';
import { enquiryOf } from '../support/enquiries.ts';
import { createTestDatabase, type TestDatabase } from '../support/test-database.ts';
import { watchedLog } from '../support/watched-log.ts';

const dir = mkdtempSync(join(tmpdir(), 'huong-nghiep-keys-'));
let log: ReturnType<typeof watchedLog>;
beforeEach(() => void (log = watchedLog()));
afterEach(() => log.mockRestore());
afterAll(() => {
  forgetSecrets();
  rmSync(dir, { recursive: true, force: true });
});

let made = 0;
const newPath = (name: string) => join(dir, `${(made += 1)}-${name}`);
const clock = () => new Date('2026-08-21T09:00:00+07:00');
const given = Buffer.alloc(32, 'g');

/** A data folder with a migrated SQLite file. */
async function newFolder(): Promise<{ dataDir: string; db: Database; close: () => Promise<void> }> {
  const dataDir = newPath('data');
  mkdirSync(dataDir, { mode: 0o700 });
  const file = join(dataDir, 'site.sqlite');
  createFile(file);
  const db = connect({ dialect: 'sqlite', file });
  await migrate(db, 'sqlite');
  return { dataDir, db, close: () => db.destroy() };
}

const settingsOf = (dataDir: string, more: Record<string, string> = {}) => readSettings({ DATA_DIR: dataDir, ...more });

async function ask(db: Database, opened: Awaited<ReturnType<typeof openByKey>>): Promise<void> {
  await takingEnquiries({ db, clock, opened, school: siteReader(db) }).take(enquiryOf({ name: 'Khôi' }), null);
}

describe('the key of enquiries', () => {
  it('is made once beside SQLite, for its owner alone, and is the same from then on', async () => {
    const { dataDir, db, close } = await newFolder();
    const opened = await Promise.all([1, 2, 3].map(() => openByKey(db, settingsOf(dataDir))));
    expect(new Set(opened.map(({ keys }) => keys?.check)).size).toBe(1);
    const file = join(dataDir, dataKeyFile);
    expect(parseDataKey(readFileSync(file, 'utf8').trim())).toHaveLength(32);
    expect(statSync(file).mode & 0o777).toBe(0o600);
    chmodSync(file, 0o644);
    closeToOthers(settingsOf(dataDir));
    expect(statSync(file).mode & 0o777).toBe(0o600);
    await ask(db, opened[0]!);
    const again = await openByKey(db, settingsOf(dataDir));
    const row = await db.selectFrom('enquiry').selectAll().executeTakeFirstOrThrow();
    expect(openWords(again.keys!, row).name).toBe('Khôi');
    // What is read of it is not logged.
    expect(withoutSecrets(`Khóa ${readFileSync(file, 'utf8').trim()}`)).toBe('Khóa …');
    await close();
  });

  it('is that of DATA_KEY where it is set, also as a file, and then none is made', async () => {
    const { dataDir, db, close } = await newFolder();
    const secret = newPath('secret');
    writeFileSync(secret, `${given.toString('hex')}\n`);
    for (const more of [{ DATA_KEY: given.toString('base64') }, { DATA_KEY_FILE: secret }] as Record<string, string>[])
      expect((await openByKey(db, settingsOf(dataDir, more))).keys?.check).toBe(keysOf(given).check);
    expect(existsSync(join(dataDir, dataKeyFile))).toBe(false);
    expect(() => settingsOf(dataDir, { DATA_KEY: 'qua-ngan-qua-ngan' })).toThrow(
      /^DATA_KEY="…" is not usable: it may hold 32 random bytes/,
    );
    await close();
  });

  it('closes enquiries where it is lost, broken or another one, and makes no new one then', async () => {
    const { dataDir, db, close } = await newFolder();
    await ask(db, await openByKey(db, settingsOf(dataDir)));
    const file = join(dataDir, dataKeyFile);
    const key = readFileSync(file);
    const closed = async (more = {}) => (await openByKey(db, settingsOf(dataDir, more))).closed;
    expect(await closed({ DATA_KEY: given.toString('base64') })).toBe(closedTexts.otherKey);
    writeFileSync(file, 'hỏng\n');
    expect(await closed()).toBe(closedTexts.noKey);
    rmSync(file);
    expect(await closed()).toBe(closedTexts.noKey);
    expect(existsSync(file)).toBe(false);
    writeFileSync(file, key);
    expect(await closed()).toBeNull();
    await close();
  });

  it('is not made where the database is PostgreSQL: enquiries are closed until it is set', async () => {
    const database = await createTestDatabase('postgres');
    const place = { dataDir: newPath('none'), database: database.address };
    expect((await openByKey(database.db, { ...place, dataKey: null })).closed).toBe(closedTexts.noKey);
    expect(existsSync(place.dataDir)).toBe(false);
    expect((await openByKey(database.db, { ...place, dataKey: given })).closed).toBeNull();
    await database.close();
  });
});

describe('a copy of a site with enquiries', { timeout: 180_000 }, () => {
  let source: string;
  let archive: string;
  let postgres: TestDatabase;
  const env = (dataDir: string, more: Record<string, string> = {}) => ({ DATA_DIR: dataDir, ...more });
  const commands = { backup: backupCommand, restore: restoreCommand, transfer: transferCommand };
  const call = (command: keyof typeof commands, settings: Record<string, string>, ...args: string[]) =>
    calledCommand(commands[command], settings, args);
  const keyText = () => readFileSync(join(source, dataKeyFile), 'utf8').trim();

  beforeAll(async () => {
    const { dataDir, db, close } = await newFolder();
    source = dataDir;
    await ask(db, await openByKey(db, settingsOf(dataDir)));
    await close();
    archive = newPath('site.tar.gz');
    await call('backup', env(source), archive);
    postgres = await createTestDatabase('postgres');
  });
  afterAll(() => postgres.close());

  /** Who asked, as the key of a place tells it. */
  async function askers(dataDir: string, more: Record<string, string> = {}): Promise<string[]> {
    const settings = settingsOf(dataDir, more);
    const db = connect(settings.database);
    try {
      const key = dataKeyOf(settings);
      const rows = await db.selectFrom('enquiry').selectAll().execute();
      return rows.map((row) => openWords(keysOf(key!), row).name);
    } finally {
      await db.destroy();
    }
  }

  it('does not hold the key', () => {
    const bytes = gunzipSync(readFileSync(archive)).toString('latin1');
    const key = parseDataKey(keyText())!;
    for (const text of [keyText(), key.toString('hex'), key.toString('base64url'), key.toString('latin1')])
      expect(bytes).not.toContain(text);
    expect(bytes).toContain('rows/enquiry/00001.jsonl');
    expect(bytes).not.toContain('rows/enquiry_p');
  });

  it('is not brought back without it, and with it is whole', async () => {
    const place = newPath('data');
    const { complained } = await call('restore', env(place), archive);
    expect(complained).toMatch(/^The enquiries of that site are sealed by a key that is not here: .*Nothing was changed\.$/);
    expect(existsSync(join(place, 'site.sqlite'))).toBe(false);
    expect((await call('restore', env(place, { DATA_KEY: given.toString('hex') }), archive)).complained).toContain('not here');
    expect((await call('restore', env(place, { DATA_KEY: keyText() }), archive)).said).toMatch(/^Restored/);
    expect(await askers(place, { DATA_KEY: keyText() })).toEqual(['Khôi']);
    // The key as a file serves as well.
    const other = newPath('data');
    mkdirSync(other);
    copyFileSync(join(source, dataKeyFile), join(other, dataKeyFile));
    expect((await call('restore', env(other), archive)).said).toMatch(/^Restored/);
    expect(await askers(other)).toEqual(['Khôi']);
    expect((await call('restore', env(place), archive, '--verify')).said).toMatch(/^The backup is whole/);
  });

  it('may leave enquiries out, and takes new ones by a key of its own', async () => {
    const place = newPath('data');
    expect((await call('restore', env(place), archive, '--without-enquiries')).said).toMatch(/^Restored/);
    expect(await askers(place)).toEqual([]);
    const db = connect(settingsOf(place).database);
    expect(await db.selectFrom('data_key').selectAll().execute()).toEqual([]);
    const opened = await openByKey(db, settingsOf(place));
    await ask(db, opened);
    await db.destroy();
    expect(await askers(place)).toEqual(['Khôi']);
  });

  it('is moved to PostgreSQL once DATA_KEY is told what the folder had made, and back', async () => {
    if (postgres.address.dialect !== 'postgres') throw new Error('Another database was asked for.');
    const settings = (more: Record<string, string>) => {
      const file = newPath('place.env');
      const all = { DATA_DIR: newPath('uploads'), DATABASE_URL: (postgres.address as { url: string }).url, ...more };
      writeFileSync(
        file,
        Object.entries(all)
          .map(([name, value]) => `${name}="${value}"\n`)
          .join(''),
      );
      return file;
    };
    const move = (from: string, to: string, ...more: string[]) => call('transfer', {}, '--from', from, '--to', to, ...more);
    const { complained } = await move(source, settings({}), '--force');
    expect(complained).toMatch(/set DATA_KEY or DATA_KEY_FILE to it \(where it had none set, that is the content of data\.key/);
    expect(await postgres.db.selectFrom('enquiry').select('id').execute()).toEqual([]);
    const there = settings({ DATA_KEY: keyText() });
    expect(await move(source, there, '--force')).toEqual({ said: expect.stringMatching(/enquiry {2}1 rows/), complained: '' });
    expect((await openEnquiries(postgres.db, parseDataKey(keyText())!)).closed).toBeNull();
    const row = await postgres.db.selectFrom('enquiry').selectAll().executeTakeFirstOrThrow();
    expect(openWords(keysOf(parseDataKey(keyText())!), row).name).toBe('Khôi');
    const back = newPath('data');
    expect((await move(there, back)).complained).toContain('not here');
    expect((await move(there, back, '--without-enquiries')).said).toMatch(/^Copied|\nCopied/);
    expect(await askers(back)).toEqual([]);
  });
});
