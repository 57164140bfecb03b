import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { sql } from 'kysely';
import { connect, type DatabaseAddress, type Dialect } from '#server/database/connect.ts';
import { startCluster } from '../tests/support/cluster.ts';
import { batchDir, benchBatch } from './batch.ts';
import { benchJournal } from './journal.ts';
import { benchKeys } from './keys.ts';
import { missedLimits } from './limits.ts';
import { benchLists, listLimit } from './lists.ts';
import { benchPages } from './pages.ts';
import { replacePart } from './report.ts';
import { endRuler, forgetMachine } from './ruler.ts';
import type { Place } from './api-process.ts';
import { writeArticles } from './articles.ts';
import { postgresMs } from './measured-process.ts';
import { benchSaves, savedAmong } from './saves.ts';
import { benchSearch, type SearchFigures } from './search.ts';
import { benchSheets } from './sheets.ts';
import {
  batchReport,
  batchTitle,
  listsReport,
  journalTitle,
  keysReport,
  keysTitle,
  listsTitle,
  pagesReport,
  pagesTitle,
  savesReport,
  savesTitle,
  searchReport,
  searchTitle,
  sheetsReport,
  sheetsTitle,
} from './tables.ts';

/**
 * `node bench/run.ts` measures everything, `node bench/run.ts search` one part; the others stay as they were reported.
 * `node bench/run.ts search 1000 20000` searches among so many articles, and only prints what it found.
 */
const dir = mkdtempSync(join(tmpdir(), 'huong-nghiep-bench-'));
const cluster = await startCluster(join(dir, 'postgres'));
process.on('exit', () => {
  cluster.stop();
  rmSync(dir, { recursive: true, force: true });
});

const sqlite = (name: string): DatabaseAddress => ({ dialect: 'sqlite', file: join(dir, `${name}.sqlite`) });
const postgres = async (name: string): Promise<DatabaseAddress> => {
  const db = connect({ dialect: 'postgres', url: cluster.url('postgres') });
  await sql`create database ${sql.id(name)}`.execute(db);
  await db.destroy();
  return { dialect: 'postgres', url: cluster.url(name) };
};

/** A site with `size` articles on each database, never started. */
const sites = async (name: string, size: number) => {
  const dataDir = (dialect: string) => join(dir, `${name}-${size}-${dialect}`);
  const [file, server] = [sqlite(join(`${name}-${size}-sqlite`, 'site')), await postgres(`${name}_${size}`)];
  await writeArticles({ sqlite: file, postgres: server }, size);
  const first = Number(readFileSync(join(dir, 'postgres/data/postmaster.pid'), 'utf8').split('\n')[0]);
  return {
    sqlite: { dataDir: dataDir('sqlite'), env: {}, databaseMs: () => 0 },
    postgres: {
      dataDir: dataDir('postgres'),
      env: { DATABASE_URL: cluster.url(`${name}_${size}`) },
      databaseMs: () => postgresMs(first),
    },
  } satisfies Record<Dialect, Place>;
};

const dialects = ['sqlite', 'postgres'] as const;
const [asked, ...given] = process.argv.slice(2);
const sizes = given.length > 0 ? given.map(Number) : [1_000, 20_000, 100_000];
if (!sizes.every((size) => Number.isInteger(size) && size > 0)) throw new Error(`These are not numbers of articles: ${given}.`);

const rounds = 60;
const parts: Record<string, { title: string; measure: () => Promise<string> }> = {
  pages: { title: pagesTitle, measure: async () => pagesReport(await benchPages(dir, 15)) },
  lists: {
    title: listsTitle,
    measure: async () =>
      listsReport(
        rounds,
        [
          ['SQLite', await benchLists((count) => Promise.resolve(sqlite(`lists-${count}`)), rounds)],
          ['PostgreSQL', await benchLists((count) => postgres(`lists_${count}`), rounds)],
        ],
        listLimit,
      ),
  },
  journal: {
    title: journalTitle,
    measure: async () =>
      listsReport(rounds, [
        ['SQLite', await benchJournal((count) => Promise.resolve(sqlite(`journal-${count}`)), rounds)],
        ['PostgreSQL', await benchJournal((count) => postgres(`journal_${count}`), rounds)],
      ]),
  },
  batch: {
    title: batchTitle,
    async measure() {
      const [lite, server] = [batchDir(dir, 'sqlite'), batchDir(dir, 'postgres')];
      return batchReport({
        sqlite: await benchBatch({ dialect: 'sqlite', file: join(lite, 'site.sqlite') }, lite, {}),
        postgres: await benchBatch(await postgres('batch'), server, { DATABASE_URL: cluster.url('batch') }),
      });
    },
  },
  sheets: {
    title: sheetsTitle,
    async measure() {
      const [lite, server] = [batchDir(dir, 'sqlite', 'sheets'), batchDir(dir, 'postgres', 'sheets')];
      return sheetsReport({
        sqlite: await benchSheets({ dialect: 'sqlite', file: join(lite, 'site.sqlite') }, lite, {}),
        postgres: await benchSheets(await postgres('sheets'), server, { DATABASE_URL: cluster.url('sheets') }),
      });
    },
  },
  keys: { title: keysTitle, measure: async () => keysReport(await benchKeys(join(dir, 'keys'))) },
  search: {
    title: searchTitle,
    async measure() {
      const figures: Record<Dialect, SearchFigures[]> = { sqlite: [], postgres: [] };
      for (const size of sizes) {
        const places = await sites('search', size);
        for (const dialect of dialects) figures[dialect].push(await benchSearch(places[dialect], size));
      }
      return searchReport(figures);
    },
  },
  saves: {
    title: savesTitle,
    async measure() {
      const places = await sites('saves', savedAmong);
      return savesReport({ sqlite: await benchSaves(places.sqlite), postgres: await benchSaves(places.postgres) });
    },
  },
};

const file = resolve(import.meta.dirname, 'results.md');
if (asked !== undefined && !Object.hasOwn(parts, asked))
  throw new Error(`There is no part ${asked}: ${Object.keys(parts).join(', ')}.`);
for (const [name, { title, measure }] of Object.entries(parts)) {
  if (asked !== undefined && asked !== name) continue;
  await forgetMachine();
  const text = await measure();
  console.log(text);
  if (given.length === 0) writeFileSync(file, replacePart(readFileSync(file, 'utf8'), title, text));
}
await endRuler();
for (const told of missedLimits()) console.error(`Over its limit: ${told}`);
process.exit(missedLimits().length > 0 ? 1 : 0);
