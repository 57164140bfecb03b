import { execFileSync } from 'node:child_process';
import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync, statSync, truncateSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { gunzipSync, gzipSync } from 'node:zlib';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { article, banner, career, descriptions, menu } from '#shared/content-types/index.ts';
import { backUp } from '#server/backup/backup.ts';
import { keepBackups } from '#server/backup/keep.ts';
import type { SitePlace } from '#server/backup/place.ts';
import { readingSite } from '#server/backup/read-site.ts';
import { checkBackup, restoreBackup } from '#server/backup/restore.ts';
import { transferSite } from '#server/backup/transfer.ts';
import { connect } from '#server/database/connect.ts';
import { databaseId } from '#server/database/database-id.ts';
import { createFile, damageOf } from '#server/database/dialects/sqlite-file.ts';
import { migrateOn } from '#server/database/migrate.ts';
import { serving } from '#server/database/serving.ts';
import { folderFiles } from '#server/media/files.ts';
import { createTestApp, dialects, type TestApp } from '../support/app.ts';
import { build } from '../support/build.ts';
import { dumpOf, picturesAt } from '../support/copies.ts';
import { createTestDatabase } from '../support/test-database.ts';
import { pictureFile, sampleValues } from '../support/samples.ts';
import { createEditor, type Editor } from '../support/sign-in.ts';

const dir = mkdtempSync(join(tmpdir(), 'huong-nghiep-backup-'));
afterAll(() => rmSync(dir, { recursive: true, force: true }));

let made = 0;
const newPath = (name: string) => join(dir, `${(made += 1)}-${name}`);
const placeOf = ({ address, files }: TestApp): SitePlace => ({ database: address, files });

/** A place without a database: on PostgreSQL one without a table. */
async function emptyPlace(dialect: 'sqlite' | 'postgres'): Promise<SitePlace & { close: () => Promise<void> }> {
  const files = folderFiles(newPath('uploads'));
  if (dialect === 'sqlite') return { database: { dialect, file: newPath('site.sqlite') }, files, close: async () => {} };
  const database = await createTestDatabase(dialect);
  await sql`drop schema public cascade`.execute(database.db);
  await sql`create schema public`.execute(database.db);
  return { database: database.address, files, close: database.close };
}

/** Records of all types, with history, a draft, something in the trash and pictures. */
async function fillSite(test: TestApp, editor: Editor): Promise<void> {
  for (const description of descriptions) {
    const values = await sampleValues(test, description);
    const { body } = await editor.post<{ id: number; version: number }>(`${description.path}`, values);
    expect(body.success, JSON.stringify(body)).toBe(true);
  }
  for (const title of ['Một', 'Hai']) {
    const form = new FormData();
    form.set('title', title);
    form.set('image', await pictureFile({ width: title === 'Một' ? 700 : 500, height: 300 }));
    const { body } = await editor.post<{ id: number }>(`${banner.path}`, form);
    if (title === 'Hai') await editor.remove(`${banner.path}/${body.data.id}`);
  }
  const { id } = await build(test, career, { name: 'Nghề đã xóa hẳn' });
  await editor.purge(`${career.path}/${id}`);
}

const without = ['preview_link'];
const refusal = (work: Promise<unknown>) =>
  work.then(
    () => 'done',
    (error: unknown) => String(error),
  );

describe.each(dialects)('a backup of a site on %s', { timeout: 180_000 }, (dialect) => {
  const other = dialect === 'sqlite' ? 'postgres' : 'sqlite';
  let test: TestApp;
  let editor: Editor;
  let file: string;
  beforeAll(async () => {
    test = await createTestApp(dialect);
    editor = await createEditor(test);
    await fillSite(test, editor);
    file = newPath('backup.tar.gz');
    await backUp(placeOf(test), file);
  });
  afterAll(() => test.close());

  it.each(dialects)('is the same site when it is restored on %s, with a new id and without sessions', async (to) => {
    const place = await emptyPlace(to);
    const restored = await restoreBackup(file, place, { force: false });
    const before = await dumpOf(placeOf(test), without);
    expect(await dumpOf(place, without)).toEqual(before);
    expect(Object.keys(before.pictures).length).toBeGreaterThan(3);
    expect([restored.pictures, restored.missing, restored.kept]).toEqual([Object.keys(before.pictures).length, [], null]);

    const db = connect(place.database);
    const count = async (table: 'session' | 'preview_link') =>
      (
        await db
          .selectFrom(table)
          .select(({ fn }) => fn.countAll<number>().as('count'))
          .executeTakeFirstOrThrow()
      ).count;
    expect([await count('session'), await count('preview_link')]).toEqual([0, 0]);
    expect(await databaseId(db)).not.toBe(await databaseId(test.db));
    // The number of the career that was purged is not given again.
    const columns = await sql<{ id: number }>`
      insert into nghe_nghiep (created_at, updated_at, sort_name, name, description, slug, "order", status)
      values ('', '', '', '', '', 'moi', 1, 1) returning id
    `.execute(db);
    expect(columns.rows[0]?.id).toBe((before.counters['nghe_nghiep'] ?? 0) + 1);
    await db.destroy();
    if (place.database.dialect === 'sqlite') {
      expect(damageOf(place.database.file)).toBeNull();
      expect(statSync(place.database.file).mode & 0o077).toBe(0);
      expect(readdirSync(dir).filter((name) => name.includes('.restoring'))).toEqual([]);
    }
    await place.close();
  });

  it('is a tar archive that anybody unpacks, and the owner alone reads', () => {
    const names = execFileSync('tar', ['tzf', file], { encoding: 'utf8' }).trim().split('\n');
    expect([names[0], names.at(-1)]).toEqual(['backup.json', 'manifest.json']);
    expect(names).toContain('rows/banner/00001.jsonl');
    expect(names.join()).not.toMatch(/session|sign_in_try|turn\//);
    expect(statSync(file).mode & 0o077).toBe(0);
    expect(existsSync(`${file}.part`)).toBe(false);
  });

  it('leaves a site alone that is there or runs, and takes its place by force', async () => {
    const target = await createTestApp(other);
    await createEditor(target);
    const [place, before] = [placeOf(target), await dumpOf(placeOf(target))];
    expect(await refusal(restoreBackup(file, place, { force: false }))).toContain('There is a site in this database already');
    const presence = serving(target.address, () => new Date());
    await presence.begin(target.db);
    presence.renew(target.db);
    expect(await refusal(restoreBackup(file, place, { force: true }))).toContain('A site is running on this database');
    expect(await dumpOf(place)).toEqual(before);
    await presence.end();
    if (target.address.dialect === 'sqlite') await target.db.destroy();
    const { kept } = await restoreBackup(file, place, { force: true });
    expect(kept === null).toBe(other === 'postgres');
    expect((await dumpOf(place, without)).tables).toEqual((await dumpOf(placeOf(test), without)).tables);
    await target.close();
    for (const ending of ['', '-wal', '-shm']) if (kept !== null) rmSync(kept + ending, { force: true });
  });

  it('keeps what a record named at its moment, also when it is purged while the pictures are copied', async () => {
    const form = new FormData();
    form.set('title', 'Ba');
    form.set('image', await pictureFile({ width: 640, height: 200 }));
    const { body } = await editor.post<{ id: number; image: string }>(`${banner.path}`, form);
    const name = body.data.image.replace('/uploads/', '');
    await readingSite(placeOf(test), async (inMoment) => {
      await inMoment(async () => {});
      await editor.purge(`${banner.path}/${body.data.id}`);
      expect(test.files.names()).toContain(name);
    });
    expect(test.files.names()).not.toContain(name);
  });

  it('is of one moment: what is saved together is in it together', async () => {
    const place = placeOf(test);
    await build(test, menu, { title: 'Đếm một' });
    await build(test, article, { title: 'Đếm hai' });
    let counter = 0;
    const stop = new AbortController();
    const step = async () => {
      counter += 1;
      await test.db.transaction().execute(async (transaction) => {
        await transaction.updateTable('menu').set({ version: counter }).where('title', '=', 'Đếm một').execute();
        await transaction.updateTable('bai_viet').set({ version: counter }).where('title', '=', 'Đếm hai').execute();
      });
    };
    const writing = (async () => {
      for (; !stop.signal.aborted; await delay(1)) await step();
    })();
    const archive = newPath('moment.tar.gz');
    await backUp(place, archive);
    stop.abort();
    await writing;
    const there = await emptyPlace('sqlite');
    await restoreBackup(archive, there, { force: false });
    const db = connect(there.database);
    const one = await db.selectFrom('menu').select('version').where('title', '=', 'Đếm một').executeTakeFirstOrThrow();
    const two = await db.selectFrom('bai_viet').select('version').where('title', '=', 'Đếm hai').executeTakeFirstOrThrow();
    await db.destroy();
    expect(one.version).toBe(two.version);
    expect(counter).toBeGreaterThan(one.version);
  });

  it('moves to another place and back, and is the same byte for byte; a second time no picture is written', async () => {
    const [there, back] = [await emptyPlace(other), await emptyPlace(dialect)];
    const before = await dumpOf(placeOf(test));
    const moved = await transferSite(placeOf(test), there, { force: false });
    expect(await dumpOf(there)).toEqual(before);
    await transferSite(there, back, { force: false });
    expect(await dumpOf(back)).toEqual(before);
    expect(await refusal(transferSite(placeOf(test), there, { force: false }))).toContain(
      'There is a site in this database already',
    );
    const again = await transferSite(placeOf(test), there, { force: true });
    expect([moved.pictures.there, again.pictures.written, again.pictures.there]).toEqual([0, 0, moved.pictures.written]);
    expect(await dumpOf(there)).toEqual(before);
    const [one, two] = [connect(there.database), connect(back.database)];
    expect([await databaseId(one), await databaseId(two)]).toEqual(Array(2).fill(await databaseId(test.db)));
    await Promise.all([one.destroy(), two.destroy()]);
    await Promise.all([there.close(), back.close()]);
  });
});

describe('an archive', () => {
  let file: string;
  beforeAll(async () => {
    const test = await createTestApp('sqlite');
    await createEditor(test);
    file = newPath('whole.tar.gz');
    await databaseId(test.db);
    await backUp(placeOf(test), file);
    await test.close();
  });

  const changed = (change: (tar: Buffer) => Buffer) => {
    const path = newPath('changed.tar.gz');
    writeFileSync(path, gzipSync(change(gunzipSync(readFileSync(file)))));
    return path;
  };
  const written = (bytes: Buffer) => {
    const path = newPath('bytes.tar.gz');
    writeFileSync(path, bytes);
    return path;
  };

  it('that was cut, altered, made by another program or by a newer version is refused in one line, and changes nothing', async () => {
    const cut = written(readFileSync(file));
    truncateSync(cut, statSync(cut).size - 200);
    const flipped = readFileSync(file);
    flipped[Math.floor(flipped.length / 2)]! ^= 255;
    const text = (from: string, to: string) => (tar: Buffer) => Buffer.from(tar.toString('latin1').replace(from, to), 'latin1');
    const foreign = newPath('foreign.tar.gz');
    execFileSync('tar', ['czf', foreign, '-C', join(import.meta.dirname, '../support'), 'clock.ts']);
    const cases: [string, RegExp][] = [
      [cut, /cut off/],
      [written(Buffer.concat([readFileSync(file).subarray(0, 100)])), /cut off/],
      [written(Buffer.alloc(0)), /cut off|no backup/],
      [written(flipped), /altered/],
      [changed(text('editor-', 'editor_')), /rows\/admin\/00001\.jsonl is not as the manifest says/],
      [changed((tar) => tar.subarray(0, tar.length - 1024)), /cut off/],
      [changed((tar) => Buffer.concat([tar, Buffer.alloc(512, 1)])), /more behind the end/],
      [written(Buffer.concat([readFileSync(file), Buffer.from('more')])), /more behind the end|altered/],
      [written(Buffer.from('Không phải bản sao lưu.')), /no backup/],
      [foreign, /no backup/],
      [changed(text('"version": 1', '"version": 2')), /no backup of this site, or one of another format/],
    ];
    for (const [path, line] of cases) {
      const place = await emptyPlace('sqlite');
      const said = await refusal(restoreBackup(path, place, { force: true }));
      expect(said).toMatch(line);
      expect(said).toMatch(/^Error: [^\n]+$/);
      if (place.database.dialect === 'sqlite') expect(existsSync(place.database.file)).toBe(false);
      expect(await picturesAt(place.files)).toEqual({});
    }
  });

  it('of a newer version is refused, one of an older version is brought up to this one', async () => {
    const until = '0015-earlier-owners';
    const old = newPath('old.sqlite');
    createFile(old);
    const db = connect({ dialect: 'sqlite', file: old });
    await migrateOn(db, 'sqlite', { until });
    await sql`insert into admin (email, name, password_hash, created_at) values ('a@example.com', 'A', 'x', '')`.execute(db);
    const place: SitePlace = { database: { dialect: 'sqlite', file: old }, files: folderFiles(newPath('uploads')) };
    const archive = newPath('old.tar.gz');
    await backUp(place, archive);
    for (const dialect of dialects) {
      const there = await emptyPlace(dialect);
      const { head } = await restoreBackup(archive, there, { force: false });
      expect(head.migrations.at(-1)).toBe(until);
      const restored = connect(there.database);
      expect(await restored.selectFrom('admin').select('email').execute()).toEqual([{ email: 'a@example.com' }]);
      expect(await restored.selectFrom('cai_dat').selectAll().execute()).toEqual([]);
      await restored.destroy();
      await there.close();
    }
    await sql`insert into kysely_migration (name, timestamp) values ('0099-tomorrow', '')`.execute(db);
    await db.destroy();
    expect(await refusal(backUp(place, newPath('new.tar.gz')))).toContain('0099-tomorrow');
    const newer = await createTestDatabase('postgres');
    await sql`insert into kysely_migration (name, timestamp) values ('0099-tomorrow', '')`.execute(newer.db);
    const there: SitePlace = { database: newer.address, files: folderFiles(newPath('uploads')) };
    expect(await refusal(restoreBackup(archive, there, { force: true }))).toMatch(
      /The database that is there is of a newer version/,
    );
    await newer.close();
  });

  it('is written every night, and old ones go', async () => {
    const test = await createTestApp('sqlite');
    await createEditor(test);
    await databaseId(test.db);
    const folder = newPath('kept');
    const night = (day: number) => new Date(Date.UTC(2026, 10, day, 20));
    for (let day = 1; day <= 9; day += 1) await keepBackups(placeOf(test), folder, night(day));
    writeFileSync(join(folder, 'note.txt'), 'Của người khác.');
    const { removed, file: last } = await keepBackups(placeOf(test), folder, night(10));
    await test.close();
    expect(removed).toHaveLength(1);
    expect(readdirSync(folder).sort()).toEqual([
      'backup-2026-11-05-030000.tar.gz',
      'backup-2026-11-06-030000.tar.gz',
      'backup-2026-11-07-030000.tar.gz',
      'backup-2026-11-08-030000.tar.gz',
      'backup-2026-11-09-030000.tar.gz',
      'backup-2026-11-10-030000.tar.gz',
      'backup-2026-11-11-030000.tar.gz',
      'note.txt',
    ]);
    expect((await checkBackup(last)).pictures).toBe(0);
  });
});
