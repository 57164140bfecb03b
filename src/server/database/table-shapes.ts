/** Tables of a database of any version, and what is in them. */

/** `columns` by name; `key`: the columns of the primary key, in its order. */
export type StoredTable = { name: string; columns: readonly string[]; key: readonly string[] };

/** The last number that each table has given, also to a row that is gone: none is given twice. */
export type Counters = Readonly<Record<string, number>>;

/** Tables of their columns; `place`: of one in the primary key, null where it is none of it. */
export const tablesOf = (rows: readonly { table: string; column: string; place: number | null }[]): StoredTable[] =>
  [...Map.groupBy(rows, ({ table }) => table)].map(([name, columns]) => ({
    name,
    columns: columns.map(({ column }) => column).sort(),
    key: columns
      .flatMap(({ column, place }) => (place === null ? [] : [{ column, place }]))
      .sort((a, b) => a.place - b.place)
      .map(({ column }) => column),
  }));

export type StoredRow = Readonly<Record<string, string | number | null>>;
