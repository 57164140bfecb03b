import type SQLite from 'better-sqlite3';

/** Several times the number of different queries that the app has. */
const maxKept = 500;

/**
 * Makes a connection prepare each query once: Kysely prepares it with every execution, which costs more than a
 * short query itself. Values are bound, so that a query is known by its text.
 */
export function keepStatements(database: SQLite.Database): SQLite.Database {
  const prepare = database.prepare.bind(database);
  const kept = new Map<string, SQLite.Statement>();
  const prepareOnce = (source: string): SQLite.Statement => {
    const known = kept.get(source);
    // SQLite cannot start a statement again while its rows are still being read.
    if (known !== undefined && !known.busy) return known;
    const statement: SQLite.Statement = prepare(source);
    // A kept statement knows the columns that its tables had when it was prepared.
    if (/^\s*(alter|create|drop)\b/i.test(source)) {
      kept.clear();
      return statement;
    }
    const [oldest] = kept.keys();
    if (kept.size >= maxKept && oldest !== undefined) kept.delete(oldest);
    kept.set(source, statement);
    return statement;
  };
  return Object.assign(database, { prepare: prepareOnce });
}
