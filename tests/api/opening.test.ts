import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { sql } from 'kysely';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { connect, type DatabaseAddress } from '#server/database/connect.ts';
import { createTestApp, dialects, type TestApp } from '../support/app.ts';

const well = { code: 0, complained: '' };

describe.each(dialects)('two instances that open the site at the same moment on %s', { timeout: 60_000 }, (dialect) => {
  let test: TestApp;
  let dir: string;
  beforeEach(async () => {
    test = await createTestApp(dialect);
    dir = mkdtempSync(join(tmpdir(), 'huong-nghiep-opening-'));
  });
  afterEach(async () => {
    await test.close();
    rmSync(dir, { recursive: true, force: true });
  });

  it('make the tables of a new database once', async () => {
    const address = dialect === 'sqlite' ? ({ dialect, file: join(dir, 'new.sqlite') } as const) : test.address;
    if (dialect === 'postgres') {
      await emptied(test);
    }
    const openings = await openAtOnce(2, address, dir);
    expect(openings.map(({ code, complained }) => ({ code, complained }))).toEqual([well, well]);
    const db = connect(address);
    const { rows } = await sql<{ name: string }>`select name from kysely_migration`.execute(db);
    expect(rows.map(({ name }) => name)).toContain('0001-content-tables');
    await db.destroy();
  });
});

it('five instances that open one empty PostgreSQL, each for another administrator, make one', { timeout: 60_000 }, async () => {
  const test = await createTestApp('postgres');
  const dir = mkdtempSync(join(tmpdir(), 'huong-nghiep-opening-'));
  try {
    await emptied(test);
    const openings = await openAtOnce(5, test.address, dir, (index) => ({
      DEMO_CONTENT: 'false',
      ADMIN_EMAIL: `quan-tri-${index}@example.com`,
      ADMIN_PASSWORD: 'mot-mat-khau-du-dai',
    }));
    expect(openings.map(({ code, complained }) => ({ code, complained }))).toEqual(Array(5).fill(well));
    expect(openings.flatMap(({ told }) => told)).toEqual([expect.stringContaining('The first administrator')]);
    expect(await test.db.selectFrom('admin').select('email').execute()).toHaveLength(1);
  } finally {
    await test.close();
    rmSync(dir, { recursive: true, force: true });
  }
});

async function emptied(test: TestApp): Promise<void> {
  await sql`drop schema public cascade`.execute(test.db);
  await sql`create schema public`.execute(test.db);
}

type Opening = { code: number; complained: string; told: string[] };

/** Opens the site of a database as several starts would do it, each in a process of its own, and gives how each ended. */
async function openAtOnce(
  times: number,
  address: DatabaseAddress,
  dir: string,
  settings: (index: number) => Record<string, string> = () => ({ DEMO_CONTENT: 'false', ADMIN_PASSWORD: 'mot-mat-khau-du-dai' }),
): Promise<Opening[]> {
  const script = `
    const { openSite, runSite } = await import(${JSON.stringify(pathToFileURL(resolve('src/server/start/site.ts')).href)});
    console.log('ready');
    await new Promise((go) => process.stdin.once('data', go).once('end', go));
    process.stdin.destroy();
    await runSite(async (settings) => {
      const database = ${JSON.stringify(address)};
      const { db, searchIndex } = await openSite({ ...settings, database });
      await Promise.all([db.destroy(), searchIndex.close()]);
    });
  `;
  const openings = Array.from({ length: times }, (_, index) => {
    const env = { PATH: process.env['PATH'], DATA_DIR: dir, PORT: '0', ...settings(index) };
    const opening = spawn(process.execPath, ['--input-type=module', '--eval', script], { env });
    let complained = '';
    let told = '';
    opening.stderr.setEncoding('utf8').on('data', (text: string) => (complained += text));
    opening.stdout.setEncoding('utf8').on('data', (text: string) => (told += text));
    const lines = () => told.split('\n').filter((line) => line !== '' && line !== 'ready');
    const ended = once(opening, 'close').then(([code]) => ({ code: Number(code), complained, told: lines() }));
    return { opening, ended };
  });
  // A process that ends before it is ready is never waited for.
  await Promise.all(openings.map(({ opening, ended }) => Promise.race([once(opening.stdout, 'data'), ended])));
  for (const { opening } of openings) opening.stdin.end('go');
  return Promise.all(openings.map(({ ended }) => ended));
}
