import { callbackify } from 'node:util';
import type pg from 'pg';
import { createPool } from '#server/database/dialects/postgres.ts';
import type { ConnectionPool } from '#server/database/dialects/postgres-driver.ts';
import { usualLimits } from '#server/database/limits.ts';

/** What a session holds beyond a transaction; each of these a pooler in transaction mode would hand on to somebody else, or lose. */
const leftOvers = `
  select 'prepared statement ' || name as what from pg_prepared_statements
  union all select 'setting ' || name from pg_settings where source = 'session'
  union all select 'advisory lock ' || objid from pg_locks where locktype = 'advisory' and pid = pg_backend_pid()
  union all select 'channel ' || pg_listening_channels()
  union all select 'temporary table ' || relname from pg_class where relpersistence = 't' and relkind = 'r'
  union all select 'cursor ' || name from pg_cursors`;

/**
 * Connections as PgBouncer gives them in transaction mode: each transaction, and each query outside of one, goes to another
 * session of the server than the one before, whichever connection it came by.
 */
export class TransactionPooler implements ConnectionPool {
  /** What was found in sessions after a transaction. */
  readonly found: string[] = [];
  /** How many transactions each session has had. */
  readonly transactions: number[];
  readonly #pool: pg.Pool;
  readonly #sessions: Promise<pg.PoolClient>[];
  /** In the order in which they became free, so that no two transactions in a row have the same. */
  readonly #free: number[];
  readonly #waiting: ((session: number) => void)[] = [];

  constructor(url: string, sessions: number) {
    this.#pool = createPool(url, sessions, usualLimits);
    this.#sessions = Array.from({ length: sessions }, () => this.#pool.connect());
    this.#free = [...this.#sessions.keys()];
    this.transactions = this.#free.map(() => 0);
  }

  #take(): Promise<number> {
    const free = this.#free.shift();
    return free === undefined ? new Promise((resolve) => this.#waiting.push(resolve)) : Promise.resolve(free);
  }

  async #giveBack(session: number, client: pg.PoolClient, text: string): Promise<void> {
    this.transactions[session] = (this.transactions[session] ?? 0) + 1;
    const { rows } = await client.query<{ what: string }>(leftOvers);
    this.found.push(...rows.map(({ what }) => `${what} after ${text}`));
    const next = this.#waiting.shift();
    if (next === undefined) this.#free.push(session);
    else next(session);
  }

  connect(ready: (error: Error | undefined, client: pg.PoolClient | undefined) => void): void {
    let held: number | null = null;
    const query = async (text: string, values: unknown[]): Promise<pg.QueryResult> => {
      const session = (held ??= await this.#take());
      const client = await this.#sessions[session]!;
      try {
        return await client.query(text, values.length === 0 ? undefined : values);
      } finally {
        if (client.getTransactionStatus() === 'I') {
          held = null;
          await this.#giveBack(session, client, text);
        }
      }
    };
    // A connection sends one query after the other.
    let turn: Promise<unknown> = Promise.resolve();
    const client = {
      query(text: string, values: unknown[], done: (error: unknown, result?: pg.QueryResult) => void) {
        const answered = turn.then(() => query(text, values));
        turn = answered.catch(() => undefined);
        callbackify(() => answered)(done);
      },
      getTransactionStatus: () => (held === null ? 'I' : 'T'),
      release: () => {},
    };
    ready(undefined, client as unknown as pg.PoolClient);
  }

  async end(): Promise<void> {
    for (const session of this.#sessions) (await session).release();
    await this.#pool.end();
  }
}
