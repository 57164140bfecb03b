import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { sql } from 'kysely';
import { connect, type DatabaseAddress } from '#server/database/connect.ts';
import { startCluster } from '../tests/support/cluster.ts';
import { benchLists } from './lists.ts';
import { benchPages } from './pages.ts';
import { replacePart } from './report.ts';
import { benchSearch } from './search.ts';
import { listsReport, listsTitle, pagesReport, pagesTitle, searchReport, searchTitle } from './tables.ts';

/** `node bench/run.ts` measures everything, `node bench/run.ts search` one part; the others stay as they were reported. */
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

const rounds = 60;
const parts: Record<string, { title: string; measure: () => Promise<string> }> = {
  pages: { title: pagesTitle, measure: async () => pagesReport(await benchPages(dir, 15)) },
  lists: {
    title: listsTitle,
    measure: async () =>
      listsReport(rounds, [
        ['SQLite', await benchLists((count) => Promise.resolve(sqlite(`lists-${count}`)), rounds)],
        ['PostgreSQL', await benchLists((count) => postgres(`lists_${count}`), rounds)],
      ]),
  },
  search: {
    title: searchTitle,
    measure: async () => searchReport(await benchSearch({ sqlite: sqlite('search'), postgres: await postgres('search') })),
  },
};

const file = resolve(import.meta.dirname, 'results.md');
const asked = process.argv[2];
if (asked !== undefined && !Object.hasOwn(parts, asked))
  throw new Error(`There is no part ${asked}: ${Object.keys(parts).join(', ')}.`);
for (const [name, { title, measure }] of Object.entries(parts)) {
  if (asked !== undefined && asked !== name) continue;
  const text = await measure();
  console.log(text);
  writeFileSync(file, replacePart(readFileSync(file, 'utf8'), title, text));
}
process.exit(0);
