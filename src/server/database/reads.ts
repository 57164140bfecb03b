import { AsyncLocalStorage } from 'node:async_hooks';
import type { CompiledQuery, DatabaseConnection, Dialect } from 'kysely';
import { anyTable, readsOf, type TableRead, type TableWrite } from './query-tables.ts';
import { touching } from './touched.ts';

/** What was read: of each table the ids of the rows in the results; null where they are not known, or too many to be kept. */
export type Reads = Map<TableRead, readonly number[] | null>;

/** Rows of one query whose ids are kept. */
const mostIds = 64;
/** Queries that are known, several times what the app has; and in characters what is looked at, more than 512 values in a list. */
const mostQueries = 1_000;
const longestQuery = 8_000;

const gathering = new AsyncLocalStorage<Reads | null>();
const known = new Map<string, readonly TableRead[]>();

/** Does `work`, and tells what its queries have read. */
export async function gathered<T>(work: () => Promise<T>): Promise<{ made: T; reads: Reads }> {
  const reads: Reads = new Map();
  return { made: await gathering.run(reads, work), reads };
}

/** For looks whether something kept is still right, of which the answer is no part. */
export const ungathered = <T>(work: () => T): T => gathering.run(null, work);

/** Tells whoever gathers that this was read, though not now. */
export function addReads(reads: Reads, into = gathering.getStore()): void {
  for (const [read, ids] of into == null ? [] : reads) {
    const before = into?.get(read);
    const all = before === null || ids === null ? null : [...new Set([...(before ?? []), ...ids])];
    into?.set(read, all !== null && all.length > mostIds ? null : all);
  }
}

function readBy({ sql }: CompiledQuery, rows: readonly unknown[]): Reads {
  let tables = sql.length > longestQuery ? [anyTable] : known.get(sql);
  if (tables === undefined) {
    if (known.size >= mostQueries) known.clear();
    known.set(sql, (tables = readsOf(sql)));
  }
  const idsIn = (id: string) =>
    rows.map((row) => (row as Record<string, unknown>)[id]).filter((each) => typeof each === 'number');
  return new Map(tables.map((read) => [read, read.id === null || rows.length > mostIds ? null : idsIn(read.id)]));
}

/** The connections of a dialect, on which is noted what queries read and change where somebody wants to know. */
export const notedDialect = (dialect: Dialect): Dialect => ({
  ...dialect,
  createDriver() {
    const driver = dialect.createDriver();
    const acquire = driver.acquireConnection.bind(driver);
    return Object.assign(driver, {
      acquireConnection: async (...given: Parameters<typeof acquire>) => noted(await acquire(...given)),
    });
  },
});

const isNoted = new WeakSet<DatabaseConnection>();

function noted(connection: DatabaseConnection): DatabaseConnection {
  if (isNoted.has(connection)) return connection;
  isNoted.add(connection);
  const execute = connection.executeQuery.bind(connection);
  return Object.assign(connection, {
    async executeQuery(query: CompiledQuery) {
      const [reads, touched] = [gathering.getStore(), touching()];
      try {
        const result = await execute(query);
        if (reads != null) addReads(readBy(query, result.rows ?? []), reads);
        if (result.numAffectedRows !== 0n) touched?.add(query);
        return result;
      } catch (error) {
        reads?.set(anyTable, null);
        throw error;
      }
    },
  });
}

/** Whether these changes may have made another answer of what was read. */
export const isTouched = (reads: Reads, changes: readonly TableWrite[]): boolean =>
  [...reads].some(([read, ids]) => changes.some((change) => touches(change, read, ids)));

function touches(change: TableWrite, { table, filters, shown }: TableRead, ids: readonly number[] | null): boolean {
  if (table === '*') return true;
  if (table !== change.table) return false;
  if (change.columns === null || filters.has('*') || change.columns.some((column) => filters.has(column))) return true;
  if (!change.columns.some((column) => shown.has(column))) return false;
  return ids === null || change.ids === null || change.ids.some((id) => ids.includes(id));
}
