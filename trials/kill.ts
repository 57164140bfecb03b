import { mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { sql } from 'kysely';
import { sweepPictures } from '#server/crud/sweep-pictures.ts';
import { connect, type DatabaseAddress } from '#server/database/connect.ts';
import { damageOf } from '#server/database/dialects/sqlite-file.ts';
import type { Database } from '#server/database/schema.ts';
import type { Files } from '#server/media/files.ts';
import { storedFiles } from '#server/media/stored-files.ts';
import { readSettings } from '#server/start/settings.ts';
import { siteRecordTypes } from '#server/start/site-types.ts';
import { startCluster } from '../tests/support/cluster.ts';
import { scratchDir } from '../tests/support/scratch.ts';
import { writeHistory } from './history-writer.ts';
import { journalFaults, keptFiles } from './journal-faults.ts';
import { makePictures } from './made-pictures.ts';
import { startS3 } from './s3-server.ts';
import { adminEmail, adminPassword, type SiteProcess, startSite } from './site-process.ts';
import { type Random, randomOf, type Trial, type TrialOptions } from './trial.ts';

const writers = 4;
/** Few, so that writers often bring a picture that another one is just giving up. */
const commonPictures = 5;
/** Others that most often nobody else has, so that their files are new. */
const rarePictures = (rounds: number) => Math.min(40, 4 * rounds);

/** A banner as a writer knows it: null is none. */
type Banner = { title: string; picture: number | null } | null;
/** What the last answer said, and what else may be true because a call was not answered. */
type Known = { writer: number; now: Banner; or?: Banner };

type Read = { id: number; title: string; image: string | null; image_meta: { widths: number[] } | null };

/**
 * A round: several writers save, upload and delete until the process is killed, at a random moment; then it is started again
 * and everything is looked at. Every fifth round it is killed while it starts, as well.
 */
export const trial: Trial = async ({ seed, rounds, database, store, say }) => {
  const dir = mkdtempSync(join(scratchDir(), 'huong-nghiep-kill-'));
  const place = await openPlace(dir, { database, store });
  const random = randomOf(seed);
  const pool = await makePictures(commonPictures + rarePictures(rounds));
  const state = { known: new Map<string, Known>(), ids: new Map<string, number>(), made: 0, token: '' };
  const faults: string[] = [];
  let answered = 0;
  let open = 0;
  let unused = 0;
  /** Drafts that were sent: each of them takes the one before it away. */
  let drafts = 0;

  /** One writer's calls, until one is not answered. */
  async function write(writer: number, origin: string, chance: Random, onAnswer: () => void): Promise<void> {
    for (;;) {
      const own = [...state.known].filter(([, known]) => known.writer === writer && known.now !== null);
      const kind =
        own.length === 0 ? 'create' : chance.of(['create', 'create', 'rename', 'picture', 'picture', 'delete'] as const);
      state.made += 1;
      const [key, known] = kind === 'create' ? [`${seed}-${state.made}`, { writer, now: null } as Known] : chance.of(own);
      const picture = chance.below(3) > 0 ? chance.below(commonPictures) : chance.below(pool.length);
      const before = known.now;
      const after: Banner =
        kind === 'delete'
          ? null
          : {
              title: kind === 'rename' || before === null ? `${key}: ${state.made}` : before.title,
              picture: kind === 'picture' || (kind === 'create' && chance.below(3) > 0) ? picture : (before?.picture ?? null),
            };
      known.or = after;
      state.known.set(key, known);
      const id = state.ids.get(key);
      try {
        const body = await save(origin, kind, id, after);
        if (kind === 'create') state.ids.set(key, body.data!.id);
        known.now = after;
        delete known.or;
        answered += 1;
        onAnswer();
      } catch (error) {
        if (error instanceof Unexpected) faults.push(error.message);
        open += 1;
        return;
      }
    }
  }

  async function save(origin: string, kind: string, id: number | undefined, banner: Banner) {
    const form = new FormData();
    if (banner !== null && kind !== 'picture') form.set('title', banner.title);
    if (banner?.picture != null && kind !== 'rename')
      form.set('image', new File([pool[banner.picture]!.sent], 'anh.png', { type: 'image/png' }));
    const path = kind === 'create' ? '' : kind === 'picture' ? `/${id}/image` : `/${id}`;
    const method = kind === 'create' || kind === 'picture' ? 'POST' : kind === 'rename' ? 'PUT' : 'DELETE';
    const answer = await fetch(`${origin}/api/admin/banners${path}`, {
      method,
      headers: { Authorization: `Bearer ${state.token}` },
      ...(method !== 'DELETE' && { body: form }),
    });
    const body = (await answer.json()) as { data: { id: number } | null; message: string };
    if (!answer.ok) throw new Unexpected(`${method} banners${path} was answered ${answer.status}: ${body.message}`);
    // So that pictures come to be named by nothing.
    if (method === 'DELETE') await purge(origin, id);
    return body;
  }

  async function purge(origin: string, id: number | undefined): Promise<void> {
    const { status, body } = await callAdmin(origin, 'DELETE', `trash/banners/${id}`);
    if (status !== 200) throw new Unexpected(`DELETE trash/banners/${id} was answered ${status}: ${body.message}`);
  }

  async function callAdmin(origin: string, method: string, path: string, sent?: unknown) {
    if (method === 'PUT' && path.endsWith('/draft')) drafts += 1;
    const answer = await fetch(`${origin}/api/admin/${path}`, {
      method,
      headers: { Authorization: `Bearer ${state.token}`, 'Content-Type': 'application/json' },
      ...(sent !== undefined && { body: JSON.stringify(sent) }),
    });
    return { status: answer.status, body: (await answer.json()) as { success: boolean; message?: string } };
  }

  /** Changes of mind beside the writers, until a call is not answered. */
  async function changeMinds(origin: string, chance: Random): Promise<void> {
    const call = async (method: string, path: string, sent?: unknown) => {
      const answer = await callAdmin(origin, method, path, sent).catch(() => null);
      if (answer === null) throw new NotAnswered();
      return answer;
    };
    await writeHistory(call, chance, () => (answered += 1)).catch((error: unknown) => {
      if (!(error instanceof NotAnswered)) faults.push(String(error));
    });
  }

  async function look(site: SiteProcess): Promise<void> {
    const call = async <T>(path: string): Promise<T> => {
      const answer = await fetch(site.origin + path, { headers: { Authorization: `Bearer ${state.token}` } });
      if (!answer.ok) throw new Error(`${path} was answered ${answer.status}: ${await answer.text()}`);
      return (await answer.json()) as T;
    };
    const found: Read[] = [];
    for (let page = 1, last = 1; page <= last; page += 1) {
      const { data, meta } = await call<{ data: Read[]; meta: { last_page: number } }>(
        `/api/admin/banners/all?per_page=100&sort_by=id&page=${page}`,
      );
      found.push(...data);
      last = meta.last_page;
    }
    const byKey = Map.groupBy(found, ({ title }) => title.split(':')[0]!);
    for (const [key, known] of state.known) {
      const [banner, twice] = byKey.get(key) ?? [];
      byKey.delete(key);
      if (twice !== undefined) faults.push(`${key} is there twice.`);
      const is = await seen(site.origin, banner);
      const may = 'or' in known ? [known.now, known.or ?? null] : [known.now];
      if (!may.some((one) => JSON.stringify(one) === JSON.stringify(is)))
        faults.push(`${key} is ${JSON.stringify(is)} and should be ${may.map((one) => JSON.stringify(one)).join(' or ')}.`);
      known.now = is;
      delete known.or;
      if (banner === undefined) state.known.delete(key);
      else state.ids.set(key, banner.id);
    }
    for (const key of byKey.keys()) faults.push(`${key} is there, and nobody made it.`);
    unused += await sweepAndList(found);
  }

  /** The banner as it is, its picture known by its bytes; each of its files has to be whole. */
  async function seen(origin: string, banner: Read | undefined): Promise<Banner> {
    if (banner === undefined) return null;
    if (banner.image === null) return { title: banner.title, picture: null };
    const files = await Promise.all(
      filesOf(banner).map(async (name) => {
        const answer = await fetch(`${origin}/uploads/${name}`);
        return answer.ok ? Buffer.from(await answer.arrayBuffer()) : null;
      }),
    );
    const picture = pool.findIndex(
      ({ copies }) => copies.length === files.length && copies.every(({ bytes }, index) => files[index]?.equals(bytes)),
    );
    const lost = files.map((bytes) => bytes?.length ?? 'none').join(', ');
    if (picture === -1) faults.push(`The files of ${banner.image} are not whole: they have ${lost} bytes.`);
    return { title: banner.title, picture };
  }

  /** How many pictures the sweep removed; after it, exactly the files that records and the journal name are left. */
  async function sweepAndList(banners: readonly Read[]): Promise<number> {
    const clock = () => new Date();
    const removed = await sweepPictures({ ...place, clock, types: siteRecordTypes }, -60_000);
    const stored: string[] = [];
    for await (const { name } of place.files.list()) stored.push(name);
    const used = await keptFiles(place.db);
    for (const name of banners.flatMap(filesOf))
      if (!used.has(name)) faults.push(`${name} is of a record, and its picture has no row.`);
    for (const name of stored) if (!used.has(name)) faults.push(`${name} is stored, and nothing names it.`);
    for (const name of used) if (!stored.includes(name)) faults.push(`${name} is not stored, and something names it.`);
    for (const name of place.strays()) faults.push(`${name} is left of an upload.`);
    faults.push(...(await journalFaults(place.db, siteRecordTypes)));
    const damage = await place.damage(drafts);
    if (damage !== null) faults.push(`The database is damaged: ${damage}`);
    return removed;
  }

  try {
    for (let round = 0; round <= rounds; round += 1) {
      await place.settled();
      const chance = randomOf(random.below(2 ** 31));
      if (round > 0 && round % 5 === 0) await killWhileStarting(join(dir, 'data'), place.env, chance.below(1_200));
      const site = await startSite(join(dir, 'data'), place.env);
      try {
        state.token ||= await signIn(site.origin);
        await look(site);
        if (round === rounds || faults.length > 0) break;
        const killAfter = 1 + chance.below(40);
        const wait = chance.below(30);
        let answers = 0;
        const enough = Promise.withResolvers<void>();
        const writing = Array.from({ length: writers }, (_, writer) =>
          write(writer, site.origin, randomOf(chance.below(2 ** 31)), () => {
            if ((answers += 1) === killAfter) enough.resolve();
          }),
        );
        const minds = changeMinds(site.origin, randomOf(chance.below(2 ** 31)));
        await Promise.race([enough.promise, Promise.all(writing)]);
        await delay(wait);
        await site.end('SIGKILL');
        await Promise.all([...writing, minds]);
        say(`Round ${round + 1}: killed after ${answers} answers; ${state.known.size} banners.`);
      } finally {
        await site.end('SIGKILL');
      }
    }
  } finally {
    await place.close();
    rmSync(dir, { recursive: true, force: true });
  }
  return {
    figures: [
      `${rounds} kills on ${database} and ${store}: ${answered} calls were answered, ${open} were not, ${unused} pictures of these were swept.`,
    ],
    faults,
  };
};

class Unexpected extends Error {}
class NotAnswered extends Error {}

type Place = {
  env: Record<string, string>;
  db: Database;
  dialect: DatabaseAddress['dialect'];
  files: Files;
  /** Ends when the store has done everything that was asked of it. */
  settled: () => Promise<void>;
  /** Halves of uploads that are left. */
  strays: () => string[];
  damage: (replaced: number) => Promise<string | null>;
  close: () => Promise<void>;
};

async function openPlace(dir: string, { database, store }: Pick<TrialOptions, 'database' | 'store'>): Promise<Place> {
  const env: Record<string, string> = { DATA_DIR: join(dir, 'data'), DEMO_CONTENT: 'false' };
  const cluster = database === 'postgres' ? await startCluster(join(dir, 'postgres')) : null;
  if (cluster !== null) env['DATABASE_URL'] = cluster.url('postgres');
  const s3 = store === 's3' ? await startS3(join(dir, 's3')) : null;
  if (s3 !== null) env['STORAGE_URL'] = s3.url;
  const settings = readSettings(env);
  const { storage } = settings;
  const db = connect(settings.database);
  return {
    env,
    db,
    dialect: database,
    files: storedFiles(storage),
    settled: async () => s3?.settled(),
    strays: () => (storage.kind === 's3' ? [] : readdirSync(storage.dir).filter((name) => name.startsWith('.'))),
    async damage(replaced) {
      const pages = settings.database.dialect === 'sqlite' ? damageOf(settings.database.file) : null;
      const { rows } = await sql<{
        last: number;
        count: number;
      }>`select max(seq) as last, count(*) as count from journal`.execute(db);
      const [journal] = rows;
      const gap =
        Number(journal?.last ?? 0) - Number(journal?.count) <= replaced
          ? null
          : `the journal has gaps: ${JSON.stringify(journal)}`;
      return pages ?? gap;
    },
    async close() {
      await db.destroy();
      await s3?.close();
      cluster?.stop();
    },
  };
}

async function killWhileStarting(dataDir: string, env: Record<string, string>, after: number): Promise<void> {
  const stop = new AbortController();
  const starting = startSite(dataDir, env, false, { stop: stop.signal }).catch(() => null);
  await delay(after);
  stop.abort();
  await (await starting)?.end('SIGKILL');
}

async function signIn(origin: string): Promise<string> {
  const answer = await fetch(`${origin}/api/admin/login`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify({ email: adminEmail, password: adminPassword }),
  });
  const { data } = (await answer.json()) as { data: { token: string } };
  return data.token;
}

const filesOf = ({ image, image_meta }: Read): string[] =>
  image === null
    ? []
    : (image_meta?.widths ?? []).map((width) => image.replace('/uploads/', '').replace(/-\d+\.webp$/, `-${width}.webp`));
