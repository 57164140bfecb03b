/** Tables of a database of any version, and what is in them. */

/** `columns` by name; `key`: the columns of the primary key, in its order. */
export type StoredTable = { name: string; columns: readonly string[]; key: readonly string[] };

/** The last number that each table has given, also to a row that is gone: none is given twice. */
export type Counters = Readonly<Record<string, number>>;

export type StoredRow = Readonly<Record<string, string | number | null>>;
