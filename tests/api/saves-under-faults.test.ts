import { mkdtempSync, readdirSync, rmSync } from 'node:fs';
import * as fs from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Kysely, sql } from 'kysely';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { sweepPictures } from '#server/crud/sweep-pictures.ts';
import { sqliteDialect } from '#server/database/dialects/sqlite.ts';
import type { Schema } from '#server/database/schema.ts';
import { StoreFault } from '#server/http/storage-fault.ts';
import { type Disk, type Files, folderFiles } from '#server/media/files.ts';
import { createApp } from '#server/start/app.ts';
import { siteRecordTypes } from '#server/start/site-types.ts';
import { watchedLog } from '../support/watched-log.ts';
import { createTestApp, dialects, type TestApp } from '../support/app.ts';
import { memoryFiles, type MemoryFiles } from '../support/memory-files.ts';
import { pictureFile } from '../support/samples.ts';
import { createEditor, type Editor, password } from '../support/sign-in.ts';

type Banner = { id: number; version: number; image: string | null };
const day = 24 * 60 * 60 * 1000;

const bannerForm = (title: string, image?: File) => {
  const form = new FormData();
  form.set('title', title);
  if (image !== undefined) form.set('image', image);
  return form;
};

let said: ReturnType<typeof watchedLog>;
beforeEach(() => {
  said = watchedLog();
});
afterEach(() => said.mockRestore());

it('a save is answered after its picture and then its row are on the disk', async () => {
  const dir = mkdtempSync(join(tmpdir(), 'huong-nghiep-order-'));
  const happened: string[] = [];
  const disk: Disk = {
    ...fs,
    async open(path, flags) {
      const handle = await fs.open(path, flags);
      const sync = handle.sync.bind(handle);
      handle.sync = async () => {
        await sync();
        happened.push(flags === 'r' ? 'folder synced' : 'file synced');
      };
      return handle;
    },
    async rename(from, to) {
      await fs.rename(from, to);
      happened.push('file named');
    },
  };
  const test = await createTestApp('sqlite');
  if (test.address.dialect !== 'sqlite') throw new Error('That is no file.');
  const db = new Kysely<Schema>({
    dialect: sqliteDialect(test.address),
    log: ({ query }) => void happened.push(query.sql),
  });
  try {
    const { rows } = await sql`pragma synchronous`.execute(db);
    expect(rows).toEqual([{ synchronous: 2 }]);
    const { token } = await createEditor(test);
    const files = folderFiles(join(dir, 'uploads'), disk);
    const app = createApp({ db, dialect: 'sqlite', files, pages: null, clock: test.clock.now });
    await files.check();
    happened.length = 0;
    const answer = await app.request('/api/admin/banners', {
      method: 'POST',
      headers: { Authorization: `Bearer ${token}` },
      body: bannerForm('Ngày hội', await pictureFile({ width: 200 })),
    });
    happened.push(`answered ${answer.status}`);
    const steps = happened
      .filter((step) => !step.startsWith('select'))
      .map((step) => step.replace(/^(insert into "\w+").*/s, '$1'));
    expect(steps).toEqual([
      'file synced',
      'file named',
      'folder synced',
      'begin immediate',
      'insert into "banner"',
      'insert into "journal"',
      'insert into "journal_picture"',
      'insert into "picture"',
      'commit',
      'answered 201',
    ]);
  } finally {
    await db.destroy();
    await test.close();
    rmSync(dir, { recursive: true, force: true });
  }
});

it('a full disk under the database refuses a save with 507, keeps nothing of it, and is well again with room', async () => {
  const test = await createTestApp('sqlite');
  try {
    const editor = await createEditor(test);
    const { rows } = await sql<{ page_count: number }>`pragma page_count`.execute(test.db);
    await sql.raw(`pragma max_page_count = ${rows[0]!.page_count}`).execute(test.db);
    const sections = Array.from({ length: 20 }, () => ({ title: 'Mục', content: 'x'.repeat(20_000), list: [] }));
    const article = { title: 'Bài dài', content: sections };
    const refused = await editor.post('bai-viet', article);
    expect([refused.status, refused.body.success, refused.headers.get('Retry-After')]).toEqual([507, false, '60']);
    expect(refused.body.message).toMatch(/hết chỗ lưu trữ/);
    expect(said.mock.calls.flat().map(String).join('\n')).toMatch(/no room left.*SQLITE_FULL|database or disk is full/s);
    expect((await editor.get<unknown[]>('bai-viet/all')).body.data).toEqual([]);
    await sql`pragma max_page_count = 100000`.execute(test.db);
    expect((await editor.post('bai-viet', article)).status).toBe(201);
  } finally {
    await test.close();
  }
});

it('a full disk lets nobody sign in, says why, and leaves signed in who is', async () => {
  const test = await createTestApp('sqlite');
  try {
    const email = 'day-dia@example.com';
    const editor = await createEditor(test, { email });
    const { rows } = await sql<{ page_count: number }>`pragma page_count`.execute(test.db);
    await sql.raw(`pragma max_page_count = ${rows[0]!.page_count + 2}`).execute(test.db);
    const tried_at = test.clock.now().toISOString();
    const fill = async (length: number) => {
      for (;;)
        await test.db
          .insertInto('sign_in_try')
          .values({ key: 'x'.repeat(length), tried_at })
          .execute();
    };
    await expect(fill(2_000)).rejects.toMatchObject({ code: 'SQLITE_FULL' });
    await expect(fill(1)).rejects.toMatchObject({ code: 'SQLITE_FULL' });
    const login = await test.json('/api/admin/login', { method: 'POST', body: { email, password } });
    expect([login.status, login.body.message]).toEqual([507, expect.stringMatching(/hết chỗ lưu trữ nên chưa đăng nhập được/)]);
    // An hour later the moment of the last use is due.
    test.clock.advance(2 * 60 * 60_000);
    vi.spyOn(test.db, 'updateTable').mockImplementationOnce(() => {
      throw Object.assign(new Error('database or disk is full'), { code: 'SQLITE_FULL' });
    });
    expect((await editor.get('me')).status).toBe(200);
  } finally {
    await test.close();
  }
});

it('a database that can only be read refuses a save with 503 and still answers visitors', async () => {
  const test = await createTestApp('sqlite');
  try {
    const editor = await createEditor(test);
    await sql`pragma query_only = true`.execute(test.db);
    const refused = await editor.post('banners', { title: 'Ngày hội' });
    expect([refused.status, refused.body.success, refused.headers.get('Retry-After')]).toEqual([503, false, '10']);
    expect((await test.json('/api/banners')).status).toBe(200);
    await sql`pragma query_only = false`.execute(test.db);
    expect((await editor.post('banners', { title: 'Ngày hội' })).status).toBe(201);
  } finally {
    await test.close();
  }
});

describe.each(dialects)('on %s', (dialect) => {
  let test: TestApp;
  let editor: Editor;
  let stored: MemoryFiles;
  /** What stands in front of the files, as the test wants it. */
  let front: Partial<Files>;
  beforeEach(async () => {
    front = {};
    test = await createTestApp(dialect, {
      files: new Proxy({} as Files, { get: (_files, name) => Reflect.get({ ...stored, ...front }, name) }),
    });
    stored = memoryFiles(test.clock.now);
    editor = await createEditor(test);
  });
  afterEach(() => test.close());

  const content = () => ({ db: test.db, dialect, files: { ...stored, ...front }, clock: test.clock.now, types: siteRecordTypes });
  const create = async (title: string, image?: File) =>
    (await editor.post<Banner>('banners', bannerForm(title, image))).body.data;
  const isWhole = ({ image }: Banner) => image !== null && stored.names().includes(image.replace('/uploads/', ''));

  it.each([
    ['full', 507, '60', Object.assign(new Error('no space'), { code: 'ENOSPC' })],
    ['read-only', 503, '10', Object.assign(new Error('read-only'), { code: 'EROFS' })],
    ['away', 503, '10', new StoreFault('The store did not answer PUT.', 'away', new Error('ECONNREFUSED'))],
  ])(
    'a place for pictures that is %s is told as %i, with the cause in the log, and nothing is kept',
    async (_what, status, wait, cause) => {
      front.put = (name, bytes) => (name.endsWith('-640.webp') ? Promise.reject(cause) : stored.put(name, bytes));
      const image = await pictureFile({ width: 900 });
      const refused = await editor.post('banners', bannerForm('Ngày hội', image));
      expect([refused.status, refused.body.success, refused.headers.get('Retry-After')]).toEqual([status, false, wait]);
      expect(refused.body.message).toMatch(/^Máy chủ /);
      expect(said.mock.calls.flat().join('\n')).toContain(cause.message);
      expect([stored.names(), (await editor.get<unknown[]>('banners/all')).body.data]).toEqual([[], []]);
      front = {};
      expect(isWhole(await create('Ngày hội', image))).toBe(true);
    },
  );

  it('a picture in a store that is away is told as 503, not as missing', async () => {
    const { image } = await create('Ngày hội', await pictureFile());
    front.get = () => Promise.reject(new StoreFault('The store did not answer GET.', 'away'));
    const answer = await test.json(image!);
    expect([answer.status, answer.body.success, answer.headers.get('Retry-After')]).toEqual([503, false, '10']);
  });

  it('a store that hangs holds up the save that needs it and no other', async () => {
    const old = await create('Cũ', await pictureFile());
    const hangs = Promise.withResolvers<void>();
    front.put = () => hangs.promise;
    front.remove = () => hangs.promise;
    const started = Promise.all([editor.purge(`banners/${old.id}`), create('Chờ kho ảnh', await pictureFile())]);
    const plain = await Promise.all([create('Một'), create('Hai'), create('Ba')]);
    expect(new Set(plain.map(({ id }) => id)).size).toBe(3);
    hangs.resolve();
    await started;
  });

  it('a picture that could not be removed is removed by the next sweep', async () => {
    const old = await create('Cũ', await pictureFile());
    front.remove = () => Promise.reject(new StoreFault('The store did not answer DELETE.', 'away'));
    expect((await editor.purge(`banners/${old.id}`)).status).toBe(200);
    expect(isWhole(old)).toBe(true);
    await expect(sweepPictures(content())).rejects.toThrow('DELETE');
    front = {};
    await sweepPictures(content());
    expect(stored.names()).toEqual([]);
  });

  it('a picture that is given up while an equal one is being saved is stored under another name', async () => {
    const image = await pictureFile();
    const old = await create('Cũ', image);
    // Between the storing of its files and the save, and the removal comes last of all.
    let deleted = false;
    const removals: (() => Promise<void>)[] = [];
    front.remove = async (name) => void removals.push(() => stored.remove(name));
    front.put = async (name, bytes) => {
      await stored.put(name, bytes);
      if (!deleted) {
        deleted = true;
        await editor.purge(`banners/${old.id}`);
      }
    };
    const fresh = await create('Mới', image);
    for (const removal of removals) await removal();
    expect([deleted, fresh.image === old.image, isWhole(fresh)]).toEqual([true, false, true]);
    front = {};
    expect((await create('Nữa', image)).image).toBe(fresh.image);

    test.clock.advance(2 * day);
    await sweepPictures(content());
    expect(isWhole(fresh)).toBe(true);
    expect((await create('Lại tên đầu', image)).image).toBe(old.image);
  });

  it('a sweep removes what nobody has used for a day, and nothing that is used, new or not ours', async () => {
    const used = await create('Dùng', await pictureFile());
    for (const name of ['0ld-320.webp', '0ld-640.webp', 'ghi-chu.txt']) await stored.put(name, Buffer.from('x'));
    test.clock.advance(1.5 * day);
    await stored.put('n3w-320.webp', Buffer.from('x'));
    expect(await sweepPictures(content())).toBe(1);
    const left = stored.names();
    expect(isWhole(used)).toBe(true);
    expect(left.filter((name) => !name.startsWith(used.image!.slice(9, 41)))).toEqual(['ghi-chu.txt', 'n3w-320.webp']);
  });

  it('a sweep says in one line how many pictures that are named the store has lost', async () => {
    const [kept, lost] = [await create('Còn', await pictureFile()), await create('Mất', await pictureFile())];
    await sweepPictures(content());
    expect(said.mock.calls).toEqual([]);
    for (const name of stored.names()) if (lost.image!.includes(name.split('-')[0]!)) await stored.remove(name);
    await sweepPictures(content());
    expect(isWhole(kept)).toBe(true);
    expect(said.mock.calls.map(([line]) => String(line))).toEqual([
      expect.stringMatching(/^1 of \d+ pictures that content names are missing from the store: .*\.$/),
    ]);
  });

  it('a sweep that meets a save of the same picture leaves it whole', async () => {
    const image = await pictureFile();
    const lost = await create('Mất', image);
    // As a crash before the commit leaves it: the files, and no row.
    for (const table of ['banner', 'picture', 'journal_picture']) await sql`delete from ${sql.table(table)}`.execute(test.db);
    test.clock.advance(2 * day);
    let saved: Banner | undefined;
    front.remove = async (name) => {
      saved ??= await create('Lưu đúng lúc', image);
      await stored.remove(name);
    };
    expect(await sweepPictures(content())).toBe(1);
    expect([saved?.image === lost.image, saved !== undefined && isWhole(saved)]).toEqual([false, true]);
  });
});

it('the halves of a folder are cleared away by a sweep', async () => {
  const dir = mkdtempSync(join(tmpdir(), 'huong-nghiep-halves-'));
  const test = await createTestApp('sqlite');
  try {
    await fs.writeFile(join(dir, `.ab12-320.webp.${crypto.randomUUID()}`), 'nửa');
    const { db, clock } = test;
    await sweepPictures({ db, dialect: 'sqlite', files: folderFiles(dir), clock: clock.now, types: siteRecordTypes });
    expect(readdirSync(dir)).toEqual([]);
  } finally {
    await test.close();
    rmSync(dir, { recursive: true, force: true });
  }
});
