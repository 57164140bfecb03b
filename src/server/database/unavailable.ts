/** What tells these errors apart, also after they came from another thread as a message and a code. */
const unavailable = 'DATABASE_UNAVAILABLE';

/**
 * The database gives no answer now and may give one soon: it cannot be reached, is starting or stopping, has no connection
 * left, or took longer than it may. `cause` is what was seen of it.
 */
export class DatabaseUnavailable extends Error {
  readonly code = unavailable;

  constructor(message: string, cause?: unknown) {
    super(message, { cause });
    this.name = 'DatabaseUnavailable';
  }
}

/** The answer to a commit was lost, and the database could not be asked in time whether it was made. */
export class OutcomeUnknown extends Error {
  readonly code = 'OUTCOME_UNKNOWN';

  constructor(cause: unknown) {
    super('Whether a transaction was committed cannot be told.', { cause });
    this.name = 'OutcomeUnknown';
  }
}

/**
 * Of PostgreSQL: connection exceptions (08), out of resources (53), a statement cancelled at its limit (57014), the server
 * shutting down, crashed or starting (57P), a limit on a lock (55P03), on idling in a transaction (25P03) or on a whole
 * transaction (25P04), and a deadlock, which a second try does not meet (40P01). Of the network: all errors of the system.
 */
const passing = /^(08...|53...|57014|57P0.|55P03|25P0[34]|40P01|E[A-Z_]+)$/;

/** What the client says without a code about a connection that is gone. */
const isGone = /^(Connection terminated|Client (has encountered a connection error|was closed)|timeout e)/;

/** Whether an error of the PostgreSQL client passes by itself, which an unknown table or a wrong password does not. */
export function passesByItself(error: unknown): boolean {
  if (error instanceof DatabaseUnavailable) return error.cause === undefined || passesByItself(error.cause);
  if (!(error instanceof Error)) return false;
  return 'code' in error && typeof error.code === 'string' ? passing.test(error.code) : isGone.test(error.message);
}
