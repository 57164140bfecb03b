import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { cpus, tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { connect } from '#server/database/connect.ts';
import { sql } from 'kysely';
import { startCluster } from '../tests/support/cluster.ts';
import { benchLists, few, many } from './lists.ts';
import type { Ratio } from './ratio.ts';

const rounds = 60;
const dir = mkdtempSync(join(tmpdir(), 'huong-nghiep-bench-'));
const cluster = await startCluster(join(dir, 'postgres'));
process.on('exit', () => {
  cluster.stop();
  rmSync(dir, { recursive: true, force: true });
});

const create = async (name: string) => {
  const db = connect({ engine: 'postgres', url: cluster.url('postgres') });
  await sql`create database ${sql.id(name)}`.execute(db);
  await db.destroy();
};
for (const count of [few, many]) await create(`lists_${count}`);

const tables = [
  ['SQLite', await benchLists((count) => ({ engine: 'sqlite', file: join(dir, `lists-${count}.sqlite`) }), rounds)],
  ['PostgreSQL', await benchLists((count) => ({ engine: 'postgres', url: cluster.url(`lists_${count}`) }), rounds)],
] as const;

const number = (value: number) => value.toFixed(2);
const line = ([name, { median, low, high, subjectMs, baseMs }]: readonly [string, Ratio]) =>
  `| ${name} | ${number(median)} | ${number(low)} – ${number(high)} | ${number(subjectMs)} | ${number(baseMs)} |`;
const report = `# Measurements

Made by \`npm run bench\`. Each row compares two things that ran in turn in one run: the ratio is what counts, the
milliseconds belong to the machine (${cpus().length} × ${cpus()[0]?.model.trim()}, Node ${process.versions.node}).

## First page of a list among ${many.toLocaleString('en')} records, against ${few.toLocaleString('en')}

Through the whole API in process: token, query, count, JSON. ${rounds} rounds; the spread is the 10th to the 90th percentile.
${tables
  .map(
    ([engine, rows]) => `
### ${engine}

| List | Ratio | Spread | Among many (ms) | Among few (ms) |
|---|---:|---:|---:|---:|
${rows.map(line).join('\n')}
`,
  )
  .join('')}`;
console.log(report);
writeFileSync(resolve(import.meta.dirname, 'results.md'), report);
process.exit(0);
