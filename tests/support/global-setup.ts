import { mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { sql } from 'kysely';
import type { TestProject } from 'vitest/node';
import { connect, type DatabaseAddress } from '#server/database/connect.ts';
import { migrate } from '#server/database/migrate.ts';
import { type Cluster, endAbandonedCluster, startCluster } from './cluster.ts';
import { scratchDir } from './scratch.ts';

export type Templates = {
  /** A migrated SQLite file to copy, and the folder for the copies. */
  sqlite: { file: string; dir: string };
  /** A migrated database to copy, the address to copy it from, and the address of a copy without its name. */
  postgres: { template: string; control: string; url: string };
};

declare module 'vitest' {
  export interface ProvidedContext {
    templates: Templates;
  }
}

const scratch = scratchDir();
const template = 'template_site';
const prefix = 'huong-nghiep-tests-';

/** One PostgreSQL and one SQLite file, migrated once; every test works on a copy. */
export default async function setup(project: TestProject) {
  removeAbandoned();
  const dir = mkdtempSync(join(scratch, `${prefix}${process.pid}-`));
  let cluster: Cluster | undefined;
  const removeAll = () => {
    process.off('exit', removeAll);
    cluster?.stop();
    rmSync(dir, { recursive: true, force: true, maxRetries: 3 });
  };
  // For Ctrl-C and a setup that fails: both end the process before vitest calls the teardown.
  process.on('exit', removeAll);

  const file = join(dir, 'template.sqlite');
  await migrated({ dialect: 'sqlite', file });

  cluster = await startCluster(join(dir, 'postgres'));
  const control = cluster.url('postgres');
  const db = connect({ dialect: 'postgres', url: control });
  await sql`create database ${sql.id(template)}`.execute(db);
  await db.destroy();
  await migrated({ dialect: 'postgres', url: cluster.url(template) });

  project.provide('templates', { sqlite: { file, dir }, postgres: { template, control, url: cluster.url('') } });
  return removeAll;
}

async function migrated(address: DatabaseAddress) {
  const db = connect(address);
  await migrate(db, address.dialect);
  await db.destroy();
}

/** Removes the folders and servers of test runs that were killed. */
function removeAbandoned() {
  for (const name of readdirSync(scratch)) {
    const pid = Number(new RegExp(`^${prefix}(\\d+)-`).exec(name)?.[1]);
    if (Number.isNaN(pid) || isAlive(pid)) continue;
    const dir = join(scratch, name);
    endAbandonedCluster(join(dir, 'postgres'));
    rmSync(dir, { recursive: true, force: true, maxRetries: 3 });
  }
}

function isAlive(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return error instanceof Error && 'code' in error && error.code === 'EPERM';
  }
}
