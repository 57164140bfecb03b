import { type CompiledQuery, type DatabaseConnection, DummyDriver, Kysely } from 'kysely';
import type { Dialect } from './connect.ts';
import { jsonRows as postgresRows } from './dialects/postgres-tables.ts';
import { jsonRows as sqliteRows } from './dialects/sqlite-tables.ts';
import type { Database, Schema } from './schema.ts';
import type { StoredRow } from './table-shapes.ts';

/**
 * What is read in place of rows of a table: `rows`, of the columns that it has, instead of all that have the values of one of
 * `without`.
 */
export type Laid = { table: string; columns: readonly string[]; rows: readonly StoredRow[]; without: readonly StoredRow[] };

/**
 * Gives `work` a database that reads as if these rows were in it. It goes before each query as words of its own ('with'), so that
 * nothing is written, no lock is taken and no connection is kept; whatever else than a reading is asked of it is refused.
 */
export function readingOver<T>(db: Database, dialect: Dialect, laid: readonly Laid[], work: (reading: Database) => Promise<T>) {
  const executor = db.getExecutor();
  const connection: DatabaseConnection = {
    executeQuery: <Row>(query: CompiledQuery) => executor.executeQuery<Row>(withLaid(dialect, laid, query) as CompiledQuery<Row>),
    streamQuery() {
      throw new Error('Rows are read page by page, not as a stream.');
    },
  };
  const over = new Kysely<Schema>({
    dialect: {
      // By which compiled queries are known: they are those of the database.
      createAdapter: () => executor.adapter,
      createQueryCompiler: () => ({ compileQuery: (node, id) => executor.compileQuery(node, id) }),
      createIntrospector: () => db.introspection,
      createDriver: () => Object.assign(new DummyDriver(), { acquireConnection: () => Promise.resolve(connection) }),
    },
  });
  // What is kept of a database is not kept of a transaction, which nobody else may ever see.
  return over.transaction().execute(work);
}

function withLaid(dialect: Dialect, laid: readonly Laid[], query: CompiledQuery): CompiledQuery {
  const { sql, parameters } = query;
  if (!/^\s*select\b/i.test(sql)) throw new Error('What is laid over the database is only read.');
  const given: unknown[] = [];
  const isSqlite = dialect === 'sqlite';
  const value = (one: unknown) => (given.push(one), isSqlite ? '+?' : `$${parameters.length + given.length}`);
  const words = new Set(sql.match(/\w+/g));
  const parts = laid
    .filter(({ table }) => words.has(table))
    .map(({ table, columns, rows, without }) => {
      const names = columns.map((column) => `"${column}"`).join(', ');
      const differs = without.map(
        (row) =>
          `(${Object.entries(row)
            .map(([column, one]) => `"${column}" is distinct from ${value(one)}`)
            .join(' or ')})`,
      );
      const stored = `select ${names} from ${isSqlite ? 'main.' : ''}"${table}" where ${differs.join(' and ')}`;
      const own = (isSqlite ? sqliteRows : postgresRows)(table, columns, value(JSON.stringify(rows)));
      return `"${table}" as not materialized (${stored} union all ${own})`;
    });
  if (parts.length === 0) return query;
  // Parameters of SQLite have no numbers, and these come first.
  return {
    ...query,
    sql: `with ${parts.join(', ')} ${sql}`,
    parameters: isSqlite ? [...given, ...parameters] : [...parameters, ...given],
  };
}
