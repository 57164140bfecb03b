/** How long PostgreSQL may keep a query waiting, in milliseconds each. */
export type DatabaseLimits = {
  /** For a connection, a new one or a free one. */
  connect: number;
  /** One statement of a transaction, counted by the server. */
  statement: number;
  /** For one lock in a transaction, counted by the server. */
  lock: number;
  /** Everything that one request asks of the database, waiting for connections included, counted here (`waited-time.ts`). */
  query: number;
  /** Between two statements of a transaction, counted by the server. */
  idle: number;
};

const minute = 60_000;

export const usualLimits: DatabaseLimits = { connect: 5_000, statement: 5_000, lock: 5_000, query: 5_000, idle: 5_000 };

/** For what runs before the site is served: a start may wait for another one that changes tables or loads the demo content. */
export const startLimits: DatabaseLimits = {
  connect: 5_000,
  statement: 10 * minute,
  lock: 10 * minute,
  query: 10 * minute,
  idle: 10 * minute,
};

/** How many connections one process opens to PostgreSQL at most, beside the one of the search. */
export const usualConnections = 10;
