import { mkdtempSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql } from 'kysely';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { connect } from '../connect.ts';
import { longBytes } from './long-log.ts';

let dir: string;
let file: string;
beforeEach(() => {
  dir = mkdtempSync(join(tmpdir(), 'huong-nghiep-sqlite-'));
  file = join(dir, 'site.sqlite');
});
afterEach(() => rmSync(dir, { recursive: true, force: true }));

describe('a connection', () => {
  it.each([
    [{}, 2],
    [{ synchronous: 'full' }, 2],
    [{ synchronous: 'normal' }, 1],
  ] as const)('of %j has the log written to the disk with every commit, or not: %i', async (setting, level) => {
    const db = connect({ dialect: 'sqlite', file, ...setting });
    const { rows } = await sql`select synchronous, journal_mode from pragma_synchronous, pragma_journal_mode`.execute(db);
    await db.destroy();
    expect(rows).toEqual([{ synchronous: level, journal_mode: 'wal' }]);
  });

  it('tells why a transaction failed that SQLite has ended by itself', async () => {
    const db = connect({ dialect: 'sqlite', file });
    await sql`create table vi_tri (name text)`.execute(db);
    await sql`pragma max_page_count = 10`.execute(db);
    const fill = db.transaction().execute(async (transaction) => {
      await sql`insert into vi_tri values (zeroblob(100000))`.execute(transaction);
    });
    await expect(fill).rejects.toMatchObject({ code: 'SQLITE_FULL' });
    await sql`pragma max_page_count = 1000`.execute(db);
    await sql`insert into vi_tri values ('sau đó')`.execute(db);
    const { rows } = await sql`select count(*) as many from vi_tri`.execute(db);
    await db.destroy();
    expect(rows).toEqual([{ many: 1 }]);
  });

  it('copies the log of a large transaction into the database beside itself, and cuts it back', async () => {
    const db = connect({ dialect: 'sqlite', file });
    await sql`create table vi_tri (name blob)`.execute(db);
    const bytes = 3 * longBytes;
    await db.transaction().execute(async (transaction) => {
      for (let row = 0; row < 24; row += 1) await sql`insert into vi_tri values (zeroblob(${bytes / 24}))`.execute(transaction);
      expect(statSync(`${file}-wal`).size).toBeGreaterThan(longBytes);
    });
    await vi.waitFor(() => expect(statSync(file).size).toBeGreaterThan(bytes), { timeout: 10_000, interval: 20 });
    for (let row = 0; row < 2; row += 1) await sql`insert into vi_tri values ('sau đó')`.execute(db);
    const rows = await sql`select count(*) as many, sum(length(name)) as bytes from vi_tri`.execute(db);
    expect(rows.rows).toEqual([{ many: 26, bytes: bytes + 12 }]);
    await vi.waitFor(
      async () => {
        await sql`insert into vi_tri values ('')`.execute(db);
        expect(statSync(`${file}-wal`).size).toBeLessThan(longBytes);
      },
      { timeout: 10_000, interval: 20 },
    );
    await db.destroy();
  });
});
