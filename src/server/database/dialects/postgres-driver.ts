import { setTimeout as delay } from 'node:timers/promises';
import {
  AbortedTransactionError,
  type CompiledQuery,
  type DatabaseConnection,
  type Driver,
  type QueryResult,
  type TransactionSettings,
} from 'kysely';
import type pg from 'pg';
import type { DatabaseLimits } from '../limits.ts';
import { logError } from '#server/observability/log.ts';
import { DatabaseUnavailable, OutcomeUnknown, passesByItself } from '../unavailable.ts';
import { countWaits, type WaitedTime, waitedSoFar } from '../waited-time.ts';
import { requestCancel } from './cancel-request.ts';

/** Where connections come from. */
export type ConnectionPool = Pick<pg.Pool, 'end'> & {
  connect: (ready: (error: Error | undefined, client: pg.PoolClient | undefined) => void) => void;
};

/** Whoever has it is the only one that writes. Any number, as long as nothing else in the database takes a lock of the same number. */
export const writerLock = 7_204_117;

/** In milliseconds: what a rollback may take though everything else has used up the time there was. */
const rollbackAtLeast = 500;
/** The same of a commit: one that is sent is not left without a look at its answer. */
const commitAtLeast = 500;

/**
 * Queries of PostgreSQL that end: with rows, with the error of the statement, or with `DatabaseUnavailable` when what is
 * the matter passes by itself or the limits are reached. Kysely's own driver waits for a server that is silent for ever.
 *
 * Nothing is left behind in a session, which a pooler in transaction mode (PgBouncer) gives to others after each
 * transaction: statements have no names, and settings are those of a transaction.
 */
export class PostgresDriver implements Driver {
  readonly #pool: ConnectionPool;
  readonly #limits: DatabaseLimits;
  readonly #onRefused: () => void;
  readonly #begin: string;
  /** When a server last left a query unanswered: connections that have not been heard of since may be dead without a sign. */
  #silentAt = -Infinity;
  #hasConnected = false;
  readonly #heardAt = new WeakMap<pg.PoolClient, number>();

  constructor(pool: ConnectionPool, limits: DatabaseLimits, onRefused: () => void) {
    this.#pool = pool;
    this.#onRefused = onRefused;
    this.#limits = limits;
    // In one message: a query of its own for each would make every transaction four round trips longer.
    this.#begin = [
      'begin',
      `set local statement_timeout = ${limits.statement}`,
      `set local lock_timeout = ${limits.lock}`,
      `set local idle_in_transaction_session_timeout = ${limits.idle}`,
    ].join('; ');
  }

  async init(): Promise<void> {}

  async acquireConnection(): Promise<PostgresConnection> {
    const waited = waitedSoFar();
    waited.begin();
    try {
      for (;;) {
        const client = await this.#connect(Math.min(this.#limits.connect, this.#leftOf(waited)));
        if ((this.#heardAt.get(client) ?? Infinity) >= this.#silentAt) return new PostgresConnection(client, this, waited);
        client.release(true);
      }
    } finally {
      waited.end();
    }
  }

  #connect(left: number): Promise<pg.PoolClient> {
    return new Promise((resolve, reject) => {
      if (left <= 0) return reject(tooLong());
      let isLate = false;
      const timer = setTimeout(() => {
        isLate = true;
        reject(tooLong());
      }, left);
      this.#pool.connect((error, client) => {
        if (isLate) return client?.release();
        clearTimeout(timer);
        if (client !== undefined) {
          this.#hasConnected = true;
          return resolve(client);
        }
        // That all connections of the pool are busy is no fault of the server; of the first one the start tells.
        if (this.#hasConnected && error !== undefined && !error.message.startsWith('timeout e')) {
          logError('The database gives no further connection', error);
          this.#onRefused();
        }
        reject(new DatabaseUnavailable('No connection to the database.', error));
      });
    });
  }

  #leftOf(waited: WaitedTime): number {
    return Math.min(this.#limits.query, waited.atMost) - waited.total;
  }

  /** Rejects at the limit, whatever the server does. The connection is of no use then. */
  query(connection: PostgresConnection, text: string, values?: unknown[], atLeast = 0): Promise<pg.QueryResult> {
    const { client, waited } = connection;
    return new Promise((resolve, reject) => {
      const left = Math.max(this.#leftOf(waited), atLeast);
      if (connection.isUnusable || left <= 0) return reject(tooLong());
      waited.begin();
      const timer = setTimeout(() => {
        waited.end();
        this.#silentAt = performance.now();
        connection.abandon();
        reject(tooLong());
      }, left);
      client.query(text, values ?? [], (error: Error | null, result: pg.QueryResult) => {
        if (connection.isUnusable) return;
        clearTimeout(timer);
        waited.end();
        const isGone = error !== null && passesByItself(error);
        if (!isGone) this.#heardAt.set(client, performance.now());
        if (error === null) resolve(result);
        else reject(isGone ? new DatabaseUnavailable(error.message, error) : error);
      });
    });
  }

  /**
   * One that is to write waits for the lock of writers (`write-transaction.ts`). Each is given its number at once, by which it is
   * found when the answer to its commit is lost.
   */
  async beginTransaction(connection: PostgresConnection, { accessMode }: TransactionSettings): Promise<void> {
    const lock = accessMode === 'read write' ? `; select pg_advisory_xact_lock(${writerLock})` : '';
    try {
      const results: unknown = await this.query(connection, `${this.#begin}${lock}; select txid_current() as id`);
      connection.transaction = (results as pg.QueryResult<{ id: number }>[]).at(-1)?.rows[0]?.id;
    } catch (error) {
      // It has begun all the same.
      await this.rollbackTransaction(connection);
      throw error;
    }
  }

  async commitTransaction(connection: PostgresConnection): Promise<void> {
    if (connection.isUnusable) throw tooLong();
    try {
      const { command } = await this.query(connection, 'commit', undefined, commitAtLeast);
      // So the server answers when a statement of the transaction had failed before.
      if (command === 'ROLLBACK') throw new AbortedTransactionError();
    } catch (error) {
      if (!(error instanceof DatabaseUnavailable) || !(await this.#wasCommitted(connection, error))) throw error;
    }
  }

  /** What became of a transaction whose commit was sent, by other connections. Throws `OutcomeUnknown` where none tells in time. */
  async #wasCommitted({ transaction }: PostgresConnection, cause: unknown): Promise<boolean> {
    // A server that the commit has not reached gives the transaction up by itself after so long.
    const until = performance.now() + this.#limits.idle + commitAtLeast;
    for (let left = 1; left > 0; left = until - performance.now()) {
      const status = await countWaits(() => this.#statusOf(transaction), until - performance.now()).catch(() => null);
      if (status === 'committed' || status === 'aborted') return status === 'committed';
      await delay(50);
    }
    throw new OutcomeUnknown(cause);
  }

  async #statusOf(transaction: number | undefined): Promise<string | undefined> {
    const connection = await this.acquireConnection();
    try {
      const { rows } = await this.query(connection, 'select txid_status($1) as status', [transaction]);
      return (rows as { status: string }[])[0]?.status;
    } finally {
      connection.release();
    }
  }

  /** What led here says more than a rollback that fails, after which the server rolls back by itself. */
  async rollbackTransaction(connection: PostgresConnection): Promise<void> {
    await this.query(connection, 'rollback', undefined, rollbackAtLeast).catch(() => connection.abandon());
  }

  async releaseConnection(connection: PostgresConnection): Promise<void> {
    connection.release();
  }

  destroy(): Promise<void> {
    return this.#pool.end();
  }
}

class PostgresConnection implements DatabaseConnection {
  readonly client: pg.PoolClient;
  readonly waited: WaitedTime;
  /** The number of the one that is open. */
  transaction: number | undefined;
  readonly #driver: PostgresDriver;
  #abandoned: Promise<void> | null = null;

  constructor(client: pg.PoolClient, driver: PostgresDriver, waited: WaitedTime) {
    this.client = client;
    this.#driver = driver;
    this.waited = waited;
  }

  get isUnusable(): boolean {
    return this.#abandoned !== null;
  }

  /** Nobody waits any more for what was sent last. */
  abandon(): void {
    this.#abandoned ??= requestCancel(this.client);
  }

  release(): void {
    // Through PgBouncer a cancellation only finds its statement while the connection that sent it is open.
    if (this.#abandoned !== null) void this.#abandoned.then(() => this.client.release(true));
    else this.client.release(this.client.getTransactionStatus() !== 'I');
  }

  async executeQuery<Row>({ sql, parameters }: CompiledQuery): Promise<QueryResult<Row>> {
    try {
      const { command, rowCount, rows } = await this.#driver.query(this, sql, [...parameters]);
      return changing.has(command) ? { rows, numAffectedRows: BigInt(rowCount ?? 0) } : { rows };
    } catch (error) {
      // The stack of an error that came over the network does not say who asked.
      if (error instanceof Error) Error.captureStackTrace(error);
      throw error;
    }
  }

  streamQuery(): never {
    throw new Error('Rows are read page by page, not as a stream.');
  }
}

const changing = new Set(['INSERT', 'UPDATE', 'DELETE', 'MERGE']);

const tooLong = () => new DatabaseUnavailable('The database has not answered within the limits of time.');
