import { copyFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { type KyselyPlugin, sql } from 'kysely';
import { inject } from 'vitest';
import { connect, type DatabaseAddress, type Dialect } from '#server/database/connect.ts';
import type { DatabaseLimits } from '#server/database/limits.ts';
import type { Database } from '#server/database/schema.ts';

export type TestDatabase = {
  /** For another process that opens the same database. */
  address: DatabaseAddress;
  db: Database;
  /** The same database as another instance has it; its queries count as well. `close` does not close it. */
  connectAgain: () => Database;
  /**
   * How many queries `run` sends. A transaction's begin and commit do not count, and neither do looks for what others have
   * changed, whose number is one of time.
   */
  countQueries: (run: () => unknown) => Promise<number>;
  close: () => Promise<void>;
};

/** A machine that is busy with other things keeps a query waiting for longer than a visitor would be. */
const patient: DatabaseLimits = { connect: 60_000, statement: 60_000, lock: 60_000, query: 60_000, idle: 60_000 };

/** A migrated, empty database that nobody else sees. */
export async function createTestDatabase(dialect: Dialect): Promise<TestDatabase> {
  const name = `test_${crypto.randomUUID().replaceAll('-', '')}`;
  const { address, remove } = dialect === 'sqlite' ? copySqlite(name) : await copyPostgres(name);
  const plain = connect(address);

  let queries = 0;
  const counter: KyselyPlugin = {
    transformQuery: ({ node }) => node,
    async transformResult({ result }) {
      if (!isContentState(result)) queries += 1;
      return result;
    },
  };
  return {
    address,
    db: plain.withPlugin(counter),
    connectAgain: () => connect(address).withPlugin(counter),
    async countQueries(run) {
      const before = queries;
      await run();
      return queries - before;
    },
    async close() {
      await plain.destroy();
      await remove();
    },
  };
}

/** What `readContentState` selects, and nobody else. PostgreSQL answers several statements at once without `rows`. */
const isContentState = ({ rows }: { rows?: object[] }) => rows?.some((row) => 'seq' in row && 'due_0' in row) === true;

type Copy = { address: DatabaseAddress; remove: () => void | Promise<void> };

function copySqlite(name: string): Copy {
  const { file, dir } = inject('templates').sqlite;
  const copy = join(dir, `${name}.sqlite`);
  copyFileSync(file, copy);
  const remove = () => {
    for (const part of ['', '-wal', '-shm']) rmSync(copy + part, { force: true });
  };
  return { address: { dialect: 'sqlite', file: copy }, remove };
}

async function copyPostgres(name: string): Promise<Copy> {
  const { template, url, control } = inject('templates').postgres;
  const command = async (statement: ReturnType<typeof sql>) => {
    const db = connect({ dialect: 'postgres', url: control });
    try {
      await statement.execute(db);
    } finally {
      await db.destroy();
    }
  };
  // The default strategy also writes every page of the copy to the log, which takes twice as long.
  await command(sql`create database ${sql.id(name)} template ${sql.id(template)} strategy file_copy`);
  return {
    address: { dialect: 'postgres', url: url + name, limits: patient },
    remove: () => command(sql`drop database ${sql.id(name)} with (force)`),
  };
}
