import type { Stored } from './record.ts';

/** The different ids that records hold under `key`; never empty, because PostgreSQL knows no empty list, and no record has id 0. */
export const idsIn = (records: readonly Stored[], key: string): number[] => [
  ...new Set([0, ...records.map((record) => record[key]).filter((id) => typeof id === 'number')]),
];

export const byId = <Row extends { id: number }>(rows: readonly Row[]) => new Map(rows.map((row) => [row.id, row]));

/** What a record refers to by the id under `key`; null when it refers to nothing. */
export function relatedTo<Row>(found: ReadonlyMap<number, Row>, record: Stored, key: string): Row | null {
  const id = record[key];
  return typeof id === 'number' ? (found.get(id) ?? null) : null;
}

/** Adds to records what they refer to under `key`, as `name`. `read` is asked once for all ids. */
export async function withRelated<Row extends { id: number }>(
  records: readonly Stored[],
  key: string,
  name: string,
  read: (ids: number[]) => Promise<Row[]>,
): Promise<Stored[]> {
  const ids = idsIn(records, key);
  // The 0 alone: nothing is referred to.
  const found = byId(ids.length === 1 ? [] : await read(ids));
  return records.map((record) => ({ ...record, [name]: relatedTo(found, record, key) }));
}
