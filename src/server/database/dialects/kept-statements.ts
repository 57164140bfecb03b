import type SQLite from 'better-sqlite3';

/** As many different queries as the app has, several times over. */
const maxKept = 500;

/**
 * Makes a connection prepare each query once: Kysely prepares anew every time, which costs more than a
 * short query itself. Queries differ by their text only, values are bound.
 */
export function keepStatements(database: SQLite.Database): SQLite.Database {
  const prepare = database.prepare.bind(database);
  const kept = new Map<string, SQLite.Statement>();
  const prepareOnce = (source: string): SQLite.Statement => {
    const known = kept.get(source);
    // A statement whose rows are still being read can not be started again.
    if (known !== undefined && !known.busy) return known;
    const statement: SQLite.Statement = prepare(source);
    // Columns of a kept statement were read from the old tables.
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
