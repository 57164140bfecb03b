import { type ChildProcess, spawn } from 'node:child_process';
import { createCipheriv, createHash } from 'node:crypto';
import { once } from 'node:events';
import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { sql } from 'kysely';
import { RowCounter, rowLine } from '#server/backup/archive.ts';
import type { SitePlace } from '#server/backup/place.ts';
import { readPictures } from '#server/backup/pictures.ts';
import { picturesOf, readingSite } from '#server/backup/read-site.ts';
import { connectForStart, type Dialect } from '#server/database/connect.ts';
import { databaseId } from '#server/database/database-id.ts';
import type { Database } from '#server/database/schema.ts';
import { storedFiles } from '#server/media/stored-files.ts';
import { readSettings } from '#server/start/settings.ts';
import { articleRow } from '../bench/articles.ts';
import { type Cluster, startCluster } from '../tests/support/cluster.ts';
import { makePictures } from './made-pictures.ts';
import { type S3Server, startS3 } from './s3-server.ts';
import { adminEmail, adminPassword, type SiteProcess, startSite } from './site-process.ts';
import { type Random, randomOf, type Trial } from './trial.ts';

/** A round is so many articles and pictures. */
const articlesOfRound = 100;
const picturesOfRound = 10;
const widths = [320, 640, 1280, 1920];

/** What the whole trial of 200 rounds may take: seconds of each command, megabytes of its process. */
const most = { seconds: 180, megabytes: 250 };

const root = resolve(import.meta.dirname, '..');

/**
 * A site with many articles and pictures is backed up while editors save and purge, restored on the other database and store,
 * moved there by a command that is killed in the middle, and moved back. Every copy has to be one moment of it, and whole.
 */
export const trial: Trial = async ({ seed, rounds, database, store, say }) => {
  const random = randomOf(seed);
  const figures: string[] = [];
  const faults: string[] = [];
  const dir = mkdtempSync(join(tmpdir(), 'huong-nghiep-backup-'));
  const ground = await openGround(dir);
  const [one, other] = [
    { database, store },
    { database: opposite(database), store: store === 's3' ? 'folder' : 's3' },
  ] as const;
  let site: SiteProcess | undefined;

  /** Runs a command to its end, and tells what it took. */
  async function timed(name: string, env: Record<string, string>, ...words: [string, ...string[]]): Promise<void> {
    const began = performance.now();
    const { code, peak, processor, output } = await command(env, ...words);
    const seconds = (performance.now() - began) / 1_000;
    figures.push(`${name}: ${seconds.toFixed(1)} s, ${processor.toFixed(1)} s of processor, ${peak.toFixed(0)} MB at most`);
    say(figures.at(-1) ?? '');
    if (code !== 0) throw new Error(`${name} failed: ${output}`);
    if (seconds > most.seconds || peak > most.megabytes)
      faults.push(`${name} took ${seconds.toFixed(0)} s and ${peak.toFixed(0)} MB; ${JSON.stringify(most)} are allowed.`);
  }

  try {
    const source = await ground.place(one);
    site = await startSite(join(dir, 'running'), source.env);
    say(`Writing ${rounds * articlesOfRound} articles and ${rounds * picturesOfRound} pictures …`);
    const bytes = await fill(source.place, rounds, random);
    figures.push(`${rounds * articlesOfRound} articles, ${rounds * picturesOfRound} pictures of ${(bytes / 1e6).toFixed(0)} MB`);

    const archive = join(dir, 'site.tar.gz');
    const work = await beginWork(source.place, site.origin, () => existsSync(`${archive}.part`));
    await timed('backup', source.env, 'backup', archive);
    const { steps, purged } = await work.end();
    figures.push(`meanwhile ${steps} saves of two rows in step, ${purged} pictures purged`);
    // A short trial may be over before.
    if (steps === 0 || (purged === 0 && rounds >= 50)) faults.push('Nothing was saved or purged while the backup was written.');
    await site.end('SIGTERM');

    const restored = await ground.place(other);
    if (rounds > 1) await timed('check', restored.env, 'restore', archive, '--verify');
    await timed('restore', restored.env, 'restore', archive);
    faults.push(...(await faultsOf(restored.place)));

    const target = await ground.place(other);
    const [from, to] = [source.settingsFile, target.settingsFile];
    for (let kill = 0; kill < Math.min(3, rounds); kill += 1) {
      const { code } = await command({}, 'transfer', '--from', from, '--to', to, '--force', {
        killAfter: 600 + random.below(40 * rounds + 1_500),
      });
      say(code === null ? 'A move was killed.' : 'A move ended before it was to be killed.');
    }
    await timed('move there', {}, 'transfer', '--from', from, '--to', to, '--force');
    const moved = [target.place];
    if (rounds > 1) {
      const back = await ground.place(one);
      await timed('move back', {}, 'transfer', '--from', to, '--to', back.settingsFile);
      moved.push(back.place);
    }
    const before = JSON.stringify(await sumsOf(source.place));
    for (const place of moved) {
      const sums = JSON.stringify(await sumsOf(place));
      if (sums !== before) faults.push(`What was moved is not what was there: ${sums}, and ${before}`);
      faults.push(...(await faultsOf(place)));
    }
  } catch (error) {
    faults.push(String(error));
  } finally {
    await site?.end('SIGKILL');
    await ground.close();
    rmSync(dir, { recursive: true, force: true });
  }
  return { figures, faults };
};

const opposite = (database: Dialect): Dialect => (database === 'sqlite' ? 'postgres' : 'sqlite');

type OpenPlace = { place: SitePlace; env: Record<string, string>; settingsFile: string };

/** Gives places without a site, each with a database and a store of its own. */
async function openGround(dir: string) {
  let cluster: Cluster | undefined;
  const stores: S3Server[] = [];
  let made = 0;
  return {
    async place({ database, store }: { database: Dialect; store: 'folder' | 's3' }): Promise<OpenPlace> {
      made += 1;
      const env: Record<string, string> = { DATA_DIR: join(dir, `place-${made}`), DEMO_CONTENT: 'false' };
      if (database === 'postgres') {
        cluster ??= await startCluster(join(dir, 'postgres'));
        const control = connectForStart({ dialect: 'postgres', url: cluster.url('postgres') });
        await sql`create database ${sql.id(`site_${made}`)}`.execute(control);
        await control.destroy();
        env['DATABASE_URL'] = cluster.url(`site_${made}`);
      }
      if (store === 's3') {
        const s3 = await startS3(join(dir, `s3-${made}`));
        stores.push(s3);
        env['STORAGE_URL'] = s3.url;
      }
      const settingsFile = join(dir, `place-${made}.env`);
      writeFileSync(
        settingsFile,
        Object.entries(env)
          .map(([name, value]) => `${name}="${value}"\n`)
          .join(''),
      );
      const settings = readSettings(env);
      const files = storedFiles(settings.storage);
      return { place: { database: settings.database, files }, env, settingsFile };
    },
    async close() {
      for (const store of stores) await store.close();
      cluster?.stop();
    },
  };
}

type Ended = { code: number | null; peak: number; processor: number; output: string };

/** Runs a command of the app; the last word may say when it is killed. `peak` in megabytes, `processor` in seconds. */
async function command(env: Record<string, string>, name: string, ...given: (string | { killAfter: number })[]): Promise<Ended> {
  const words = given.filter((word) => typeof word === 'string');
  const { scripts } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8')) as { scripts: Record<string, string> };
  const [, ...called] = (scripts[name] ?? '').split(' ');
  const child = spawn(process.execPath, [...called, ...words], {
    cwd: root,
    env: { PATH: process.env['PATH'], NODE_COMPILE_CACHE: resolve(root, 'node_modules/.cache/node'), ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let output = '';
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (chunk: Buffer) => (output += chunk.toString()));
  let peak = 0;
  let processor = 0;
  const looking = setInterval(() => {
    peak = Math.max(peak, peakOf(child));
    processor = Math.max(processor, processorOf(child));
  }, 20);
  for (const word of given) if (typeof word !== 'string') setTimeout(() => child.kill('SIGKILL'), word.killAfter).unref();
  await once(child, 'close');
  clearInterval(looking);
  return { code: child.exitCode, peak, processor, output };
}

function peakOf({ pid }: ChildProcess): number {
  try {
    return Number(/VmHWM:\s+(\d+)/.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1] ?? 0) / 1024;
  } catch {
    return 0;
  }
}

/** Ticks of a hundredth of a second, of the process and the system for it. */
function processorOf({ pid }: ChildProcess): number {
  try {
    const fields = readFileSync(`/proc/${pid}/stat`, 'utf8')
      .replace(/^.*\) /, '')
      .split(' ');
    return (Number(fields[11]) + Number(fields[12])) / 100;
  } catch {
    return 0;
  }
}

const inStep = { title: 'Hai hàng cùng bước' };

/** Writes articles, some with pictures of random bytes, and two rows that are kept in step. Gives the bytes of the pictures. */
async function fill(place: SitePlace, rounds: number, random: Random): Promise<number> {
  const db = connectForStart(place.database);
  let total = 0;
  try {
    await databaseId(db);
    for (let round = 0; round < rounds; round += 1) {
      const pictures = Array.from({ length: picturesOfRound }, () => pictureOf(random));
      await Promise.all(pictures.flatMap(({ files }) => files.map(({ name, bytes }) => place.files.put(name, bytes))));
      for (const { files } of pictures) for (const { bytes } of files) total += bytes.length;
      const rows = Array.from({ length: articlesOfRound }, (_, index) => {
        const { id: _id, ...row } = articleRow(1 + round * articlesOfRound + index);
        const picture = pictures[index];
        return picture === undefined ? row : { ...row, image: picture.path, image_meta: JSON.stringify({ widths }) };
      });
      await db.insertInto('bai_viet').values(rows).execute();
    }
    const moment = new Date().toISOString();
    const row = { ...inStep, created_at: moment, updated_at: moment, sort_name: '', slug: 'hai-hang', order: 0, version: 0 };
    await db
      .insertInto('menu')
      .values({ ...row, type: 'none', status: 0 })
      .execute();
    await db
      .insertInto('danh_muc')
      .values({ ...omitTitle(row), name: inStep.title, description: '' })
      .execute();
    return total;
  } finally {
    await db.destroy();
  }
}

const omitTitle = <T extends { title: string }>({ title: _, ...row }: T) => row;

/** Its files hold random bytes, about as many as pictures of these widths do, and are called after them. */
function pictureOf(random: Random) {
  const files = widths.map((width) => {
    const key = Buffer.alloc(16, String(random.below(2 ** 31)));
    const bytes = createCipheriv('aes-128-ctr', key, Buffer.alloc(16)).update(
      Buffer.alloc(40 * width + random.below(60 * width)),
    );
    return { width, bytes };
  });
  const hash = createHash('sha256');
  for (const { bytes } of files) hash.update(bytes);
  const name = hash.digest('hex').slice(0, 32);
  return {
    path: `/uploads/${name}-${widths.at(-1)}.webp`,
    files: files.map(({ width, bytes }) => ({ name: `${name}-${width}.webp`, bytes })),
  };
}

/** Editors at work: two rows saved in step, and, from the moment of the backup on, banners whose pictures are purged. */
async function beginWork(place: SitePlace, origin: string, hasBegun: () => boolean) {
  const db = connectForStart(place.database);
  const call = await signIn(origin);
  const pictures = await makePictures(12);
  const banners: number[] = [];
  for (const [index, { sent }] of pictures.entries()) {
    const form = new FormData();
    form.set('title', `Ảnh bìa ${index}`);
    form.set('image', new File([sent], 'anh.png', { type: 'image/png' }));
    banners.push((await call('POST', 'banners', form)).id);
  }
  const stop = new AbortController();
  let steps = 0;
  let purged = 0;
  const stepping = (async () => {
    for (; !stop.signal.aborted; await delay(2)) {
      steps += 1;
      await step(db, steps);
    }
  })();
  const purging = (async () => {
    while (!hasBegun() && !stop.signal.aborted) await delay(5);
    for (const id of banners) {
      if (stop.signal.aborted) return;
      await call('DELETE', `banners/${id}`);
      await call('DELETE', `trash/banners/${id}`);
      purged += 1;
    }
  })();
  return {
    async end() {
      stop.abort();
      await Promise.all([stepping, purging]);
      await db.destroy();
      return { steps, purged };
    },
  };
}

const step = (db: Database, version: number) =>
  db.transaction().execute(async (transaction) => {
    await transaction.updateTable('menu').set({ version }).where('title', '=', inStep.title).execute();
    await delay(1);
    await transaction.updateTable('danh_muc').set({ version }).where('name', '=', inStep.title).execute();
  });

async function signIn(origin: string) {
  const send = async (method: string, path: string, token: string, body?: FormData | string) => {
    const headers = { Authorization: `Bearer ${token}`, ...(typeof body === 'string' && { 'Content-Type': 'application/json' }) };
    const answer = await fetch(`${origin}/api/admin/${path}`, { method, headers, ...(body !== undefined && { body }) });
    const { data } = (await answer.json()) as { data: { id: number; token: string } };
    if (!answer.ok) throw new Error(`${method} ${path} was answered ${answer.status}.`);
    return data;
  };
  const { token } = await send('POST', 'login', '', JSON.stringify({ email: adminEmail, password: adminPassword }));
  return (method: string, path: string, body?: FormData) => send(method, path, token, body);
}

/** What is not one moment of the site, or not whole. */
async function faultsOf(place: SitePlace): Promise<string[]> {
  const faults: string[] = [];
  const db = connectForStart(place.database);
  const one = await db.selectFrom('menu').select('version').where('title', '=', inStep.title).executeTakeFirst();
  const two = await db.selectFrom('danh_muc').select('version').where('name', '=', inStep.title).executeTakeFirst();
  await db.destroy();
  if (one === undefined || one.version !== two?.version)
    faults.push(`The two rows are not in step: ${one?.version} and ${two?.version}.`);
  const names = await readingSite(place, (inMoment) => inMoment(picturesOf));
  const byPicture = new Map<string, ReturnType<typeof createHash>>();
  for await (const { name, bytes } of readPictures(place.files, [...names].sort(byWidth))) {
    const [picture = ''] = name.split('-');
    if (bytes === null) faults.push(`${name} is named and not stored.`);
    else byPicture.set(picture, (byPicture.get(picture) ?? createHash('sha256')).update(bytes));
  }
  // A picture is called after the bytes of all its files.
  for (const [picture, hash] of byPicture)
    if (hash.digest('hex').slice(0, picture.length) !== picture) faults.push(`The files of ${picture} have other bytes.`);
  return faults;
}

const byWidth = (one: string, other: string) => {
  const [[a = '', b = ''], [c = '', d = '']] = [one.split(/[-.]/), other.split(/[-.]/)];
  return a < c ? -1 : a > c ? 1 : Number(b) - Number(d);
};

/** Rows and SHA-256 of all tables, and the last numbers given. */
const sumsOf = (place: SitePlace) =>
  readingSite(place, (inMoment) =>
    inMoment(async (site) => {
      const sums = new Map(site.tables.map(({ name }) => [name, new RowCounter()]));
      for await (const { table, rows } of site.rows()) sums.get(table.name)?.add(rows.map(rowLine));
      return { tables: [...sums].map(([name, sum]) => ({ name, ...sum.end() })), counters: Object.entries(site.counters).sort() };
    }),
  );
