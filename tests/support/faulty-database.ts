import { type CompiledQuery, type DatabaseConnection, type Driver, Kysely } from 'kysely';
import type { DatabaseAddress } from '#server/database/connect.ts';
import { postgresDialect } from '#server/database/dialects/postgres.ts';
import { sqliteDialect } from '#server/database/dialects/sqlite.ts';
import type { Schema } from '#server/database/schema.ts';
import { DatabaseUnavailable } from '#server/database/unavailable.ts';

/** What is written beside what a call is about. */
const beside: ReadonlySet<string> = new Set(['sign_in_try', 'turn', 'security_event', 'known_network', 'database_id']);

const isSave = (text: string): boolean => {
  const [, table] = /^\s*(?:insert into|update|delete from) "(\w+)"/.exec(text) ?? [];
  return table !== undefined && !beside.has(table);
};

/**
 * The database of a test over connections of its own, which fail when they are told to: once 'before' the next save is
 * committed, or from its commit on.
 */
export function faultyDatabase(address: DatabaseAddress) {
  let fault: 'before' | 'after' | null = null;
  let isCommitted = false;
  const gone = () => new DatabaseUnavailable('The test has cut the connection.');
  const refuse = () => {
    fault = null;
    throw gone();
  };
  const originals = new WeakMap<DatabaseConnection, DatabaseConnection>();
  const saving = new WeakSet<DatabaseConnection>();
  const open = new WeakSet<DatabaseConnection>();
  const original = (connection: DatabaseConnection) => originals.get(connection) ?? connection;

  function watched(connection: DatabaseConnection): DatabaseConnection {
    const one: DatabaseConnection = {
      async executeQuery<R>(query: CompiledQuery) {
        if (isCommitted) throw gone();
        const isOwn = isSave(query.sql);
        if (isOwn && !open.has(one) && fault === 'before') refuse();
        const result = await connection.executeQuery<R>(query);
        if (isOwn && open.has(one)) saving.add(one);
        else if (isOwn && fault === 'after') isCommitted = true;
        return result;
      },
      streamQuery: () => {
        throw new Error('Nobody streams.');
      },
    };
    originals.set(one, connection);
    return one;
  }

  const wrapped = (driver: Driver): Driver => ({
    init: () => driver.init(),
    destroy: () => driver.destroy(),
    // Kysely reckons with none that cannot be had on SQLite.
    acquireConnection: async () => watched(await driver.acquireConnection()),
    releaseConnection: (connection) => driver.releaseConnection(original(connection)),
    async beginTransaction(connection, settings) {
      if (isCommitted) throw gone();
      await driver.beginTransaction(original(connection), settings);
      open.add(connection);
    },
    async commitTransaction(connection) {
      if (saving.has(connection) && fault === 'before') refuse();
      await driver.commitTransaction(original(connection));
      open.delete(connection);
      if (saving.delete(connection) && fault === 'after') isCommitted = true;
    },
    async rollbackTransaction(connection) {
      await driver.rollbackTransaction(original(connection));
      open.delete(connection);
      saving.delete(connection);
    },
  });

  const dialect = address.dialect === 'sqlite' ? sqliteDialect(address) : postgresDialect(address);
  return {
    db: new Kysely<Schema>({ dialect: { ...dialect, createDriver: () => wrapped(dialect.createDriver()) } }),
    fail(when: 'before' | 'after' | null) {
      fault = when;
      isCommitted = false;
    },
    /** Whether a save was committed since, and nothing more can be had. */
    isCut: () => isCommitted,
  };
}
