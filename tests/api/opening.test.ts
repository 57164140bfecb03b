import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { sql } from 'kysely';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { banners } from '#demo/content/banners.ts';
import { usedPaths } from '#server/crud/unused-pictures.ts';
import { connect, type DatabaseAddress } from '#server/database/connect.ts';
import { openAlone } from '#server/database/opening-lock.ts';
import { pictureName } from '#server/media/pictures.ts';
import { siteRecordTypes } from '#server/start/site-types.ts';
import { createTestApp, dialects, type TestApp } from '../support/app.ts';

const well = { code: 0, complained: '' };

describe.each(dialects)('two instances that open the site at the same moment on %s', { timeout: 180_000 }, (dialect) => {
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

  /** A database without a table. */
  async function nothing(): Promise<DatabaseAddress> {
    if (dialect === 'sqlite') return { dialect, file: join(dir, 'new.sqlite') };
    await emptied(test);
    return test.address;
  }

  it('make the tables, load the demo content and make an administrator once, each for another one, and lose no picture', async () => {
    const address = await nothing();
    const opened = await openAtOnce(2, address, dir);
    expect(opened).toMatchObject([well, well]);
    const said = opened.flatMap(({ told }) => told).join('\n');
    expect(said.match(/Loading the demo content/g)).toHaveLength(1);
    expect(said.match(/The first administrator/g)).toHaveLength(1);

    const db = connect(address);
    const rows = await db.selectFrom('banner').select(['title', 'image', 'image_meta']).execute();
    const { rows: migrations } = await sql<{ name: string }>`select name from kysely_migration`.execute(db);
    const paths = await usedPaths({ db, types: siteRecordTypes });
    const admins = await db.selectFrom('admin').select('email').execute();
    await db.destroy();
    expect(admins).toHaveLength(1);
    expect(migrations.map(({ name }) => name)).toContain('0001-content-tables');
    expect(rows.map(({ title }) => title).sort()).toEqual(banners.map(({ title }) => title).sort());
    const stored = readdirSync(join(dir, 'uploads'));
    expect(paths.size).toBeGreaterThan(100);
    expect(new Set(stored.map((name) => name.replace(/-\d+\.webp$/, '')))).toEqual(new Set([...paths].map(pictureName)));
    expect([...paths].filter((path) => !stored.includes(path.replace('/uploads/', '')))).toEqual([]);
  });

  it('wait for each other, and not for ever', async () => {
    const { address, db } = test;
    const held = Promise.withResolvers<void>();
    const onWait = vi.fn<() => void>();
    const waiting = (patience: number) => ({ onWait, patience, tooLong: () => new Error('Too long.') });
    const order: string[] = [];
    const begun = Promise.withResolvers<void>();
    const first = openAlone(db, address, waiting(0), async () => {
      begun.resolve();
      await held.promise;
      order.push('first');
    });
    await begun.promise;
    await expect(openAlone(db, address, waiting(200), async () => order.push('impatient'))).rejects.toThrow('Too long.');
    expect(onWait).toHaveBeenCalledOnce();
    const second = openAlone(db, address, { ...waiting(60_000), onWait: () => held.resolve() }, async () => order.push('second'));
    await Promise.all([first, second]);
    expect(order).toEqual(['first', 'second']);
  });
});

async function emptied(test: TestApp): Promise<void> {
  await sql`drop schema public cascade`.execute(test.db);
  await sql`create schema public`.execute(test.db);
}

/** Instead of the drawings, which take most of the time of a load: one colour, another one for each record. */
const plainArtwork = `
  import { createHash } from 'node:crypto';
  export function describedArtwork({ kind, seed }) {
    const colour = createHash('sha256').update(kind + seed).digest('hex').slice(0, 6);
    const svg = '<svg xmlns="http://www.w3.org/2000/svg" width="400" height="8"><rect width="400" height="8" fill="#' + colour + '"/></svg>';
    return { svg, alt: '' };
  }
`;

type Opening = { code: number; complained: string; told: string[] };

/** Opens the site of a database as several starts would do it, each in a process of its own, and gives how each ended. */
async function openAtOnce(times: number, address: DatabaseAddress, dir: string): Promise<Opening[]> {
  const script = `
    const { registerHooks } = await import('node:module');
    registerHooks({
      load: (url, context, next) => url.endsWith('/demo/artwork.ts')
        ? { format: 'module', source: ${JSON.stringify(plainArtwork)}, shortCircuit: true }
        : next(url, context),
    });
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
    const env = {
      PATH: process.env['PATH'],
      NODE_COMPILE_CACHE: process.env['NODE_COMPILE_CACHE'],
      DATA_DIR: dir,
      PORT: '0',
      DATA_KEY: 'a'.repeat(64),
      ADMIN_EMAIL: `quan-tri-${index}@example.com`,
      ADMIN_PASSWORD: 'mot-mat-khau-du-dai',
    };
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
