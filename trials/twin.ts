import { once } from 'node:events';
import { existsSync, mkdtempSync, rmSync } from 'node:fs';
import { Agent, request, type Server } from 'node:http';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import type { Description } from '#shared/content-types/description.ts';
import { descriptions } from '#shared/content-types/index.ts';
import { issueToken } from '#server/auth/tokens.ts';
import { loose } from '#server/crud/record.ts';
import { changedElsewhere, onContentChange } from '#server/crud/write-context.ts';
import { connect, type DatabaseAddress } from '#server/database/connect.ts';
import { pictureRow } from '#server/database/journal.ts';
import { migrate } from '#server/database/migrate.ts';
import type { Database } from '#server/database/schema.ts';
import type { Pages } from '#server/public/page-routes.ts';
import { currentBuild } from '#server/start/current-build.ts';
import { createHttpServer } from '#server/start/http-server.ts';
import { loadPages } from '#server/start/pages.ts';
import { siteRecordTypes } from '#server/start/site-types.ts';
import { startCluster } from '../tests/support/cluster.ts';
import { createClock } from '../tests/support/clock.ts';
import { loadWithoutPictures } from '../tests/support/demo-content.ts';
import { memoryFiles } from '../tests/support/memory-files.ts';
import { scratchDir } from '../tests/support/scratch.ts';
import { randomOf, type Trial } from './trial.ts';
import { knownAddresses, randomSave, type Save } from './twin-saves.ts';

/** How often an instance is asked until it has found out by itself what nobody has told it, and the pause between, in milliseconds. */
const mostTries = 200;
const pause = 50;
/** How many changes may be told to nobody: each takes half a second. */
const fewUntold = 100;
const cacheBytes = 32 * 1024 ** 2;
/** Of the addresses that are known each reader looks at some again and again, as visitors do. */
const hot = 40;

/**
 * Two instances over one database that answer from memory, and a third one, their twin, that keeps nothing. Random saves go to
 * the one and the other, while visitors read; after each, what the two answer has to be what the twin answers, to the byte. A
 * round is one call or save. Pages are those of the build, where the site is built, or show the calls that they ask.
 */
export const trial: Trial = async ({ seed, rounds, database, say }) => {
  const random = randomOf(seed);
  const dir = mkdtempSync(join(scratchDir(), `huong-nghiep-twin-${process.pid}-`));
  const cluster = database === 'postgres' ? await startCluster(join(dir, 'postgres')) : null;
  const address: DatabaseAddress =
    cluster === null
      ? { dialect: 'sqlite', file: join(dir, 'site.sqlite') }
      : { dialect: 'postgres', url: cluster.url('postgres') };
  const [files, clock] = [memoryFiles(), createClock()];
  const opened: Database[] = [];
  const servers: Server[] = [];
  const agent = new Agent({ keepAlive: true });
  const faults: string[] = [];
  try {
    const open = () => {
      const db = connect(address);
      opened.push(db);
      return db;
    };
    const [one, other, last] = [open(), open(), open()];
    await migrate(one, database);
    await loadWithoutPictures({ db: one, dialect: database, files, clock: clock.now, types: siteRecordTypes });
    await givePictures(one, clock.now());
    const token = await tokenFor(one, clock.now());
    const pages = await pagesOf();
    const serve = async (db: Database, bytes: number) => {
      const parts = { db, dialect: database, files, pages, clock: clock.now, publicUrl: 'http://site.test' };
      const server = createHttpServer(parts, bytes);
      servers.push(server);
      server.listen(0, '127.0.0.1');
      await once(server, 'listening');
      const bound = server.address();
      return typeof bound === 'object' && bound !== null ? bound.port : 0;
    };
    const sites = [await serve(one, cacheBytes), await serve(other, cacheBytes)];
    const twin = await serve(last, 0);
    // As workers behind one port tell each other, but for those that are to find out. The twin, which looks for nothing by itself,
    // has to hear of each moment at which something is hidden.
    let isTold = true;
    for (const own of opened)
      onContentChange(own, async (changes) => {
        if (changes === null) return;
        for (const each of opened) if (each !== own && (isTold || each === last)) await changedElsewhere(each);
      });

    const ask = (port: number, path: string, init: { method?: string; body?: unknown } = {}) =>
      answerOf(agent, port, path, init, token);
    const compare = async (path: string, after: string, tries = 1) => {
      for (const [index, port] of sites.entries()) {
        for (let left = tries; left > 0; left -= 1) {
          const expected = await ask(twin, path);
          const found = await ask(port, path);
          if (found.text === expected.text) break;
          if (left > 1) {
            await sleep(pause);
            continue;
          }
          const at = [...found.text].findIndex((letter, place) => letter !== expected.text[place]);
          const part = (text: string) => JSON.stringify(text.slice(Math.max(0, at - 60), at + 100));
          faults.push(`${path} of instance ${index} after ${after}: ${part(found.text)}, not ${part(expected.text)}`);
        }
      }
    };

    const known = new Set(await knownAddresses(one));
    let addresses = [...known];
    const done = new Map<string, number>();
    let saves = 0;
    let untold = 0;
    let after = 'the start';
    const batches: number[] = [];
    for (let round = 0; round < rounds && faults.length < 10; round += 1) {
      if (round > 0 && round % 500 === 0) say(`${round} calls, ${saves} of them saves …`);
      const isSave = random.below(5) === 0;
      const path = random.below(2) === 0 ? random.of(addresses.slice(0, hot)) : random.of(addresses);
      if (!isSave) {
        await compare(path, after);
        continue;
      }
      const save: Save = await randomSave(one, random, { now: clock.now(), batches });
      isTold = untold >= Math.min(fewUntold, rounds / 50) || random.below(10) !== 0;
      if (save.advance !== undefined) {
        clock.advance(save.advance);
        // One by one: in one process two connections to SQLite that both begin to write would keep each other waiting.
        await ask(twin, '/api/menu');
      }
      // Visitors who read meanwhile may be given the one or the other; what is kept of it is compared afterwards.
      const reading = Array.from({ length: random.below(4) }, () => ask(random.of(sites), random.of(addresses.slice(0, hot))));
      const saved = save.path === undefined ? null : await ask(random.of(sites), `/api/admin/${save.path}`, save);
      await Promise.all(reading);
      if (saved !== null && saved.status < 300) {
        saves += 1;
        done.set(save.name, (done.get(save.name) ?? 0) + 1);
        const batch = /"batch":(\d+)/.exec(saved.text)?.[1];
        if (batch !== undefined) batches.push(Number(batch));
        if (!isTold) untold += 1;
      } else if (saved !== null && saved.status >= 500) faults.push(`${save.name}: ${saved.text.slice(0, 300)}`);
      else if (saved === null) done.set(save.name, (done.get(save.name) ?? 0) + 1);
      after = `${saves} saves, the last of them${isTold ? '' : ', told to nobody'}: ${save.name} ${save.path ?? ''} ${JSON.stringify(save.body ?? {}).slice(0, 200)}`;
      const isOpen = !isTold;
      for (const each of [path, ...(save.shows ?? []), random.of(addresses.slice(0, hot))])
        await compare(each, after, isOpen ? mostTries : 1);
      // Of what none of these addresses shows an instance may not know yet.
      isTold = true;
      if (isOpen) for (const each of [one, other]) await changedElsewhere(each);
      if (round % 50 === 0) {
        for (const each of await knownAddresses(one)) known.add(each);
        addresses = [...known];
      }
    }
    say('Comparing every address …');
    // A short trial compares as many as it has rounds.
    for (const path of rounds < addresses.length ? Array.from({ length: rounds }, () => random.of(addresses)) : addresses)
      if (faults.length < 10) await compare(path, after);
    const kinds = [...done].sort(([a], [b]) => a.localeCompare(b)).map(([name, count]) => `${name}: ${count}`);
    return {
      figures: [
        `${rounds} calls and saves, ${saves} saves (${untold} of them told to nobody) over ${addresses.length} addresses`,
        kinds.join(', '),
      ],
      faults,
    };
  } finally {
    agent.destroy();
    for (const server of servers) {
      server.closeAllConnections();
      server.close();
    }
    for (const db of opened) await db.destroy();
    cluster?.stop();
    rmSync(dir, { recursive: true, force: true, maxRetries: 3 });
  }
};

/** Pictures without files, in the first records of each type. */
async function givePictures(db: Database, now: Date): Promise<void> {
  for (const { table, fields, path: type } of descriptions as readonly Description[]) {
    const columns = Object.keys(fields).filter((name) => fields[name]?.kind === 'image');
    for (const column of columns)
      for (let id = 1; id <= 3; id += 1) {
        const path = `/uploads/${type}-${column.replaceAll('_', '-')}-${id}-640.webp`;
        const meta = { width: 640, height: 480, color: '#a1b2c3', widths: [320, 640] };
        await db
          .insertInto('picture')
          .values(pictureRow({ path, meta }, { at: now.toISOString() }))
          .execute();
        const values = { [column]: path, [`${column}_meta`]: JSON.stringify(meta) };
        await loose(db).updateTable(table).set(values).where('id', '=', id).execute();
      }
  }
}

async function tokenFor(db: Database, now: Date): Promise<string> {
  const account = { email: 'twin@example.com', name: 'Người biên tập', password_hash: 'no password fits this' };
  const { id } = await db
    .insertInto('admin')
    .values({ ...account, created_at: now.toISOString(), role: 'admin', must_change_password: 0 })
    .returning('id')
    .executeTakeFirstOrThrow();
  return issueToken(db, id, now);
}

/** The calls that stand around every page of the site. */
const around = ['/api/site', '/api/menu', '/api/banners', '/api/nghe-nghiep', '/api/nhom-nganh'];

const render: Pages['render'] = async (asked, api) => {
  const { pathname, search } = new URL(asked.url);
  const answers = [];
  for (const path of [...around, `/api${pathname}${search}`]) answers.push(await api(path));
  const { status = 404 } = answers.at(-1) ?? {};
  return new Response(`<!doctype html><p>${JSON.stringify(answers)}`, {
    status,
    headers: { 'Content-Type': 'text/html; charset=utf-8' },
  });
};

async function pagesOf(): Promise<Pages> {
  const built = join(currentBuild(join(import.meta.dirname, '../build')), 'server/index.js');
  return existsSync(built) ? loadPages(built) : { render, query: () => [], isKept: () => true };
}

/** Headers of a moment, of the connection, and of what only kept answers have. */
const ofTheMoment = new Set([
  'date',
  'vary',
  'connection',
  'keep-alive',
  'transfer-encoding',
  'etag',
  'content-length',
  'x-request-id',
]);

function answerOf(
  agent: Agent,
  port: number,
  path: string,
  { method = 'GET', body }: { method?: string; body?: unknown },
  token: string,
): Promise<{ status: number; text: string }> {
  const sent = body === undefined ? '' : JSON.stringify(body);
  const headers = path.startsWith('/api/admin/')
    ? { Authorization: `Bearer ${token}`, 'Content-Type': 'application/json', 'Content-Length': Buffer.byteLength(sent) }
    : undefined;
  return new Promise((resolve, reject) => {
    request({ agent, host: '127.0.0.1', port, path, method, headers }, (response) => {
      const chunks: Buffer[] = [];
      response.on('data', (chunk: Buffer) => chunks.push(chunk));
      response.on('error', reject);
      response.on('end', () => {
        const status = response.statusCode ?? 0;
        const said = Object.entries(response.headers).filter(([name]) => !ofTheMoment.has(name));
        const shown = said.sort(([a], [b]) => a.localeCompare(b)).map(([name, value]) => `${name}: ${String(value)}`);
        resolve({ status, text: [status, ...shown, Buffer.concat(chunks).toString()].join('\n') });
      });
    })
      .on('error', reject)
      .end(sent);
  });
}
